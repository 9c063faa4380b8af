import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { cleaningLabels } from '@/content/planning/cleaningLabels'
import { CLEANING_HOURS_KEY, CLEANING_KEY } from '@/content/storageKeys'
import { Planner } from './Planner'

const { fields, units, faults, table } = cleaningLabels
const links = {
  contactHref: '/#contact',
  offersHref: '/planung/kosten/#vergleich',
  service: 'Reinigungsdienste',
}

beforeEach(() => sessionStorage.clear())

const row = (name: string) => within(screen.getByRole('group', { name }))
const type = (name: string, label: string, value: string) =>
  fireEvent.change(row(name).getByLabelText(label), { target: { value } })
const sum = () => within(screen.getByRole('row', { name: new RegExp(`^${table.total}`) }))
const details = () =>
  screen.getByRole('link', { name: cleaningLabels.request.button }).getAttribute('data-offer-details') ??
  screen.getByRole('link', { name: cleaningLabels.request.button }).outerHTML

test('a whole use: type, nonsense, copy, remove, come back', () => {
  const { unmount } = render(<Planner {...links} />)
  expect(sum().getByText('38,5')).toBeVisible()

  const area = `${fields.area}, ${units.area}`
  type('Büro', area, '2.000')
  expect(sum().getByText('63,5')).toBeVisible()

  // Nonsense is named at its field; the result shows what the rest gives.
  type('Büro', area, 'viel')
  expect(row('Büro').getByText(faults.area.nonsense)).toBeVisible()
  expect(row('Büro').getByLabelText(area)).toHaveAccessibleDescription(/Zahl wie/)
  expect(sum().getByText('13,5')).toBeVisible()
  expect(screen.getByText(cleaningLabels.incomplete(1), { normalizer: (text) => text })).toBeVisible()
  expect(details()).toContain(cleaningLabels.incomplete(1))
  type('Büro', area, '1.000')
  expect(row('Büro').queryByText(faults.area.nonsense)).toBeNull()

  fireEvent.click(screen.getByRole('button', { name: 'Kopieren: Büro' }))
  expect(sum().getByText('63,5')).toBeVisible()
  fireEvent.click(screen.getAllByRole('button', { name: /^Entfernen: Büro/ })[0] ?? document.body)
  expect(screen.getByText(cleaningLabels.removed('Büro'))).toBeVisible()

  unmount()
  render(<Planner {...links} />)
  expect(sum().getByText('38,5')).toBeVisible()
})

test('without any row there is nothing to ask for', () => {
  sessionStorage.setItem(CLEANING_KEY, '{"rows":[],"removed":[]}')
  render(<Planner {...links} />)
  expect(screen.queryByRole('link')).toBeNull()
  expect(screen.getByRole('button', { name: cleaningLabels.add })).toBeVisible()
})

test('its hours are kept for the comparison of offers', () => {
  render(<Planner {...links} />)
  expect(sessionStorage.getItem(CLEANING_HOURS_KEY)).toBeNull()
  type('Büro', `${fields.area}, ${units.area}`, '')
  expect(JSON.parse(sessionStorage.getItem(CLEANING_HOURS_KEY) ?? '')).toEqual({
    minutes: Math.round((2.5 * 5 + 0.8) * 52 * 60 + 12 * 60),
    incomplete: 1,
  })
})

test('it is told once the typing has paused', () => {
  jest.useFakeTimers()
  render(<Planner {...links} />)
  type('Büro', `${fields.area}, ${units.area}`, '2.000')
  expect(screen.queryByText(/^63,5.Stunden in der Woche/)).toBeNull()
  act(() => jest.advanceTimersByTime(2000))
  expect(screen.getByText(/^63,5.Stunden in der Woche/)).toHaveAttribute('role', 'status')
  jest.useRealTimers()
})
