import type { Land } from '@/content/laender'
import type { NightStart, SundaySpan } from './types'

/**
 * Hours to which the wage agreements of a Land tie their surcharges; where none is named, the law's night counts.
 * OWNER: replace both by what the agreement says that you apply, and `note` by its name and date. Where these come from stands
 * in docs/recht.md.
 */
export const surchargeHours: Partial<Record<Land, { night: NightStart; sunday: SundaySpan; note: string }>> =
  {
    HE: {
      night: 20,
      sunday: '6-20',
      note: 'Tarifverträge zählen die Nacht oft ab 20\u00a0Uhr und den Sonntag nur von 6 bis 20\u00a0Uhr, Feiertage ganz. Welche Zeiten für Sie gelten, muss jedes Angebot nennen.',
    },
    RP: {
      night: 20,
      sunday: '0-24',
      note: 'Tarifverträge zählen die Nacht oft ab 20\u00a0Uhr. Welche Zeiten für Sie gelten, muss jedes Angebot nennen.',
    },
  }
