import { render, screen, within } from '@testing-library/react'
import type { Figure } from '@/content/figure'
import { services } from '@/content/services'
import type { Service } from '@/content/types'
import { ServiceFigure } from './ServiceFigure'

const frame = { surface: 'papier', space: 'new', closes: false } as const
const show = (service: Service) => render(<ServiceFigure service={service} frame={frame} />)

/** A figure of the test's own: what the pages say is their owner's. */
function showFigure(figure: DistributiveOmit<Figure, 'heading' | 'lead' | 'caption'>) {
  const around = { heading: 'Beispiel', lead: 'Ein Beispiel.', caption: 'Tabelle' }
  show({ ...(services[0] as Service), figure: { ...around, ...figure } as Figure })
}
type DistributiveOmit<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never

/** The texts of a row as screen readers get them, without soft hyphens. */
function textsOf(row: HTMLElement): string[] {
  return Array.from(row.children, (cell) => {
    const copy = cell.cloneNode(true) as HTMLElement
    for (const hidden of copy.querySelectorAll('[aria-hidden=true]')) {
      hidden.remove()
    }
    return (copy.textContent ?? '').replaceAll('\u00ad', '')
  })
}
const rows = () => screen.getAllByRole('row').map(textsOf)

const width = (row: HTMLTableRowElement) =>
  Array.from(row.cells, ({ colSpan }) => colSpan).reduce((total, span) => total + span, 0)

const drawn = services.filter(({ figure }) => figure)

describe.each(drawn)('the figure of $slug', (service) => {
  it('is a table named by its caption, with a name for every row and a head for every column', () => {
    show(service)
    const table = screen.getByRole<HTMLTableElement>('table', { name: service.figure?.caption ?? '' })
    const [head, ...body] = Array.from(table.rows)
    expect(Array.from(head?.cells ?? [], ({ scope }) => scope)).toEqual(Array(head?.cells.length).fill('col'))
    expect(body.length).toBeGreaterThan(1)
    for (const row of body) {
      const names = within(row).getAllByRole('rowheader')
      expect(names).toHaveLength(1)
      expect(names[0]).toHaveAttribute('scope', 'row')
      expect(names[0]).not.toBeEmptyDOMElement()
      expect(width(row)).toBe(head?.cells.length)
    }
  })

  it('draws for the eye alone', () => {
    const { container } = show(service)
    for (const drawing of container.querySelectorAll('svg')) {
      expect(drawing.closest('[aria-hidden=true]')).not.toBeNull()
    }
  })
})

it('slips: the load is the difference of the weights, whichever is larger', () => {
  const slip = { paper: 1, seal: 'keine', held: false, decision: 'frei' }
  showFigure({
    kind: 'slips',
    labels: {
      vehicle: 'Fahrzeug',
      arrives: 'Einfahrt',
      leaves: 'Ausfahrt',
      load: 'Ladung',
      paper: 'Lieferschein',
      seal: 'Plombe',
      decision: 'Entscheidung',
    },
    slips: [
      {
        ...slip,
        vehicle: 'A',
        arrives: { at: '05:00', tonnes: 14.6 },
        leaves: { at: '05:20', tonnes: 20.9 },
      },
      {
        ...slip,
        vehicle: 'B',
        arrives: { at: '22:10', tonnes: 38.2 },
        leaves: { at: '22:50', tonnes: 14.9 },
      },
    ],
  })
  expect(rows().map((row) => row[3])).toEqual(['Ladung', '6,3\u00a0t', '23,3\u00a0t'])
})

it('places: a break is no working time', () => {
  showFigure({
    kind: 'places',
    labels: { shift: 'Dienst', time: 'Zeit', task: 'Aufgabe', hours: 'Stunden', total: 'Am Tag' },
    day: { from: '07:00', to: '19:00' },
    shifts: [
      { name: 'Früh', from: '07:00', to: '15:30', rest: { from: '12:00', to: '12:30' }, task: 'A' },
      { name: 'Spät', from: '15:00', to: '19:00', task: 'B' },
    ],
  })
  expect(rows().slice(1)).toEqual([
    ['Früh', '07:00–15:30', 'A', '8'],
    ['Spät', '15:00–19:00', 'B', '4'],
    ['Am Tag', '12'],
  ])
})

it('phases: weeks times hours, and their sum', () => {
  showFigure({
    kind: 'phases',
    labels: {
      phase: 'Bauphase',
      goods: 'Auf dem Platz',
      watch: 'Wache',
      weeks: 'Wochen',
      weekly: 'je Woche',
      hours: 'Stunden',
      total: 'Zusammen',
    },
    phases: [
      { name: 'Aushub', goods: 'Bagger', watch: 'Nachts', weeks: 10, weekly: 57 },
      { name: 'Rohbau', goods: 'Schalung', watch: 'Immer', weeks: 20, weekly: 93 },
    ],
  })
  expect(rows().at(1)).toEqual(['Aushub', 'Bagger', 'Nachts', '10', '57', '570'])
  expect(rows().at(-1)).toEqual(['Zusammen', '30', '', '2.430'])
})

it('tours: what a round visits twice is added up, and what it drives is the rest', () => {
  showFigure({
    kind: 'tours',
    labels: { stop: 'Halt', checks: 'Was wir prüfen', road: 'Fahrt', total: 'Zusammen' },
    stops: [
      { name: 'Kita', checks: 'Türen' },
      { name: 'Depot', checks: 'Hof' },
    ],
    rounds: [
      {
        name: 'Runde 1',
        from: '23:30',
        to: '00:30',
        halts: [
          { stop: 1, from: '23:40', to: '23:50' },
          { stop: 0, from: '23:55', to: '00:05' },
          { stop: 1, from: '00:10', to: '00:20' },
        ],
      },
    ],
  })
  expect(rows().slice(1)).toEqual([
    ['Kita', 'Türen', '10'],
    ['Depot', 'Hof', '20'],
    ['Fahrt', '30'],
    ['Zusammen', '60'],
  ])
})

it('schedule: names the cloth, reads nothing aloud as nought, and adds up days and weeks', () => {
  showFigure({
    kind: 'schedule',
    labels: { work: 'Arbeit', week: 'Woche', total: 'Minuten' },
    days: ['Mo', 'Di', 'Mi', 'Do', 'Fr'],
    cloths: { red: 'Rot', yellow: 'Gelb', blue: 'Blau', green: 'Grün' },
    rows: [
      { name: 'Tische', cloth: 'blue', minutes: [25, 0, 25, 0, 0] },
      { name: 'Flur', minutes: [10, 10, 10, 10, 10] },
    ],
  })
  expect(rows().slice(1)).toEqual([
    ['Tische Blau', '25', '0', '25', '0', '0', '50'],
    ['Flur', '10', '10', '10', '10', '10', '50'],
    ['Minuten', '35', '10', '35', '10', '10', '100'],
  ])
})

it('sight: puts into words what each observer sees, the door last', () => {
  showFigure({
    kind: 'sight',
    labels: { zones: 'Im Laden', sees: 'sieht', glimpses: 'sieht teilweise', misses: 'sieht nicht' },
    observers: [
      { name: 'Doorman', stands: 0 },
      { name: 'Detektiv', stands: 1 },
    ],
    zones: [
      { name: 'Eingang', fixture: 'door', seen: ['sees', 'misses'] },
      { name: 'Gang', fixture: 'aisle', seen: ['glimpses', 'sees'] },
    ],
    rows: [{ name: 'Grenze', cells: ['Regale', 'Schreckt nicht ab'] }],
  })
  expect(rows()).toEqual([
    ['Im Laden', 'Doorman', 'Detektiv'],
    ['Gang', 'sieht teilweise', 'sieht'],
    ['Eingang', 'sieht', 'sieht nicht'],
    ['Grenze', 'Regale', 'Schreckt nicht ab'],
  ])
})
