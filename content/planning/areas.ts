import { offeredOf } from '@/content/services/offered'
import { germanList } from '@/content/words'

/** Calculators beside the one of posts, for what a post cannot say: each with its service, and what counts where. */
export const areaParts = offeredOf([
  {
    id: 'reinigung',
    service: 'reinigungsdienste',
    name: 'Reinigung',
    where: 'der Reinigung',
    counts: 'die Fläche',
  },
  {
    id: 'streife',
    service: 'kontrolldienst',
    name: 'Streife',
    where: 'einer Streife',
    counts: 'die Zeit je Halt',
  },
  {
    id: 'veranstaltung',
    service: 'veranstaltungsservice',
    name: 'Veranstaltung',
    where: 'einer Veranstaltung',
    counts: 'jede Phase',
  },
] as const)

export const areas = {
  heading: `Stunden für ${germanList(areaParts.map(({ name }) => name))}`,
  lead: `${areaParts
    .map(({ where, counts }, at) => (at === 0 ? `Bei ${where} zählt ${counts}` : `bei ${where} ${counts}`))
    .join(', ')}.`,
}
