import { place } from '@/content/place'
import { isOffered } from '@/content/services/offered'
import { type Plan, weekdays } from './types'

function phase(name: string, day: string) {
  return { name, days: weekdays, dates: [{ from: day, to: day }] }
}

/** A Saturday's concert, the day before and the day after: each phase is a post that applies on its day. */
export const eventPlan: Plan = {
  ...(isOffered('veranstaltungsservice') && { service: 'veranstaltungsservice' }),
  land: place.land,
  period: { kind: 'range', from: '2027-06-11', to: '2027-06-13' },
  night: 23,
  posts: [
    { ...phase('Aufbau', '2027-06-11'), from: '12:00', to: '20:00', people: 2 },
    { ...phase('Nachtwache', '2027-06-11'), from: '20:00', to: '06:00', people: 2 },
    { ...phase('Einlass', '2027-06-12'), from: '16:00', to: '20:00', people: 12 },
    { ...phase('Konzert', '2027-06-12'), from: '20:00', to: '23:00', people: 16 },
    { ...phase('Bühne', '2027-06-12'), from: '16:00', to: '00:00', people: 4 },
    { ...phase('Abbau', '2027-06-13'), from: '00:00', to: '06:00', people: 2 },
  ],
}
