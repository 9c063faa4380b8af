import { offeredOf } from '@/content/services/offered'

/** Calculators beside the one of posts, for what a post cannot say: each with its service, and what counts where. */
export const areaParts = offeredOf([
  { id: 'reinigung', service: 'reinigungsdienste', where: 'der Reinigung', counts: 'die Fläche' },
  { id: 'streife', service: 'kontrolldienst', where: 'einer Streife', counts: 'die Zeit je Halt' },
  {
    id: 'veranstaltung',
    service: 'veranstaltungsservice',
    where: 'einer Veranstaltung',
    counts: 'jede Phase',
  },
] as const)

export const areas = {
  heading: 'Nicht jeder Auftrag ist ein Posten',
  lead: `${areaParts
    .map(({ where, counts }, at) => (at === 0 ? `Bei ${where} zählt ${counts}` : `bei ${where} ${counts}`))
    .join(', ')}.`,
}
