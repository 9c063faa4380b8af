import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import '@/content/einsatzgebiet'
import '@/content/home'
import { strayTexts, templates } from '@/content/ownTexts'
import { said } from '@/content/said'
import '@/content/services'

/** Texts that an owner wrote for a place which the template does not have, or no longer. @param root folder of the project */
export function textFaults(root = process.cwd()): string[] {
  return [...templates].flatMap(([page, template]) => {
    const file = `content/owner/texts/${page}.json`
    const own = existsSync(join(root, file)) ? JSON.parse(readFileSync(join(root, file), 'utf8')) : {}
    return strayTexts(template, said(own)).map(
      (path) =>
        `${file}: Für „${path}“ hat die Seite keinen Text mehr. Löschen Sie ihn in dieser Datei, und schreiben Sie ihn mit npm run edit an seine neue Stelle.`,
    )
  })
}
