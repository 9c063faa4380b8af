import { place } from '@/content/place'
import { isOffered } from '@/content/services/offered'
import { concert } from './specimens/postPlanLabels'
import type { Plan } from './types'

/** The second Saturday in June. */
function saturdayIn(year: number): string {
  const day = 14 - ((new Date(Date.UTC(year, 5, 14)).getUTCDay() + 1) % 7)
  return `${year}-06-${String(day).padStart(2, '0')}`
}

/** The concert of the post plan, on a Saturday: each of its phases is a post, with all heads on duty. */
export function eventIn(year: number): Plan {
  const saturday = saturdayIn(year)
  return {
    ...(isOffered('veranstaltungsservice') && { service: 'veranstaltungsservice' }),
    land: place.land,
    period: { kind: 'range', from: saturday, to: saturday },
    night: 23,
    posts: concert.phases.map(({ name, from, to, heads }) => ({
      name,
      days: ['Sa'],
      from,
      to,
      people: heads.reduce((sum, count) => sum + count, 0),
    })),
  }
}
