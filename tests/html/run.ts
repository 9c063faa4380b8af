/** `npm run gate -- html`: every exported page through the Nu HTML checker, the one behind validator.w3.org. Needs Java. */
import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { exportFolderOrExit } from '@/scripts/lib/exportFolder'
import { filesBelow } from '@/scripts/lib/filesBelow'

type Message = { url: string; lastLine: number; message: string; extract?: string }

const out = exportFolderOrExit()
const pages = filesBelow(out).filter((file) => file.endsWith('.html'))
let report: string
try {
  report = execFileSync(
    'java',
    [
      '-jar',
      join(process.cwd(), 'node_modules/vnu-jar/build/dist/vnu.jar'),
      '--stdout',
      '--errors-only',
      '--exit-zero-always',
      '--format',
      'json',
      ...pages.map((page) => join(out, page)),
    ],
    { encoding: 'utf8', maxBuffer: 50_000_000 },
  )
} catch {
  console.error('The HTML checker needs Java. Install it (Debian: apt install default-jre-headless).')
  process.exit(1)
}
const { messages }: { messages: Message[] } = JSON.parse(report)
for (const { url, message, extract = '' } of messages) {
  console.error(`${url.replace(/^.*\/out\//, '')}: ${message}\n  ${extract.trim().slice(0, 160)}`)
}
console.log(
  `${pages.length - new Set(messages.map(({ url }) => url)).size} of ${pages.length} pages are valid HTML`,
)
process.exit(messages.length === 0 ? 0 : 1)
