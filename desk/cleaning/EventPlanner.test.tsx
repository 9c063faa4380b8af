import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { Temporal } from 'temporal-polyfill'
import { landNames } from '@/content/landNames'
import { hoursWords } from '@/content/planning/bedarf'
import { veranstaltung } from '@/content/planning/veranstaltung'
import { EVENT_KEY } from '@/content/storageKeys'
import { writeStored } from '@/lib/browser/platform/storage'
import { event, eventOutcome } from './event'
import { EventPlanner } from './Planners'

// Länder of which one has All Saints' Day, whatever those of the company are.
jest.mock('@/content/place', () => ({
  place: { land: 'HE', regions: [{ name: 'Mainz', text: '', land: 'RP' }] },
}))

const { fields, faults } = veranstaltung
const { rows: kinds } = hoursWords.result

const outcome = eventOutcome(event.example, Temporal)

beforeEach(() => sessionStorage.clear())

const row = (name: string) => within(screen.getByRole('group', { name }))
/** Exactly, with the spaces that keep words together. */
const told = (text: string) => screen.getByText(text, { collapseWhitespace: false })
const hours = (kind: string) => screen.getByRole('row', { name: new RegExp(`^${kind}`) })

/** It is asked for when the calculator appears. */
const calendarLoaded = () => act(() => import('temporal-polyfill'))

test('a whole use: type, nonsense, Land, add, remove, bring back, come back', async () => {
  const planner = <EventPlanner outcome={outcome} contactHref="/#contact" service="Veranstaltungsservice" />
  const { unmount } = render(planner)
  await calendarLoaded()
  expect(hours(kinds.total)).toHaveTextContent('188')
  expect(told(veranstaltung.most('20', 'Sa., 12.06.2027', '20:00', '23:00'))).toBeVisible()

  const people = row('Einlass').getByLabelText(fields.people)
  fireEvent.change(people, { target: { value: '20' } })
  expect(hours(kinds.total)).toHaveTextContent('220')
  expect(told(veranstaltung.most('24', 'Sa., 12.06.2027', '16:00', '20:00'))).toBeVisible()
  fireEvent.change(people, { target: { value: 'alle' } })
  expect(row('Einlass').getByText(faults.people.nonsense)).toBeVisible()
  expect(hours(kinds.total)).toHaveTextContent('140')
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

  // All Saints' Day is a holiday in one of the Länder.
  const date = row('Einlass').getByLabelText(fields.date)
  fireEvent.change(date, { target: { value: '2027-11-01' } })
  expect(hours(kinds.holiday)).toHaveTextContent('Feiertag000')
  fireEvent.change(screen.getByLabelText(fields.land), { target: { value: 'RP' } })
  expect(hours(kinds.holiday)).toHaveTextContent('Feiertag48048')
  fireEvent.change(date, { target: { value: '2027-06-12' } })

  fireEvent.click(screen.getByRole('button', { name: veranstaltung.add }))
  expect(row('Zeile 7').getByLabelText(fields.date)).toHaveValue('2027-06-12')
  expect(hours(kinds.total)).toHaveTextContent('198')
  fireEvent.click(screen.getByRole('button', { name: 'Entfernen: Bühne' }))
  expect(hours(kinds.total)).toHaveTextContent('166')
  fireEvent.click(screen.getByRole('button', { name: 'Rückgängig' }))
  expect(hours(kinds.total)).toHaveTextContent('198')

  unmount()
  render(planner)
  await calendarLoaded()
  expect(hours(kinds.total)).toHaveTextContent('198')
  expect(screen.getByLabelText(fields.land)).toHaveDisplayValue(landNames.RP)
})

test('a Land that the company does not offer stays where it was stored', async () => {
  writeStored(
    EVENT_KEY,
    JSON.stringify({ rows: event.example.rows.map((row, id) => ({ ...row, id })), options: { land: 'BY' } }),
  )
  render(<EventPlanner outcome={outcome} contactHref="/#contact" service="Veranstaltungsservice" />)
  await calendarLoaded()
  expect(screen.getByLabelText(fields.land)).toHaveDisplayValue(landNames.BY)
  expect(screen.getByLabelText(fields.land)).toHaveTextContent('HessenRheinland-PfalzBayern')
})
