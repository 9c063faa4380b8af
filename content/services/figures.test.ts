import type { Figure } from '@/content/figure'
import { expectNoFaults } from '@/content/support/expectNoFaults'
import { figureTable, hoursBetween, hoursOfDay, sum } from '@/lib/server/figureTable'
import { services } from '.'
import { baustellenueberwachung } from './baustellenueberwachung'
import { empfangsdienst } from './empfangsdienst'
import { hotelsicherheit } from './hotelsicherheit'
import { kontrolldienst } from './kontrolldienst'
import { reinigungsdienste } from './reinigungsdienste'
import { veranstaltungsservice } from './veranstaltungsservice'
import { werkschutz } from './werkschutz'

/** The figure of a service, which must be of this kind. */
function figureOf<K extends Figure['kind']>({ figure }: { figure: Figure }, kind: K) {
  if (figure.kind !== kind) {
    throw new Error(`expected ${kind}, found ${figure.kind}`)
  }
  return figure as Extract<Figure, { kind: K }>
}

const numbers = new Intl.NumberFormat('de-DE')

/** The answers of a page name these sums, which follow from its figure or from hours of service. */
function expectAnswers({ slug, faq }: (typeof services)[number], why: string, ...sums: readonly string[]) {
  const answers = faq.items.map(({ answer }) => answer).join(' ')
  expectNoFaults(
    sums
      .filter((text) => !answers.includes(text))
      .map(
        (text) =>
          `${slug}: an answer must say „${text.trim()}“: ${why}. Correct the answer, or this sum with it.`,
      ),
  )
}

it('orders the sections that a page has, each once', () => {
  expectNoFaults(
    services.flatMap(({ slug, order, fit }) => {
      const has = ['checklist', 'figure', 'offer', 'faq', ...(fit ? ['fit'] : [])]
      return [...new Set([...has, ...order])]
        .filter((section) => !has.includes(section) || order.filter((name) => name === section).length !== 1)
        .map((section) => `${slug}: order names each of ${has.join(', ')} once; look at ${section}.`)
    }),
  )
})

it('has days without a gap and tables without a hole', () => {
  expectNoFaults(
    services.flatMap(({ slug, figure }) => {
      if (figure.kind === 'day') {
        return figure.stages
          .filter(({ from }, at) => at > 0 && from !== figure.stages[at - 1]?.to)
          .map(({ from }) => `${slug}: the stage from ${from} does not begin where the one before ends.`)
      }
      const { columns, rows, total } = figureTable(figure)
      return [...rows, ...(total ? [total] : [])]
        .filter(({ cells }) => cells.length !== columns.length)
        .map(({ name }) => `${slug}: row „${name}“ must have ${columns.length} cells, one a column.`)
    }),
  )
})

it('says of the numbers of a figure that they are an example', () => {
  expectNoFaults(
    services
      .filter(({ figure }) => !/gedachte|Vergleich/.test(figure.note))
      .map(
        ({ slug }) =>
          `${slug}: figure.note must hold „gedachte“ or „Vergleich“, so that nobody takes its numbers for real.`,
      ),
  )
})

describe('sums that the texts name', () => {
  it('gate: the load is the difference of the two weights', () => {
    const { rows } = figureOf(werkschutz, 'table')
    const weights = rows.flatMap(({ cells }) =>
      cells.flatMap((cell) => cell.match(/\d+,\d(?=\u00a0t)/g) ?? []),
    )
    const [full = 0, empty = 0, load] = weights.map((weight) => Number(weight.replace(',', '.')))
    expect(load).toBeCloseTo(full - empty)
  })

  it('gate: hours of a week, with and without the night', () => {
    const byDay = 7 * hoursBetween('06:00', '22:00')
    expectAnswers(
      werkschutz,
      'hours of a week, all day and from 6 to 22',
      `${7 * 24}\u00a0Stunden`,
      `${byDay}\u00a0Stunden`,
    )
  })

  it('reception: two places for three and a half of twelve hours', () => {
    const figure = figureOf(empfangsdienst, 'day')
    const double = figure.stages.filter(({ people }) => people === 2)
    const hours = sum(double.map(({ from, to }) => hoursBetween(from, to)))
    expect(hours).toBe(3.5)
    expect(hoursOfDay(figure)).toBe(hoursBetween('07:00', '19:00') + hours)
    expect(12 - hours).toBe(8.5)
    expect(figure.lead).toMatch(/dreieinhalb.*zwölf.*achteinhalb/)
  })

  it('event: twelve people in every phase with guests, 88 hours in all', () => {
    const { phases } = figureOf(veranstaltungsservice, 'crew')
    const heads = phases.map((phase) => sum(phase.heads))
    expect(heads).toEqual([2, 12, 12, 12, 12, 2])
    expect(sum(phases.map(({ from, to }, index) => hoursBetween(from, to) * (heads[index] ?? 0)))).toBe(88)
  })

  it('building site: hours by phase, and what the fullest week would come to', () => {
    const { phases } = figureOf(baustellenueberwachung, 'phases')
    const weekend = 6 + 24 + 24 + 6
    const nights = 4 * hoursBetween('18:00', '06:00')
    expect(phases.map(({ weekly }) => weekly)).toEqual([
      weekend,
      weekend,
      weekend + nights,
      7 * hoursBetween('20:00', '06:00'),
    ])
    const weeks = sum(phases.map((phase) => phase.weeks))
    const needed = sum(phases.map((phase) => phase.weeks * phase.weekly))
    expectAnswers(
      baustellenueberwachung,
      'weeks and hours of the figure, the fullest week for all of them, and a weekend',
      `in ${weeks}\u00a0Wochen auf ${numbers.format(needed)}`,
      `108 mal ${weeks}, also ${numbers.format(108 * weeks)}`,
      `${8 + 24 + 24 + 6}\u00a0Stunden für einen Posten`,
    )
  })

  it('tour: a good two hours, three in a night, and eight minutes sixty times a month', () => {
    const { stops } = figureOf(kontrolldienst, 'tour')
    const round = sum(stops.map(({ onSite, drive }) => onSite + drive))
    expect(round).toBeGreaterThan(120)
    expect(3 * round).toBeLessThan(hoursBetween('22:00', '06:00') * 60)
    const [first] = stops
    const minutes = 60 * (first?.onSite ?? 0)
    expectAnswers(
      kontrolldienst,
      'sixty times the minutes at the first stop',
      `${minutes}\u00a0Minuten oder ${minutes / 60}\u00a0Stunden`,
    )
  })

  it('hotel: hours of a night, of five and of seven', () => {
    const night = hoursBetween('23:00', '06:00')
    expectAnswers(
      hotelsicherheit,
      'hours of one night from 23 to 6, of five and of seven',
      'sieben Stunden',
      ` ${5 * night}, `,
      ` ${7 * night} je Woche`,
    )
  })

  it('cleaning: minutes of the week, and hours for a thousand square metres', () => {
    const figure = figureOf(reinigungsdienste, 'schedule')
    const minutes = sum(figure.rows.flatMap((row) => row.minutes))
    expect(figure.note).toContain(`${minutes}\u00a0Minuten sind ${minutes / 60}\u00a0Stunden`)
    const hours = (1000 / 200) * 5
    expectAnswers(
      reinigungsdienste,
      'a thousand square metres at two hundred an hour, five times a week',
      `${hours}\u00a0Stunden in der Woche`,
      `${numbers.format(hours * 52)} im Jahr`,
    )
  })
})
