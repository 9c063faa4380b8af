/**
 * `npm run update -- <folder of the site so far>`: run in a fresh copy of a newer template, takes over what is the owner's: his
 * folder, his settings and his releases. Records of a template that kept them in TypeScript are written anew. It changes nothing
 * in the old folder, so that the way back is to go on there.
 */
import { cpSync, existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import company from '@/content/owner/company.json' with { type: 'json' }
import { isUnsaid, said } from '@/content/said'
import { OWN_MASTERS } from '@/lib/server/pictureFiles'
import { runScript } from './lib/run'
import { writeAnswers } from './records/answers'
import { takeOlderPictures } from './update/olderPictures'
import { olderAnswers } from './update/olderRecords'

/** What is his. His film lies among the files that are served, and says by its poster that it is his. */
const OWNERS = ['content/owner', '.env.local', 'release']

const [given] = process.argv.slice(2)
const before = resolve(given ?? '')
const here = process.cwd()
const isTaken = !isUnsaid(said(company))
if (isTaken || given === undefined || before === here || !existsSync(join(before, 'content'))) {
  console.error(
    isTaken
      ? 'Hier stehen schon Angaben einer Firma; nichts ist geändert. Rufen Sie den Befehl in einer frisch entpackten Vorlage auf: npm run update -- ../website-bisher'
      : 'Nennen Sie den Ordner Ihrer bisherigen Website: npm run update -- ../website-bisher. Aufgerufen wird es im Ordner der neuen Vorlage.',
  )
  process.exit(1)
}

const film = existsSync(join(before, OWN_MASTERS, 'videos')) ? ['public/videos'] : []
const taken = [...OWNERS, ...film].filter((path) => existsSync(join(before, path)))
for (const path of taken) {
  cpSync(join(before, path), join(here, path), { recursive: true })
}
if (!taken.includes('content/owner')) {
  writeAnswers(here, await olderAnswers(before))
  takeOlderPictures(before, here)
  console.log(
    'Ihre Angaben, Ihr Logo und Ihre Bilder sind übernommen. Sätze, die Sie in content/ geändert hatten, tragen Sie mit npm run edit neu ein.',
  )
}
await runScript('images', [], here)
console.log(`
Übernommen aus ${before}: ${['content/owner', ...taken.filter((path) => path !== 'content/owner')].join(', ')}. Dort ist nichts geändert.
Was noch fehlt, sagt npm run setup; nach Sätzen, die in der neuen Vorlage anders sind, fragt npm run release.
`)
