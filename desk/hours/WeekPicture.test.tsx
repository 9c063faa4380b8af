import { fireEvent, render, screen } from '@testing-library/react'
import { hoursLabels as labels } from '@/content/planning/hoursLabels'
import type { Post } from '@/content/planning/post'
import { WeekPicture } from './WeekPicture'

const draw = jest.fn()
const post: Post = { days: ['Fr'], from: '08:00', to: '16:00', people: 1, name: 'Tor' }

const week = (posts: readonly Post[], onDraw?: typeof draw) => (
  <WeekPicture
    posts={posts}
    period={{ kind: 'range', from: '2027-06-11', to: '2027-06-24' }}
    night={23}
    sunday="0-24"
    onDraw={onDraw}
  />
)

it('says that no more posts may be drawn, and only then', () => {
  const { rerender } = render(week([]))
  expect(screen.getByText(labels.post.most)).toBeVisible()
  rerender(week([], draw))
  expect(screen.queryByText(labels.post.most)).toBeNull()
})

it('is turned from week to week within the period, where posts have dates', () => {
  const dated = { ...post, dates: [{ from: '2027-06-18', to: '2027-06-18' }] }
  const { rerender } = render(week([post]))
  const turn = (name: string) => screen.queryByRole('button', { name })
  expect(turn(labels.week.after)).toBeNull()
  rerender(week([post, dated]))
  const shown = () => screen.getByText(/^Woche ab/).textContent
  expect(shown()).toBe('Woche ab 14.06.2027')
  fireEvent.click(turn(labels.week.before) ?? document.body)
  expect(shown()).toBe('Woche ab 07.06.2027')
  expect(turn(labels.week.before)).toHaveAttribute('aria-disabled', 'true')
  for (const expected of ['14.06.2027', '21.06.2027', '21.06.2027']) {
    fireEvent.click(turn(labels.week.after) ?? document.body)
    expect(shown()).toBe(`Woche ab ${expected}`)
  }
})

it('draws days and half hours from where a pointer goes down to where it leaves; a click draws nothing', () => {
  render(week([post], draw))
  const plot = screen.getByRole('group', { name: labels.week.alt })
  jest.spyOn(plot, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 240, 308))
  Object.assign(plot, { setPointerCapture: () => undefined })
  const pointer = (type: 'pointerDown' | 'pointerMove' | 'pointerUp', clientX: number, clientY: number) =>
    fireEvent(
      plot,
      Object.assign(new MouseEvent(type.toLowerCase(), { bubbles: true, clientX, clientY }), {
        isPrimary: true,
      }),
    )
  pointer('pointerDown', 22, 10)
  pointer('pointerUp', 24, 10)
  expect(draw).not.toHaveBeenCalled()
  pointer('pointerDown', 22, 10)
  pointer('pointerMove', 99, 200)
  expect(screen.getByText('Mo–Fr 08–16')).toBeVisible()
  pointer('pointerUp', 99, 200)
  expect(draw).toHaveBeenCalledWith(
    { days: ['Mo', 'Di', 'Mi', 'Do', 'Fr'], from: '08:00', to: '16:00' },
    'stay',
  )
})
