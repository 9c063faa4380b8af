import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { wechsel } from '@/content/planning/wechsel'
import { CHANGE_KEY } from '@/content/storageKeys'
import { ChangeChecklist } from './ChangeChecklist'

const { checklist } = wechsel
const ticked = () =>
  screen.getAllByRole<HTMLInputElement>('checkbox', { checked: true }).map(({ value }) => value)

it('keeps what is ticked, and takes nothing else for it', () => {
  const [first = '', second = ''] = checklist.groups.flatMap(({ items }) => items)
  render(<ChangeChecklist checklist={checklist} />)
  fireEvent.click(screen.getByRole('checkbox', { name: first }))
  fireEvent.click(screen.getByRole('checkbox', { name: second }))
  fireEvent.click(screen.getByRole('checkbox', { name: first }))
  cleanup()
  render(<ChangeChecklist checklist={checklist} />)
  expect(ticked()).toEqual([second])
  cleanup()
  sessionStorage.setItem(CHANGE_KEY, '{"length":1}')
  render(<ChangeChecklist checklist={checklist} />)
  expect(screen.queryByRole('checkbox', { checked: true })).toBeNull()
})
