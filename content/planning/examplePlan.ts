import { place } from '@/content/place'
import type { Plan, PlanStart } from './types'

/**
 * One gate, always with one person: before a visitor plans it fills the calculator, on the page of costs it is reckoned
 * through, and the specimen of a tender asks for it. Ends and beginnings meet at six.
 */
export const examplePlan: PlanStart = {
  land: place.land,
  night: 23,
  posts: [
    { days: ['Mo', 'Di', 'Mi', 'Do', 'Fr'], from: '18:00', to: '06:00', people: 1, name: 'Pforte' },
    { days: ['Sa', 'So', 'Ft'], from: '06:00', to: '06:00', people: 1, name: 'Pforte' },
  ],
}

/** … in a year. */
export const exampleIn = (year: number): Plan => ({ ...examplePlan, period: { kind: 'year', year } })
