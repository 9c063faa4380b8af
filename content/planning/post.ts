import type { Clock } from '@/content/clock'
import type { DateRange, Weekday } from './days'

/** A place that is staffed: on these days, from, to (`24:00` is midnight; an end at or before the start is on the next day). */
export type Post = {
  days: readonly Weekday[]
  from: Clock
  to: Clock
  /** 1 to 99. */
  people: number
  name: string
  /** It starts on these days alone; absent: on all of the period. */
  dates?: readonly DateRange[]
  /** Its hours may be called off, and are apart from the firm ones; else they are firm. */
  onCall?: boolean
}

/** Words of each field of a post: in the form, as a column, and in a sentence. */
export const postWords = {
  name: { label: 'Name', head: 'Posten' },
  days: { label: 'Tage', head: 'Tage', holiday: 'Feiertag', empty: 'Bitte mindestens einen Tag.' },
  from: {
    label: 'von',
    head: 'Zeit',
    example: 'etwa 18:00',
    // A phone shows three fields in a row.
    nonsense: 'Uhrzeit wie 18:15',
    fine: 'Viertelstunden, wie 18:15',
    span: (from: string, to: string) => `${from}–${to}`,
    said: (from: string, to: string) => `${from} bis ${to}`,
    /** Below it, of a shift that begins after midnight. */
    night: (day: string, time: string, before: string) =>
      `Beginnt ${day} um ${time}\u00a0Uhr, in der Nacht von ${before} auf ${day}.`,
  },
  to: {
    label: 'bis',
    example: 'etwa 06:00',
    sameDay: (to: string) => `${to}\u00a0Uhr`,
    /** The end lies on the next day. */
    overnight: (to: string) => `${to} (Folgetag)`,
    nextDay: (to: string) => `${to}\u00a0Uhr (Folgetag)`,
  },
  people: {
    label: 'Personen',
    head: 'Personen',
    nonsense: 'Eine Zahl von 1 bis 99.',
    said: (people: number) => `${people}\u00a0${people === 1 ? 'Person' : 'Personen'}`,
  },
  dates: {
    label: 'Nur an diesen Tagen',
    head: 'Nur an',
    example: 'etwa 1.5.–30.9., 3.10.',
    nonsense: 'Tage wie 1.5.–30.9., Mai–Juli oder außer 24.12.2027, mit Komma getrennt.',
    order: 'Keiner dieser Tage liegt im Zeitraum.',
    /** Below the field: which days were understood; and what of them does not count. */
    understood: (days: string, others: number) =>
      `Gilt ${days}${others > 0 ? ` und an ${others}\u00a0weiteren Terminen` : ''}.`,
    yearly: (days: string, first: number, last: number) => `jedes Jahr ${days} (${first} bis ${last})`,
    outside: (days: string, count: number) =>
      `${days} ${count === 1 ? 'liegt' : 'liegen'} außerhalb des Zeitraums.`,
    said: (dates: string) => `nur ${dates}`,
  },
  onCall: { label: 'Auf Abruf, nicht fest bestellt', head: 'Abruf', said: 'auf Abruf' },
} as const
