import { fireEvent, render, screen, within } from '@testing-library/react'
import { veranstaltung } from '@/content/planning/veranstaltung'
import { emptyTable } from '@/lib/both/planning/table'
import { EventPlanner, type HoursOf } from './EventPlanner'

const { fields, faults, table, lands } = veranstaltung

/** Everything by day; on weekdays in one Land, on holidays in the other. */
const hoursOf: HoursOf = (land, shifts) => {
  const day = shifts.reduce((sum, { from, to, people }) => sum + (to - from) * people, 0)
  return { ...emptyTable, [land === 'HE' ? 'weekday' : 'holiday']: { day, night: 0 } }
}

beforeEach(() => sessionStorage.clear())

const row = (name: string) => within(screen.getByRole('group', { name }))
/** Exactly, with the spaces that keep words together. */
const told = (text: string) => screen.getByText(text, { collapseWhitespace: false })
const hours = (kind: string) => screen.getByRole('row', { name: new RegExp(`^${kind}`) })

test('a whole use: type, nonsense, Land, add, remove, bring back, come back', () => {
  const planner = <EventPlanner contactHref="/#contact" service="Veranstaltungsservice" hoursOf={hoursOf} />
  const { unmount } = render(planner)
  expect(hours(table.total)).toHaveTextContent('188')
  expect(told(veranstaltung.most('20', 'Sa., 12.06.2027', '20:00', '23:00'))).toBeVisible()

  const people = row('Einlass').getByLabelText(fields.people)
  fireEvent.change(people, { target: { value: '20' } })
  expect(hours(table.total)).toHaveTextContent('220')
  expect(told(veranstaltung.most('24', 'Sa., 12.06.2027', '16:00', '20:00'))).toBeVisible()
  fireEvent.change(people, { target: { value: 'alle' } })
  expect(row('Einlass').getByText(faults.people.nonsense)).toBeVisible()
  expect(hours(table.total)).toHaveTextContent('140')
  fireEvent.change(people, { target: { value: '12' } })

  fireEvent.change(row('Einlass').getByLabelText(fields.date), { target: { value: '2040-06-12' } })
  expect(row('Einlass').getByText(faults.date.large)).toBeVisible()
  fireEvent.change(row('Einlass').getByLabelText(fields.date), { target: { value: '2027-06-12' } })
  fireEvent.change(row('Einlass').getByLabelText(fields.from), { target: { value: '16:10' } })
  expect(row('Einlass').getByText(faults.time.fraction)).toBeVisible()
  fireEvent.change(row('Einlass').getByLabelText(fields.from), { target: { value: '09:00' } })
  expect(told(veranstaltung.long('Einlass'))).toBeVisible()
  fireEvent.change(row('Einlass').getByLabelText(fields.from), { target: { value: '16:00' } })
  expect(screen.queryByText(veranstaltung.long('Einlass'))).toBeNull()

  fireEvent.change(screen.getByLabelText(fields.land), { target: { value: 'RP' } })
  expect(hours(table.kinds.holiday)).toHaveTextContent('188')

  fireEvent.click(screen.getByRole('button', { name: veranstaltung.add }))
  expect(row('Zeile 7').getByLabelText(fields.date)).toHaveValue('2027-06-12')
  expect(hours(table.total)).toHaveTextContent('198')
  fireEvent.click(screen.getByRole('button', { name: 'Entfernen: Bühne' }))
  expect(hours(table.total)).toHaveTextContent('166')
  fireEvent.click(screen.getByRole('button', { name: 'Rückgängig' }))
  expect(hours(table.total)).toHaveTextContent('198')

  unmount()
  render(planner)
  expect(hours(table.total)).toHaveTextContent('198')
  expect(screen.getByLabelText(fields.land)).toHaveDisplayValue(lands.RP)
})
