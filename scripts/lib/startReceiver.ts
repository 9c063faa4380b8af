import type { Server } from 'node:http'
import { join } from 'node:path'
import { LOCAL_FORM_ENDPOINT } from '@/lib/settings.mjs'
import { listen } from './listen'
import { createReceiver } from './receiver'

/** The local form receiver at its fixed address: prints every enquiry and appends it to a file. */
export function startReceiver(): Promise<Server> {
  const file = join(process.cwd(), '.local/anfragen.jsonl')
  const receiver = createReceiver({
    file,
    onReceived: ({ body }) => console.log(`\nEnquiry received: ${JSON.stringify(body, null, 2)}`),
  })
  console.log(`Form receiver: ${LOCAL_FORM_ENDPOINT} (writes to .local/anfragen.jsonl)`)
  return listen(receiver, Number(new URL(LOCAL_FORM_ENDPOINT).port))
}
