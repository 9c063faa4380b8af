import { render, screen, within } from '@testing-library/react'
import type { Figure } from '@/content/figure'
import { services } from '@/content/services'
import type { Service } from '@/content/types'
import { ServiceFigure } from './ServiceFigure'

const frame = { surface: 'papier', space: 'new', closes: false } as const
const show = (service: Service) => render(<ServiceFigure service={service} frame={frame} />)

type Drawn<T> = T extends unknown ? Omit<T, 'heading' | 'lead' | 'caption' | 'labels'> : never

/** A figure of the test's own, as the pages' are their owner's; any label may be its name. */
function showFigure(figure: Drawn<Figure>) {
  const around = { heading: 'Beispiel', lead: 'Ein Beispiel.', caption: 'Tabelle' }
  const labels = new Proxy({}, { get: (_, name) => name })
  show({ ...(services[0] as Service), figure: { ...around, labels, ...figure } as Figure })
}

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

it.each(drawn)(
  'the figure of $slug is a table named by its caption, with a name for every row and a head for every column',
  (service) => {
    const { container } = show(service)
    // What is drawn is for the eye alone.
    expect(
      [...container.querySelectorAll('svg')].filter((each) => !each.closest('[aria-hidden=true]')),
    ).toEqual([])
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
  },
)

it('slips: the load is the difference of the weights, whichever is larger', () => {
  const slip = { paper: 1, seal: 'keine', held: false, decision: 'frei' }
  showFigure({
    kind: 'slips',
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
  expect(rows().map((row) => row[3])).toEqual(['load', '6,3\u00a0t', '23,3\u00a0t'])
})

it('places: a break is no working time', () => {
  showFigure({
    kind: 'places',
    day: { from: '07:00', to: '19:00' },
    shifts: [
      { name: 'Früh', from: '07:00', to: '15:30', rest: { from: '12:00', to: '12:30' }, task: 'A' },
      { name: 'Spät', from: '15:00', to: '19:00', task: 'B' },
    ],
  })
  expect(rows().slice(1)).toEqual([
    ['Früh', '07:00–15:30', 'A', '8'],
    ['Spät', '15:00–19:00', 'B', '4'],
    ['total', '12'],
  ])
})

it('phases: weeks times hours, and their sum', () => {
  showFigure({
    kind: 'phases',
    phases: [
      { name: 'Aushub', goods: 'Bagger', watch: 'Nachts', weeks: 10, weekly: 57 },
      { name: 'Rohbau', goods: 'Schalung', watch: 'Immer', weeks: 20, weekly: 93 },
    ],
  })
  expect(rows().at(1)).toEqual(['Aushub', 'Bagger', 'Nachts', '10', '57', '570'])
  expect(rows().at(-1)).toEqual(['total', '30', '', '2.430'])
})

it('tours: what a round visits twice is added up, and what it drives is the rest', () => {
  showFigure({
    kind: 'tours',
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
    ['road', '30'],
    ['total', '60'],
  ])
})

it('schedule: names the cloth, reads nothing aloud as nought, and adds up days and weeks', () => {
  showFigure({
    kind: 'schedule',
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
    ['total', '35', '10', '35', '10', '10', '100'],
  ])
  // For the eye, nothing is a dash.
  expect(screen.getAllByText('–')).toHaveLength(3)
})

it('sight: puts into words what each observer sees, the door last', () => {
  showFigure({
    kind: 'sight',
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
    ['zones', 'Doorman', 'Detektiv'],
    ['Gang', 'glimpses', 'sees'],
    ['Eingang', 'sees', 'misses'],
    ['Grenze', 'Regale', 'Schreckt nicht ab'],
  ])
})
