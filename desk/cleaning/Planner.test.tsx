import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { reinigung } from '@/content/planning/reinigung'
import { CLEANING_HOURS_KEY, CLEANING_KEY } from '@/content/storageKeys'
import { Planner } from './Planner'

const { fields, units, faults, table } = reinigung
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
  screen.getByRole('link', { name: reinigung.request.button }).getAttribute('data-offer-details') ??
  screen.getByRole('link', { name: reinigung.request.button }).outerHTML

test('a whole use: type, nonsense, add, copy, remove, bring back, come back', () => {
  const { unmount } = render(<Planner {...links} />)
  expect(sum().getByText('38,5')).toBeVisible()

  const area = `${fields.area}, ${units.area}`
  const rate = `${fields.rate}, ${units.rate}`
  type('Büro', area, '2.000')
  expect(sum().getByText('63,5')).toBeVisible()

  // Nonsense is named at its field; the result shows what the rest gives.
  type('Büro', area, 'viel')
  expect(row('Büro').getByText(faults.area.nonsense)).toBeVisible()
  expect(row('Büro').getByLabelText(area)).toHaveAccessibleDescription(/Zahl wie/)
  expect(sum().getByText('13,5')).toBeVisible()
  expect(screen.getByText(reinigung.incomplete(1), { normalizer: (text) => text })).toBeVisible()
  expect(details()).toContain(reinigung.incomplete(1))
  type('Büro', area, '1.000')
  expect(row('Büro').queryByText(faults.area.nonsense)).toBeNull()

  fireEvent.click(screen.getByRole('button', { name: reinigung.add }))
  expect(row('Raumart 7').getByLabelText(fields.name)).toHaveFocus()
  type('Raumart 7', area, '100')
  type('Raumart 7', rate, '100')
  type('Raumart 7', fields.name, 'Archiv')
  type('Archiv', fields.times, '1')
  expect(sum().getByText('39,5')).toBeVisible()
  expect(details()).toContain('Archiv: 100 m², 1-mal in der Woche, angenommen 100 m² je Stunde')

  fireEvent.click(screen.getByRole('button', { name: 'Kopieren: Archiv' }))
  expect(sum().getByText('40,5')).toBeVisible()

  fireEvent.click(screen.getByRole('button', { name: 'Entfernen: Büro' }))
  expect(screen.getByText(reinigung.removed('Büro'))).toBeVisible()
  expect(sum().getByText('15,5')).toBeVisible()
  fireEvent.click(screen.getByRole('button', { name: 'Rückgängig' }))
  expect(sum().getByText('40,5')).toBeVisible()
  expect(screen.getAllByLabelText(fields.name)[0]).toHaveValue('Büro')

  unmount()
  render(<Planner {...links} />)
  expect(sum().getByText('40,5')).toBeVisible()
})

test('what another version stored is left alone', () => {
  sessionStorage.setItem(CLEANING_KEY, '{"rows":[{"name":"Büro","area":5}]}')
  render(<Planner {...links} />)
  expect(sum().getByText('38,5')).toBeVisible()
})

test('without any row there is nothing to ask for', () => {
  sessionStorage.setItem(CLEANING_KEY, '{"rows":[]}')
  render(<Planner {...links} />)
  expect(screen.queryByRole('link')).toBeNull()
  expect(screen.getByRole('button', { name: reinigung.add })).toBeVisible()
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
