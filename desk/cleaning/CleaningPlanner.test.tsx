import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { reinigung } from '@/content/planning/reinigung'
import { CLEANING_KEY } from '@/content/storageKeys'
import { cleaning, cleaningOutcome } from './cleaning'
import { CleaningPlanner } from './Planners'

const { fields, units, faults, table } = reinigung
const request = {
  outcome: cleaningOutcome(cleaning.example),
  contactHref: '/#contact',
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
  const { unmount } = render(<CleaningPlanner {...request} />)
  expect(sum().getByText('38,3')).toBeVisible()

  const area = `${fields.area}, ${units.area}`
  const rate = `${fields.rate}, ${units.rate}`
  type('Büro', area, '2.000')
  expect(sum().getByText('63,3')).toBeVisible()

  // Nonsense is named at its field; the result shows what the rest gives.
  type('Büro', area, 'viel')
  expect(row('Büro').getByText(faults.area.nonsense)).toBeVisible()
  expect(row('Büro').getByLabelText(area)).toHaveAccessibleDescription(/Zahl wie/)
  expect(sum().getByText('13,3')).toBeVisible()
  type('Büro', area, '1.000')
  expect(row('Büro').queryByText(faults.area.nonsense)).toBeNull()

  fireEvent.click(screen.getByRole('button', { name: reinigung.add }))
  expect(row('Raumart 6').getByLabelText(fields.name)).toHaveFocus()
  type('Raumart 6', area, '100')
  type('Raumart 6', rate, '100')
  type('Raumart 6', fields.name, 'Archiv')
  fireEvent.change(row('Archiv').getByLabelText(fields.visits), { target: { value: 'w1' } })
  expect(sum().getByText('39,3')).toBeVisible()
  expect(details()).toContain('Archiv: 100 m², 1 Tag/Woche, angenommen 100 m² je Stunde')

  fireEvent.click(screen.getByRole('button', { name: 'Kopieren: Archiv' }))
  expect(sum().getByText('40,3')).toBeVisible()

  fireEvent.click(screen.getByRole('button', { name: 'Entfernen: Büro' }))
  expect(screen.getByText(reinigung.removed('Büro'))).toBeVisible()
  expect(sum().getByText('15,3')).toBeVisible()
  fireEvent.click(screen.getByRole('button', { name: 'Rückgängig' }))
  expect(sum().getByText('40,3')).toBeVisible()
  expect(screen.getAllByLabelText(fields.name)[0]).toHaveValue('Büro')

  unmount()
  render(<CleaningPlanner {...request} />)
  expect(sum().getByText('40,3')).toBeVisible()
})

test('what another version stored is left alone', () => {
  sessionStorage.setItem(CLEANING_KEY, '{"rows":[{"name":"Büro","area":5}],"options":{}}')
  render(<CleaningPlanner {...request} />)
  expect(sum().getByText('38,3')).toBeVisible()
})

test('without any row there is nothing to ask for', () => {
  sessionStorage.setItem(CLEANING_KEY, '{"rows":[],"options":{}}')
  render(<CleaningPlanner {...request} />)
  expect(screen.queryByRole('link')).toBeNull()
  expect(screen.getByRole('button', { name: reinigung.add })).toBeVisible()
})

test('it is told once the typing has paused', () => {
  jest.useFakeTimers()
  render(<CleaningPlanner {...request} />)
  type('Büro', `${fields.area}, ${units.area}`, '2.000')
  expect(screen.queryByText(/^63,3.Stunden in der Woche/)).toBeNull()
  act(() => jest.advanceTimersByTime(2000))
  expect(screen.getByText(/^63,3.Stunden in der Woche/)).toHaveAttribute('role', 'status')
  jest.useRealTimers()
})
