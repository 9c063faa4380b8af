import { copyFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  confirmationEdits,
  editFile,
  evidenceEdits,
  formServiceEdits,
  homeEdits,
  recordEdits,
  serviceEdits,
} from '@/scripts/release/support/ownersEdits'
import { RELEASE } from '@/tests/servers/cases'

/** What docs/texte.md says, in its order; and more words on two pages. */
export function makeItReal(folder: string) {
  editFile(folder, 'content/company.ts', ...recordEdits)
  editFile(folder, 'content/facts.ts', ...evidenceEdits)
  editFile(folder, 'content/confirmations.ts', ...confirmationEdits)
  editFile(folder, 'content/formService.ts', ...formServiceEdits)
  editFile(folder, 'content/home.ts', ...homeEdits)
  editFile(folder, 'content/services/werkschutz.ts', ...serviceEdits)
}

/** What docs/leistung.md says, in its order; the text itself is a file of ours. */
export function addService(folder: string) {
  const slug = RELEASE.newService
  copyFileSync(join(process.cwd(), `tests/owner/${slug}.ts.txt`), join(folder, `content/services/${slug}.ts`))
  editFile(folder, 'content/services/slugs.ts', {
    what: 'the list of slugs',
    at: /(?<=^export const serviceSlugs = \[)/m,
    write: `'${slug}',`,
  })
  editFile(
    folder,
    'content/services/index.ts',
    {
      what: 'the imports',
      at: /(?<=^import type \{ Service \} from '\.\.\/types'\n)/m,
      write: `import { museumsWache } from './${slug}'\n`,
    },
    { what: 'the list of services', at: /(?<=^const bySlug = \{)/m, write: `'${slug}': museumsWache,` },
  )
  editFile(folder, 'content/confirmations.ts', {
    what: 'the list of promises',
    at: /(?<=^export const confirmations.*\{)/m,
    write: `'${slug}': { 'Ihren Saalplan zeichnen wir nach dem Rundgang durch Ihr Haus.': true },`,
  })
  copyFileSync(
    join(folder, 'artwork/pictures/masters/service/objektschutz.webp'),
    join(folder, `artwork/pictures/masters/service/${slug}.webp`),
  )
}
