import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { claimedFacts } from '@/content/fact'
import { facts } from '@/content/facts'
import { laender } from '@/content/laender'
import { landNames } from '@/content/landNames'
import { place } from '@/content/place'
import { serviceOf } from '@/content/services'
import { isOffered } from '@/content/services/offered'
import { writtenSlugs } from '@/content/services/slugs'
import { textsIn } from '@/content/support/textsIn'
import { filesBelow } from '@/scripts/lib/filesBelow'
import { ownersContent } from '@/scripts/records/ownersContent'
import type { Records } from './exportObstacles'

/** What the owner has written for pages, page by page. */
function ownTextFiles(): unknown[] {
  const folder = join(process.cwd(), 'content/owner/texts')
  return filesBelow(folder).map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')))
}

/** What the owner's records hold now. */
export function records(): Records {
  const lands = [place.land, ...place.regions.flatMap(({ land }) => land ?? [])].map((land) => ({
    name: landNames[land],
    ...laender[land],
  }))
  const own = textsIn({ ...ownersContent.records, lands })
  return {
    town: place.town,
    area: textsIn({ ...place, lands: lands.map(({ name }) => name) }).map(({ text }) => text),
    own: own.map(({ text }) => text),
    texts: ownTextFiles().flatMap((file) => textsIn(file).map(({ text }) => text)),
    notOffered: writtenSlugs.filter((slug) => !isOffered(slug)).map(serviceOf),
    figures: claimedFacts(facts).map(([, { value, label }]) => `${value} ${label}`),
  }
}
