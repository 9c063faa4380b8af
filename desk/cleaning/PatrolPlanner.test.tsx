import { fireEvent, render, screen, within } from '@testing-library/react'
import { streife } from '@/content/planning/streife'
import { PatrolPlanner } from './Planners'
import { patrolOutcome, patrols } from './patrols'

const { fields, units, faults, table } = streife

const props = { outcome: patrolOutcome(patrols.example), contactHref: '/#contact', service: 'Kontrolldienst' }

beforeEach(() => sessionStorage.clear())

const row = (name: string) => within(screen.getByRole('group', { name }))
/** Exactly, with the spaces that keep words together. */
const told = (text: string) => screen.getByText(text, { collapseWhitespace: false })
const sum = () => within(screen.getByRole('row', { name: new RegExp(`^${table.total}`) }))

test('a whole use: type, nonsense, travel, nights, add, remove, bring back, come back', () => {
  const { unmount } = render(<PatrolPlanner {...props} />)
  expect(sum().getByText('120')).toBeVisible()
  expect(screen.getByText(streife.withoutRoad)).toBeVisible()

  const minutes = row('Lager').getByLabelText(`${fields.minutes}, ${units.minutes}`)
  fireEvent.change(minutes, { target: { value: '25' } })
  expect(sum().getByText('130')).toBeVisible()
  fireEvent.change(minutes, { target: { value: 'lang' } })
  expect(row('Lager').getByText(faults.minutes.nonsense)).toBeVisible()
  expect(sum().getByText('80')).toBeVisible()
  fireEvent.change(row('Lager').getByLabelText(fields.checks), { target: { value: '1,5' } })
  expect(row('Lager').getByText(faults.checks.fraction)).toBeVisible()
  fireEvent.change(row('Lager').getByLabelText(fields.checks), { target: { value: '2' } })
  fireEvent.change(minutes, { target: { value: '20' } })

  fireEvent.change(screen.getByLabelText(`${fields.road}, ${units.minutes}`), { target: { value: '60' } })
  expect(told(streife.withRoad('21'))).toBeVisible()
  expect(screen.queryByText(streife.withoutRoad)).toBeNull()
  fireEvent.change(screen.getByLabelText(fields.nights), { target: { value: '5' } })
  expect(told(streife.withRoad('15'))).toBeVisible()

  fireEvent.click(screen.getByRole('button', { name: streife.add }))
  expect(sum().getByText('140')).toBeVisible()
  fireEvent.click(screen.getByRole('button', { name: 'Entfernen: Halt 4' }))
  expect(screen.getByText(streife.removed('Halt 4'))).toBeVisible()
  fireEvent.click(screen.getByRole('button', { name: 'Rückgängig' }))
  expect(sum().getByText('140')).toBeVisible()

  unmount()
  render(<PatrolPlanner {...props} />)
  expect(sum().getByText('140')).toBeVisible()
  expect(screen.getByLabelText(fields.nights)).toHaveValue('5')
})
