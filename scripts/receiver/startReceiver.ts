import type { Server } from 'node:http'
import { join } from 'node:path'
import { LOCAL_FORM_ENDPOINT } from '@/lib/server/settings'
import { listen } from '@/scripts/lib/listen'
import { createReceiver } from './receiver'
import { listServices } from './simulatedServices'

const FILE = '.local/anfragen.jsonl'

type Options = {
  /** Where forms post to. */
  endpoint?: string
  /** Print only what goes wrong. */
  quiet?: boolean
}

/** The local form receiver: appends every enquiry to a file, and prints it. */
export function startReceiver({
  endpoint = LOCAL_FORM_ENDPOINT,
  quiet = false,
}: Options = {}): Promise<Server> {
  const log = quiet ? () => undefined : console.log
  const receiver = createReceiver({
    file: join(process.cwd(), FILE),
    onReceived: ({ body }) => log(`\nAnfrage angekommen: ${JSON.stringify(body, null, 2)}`),
    onNotWritten: (reason) => console.error(`Die Anfrage ließ sich nicht in ${FILE} schreiben: ${reason}`),
  })
  log(`Formulardienst zum Probieren: ${endpoint} (schreibt nach ${FILE})`)
  log(
    `Er nimmt jede Anfrage an. Beginnt die E-Mail-Adresse im Formular wie hier, etwa 500@firma.de, tut er, was daneben steht:\n${listServices()}`,
  )
  return listen(receiver, Number(new URL(endpoint).port))
}
