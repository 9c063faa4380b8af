import type { Clock } from '@/content/clock'
import { type DateRange, type Weekday, weekdays } from '@/content/planning/days'
import type { Post } from '@/content/planning/post'
import type { Period, Plan } from '@/content/planning/types'

/**
 * What thirty-four buyers of guarding, patrols and cleaning asked for in public, in our own words. Where a notice leaves out times,
 * heads or dates they are assumed, and said to be. Whatever lies elsewhere is planned in Hessen, years before 2026 later.
 */
export type BuyersCase = {
  name: string
  /** One of each Land. `hours`, `onCall`: what a plan comes to, firm and on call, as two reckonings found it. */
  plans: readonly { plan: Plan; hours: number; onCall?: number }[]
}

const workdays = weekdays.slice(0, 5)
const everyDay = weekdays
const weekend: Weekday[] = ['Sa', 'So', 'Ft']
const closedOnMondays: Weekday[] = ['Di', 'Mi', 'Do', 'Fr', 'Sa', 'So', 'Ft']

/** @param dates as a link has them: `2027-05-01/2027-09-30,2027-12-24` */
function post(days: readonly Weekday[], times: string, people: number, name: string, dates = ''): Post {
  const [from, to] = times.split('-') as [Clock, Clock]
  const ranges = dates.split(',').map((range): DateRange => {
    const [first = '', last = first] = range.split('/')
    return { from: first, to: last }
  })
  return { days, from, to, people, name, ...(dates !== '' && { dates: ranges }) }
}

function onCall(of: Post): Post {
  return { ...of, onCall: true }
}

/** Days of each of the five years from 2026 on. */
function eachYear(from: string, to = from): string {
  return Array.from({ length: 5 }, (_, at) => `${2026 + at}-${from}/${2026 + at}-${to}`).join(',')
}

function inYear(year: number): Period {
  return { kind: 'year', year }
}

function inRange(from: string, to: string): Period {
  return { kind: 'range', from, to }
}

function planOf(period: Period, posts: readonly Post[], rest: Partial<Plan> = {}): Plan {
  return { land: 'HE', period, night: 23, posts, ...rest }
}

export const buyersCases: readonly BuyersCase[] = [
  {
    // Assumed: all times but the gap at noon, heads, days of payment. Not planned: two options of a year each.
    name: 'a county office in two towns, two years, with a gap at noon and days of payment on call',
    plans: [
      {
        plan: planOf(inRange('2027-01-01', '2028-12-31'), [
          post(['Mo', 'Di', 'Mi'], '07:30-12:30', 1, 'Foyer West'),
          post(['Mo', 'Di', 'Mi'], '13:45-16:00', 1, 'Foyer West'),
          post(['Do'], '07:30-12:30', 1, 'Foyer West'),
          post(['Do'], '13:45-18:00', 1, 'Foyer West'),
          post(['Fr'], '07:30-12:30', 1, 'Foyer West'),
          post(['Mo', 'Di', 'Mi'], '07:30-16:00', 1, 'Foyer Ost'),
          post(['Do'], '07:30-18:00', 1, 'Foyer Ost'),
          post(['Fr'], '07:30-12:30', 1, 'Foyer Ost'),
          onCall(
            post(
              workdays,
              '08:00-12:00',
              1,
              'Zahltag',
              '2027-01-29,2027-02-26,2027-03-31,2027-04-30,2027-05-31,2027-06-30,2027-07-30,2027-08-31,2027-09-30,2027-10-29,2027-11-30,2027-12-30',
            ),
          ),
        ]),
        hours: 7783,
        onCall: 48,
      },
    ],
  },
  {
    // Assumed: all times and heads but those of the control room. Not planned: events on call.
    name: 'a library with fifteen posts by function, some on every third Sunday',
    plans: [
      {
        plan: planOf(inYear(2027), [
          post(everyDay, '00:00-24:00', 2, 'Leitstelle'),
          post(workdays, '07:00-22:00', 1, 'Haupteingang'),
          post(['Sa'], '09:00-19:00', 1, 'Haupteingang'),
          post(workdays, '06:00-18:00', 1, 'Anlieferung'),
          post(workdays, '08:00-22:00', 2, 'Garderobe'),
          post(['Sa'], '09:00-19:00', 1, 'Garderobe'),
          post(workdays, '08:00-22:00', 3, 'Lesesäle'),
          post(['Sa'], '09:00-19:00', 2, 'Lesesäle'),
          post(workdays, '09:00-20:00', 1, 'Museum'),
          post(['Sa'], '10:00-18:00', 1, 'Museum'),
          post(workdays, '22:00-06:00', 1, 'Streife'),
          post(['Sa', 'So'], '19:00-07:00', 1, 'Streife'),
          post(workdays, '07:00-19:00', 1, 'Parkhaus'),
          ...['Haupteingang', 'Museum'].map((name) =>
            post(
              ['So'],
              '10:00-18:00',
              1,
              name,
              '2027-01-03,2027-01-24,2027-02-14,2027-03-07,2027-03-28,2027-04-18,2027-05-09,2027-05-30,2027-06-20,2027-07-11,2027-08-01,2027-08-22,2027-09-12,2027-10-03,2027-10-24,2027-11-14,2027-12-05,2027-12-26',
            ),
          ),
        ]),
        hours: 54016,
      },
    ],
  },
  {
    // Assumed: times, heads, the two nights. Not planned: two more years.
    name: 'an exhibition with other hours in winter, closed on two days, with one night a year',
    plans: [
      {
        plan: planOf(inRange('2027-01-01', '2028-12-31'), [
          ...[
            { name: 'Aufsicht', people: 6 },
            { name: 'Kasse', people: 2 },
            { name: 'Einlass', people: 1 },
          ].flatMap(({ name, people }) => [
            post(
              closedOnMondays,
              '09:45-17:15',
              people,
              name,
              '2027-01-01/2027-04-30,2027-10-01/2027-12-23,2027-12-25/2027-12-30,2028-01-01/2028-04-30,2028-10-01/2028-12-23,2028-12-25/2028-12-30',
            ),
            post(closedOnMondays, '09:45-18:15', people, name, '2027-05-01/2027-09-30,2028-05-01/2028-09-30'),
          ]),
          post(['Sa'], '18:00-01:00', 8, 'Lange Nacht', '2027-05-08,2028-05-13'),
        ]),
        hours: 44954.5,
      },
    ],
  },
  {
    // As the notice has it: 62.5 hours a week, 3,150 a year. Assumed: which three days are closed.
    name: 'a seat of a Land, twelve and a half hours on workdays, closed on three more days',
    plans: [
      {
        plan: planOf(inYear(2027), [
          post(
            workdays,
            '07:30-20:00',
            1,
            'Empfang',
            '2027-01-01/2027-02-07,2027-02-09/2027-12-23,2027-12-25/2027-12-30',
          ),
        ]),
        hours: 3150,
      },
    ],
  },
  {
    // Assumed: times, heads, three lots. Not planned: a ceiling above the awarded hours.
    name: 'nine houses of museums in lots, four years',
    plans: [
      {
        plan: planOf(inRange('2027-01-01', '2030-12-31'), [
          ...[4, 3, 6].map((people, at) =>
            post(closedOnMondays, '09:45-18:15', people, `Los 1, Haus ${at + 1}`),
          ),
          ...[2, 5, 3].map((people, at) =>
            post(closedOnMondays, '10:45-19:15', people, `Los 2, Haus ${at + 4}`),
          ),
          ...[1, 2, 1].map((people, at) =>
            post([...workdays, 'Sa'], '09:45-17:15', people, `Los 3, Haus ${at + 7}`),
          ),
          post(everyDay, '18:00-08:00', 1, 'Los 1, Nachtwache'),
        ]),
        hours: 303790.5,
      },
    ],
  },
  {
    // Assumed: all of the posts. Not planned: more people and equipment when the situation changes.
    name: 'a federal office with two seats in two Länder and an event elsewhere',
    plans: [
      {
        plan: planOf(inYear(2027), [
          post(everyDay, '00:00-24:00', 1, 'Pforte'),
          post(workdays, '07:00-17:00', 1, 'Empfang'),
          post(workdays, '08:00-18:00', 6, 'Veranstaltung', '2027-09-15/2027-09-16'),
        ]),
        hours: 11430,
      },
      {
        plan: planOf(
          inYear(2027),
          [
            post(workdays, '18:00-06:00', 1, 'Pforte'),
            post(weekend, '00:00-24:00', 1, 'Pforte'),
            post(workdays, '06:00-18:00', 2, 'Empfang'),
          ],
          { land: 'RP' },
        ),
        hours: 11808,
      },
    ],
  },
  {
    // Assumed: heads. Not planned: a round at least every two hours.
    name: 'housing for refugees, guarded around the clock',
    plans: [
      {
        plan: planOf(inYear(2026), [
          post(everyDay, '06:00-22:00', 2, 'Unterkunft'),
          post(everyDay, '22:00-06:00', 3, 'Unterkunft'),
        ]),
        hours: 20440,
      },
    ],
  },
  {
    // Assumed: times, heads, dates of the holidays of schools. Not planned: two options until 2029.
    name: 'patrols and locking for schools in two lots, mainly in the holidays of schools',
    plans: [
      {
        plan: planOf(inRange('2026-06-01', '2027-05-31'), [
          ...['Los 1', 'Los 2'].flatMap((lot) => [
            post(
              everyDay,
              '21:00-00:30',
              1,
              `${lot}, Streife`,
              '2026-06-29/2026-08-07,2026-10-05/2026-10-17,2026-12-23/2027-01-12,2027-03-22/2027-04-02',
            ),
            post(workdays, '20:30-22:00', 1, `${lot}, Schließdienst`),
          ]),
          post(['Fr', 'Sa'], '23:00-03:00', 1, 'Los 1, Streife'),
        ]),
        hours: 1753,
      },
    ],
  },
  {
    // It starts at 12:20: five minutes earlier here. Assumed: end, heads, season. As if the weather were always good.
    name: 'an open-air pool: each day in the holidays of schools, else at weekends',
    plans: [
      {
        plan: planOf(inRange('2027-05-08', '2027-09-12'), [
          post(everyDay, '12:15-20:00', 3, 'Freibad', '2027-06-28/2027-08-06'),
          post(weekend, '12:15-20:00', 3, 'Freibad', '2027-05-08/2027-06-27,2027-08-07/2027-09-12'),
        ]),
        hours: 1627.5,
      },
    ],
  },
  {
    // Assumed: times, heads, season. The most that can be called off: each weekend.
    name: 'a pool at weekends, called off by the weather',
    plans: [
      {
        plan: planOf(inRange('2027-05-15', '2027-09-05'), [post(weekend, '12:00-20:00', 2, 'Freibad')]),
        hours: 576,
      },
    ],
  },
  {
    // Assumed: times, heads, season.
    name: 'three pools of a town: a patrol each night, by day guards on call in the season',
    plans: [
      {
        plan: planOf(inYear(2027), [
          post(everyDay, '22:00-05:00', 1, 'Nachtstreife'),
          ...['Bad 1', 'Bad 2', 'Bad 3'].map((name) =>
            onCall(post(everyDay, '13:00-19:30', 2, name, '2027-05-15/2027-09-12')),
          ),
        ]),
        hours: 2555,
        onCall: 4719,
      },
    ],
  },
  {
    // As the notice has it: one to ten people. Assumed: who has how many, times, season.
    name: 'five pools with one to ten people each, one season',
    plans: [
      {
        plan: planOf(
          inRange('2027-05-01', '2027-08-31'),
          [10, 6, 4, 2, 1].map((people, at) => post(everyDay, '10:00-20:00', people, `Bad ${at + 1}`)),
        ),
        hours: 28290,
      },
    ],
  },
  {
    // Assumed: heads and times. The clock changes in the night to the last day.
    name: 'a fair of seventeen days, one Thursday of which is staffed like a Friday',
    plans: [
      {
        plan: planOf(inRange('2027-10-15', '2027-10-31'), [
          post(['Mo', 'Di', 'Mi'], '13:00-23:30', 18, 'Platz'),
          post(['Do'], '13:00-23:30', 18, 'Platz', '2027-10-21'),
          post(['Do'], '13:00-00:30', 28, 'Platz', '2027-10-28'),
          post(['Fr', 'Sa'], '13:00-00:30', 28, 'Platz'),
          post(['So'], '11:00-23:30', 24, 'Platz'),
          post(['So'], '08:00-11:00', 4, 'Aufsicht am Morgen'),
          post(everyDay, '23:30-08:00', 9, 'Nachtwache'),
        ]),
        hours: 5822.5,
      },
    ],
  },
  {
    // Assumed: heads and times; the dates are those of a year later.
    name: 'a Christmas market in two lots: barriers, patrol, exits, night watch',
    plans: [
      {
        plan: planOf(inRange('2026-11-23', '2026-12-22'), [
          post(everyDay, '09:00-22:00', 8, 'Los 1, Sperren'),
          post(everyDay, '10:00-22:00', 6, 'Los 1, Streife'),
          post(['Fr', 'Sa', 'So'], '15:00-22:00', 4, 'Los 1, Streife'),
          post(everyDay, '10:00-22:00', 4, 'Los 2, Ausgänge'),
          post(everyDay, '22:00-09:00', 3, 'Los 2, Nachtwache'),
        ]),
        hours: 8046,
      },
    ],
  },
  {
    // As the notice has it: each night from eight to six. Assumed: dates, heads, hours of the rink.
    name: 'a Christmas market at night, and a rink with hours of its own until January',
    plans: [
      {
        plan: planOf(inRange('2026-11-14', '2027-01-17'), [
          post(everyDay, '20:00-06:00', 2, 'Weihnachtsmarkt', '2026-11-24/2026-12-23'),
          post(workdays, '14:00-20:00', 2, 'Eisbahn'),
          post(
            weekend,
            '10:00-21:00',
            3,
            'Eisbahn',
            '2026-11-14/2026-12-23,2026-12-26/2026-12-30,2027-01-02/2027-01-17',
          ),
        ]),
        hours: 1776,
      },
    ],
  },
  {
    // Assumed: times, heads, dates.
    name: 'a fair of a town: night watch, patrol, entry',
    plans: [
      {
        plan: planOf(inRange('2027-09-24', '2027-09-27'), [
          post(everyDay, '23:00-08:00', 3, 'Nachtwache'),
          post(everyDay, '16:00-00:00', 6, 'Streife'),
          post(['Fr', 'Sa'], '17:00-01:00', 4, 'Einlass'),
        ]),
        hours: 364,
      },
    ],
  },
  {
    // Planned as shifts instead of areas, all assumed: the thirteen groups of rooms go into the calculator for cleaning.
    name: 'cleaning of the buildings of a town, with a basic cleaning once a year',
    plans: [
      {
        plan: planOf(inYear(2027), [
          post(workdays, '16:00-20:00', 3, 'Rathaus'),
          post(workdays, '14:00-18:30', 5, 'Schule'),
          post(['Mo', 'Mi', 'Fr'], '06:00-08:30', 1, 'Bauhof'),
          post(everyDay, '08:00-16:00', 4, 'Schule, Grundreinigung', '2027-07-19/2027-07-23'),
          post(everyDay, '08:00-16:00', 2, 'Rathaus, Grundreinigung', '2027-07-26/2027-07-28'),
        ]),
        hours: 9388,
      },
    ],
  },
  {
    // Planned as shifts instead of areas, all assumed. Glass has its own turn: four days in the year.
    name: 'cleaning by groups and turns, glass by its own turn',
    plans: [
      {
        plan: planOf(inYear(2027), [
          post(workdays, '17:00-20:00', 2, 'Unterhaltsreinigung'),
          post(['Sa'], '08:00-10:00', 1, 'Unterhaltsreinigung'),
          post(everyDay, '08:00-14:00', 2, 'Glasreinigung', '2027-03-15,2027-06-14,2027-09-13,2027-12-13'),
        ]),
        hours: 1678,
      },
    ],
  },
  {
    // As the notice has it: each night from eight to six, the third entrance on call. Assumed: heads, three years, when Sundays count.
    name: 'a hospital: entrances at night for three years, one of them on call',
    plans: [
      {
        plan: planOf(
          inRange('2027-01-01', '2029-12-31'),
          [
            post(everyDay, '20:00-06:00', 2, 'Eingang Nord'),
            post(everyDay, '20:00-06:00', 1, 'Eingang Süd'),
            onCall(post(everyDay, '20:00-06:00', 1, 'Eingang West')),
          ],
          { night: 20, sunday: '6-20' },
        ),
        hours: 32880,
        onCall: 10960,
      },
    ],
  },
  {
    // Opening hours and season as in the notice. Assumed: who of the nine is where, the evenings.
    name: 'museums of a district, five years, the second house in summer only, three evenings a year',
    plans: [
      {
        plan: planOf(inRange('2026-01-01', '2030-12-31'), [
          ...[
            { name: 'Haus 1', people: 6, dates: '' },
            { name: 'Haus 2', people: 3, dates: eachYear('05-01', '10-31') },
          ].flatMap(({ name, people, dates }) => [
            post(['Di', 'Mi', 'Do', 'Fr'], '09:30-17:00', people, name, dates),
            post(weekend, '11:00-18:00', people, name, dates),
          ]),
          post(
            everyDay,
            '18:00-23:00',
            4,
            'Veranstaltung',
            [eachYear('03-15'), eachYear('06-20'), eachYear('11-11')].join(','),
          ),
        ]),
        hours: 87075,
      },
    ],
  },
  {
    // Assumed: all times and heads. What may come on top is on call.
    name: 'offices of a town, opening hours of each weekday, more of them on call',
    plans: [
      {
        plan: planOf(inYear(2027), [
          ...['Bürgerbüro Mitte', 'Bürgerbüro Süd'].flatMap((name) => [
            post(['Mo', 'Mi'], '08:15-13:15', 1, name),
            post(['Di'], '08:15-16:15', 1, name),
            post(['Do'], '08:15-18:15', 1, name),
            post(['Fr'], '08:15-12:15', 1, name),
          ]),
          post(['Mo', 'Di', 'Mi', 'Do'], '07:30-16:00', 2, 'Ausländerbehörde'),
          post(['Fr'], '07:30-13:00', 2, 'Ausländerbehörde'),
          onCall(post(['Mo', 'Di', 'Mi', 'Do'], '07:30-16:00', 1, 'Ausländerbehörde')),
        ]),
        hours: 7289,
        onCall: 1734,
      },
    ],
  },
  {
    // Assumed: times, heads, when an exhibition is built. As the notice has it: until two on two days of December.
    name: 'a museum that is closed on Mondays, shorter on two days, with fewer people while it is rebuilt',
    plans: [
      {
        plan: planOf(
          inYear(2027),
          [
            post(
              closedOnMondays,
              '09:45-17:15',
              7,
              'Aufsicht',
              '2027-01-01/2027-02-28,2027-03-15/2027-08-31,2027-09-13/2027-12-23,2027-12-25/2027-12-30',
            ),
            post(
              closedOnMondays,
              '09:45-17:15',
              3,
              'Aufsicht',
              '2027-03-01/2027-03-14,2027-09-01/2027-09-12',
            ),
            post(everyDay, '09:45-14:00', 7, 'Aufsicht', '2027-12-24,2027-12-31'),
            post(closedOnMondays, '09:15-17:45', 1, 'Einsatzleitung'),
            post(everyDay, '17:00-09:00', 1, 'Nachtdienst', '2027-03-12/2027-03-14,2027-09-10/2027-09-12'),
          ],
          { land: 'RP' },
        ),
        hours: 18636.5,
      },
    ],
  },
  {
    // As the notice has it: 75 people, two days; barriers for a sum of money. Assumed: times, who is where.
    name: 'a festival of a town: two long days, and a watch after each of them',
    plans: [
      {
        plan: planOf(inRange('2027-09-17', '2027-09-19'), [
          post(['Fr'], '16:00-01:00', 60, 'Ordnungsdienst'),
          post(['Sa'], '11:00-01:00', 75, 'Ordnungsdienst'),
          post(['Fr', 'Sa'], '14:00-02:00', 3, 'Einsatzleitung'),
          post(['Sa', 'So'], '01:00-08:00', 6, 'Nachtwache'),
        ]),
        hours: 1746,
      },
    ],
  },
  {
    // As the notice has it: two guards for fifty places. Assumed: fewer of them at night; a fourth house, which may come.
    name: 'housing for refugees of a district in three houses, and one more on call',
    plans: [
      {
        plan: planOf(inYear(2027), [
          post(everyDay, '00:00-24:00', 2, 'Haus mit 38 Plätzen'),
          post(everyDay, '00:00-24:00', 2, 'Haus mit 48 Plätzen'),
          post(everyDay, '06:00-22:00', 10, 'Haus mit 240 Plätzen'),
          post(everyDay, '22:00-06:00', 6, 'Haus mit 240 Plätzen'),
          onCall(post(everyDay, '00:00-24:00', 2, 'Weiteres Haus', '2027-07-01/2027-12-31')),
        ]),
        hours: 110960,
        onCall: 8834,
      },
    ],
  },
  {
    // Assumed: times, three schools, dates of their holidays. Not planned: two options of a year each.
    name: 'schools at weekends, on holidays and in their own holidays, from one summer to the next',
    plans: [
      {
        plan: planOf(
          inRange('2027-08-01', '2028-07-31'),
          ['Schule 1', 'Schule 2', 'Schule 3'].flatMap((name) => [
            post(weekend, '10:00-22:00', 1, name),
            post(
              workdays,
              '18:00-24:00',
              1,
              name,
              '2027-10-04/2027-10-16,2027-12-23/2028-01-11,2028-04-03/2028-04-15,2028-07-03/2028-07-31',
            ),
          ]),
        ),
        hours: 4968,
      },
    ],
  },
  {
    // No notice: what guides of the trade describe. All of it is assumed.
    name: 'a supermarket: a detective on three afternoons, a doorman at the end of the week and before holidays',
    plans: [
      {
        plan: planOf(inYear(2027), [
          post(['Mo', 'Mi', 'Fr'], '14:00-19:00', 1, 'Detektiv'),
          post(['Fr', 'Sa'], '15:00-22:00', 1, 'Tür'),
          post(everyDay, '10:00-20:00', 1, 'Tür', '2027-03-25,2027-05-05,2027-12-23'),
        ]),
        hours: 1502,
      },
    ],
  },
  {
    // As described: two people, ten days, around the clock. Assumed: the dates.
    name: 'a fire watch while the alarm system is out',
    plans: [
      {
        plan: planOf(inRange('2027-03-01', '2027-03-10'), [post(everyDay, '00:00-24:00', 2, 'Brandwache')]),
        hours: 480,
      },
    ],
  },
  {
    // No readable notice: all of it is assumed.
    name: 'a trade fair of two weeks: building up, days of the fair, taking down, halls at night',
    plans: [
      {
        plan: planOf(inRange('2027-04-05', '2027-04-18'), [
          post(everyDay, '06:00-20:00', 2, 'Tor', '2027-04-05/2027-04-11,2027-04-16/2027-04-18'),
          post(everyDay, '07:00-19:00', 4, 'Tor', '2027-04-12/2027-04-15'),
          post(everyDay, '08:30-18:30', 12, 'Einlass', '2027-04-12/2027-04-15'),
          post(everyDay, '08:30-18:30', 1, 'Einsatzleitung', '2027-04-12/2027-04-15'),
          post(everyDay, '20:00-06:00', 4, 'Hallen nachts'),
          post(everyDay, '08:00-18:00', 2, 'Parkplatz', '2027-04-12/2027-04-15'),
        ]),
        hours: 1632,
      },
    ],
  },
  {
    // As the notice has it: daily from ten to eight, which may become around the clock. Assumed: one person, the year.
    name: 'a shelter for young people by day, its nights on call, three years',
    plans: [
      {
        plan: planOf(inRange('2026-01-02', '2028-12-31'), [
          post(everyDay, '10:00-20:00', 1, 'Schutzstelle'),
          onCall(post(everyDay, '20:00-10:00', 1, 'Schutzstelle')),
        ]),
        hours: 10950,
        onCall: 15330,
      },
    ],
  },
  {
    // Assumed: all times and heads; rounds as a shift of a patrol. Not planned: intervention, the alarm line, three more years.
    name: 'a hospital on six sites, three years: gate, emergency room, patrol',
    plans: [
      {
        plan: planOf(inRange('2027-01-01', '2029-12-31'), [
          post(everyDay, '00:00-24:00', 1, 'Haupthaus, Pforte'),
          post(everyDay, '18:00-06:00', 2, 'Haupthaus, Notaufnahme'),
          post(['Sa', 'So', 'Ft'], '06:00-18:00', 1, 'Haupthaus, Notaufnahme'),
          ...[2, 3, 4].map((site) => post(everyDay, '20:00-06:00', 1, `Standort ${site}, Pforte`)),
          ...[5, 6].map((site) => post(everyDay, '22:00-00:30', 1, `Standort ${site}, Streife`)),
          onCall(post(everyDay, '06:00-18:00', 1, 'Haupthaus, Notaufnahme')),
        ]),
        hours: 95036,
        onCall: 13152,
      },
    ],
  },
  {
    // Assumed: all times and heads.
    name: 'four shelters of a town in one contract, one with a guard room',
    plans: [
      {
        plan: planOf(inYear(2027), [
          post(everyDay, '00:00-24:00', 2, 'Unterkunft 1, Wache'),
          post(everyDay, '18:00-06:00', 2, 'Unterkunft 2'),
          post(everyDay, '18:00-06:00', 1, 'Unterkunft 3'),
          post(weekend, '06:00-18:00', 1, 'Unterkunft 3'),
          post(everyDay, '20:00-06:00', 1, 'Unterkunft 4'),
        ]),
        hours: 35630,
      },
    ],
  },
  {
    // Assumed: all times and heads; a drive as so many hours of a night. Not planned: two more years.
    name: 'a university in three lots, guards and drives, four years',
    plans: [
      {
        plan: planOf(inRange('2027-01-01', '2030-12-31'), [
          post(everyDay, '00:00-24:00', 1, 'Los 1, Hauptgebäude'),
          post(workdays, '17:00-23:00', 2, 'Los 1, Hauptgebäude'),
          post([...workdays, 'Sa'], '08:00-22:00', 1, 'Los 2, Bibliothek'),
          post(['So'], '10:00-18:00', 1, 'Los 2, Bibliothek'),
          post(everyDay, '21:30-05:30', 1, 'Los 3, Revierfahrt'),
          post(weekend, '10:00-12:30', 1, 'Los 3, Revierfahrt'),
        ]),
        hours: 78632.5,
      },
    ],
  },
  {
    // Planned as a shift instead of rounds by occasion. Assumed: times, months.
    name: 'a housing estate: evening rounds through cellars and yards in winter, more on call',
    plans: [
      {
        plan: planOf(inRange('2026-10-01', '2027-04-30'), [
          post(workdays, '20:00-24:00', 2, 'Rundgang'),
          onCall(post(['Fr', 'Sa'], '22:00-02:00', 2, 'Rundgang')),
        ]),
        hours: 1184,
        onCall: 448,
      },
    ],
  },
  {
    // Assumed: all heads. Not planned: rounds twice a shift, which are words of the tender.
    name: 'a reception centre around the clock, a year and a half',
    plans: [
      {
        plan: planOf(inRange('2027-01-01', '2028-06-30'), [
          post(everyDay, '06:00-14:00', 6, 'Objekt'),
          post(everyDay, '14:00-22:00', 7, 'Objekt'),
          post(everyDay, '22:00-06:00', 5, 'Objekt'),
          post(everyDay, '00:00-24:00', 1, 'Schichtleitung'),
          post(workdays, '08:00-16:00', 2, 'Ausgabe'),
        ]),
        hours: 97954,
      },
    ],
  },
]
