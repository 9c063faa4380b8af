import { weekdays } from '@/content/planning/days'
import { examplePlan } from '@/content/planning/examplePlan'
import type { Post } from '@/content/planning/post'

/**
 * The works of the specimens. What happened there in the night is told in `content/watches/werkschutz.ts`, whether or not that
 * service is offered; guard book, incident report and month are written from it.
 */
export const worksYard = {
  object: 'Werk, zwei Hallen, Tanklager',
  /** The gate, as the tender document asks for it. */
  plan: examplePlan,
  /** Beside the gate. */
  rounds: { days: weekdays, from: '22:00', to: '06:00', people: 1, name: 'Runden' } satisfies Post,
  /** The day on which the night begins: in a month without a public holiday in any Land. */
  night: '2027-07-08',
} as const
