import { Temporal } from 'temporal-polyfill'
import { weekdays } from '@/content/planning/days'
import type { Post } from '@/content/planning/post'
import type { Plan } from '@/content/planning/types'
import { calendarOf } from '@/desk/time/calendar'
import { MONTH_PARTS, rangeOf } from '@/desk/time/period'
import { writePlan } from './link'
import { reckon } from './reckoning'
import {
  answerText,
  clockSpan,
  nightText,
  peopleBefore,
  requestText,
  spokenSpan,
  staffText,
  storedHoursOf,
} from './texts'

const workdays = ['Mo', 'Di', 'Mi', 'Do', 'Fr'] as const
const gate: Post = { days: workdays, from: '18:00', to: '06:00', people: 1, name: 'Pforte' }
const weekend: Post = { ...gate, days: ['Sa', 'So', 'Ft'], from: '06:00' }
const plan: Plan = { land: 'HE', period: { kind: 'year', year: 2027 }, night: 23, posts: [gate, weekend] }

/** Twice the same name at once, and hours without anybody: of a week that is not like the others. */
const saturday = { from: '2027-05-08', to: '2027-05-08' }
const stand: Post = { ...gate, days: ['Sa', 'So'], from: '08:00', to: '24:00', people: 2, name: 'Tor' }
const fair: Plan = {
  ...plan,
  period: { kind: 'range', from: '2027-05-08', to: '2027-05-09' },
  night: 20,
  sunday: '6-20',
  posts: [
    { ...stand, dates: [saturday] },
    {
      ...stand,
      from: '18:30',
      to: '02:00',
      people: 1,
      dates: [saturday, { from: '2027-05-09', to: '2027-05-10' }],
    },
  ],
}

const ADDRESS = 'https://muster.example/planung/bedarf/#land=HE'

const reckoned = (of: Partial<Plan> = {}, ...more: [incomplete?: number, leavesNobody?: boolean]) => {
  const whole = { ...plan, ...of }
  return reckon(whole, calendarOf(Temporal, whole.land, rangeOf(whole.period)), ...more)
}
/** With spaces as one types them. */
const plain = (text: string) => text.replaceAll('\u00a0', ' ')
const request = (...of: Parameters<typeof reckoned>) =>
  plain(requestText(reckoned(...of), ADDRESS)).split('\n')

describe('the request', () => {
  it('says of a year what is planned, what it comes to, and where nobody is', () => {
    expect(request()).toEqual([
      'Bedarf 2027, Hessen:',
      '– Pforte: Mo–Fr, 18:00 bis 06:00 Uhr (Folgetag), 1 Person',
      '– Pforte: Sa, So, Feiertag, 06:00 bis 06:00 Uhr (Folgetag), 1 Person',
      'Zusammen 5.700 Stunden, davon 2.555 in der Nacht, 1.200 an Sonntagen, 240 an Feiertagen',
      'Nacht 23 bis 6 Uhr, Sonn- und Feiertage ganz; rechnerisch 3,27 Vollzeitkräfte (40 Wochenstunden, 28 Urlaubs- und 15 Krankheitstage)',
      'Niemand da: Mo–Fr 6–18 Uhr',
      ADDRESS,
    ])
  })

  it('says hours by name, what is assumed, and who is there twice', () => {
    const fullTime = { weeklyHours: 38.5, leaveDays: 30, sickDays: 12.25 }
    const posts: Post[] = [
      gate,
      { ...gate, days: ['Mo'], from: '17:30', to: '20:00' },
      { ...weekend, name: 'Tor' },
    ]
    expect(request({ fullTime, posts }).slice(4)).toEqual([
      'Zusammen 5.825 Stunden, davon 2.555 in der Nacht, 1.200 an Sonntagen, 240 an Feiertagen',
      'Pforte: 3.185 Stunden',
      'Tor: 2.640 Stunden',
      'Nacht 23 bis 6 Uhr, Sonn- und Feiertage ganz; rechnerisch 3,46 Vollzeitkräfte (38,5 Wochenstunden, 30 Urlaubs- und 12,25 Krankheitstage)',
      'Niemand da: Mo 6–17:30; Di–Fr 6–18 Uhr',
      'Doppelt besetzt: Mo 18–20 Uhr',
      ADDRESS,
    ])
  })

  it('says nothing of one week where posts have dates, and the most at once where nobody is employed', () => {
    expect(request(fair, 2)).toEqual([
      'Bedarf 08.05.2027 bis 09.05.2027, Hessen:',
      '– Tor: Sa, So, 08:00 bis 24:00 Uhr, 2 Personen, nur 08.05.2027',
      '– Tor: Sa, So, 18:30 bis 02:00 Uhr (Folgetag), 1 Person, nur 08.05.2027, 09.05.2027–10.05.2027',
      '2 Posten sind unvollständig und nicht gerechnet.',
      'Zusammen 47 Stunden, davon 20 in der Nacht, 1,5 an Sonntagen, 0 an Feiertagen',
      'Nacht 20 bis 6 Uhr, Sonntage von 6 bis 20 Uhr, Feiertage ganz; höchstens 3 zugleich',
      ADDRESS,
    ])
  })

  it('says the most at once where what is assumed leaves nobody to work', () => {
    expect(request({ posts: [gate, weekend] }, 1, true).slice(3)).toEqual([
      '1 Posten ist unvollständig und nicht gerechnet.',
      'Zusammen 5.700 Stunden, davon 2.555 in der Nacht, 1.200 an Sonntagen, 240 an Feiertagen',
      'Nacht 23 bis 6 Uhr, Sonn- und Feiertage ganz; höchstens 1 zugleich',
      'Niemand da: Mo–Fr 6–18 Uhr',
      ADDRESS,
    ])
  })
})

it('answers in hours and people, or in the most that are there at once', () => {
  expect(plain(answerText(reckoned()))).toBe('5.700 Stunden · 4 Kräfte')
  expect(plain(answerText(reckoned({ posts: [weekend] }, 0, true)))).toBe('2.640 Stunden · 1 zugleich')
  expect(plain(answerText(reckoned(fair)))).toBe('47 Stunden · 3 zugleich')
  expect(answerText(null)).toBe('–')
})

it('says below what the answer is of, and of a stretch of time when the most are there', () => {
  expect(plain(staffText(reckoned()))).toBe(
    '2027, Hessen; rechnerisch 3,27 Vollzeitkräfte; höchstens 1 zugleich',
  )
  expect(plain(staffText(reckoned(fair)))).toBe(
    '08.05.2027 bis 09.05.2027, Hessen; höchstens 3 zugleich, zuerst am 08.05.2027 um 18:30 Uhr',
  )
  expect(plain(staffText(reckoned({ ...fair, posts: [] })))).toBe(
    '08.05.2027 bis 09.05.2027, Hessen; höchstens 0 zugleich',
  )
})

it('tells the comparison of offers all that the request says, and which plan it was', () => {
  const reckoning = reckoned(fair, 2)
  expect(storedHoursOf(reckoning, ADDRESS)).toEqual({
    table: reckoning.table,
    onCall: reckoning.onCall,
    byName: reckoning.byName,
    link: writePlan(fair),
    label: '08.05.2027 bis 09.05.2027, Hessen',
    span: 'range',
    months: (2 * MONTH_PARTS) / 31,
    counted: ['20 bis 6\u00a0Uhr', 'Sonntage von 6 bis 20\u00a0Uhr, Feiertage ganz'],
    incomplete: 2,
    details: requestText(reckoning, ADDRESS),
  })
})

it.each<[from: Post['from'], to: Post['to'], mark: string, spoken: string]>([
  ['18:00', '06:00', '18–06', '18–6'],
  ['08:15', '17:00', '08:15–17', '8:15–17'],
  ['00:00', '00:15', '00–00:15', '0–0:15'],
])('shortens %s and %s', (from, to, mark, spoken) => {
  expect([clockSpan(from, to), spokenSpan({ from, to })]).toEqual([mark, spoken])
})

it.each<[Partial<Post>, string]>([
  [
    { days: ['Fr', 'Sa'], from: '02:00', to: '08:00' },
    'Beginnt Freitag um 2 Uhr, in der Nacht von Donnerstag auf Freitag.',
  ],
  [{ days: ['Mo'], from: '00:30' }, 'Beginnt Montag um 0:30 Uhr, in der Nacht von Sonntag auf Montag.'],
  [{ days: ['Mo'], from: '00:00', to: '24:00' }, ''],
  [{ days: ['Mo'], from: '00:00', to: '00:00' }, ''],
  [{ days: ['Mo'], from: '05:00' }, ''],
  [{ days: ['Ft'], from: '02:00' }, ''],
  [{ days: weekdays, from: '02:00' }, ''],
  [
    { days: weekdays, from: '02:00', dates: [saturday] },
    'Beginnt Samstag um 2 Uhr, in der Nacht von Freitag auf Samstag.',
  ],
])('says in which night a shift of %j begins', (patch, said) => {
  expect(plain(nightText({ ...gate, ...patch }))).toBe(said)
})

it('puts people before a name where there are several', () => {
  expect([gate, stand].map(peopleBefore)).toEqual(['Pforte', '2\u00a0×\u00a0Tor'])
  expect(peopleBefore({ ...stand, onCall: true })).toBe('2\u00a0×\u00a0Tor (auf Abruf)')
})
