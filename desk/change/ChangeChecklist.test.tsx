import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { changePage } from '@/content/planning/changePage'
import { ChangeChecklist } from './ChangeChecklist'

const { checklist } = changePage
const ticked = () =>
  screen.getAllByRole<HTMLInputElement>('checkbox', { checked: true }).map(({ value }) => value)

it('stores what is ticked', () => {
  const [first = '', second = ''] = checklist.groups.flatMap(({ items }) => items)
  render(<ChangeChecklist checklist={checklist} />)
  fireEvent.click(screen.getByRole('checkbox', { name: first }))
  fireEvent.click(screen.getByRole('checkbox', { name: second }))
  fireEvent.click(screen.getByRole('checkbox', { name: first }))
  cleanup()
  render(<ChangeChecklist checklist={checklist} />)
  expect(ticked()).toEqual([second])
})
