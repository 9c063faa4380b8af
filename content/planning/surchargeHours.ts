import type { Land } from '@/content/laender'
import type { NightStart, SundaySpan } from './types'

/**
 * Hours to which the wage agreements of a Land tie their surcharges; where none is named, the law's night counts.
 * OWNER: replace both by what the agreement says that you apply, and `source` by its name and date.
 */
export const surchargeHours: Partial<
  Record<Land, { night: NightStart; sunday: SundaySpan; source: string }>
> = {
  HE: {
    night: 20,
    sunday: '6-20',
    source:
      'Nacht ab 20\u00a0Uhr und Sonntag von 6 bis 20\u00a0Uhr stehen so in einer Protokollnotiz von 2009 zum Manteltarifvertrag für Hessen. Den heutigen Vertrag haben wir nicht gesehen.',
  },
  RP: {
    night: 20,
    sunday: '0-24',
    source:
      'Nacht ab 20\u00a0Uhr nennt für Rheinland-Pfalz eine Übersicht des Branchenverbands BDSW von 2019; für den Sonntag nennt sie keine Uhrzeit. Den heutigen Vertrag haben wir nicht gesehen.',
  },
}
