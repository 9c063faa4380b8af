import { claimedFacts } from '@/content/fact'
import { facts } from '@/content/facts'
import { laender } from '@/content/laender'
import { landNames } from '@/content/landNames'
import { place } from '@/content/place'
import { serviceOf } from '@/content/services'
import { isOffered } from '@/content/services/offered'
import { writtenSlugs } from '@/content/services/slugs'
import { textsIn } from '@/content/support/textsIn'
import { ownersContent } from '@/scripts/records/ownersContent'
import type { Records } from './exportObstacles'

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
    notOffered: writtenSlugs.filter((slug) => !isOffered(slug)).map(serviceOf),
    figures: claimedFacts(facts).map(([, { value, label }]) => `${value} ${label}`),
  }
}
