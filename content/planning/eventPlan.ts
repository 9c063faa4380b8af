import { place } from '@/content/place'
import { isOffered } from '@/content/services/offered'
import { type Plan, weekdays } from './types'

function phase(name: string, day: string) {
  return { name, days: weekdays, dates: [{ from: day, to: day }] }
}

/** The second Saturday in June of a year, the day before and the day after. */
function daysIn(year: number) {
  const saturday = 14 - ((new Date(Date.UTC(year, 5, 14)).getUTCDay() + 1) % 7)
  const day = (of: number) => `${year}-06-${String(of).padStart(2, '0')}`
  return { before: day(saturday - 1), concert: day(saturday), after: day(saturday + 1) }
}

/** A Saturday's concert, the day before and the day after: each phase is a post that applies on its day. */
export function eventIn(year: number): Plan {
  const { before, concert, after } = daysIn(year)
  return {
    ...(isOffered('veranstaltungsservice') && { service: 'veranstaltungsservice' }),
    land: place.land,
    period: { kind: 'range', from: before, to: after },
    night: 23,
    posts: [
      { ...phase('Aufbau', before), from: '12:00', to: '20:00', people: 2 },
      { ...phase('Nachtwache', before), from: '20:00', to: '06:00', people: 2 },
      { ...phase('Einlass', concert), from: '16:00', to: '20:00', people: 12 },
      { ...phase('Konzert', concert), from: '20:00', to: '23:00', people: 16 },
      { ...phase('Bühne', concert), from: '16:00', to: '00:00', people: 4 },
      { ...phase('Abbau', after), from: '00:00', to: '06:00', people: 2 },
    ],
  }
}
