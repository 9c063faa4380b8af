import type { Figure } from '@/content/figure'
import { concert } from '@/content/planning/specimens/postPlanLabels'
import { expectNoFaults } from '@/content/support/expectNoFaults'
import { watches } from '@/content/watches'
import { weekMinutes } from '@/desk/time/week'
import { minutesOf } from '@/lib/both/clock'
import { hoursBetween, minutesBetween, sum } from '@/lib/server/hours'
import { services } from '.'
import { baustellenueberwachung } from './baustellenueberwachung'
import { empfangsdienst } from './empfangsdienst'
import { hotelsicherheit } from './hotelsicherheit'
import { kontrolldienst } from './kontrolldienst'
import { reinigungsdienste } from './reinigungsdienste'
import { werkschutz } from './werkschutz'

/** The figure of a service, which must be of this kind. */
function figureOf<K extends Figure['kind']>({ figure }: { figure?: Figure }, kind: K) {
  if (figure?.kind !== kind) {
    throw new Error(`expected ${kind}, found ${figure?.kind}`)
  }
  return figure as Extract<Figure, { kind: K }>
}

const numbers = new Intl.NumberFormat('de-DE')

/** The texts of a page name these sums, which follow from its figure or from hours of service. */
function expectSums(
  { slug, figure, faq }: (typeof services)[number],
  why: string,
  ...sums: readonly string[]
) {
  const texts = [figure?.lead, ...faq.items.map(({ answer }) => answer)].join(' ')
  expectNoFaults(
    sums
      .filter((text) => !texts.includes(text))
      .map(
        (text) =>
          `${slug}: Ein Text muss „${text.trim()}“ nennen: ${why}. Berichtigen Sie den Text oder das Beispiel.`,
      ),
  )
}

/** How many of a list are not as long as the other. */
function holes(figure: Figure): string[] {
  const short = (name: string, found: number, wanted: number) =>
    found === wanted ? [] : [`„${name}“ hat ${found} Einträge statt ${wanted}.`]
  switch (figure.kind) {
    case 'houses':
      return figure.houses.flatMap(({ name, rooms }) => short(name, rooms.length, figure.floors.length))
    case 'tours':
      return figure.rounds.flatMap(({ name, halts }) =>
        halts
          .filter(({ stop }) => figure.stops[stop] === undefined)
          .map(({ from }) => `${name}: Der Halt um ${from} gehört zu keinem Ort der Liste.`),
      )
    case 'slips':
    case 'places':
    case 'phases':
    case 'schedule':
    case 'sight':
      return []
  }
}

it('has tables without a hole', () => {
  expectNoFaults(
    services.flatMap(({ slug, figure }) => (figure ? holes(figure).map((hole) => `${slug}: ${hole}`) : [])),
  )
})

describe('one example a page: what the figure says, the log says', () => {
  it('event: as many people in each hour as the sheet plans', () => {
    const { phases } = concert
    const byHour = phases.flatMap(({ from, to, heads }) =>
      Array.from({ length: Math.ceil(hoursBetween(from, to)) }, () => sum(heads)),
    )
    expect(byHour).toEqual(watches.veranstaltungsservice?.staff)
  })

  it('gate: the log has every lorry that was weighed, in and out, and leaves those that are held to the next shift', () => {
    const { stops = [] } = watches.werkschutz ?? {}
    const atGate = stops.filter(({ post, text }) => post === 'pforte' && text !== undefined)
    for (const { arrives, leaves, held } of figureOf(werkschutz, 'slips').slips) {
      expect(atGate.map(({ at }) => at)).toEqual(expect.arrayContaining([arrives.at, leaves.at]))
      expect(atGate.find(({ at }) => at === leaves.at)?.fault !== undefined).toBe(held)
    }
  })

  it('tour: the halts are the stops of the log', () => {
    const { stops, rounds } = figureOf(kontrolldienst, 'tours')
    const { places = {}, stops: logged = [] } = watches.kontrolldienst ?? {}
    const drives = logged.filter(({ post }) => post !== 'start')
    expect(rounds.flatMap(({ halts }) => halts.map(({ stop, from }) => [from, stops[stop]?.name]))).toEqual(
      drives.map(({ at, post }) => [at, places[post]]),
    )
  })

  it('reception: the first shift is the one in the plan, and its break is taken by somebody', () => {
    const { shifts } = figureOf(empfangsdienst, 'places')
    const [early, ...others] = shifts
    expect(watches.empfangsdienst?.shift).toEqual({ from: early?.from, to: early?.to })
    const [from, to] = [minutesOf(early?.rest?.from ?? '00:00'), minutesOf(early?.rest?.to ?? '00:00')]
    expect(others.some((shift) => minutesOf(shift.from) <= from && to <= minutesOf(shift.to))).toBe(true)
  })

  it('cleaning: an evening is as long as the shift in the plan', () => {
    const { rows, days } = figureOf(reinigungsdienste, 'schedule')
    const { from = '00:00', to = '00:00' } = watches.reinigungsdienste?.shift ?? {}
    expect(days.map((_, day) => sum(rows.map(({ minutes }) => minutes[day] ?? 0)))).toEqual(
      days.map(() => minutesBetween(from, to)),
    )
  })
})

describe('sums that the texts name', () => {
  it('gate: hours of a week', () => {
    expectSums(werkschutz, 'Stunden einer Woche', `${7 * 24}\u00a0Stunden`)
  })

  it('gate: what was weighed is what the delivery note says', () => {
    const { slips } = figureOf(werkschutz, 'slips')
    for (const { arrives, leaves, paper } of slips) {
      expect(Math.abs(leaves.tonnes - arrives.tonnes)).toBeCloseTo(paper)
    }
  })

  it('reception: hours of a day, and of two places all day long', () => {
    const { day, shifts } = figureOf(empfangsdienst, 'places')
    const hours = sum(
      shifts.map(
        ({ from, to, rest }) => hoursBetween(from, to) - (rest ? hoursBetween(rest.from, rest.to) : 0),
      ),
    )
    expectSums(
      empfangsdienst,
      'Stunden der Schichten und zweier Plätze von der Öffnung bis zum Schluss',
      `wären ${2 * hoursBetween(day.from, day.to)}\u00a0Stunden; so genügen ${hours}.`,
    )
  })

  it('building site: hours by phase, and what the fullest week would come to', () => {
    const { phases } = figureOf(baustellenueberwachung, 'phases')
    const night = hoursBetween('20:00', '05:00')
    const weekend = 4 + 24 + 24 + 5
    const full = weekend + 4 * night
    expect(phases.map(({ weekly }) => weekly)).toEqual([weekend, weekend, full, full])
    const starts = (baustellenueberwachung.planning ?? []).map((start) =>
      'posts' in start ? weekMinutes(start.posts) / 60 : 0,
    )
    expect(starts).toEqual([weekend, full])
    const weeks = sum(phases.map((phase) => phase.weeks))
    const needed = sum(phases.map((phase) => phase.weeks * phase.weekly))
    const most = Math.max(...phases.map(({ weekly }) => weekly))
    expectSums(
      baustellenueberwachung,
      'Wochen und Stunden der Abbildung, und die vollste Woche für alle',
      `in ${weeks}\u00a0Wochen auf ${numbers.format(needed)}\u00a0Stunden`,
      `${most} mal ${weeks}, also ${numbers.format(most * weeks)}`,
    )
  })

  it('hotel: hours of a night, of five and of seven', () => {
    const night = hoursBetween('22:00', '06:00')
    expectSums(
      hotelsicherheit,
      'Stunden einer Nacht von 22 bis 6 Uhr, von fünf und von sieben',
      'acht Stunden',
      ` ${5 * night}, `,
      `mit sieben Nächten je Woche ${7 * night}.`,
    )
  })

  it('cleaning: hours for a thousand square metres', () => {
    const hours = (1000 / 200) * 5
    expectSums(
      reinigungsdienste,
      'tausend Quadratmeter, zweihundert je Stunde, fünfmal die Woche',
      `${numbers.format(hours * 52)} im Jahr, je Quadratmeter also ${numbers.format((hours * 52) / 1000)}\u00a0Stunden`,
    )
  })
})
