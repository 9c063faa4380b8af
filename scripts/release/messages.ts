import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Says why there is no release, and ends the program. */
export function refuse(reason: string, lines: readonly string[]): never {
  console.error(`No release: ${reason}\n${lines.map((line) => `- ${line}`).join('\n')}`)
  process.exit(1)
}

/** What the owner does with the archive, as docs/veroeffentlichen.md says it. */
export function lastMessage(address: string, archive: string): string {
  const uploadSteps = readFileSync(join(process.cwd(), 'docs/veroeffentlichen.md'), 'utf8')
    .match(/^\d+\. .*$/gm)
    ?.join('\n')
  return `
Released for ${address}

Upload the content of ${archive} (checksum beside it). docs/veroeffentlichen.md says how:
${uploadSteps}
`
}
