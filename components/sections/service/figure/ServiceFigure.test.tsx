import { render, screen, within } from '@testing-library/react'
import { services } from '@/content/services'
import { empfangsdienst } from '@/content/services/empfangsdienst'
import { reinigungsdienste } from '@/content/services/reinigungsdienste'
import { veranstaltungsservice } from '@/content/services/veranstaltungsservice'
import { ServiceFigure } from './ServiceFigure'

const PLACE = { surface: 'papier', space: 'new', closes: false } as const

it.each(
  services.filter(({ figure }) => figure.kind !== 'day').map((service) => ({ slug: service.slug, service })),
)('$slug: a table with a caption, a name for every row and a column for every cell', ({ service }) => {
  render(<ServiceFigure service={service} place={PLACE} />)
  const table = screen.getByRole('table', { name: service.figure.caption })
  const columns = within(table).getAllByRole('columnheader')
  for (const row of within(table).getAllByRole('row').slice(1)) {
    const name = within(row).getByRole('rowheader')
    expect(name).toHaveAttribute('scope', 'row')
    expect(name).not.toBeEmptyDOMElement()
    expect(within(row).getAllByRole('cell')).toHaveLength(columns.length - 1)
  }
  expect(columns.filter((column) => column.getAttribute('scope') !== 'col')).toEqual([])
})

it('ends with sums that are computed', () => {
  render(<ServiceFigure service={veranstaltungsservice} place={PLACE} />)
  expect(screen.getAllByRole('row').at(-1)).toHaveTextContent(/^Zusammen.*88$/)
})

it('reads nothing aloud as nought, and shows a dash', () => {
  render(<ServiceFigure service={reinigungsdienste} place={PLACE} />)
  const [dash] = screen.getAllByText('–')
  expect(dash).toHaveAttribute('aria-hidden', 'true')
  expect(dash?.nextElementSibling).toHaveTextContent('0')
})

it('shows a day as an ordered list of times, with its hours below', () => {
  render(<ServiceFigure service={empfangsdienst} place={PLACE} />)
  const stages = within(screen.getByRole('list')).getAllByRole('listitem')
  expect(stages).toHaveLength(6)
  expect(stages[1]?.querySelectorAll('time')[0]).toHaveAttribute('datetime', '08:30')
  expect(stages[1]).toHaveTextContent('8:30–10:302 Plätze')
  expect(screen.getByText('Stunden am Tag').closest('div')).toHaveTextContent('15,5')
  expect(screen.getByText('Stunden von Montag bis Freitag').closest('div')).toHaveTextContent('77,5')
})
