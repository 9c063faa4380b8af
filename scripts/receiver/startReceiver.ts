import type { Server } from 'node:http'
import { join } from 'node:path'
import { LOCAL_FORM_ENDPOINT } from '@/lib/settings.mjs'
import { listen } from '@/scripts/lib/listen'
import { createReceiver } from './receiver'
import { listServices } from './simulatedServices'

/**
 * The local form receiver at its fixed address: appends every enquiry to a file, and prints it.
 * @param quiet print nothing
 */
export function startReceiver({ quiet = false } = {}): Promise<Server> {
  const log = quiet ? () => undefined : console.log
  const file = join(process.cwd(), '.local/anfragen.jsonl')
  const receiver = createReceiver({
    file,
    onReceived: ({ body }) => log(`\nEnquiry received: ${JSON.stringify(body, null, 2)}`),
  })
  log(`Form receiver: ${LOCAL_FORM_ENDPOINT} (writes to .local/anfragen.jsonl)`)
  log(`Its replies, by the sender's address (every other one: sent):\n${listServices()}`)
  return listen(receiver, Number(new URL(LOCAL_FORM_ENDPOINT).port))
}
