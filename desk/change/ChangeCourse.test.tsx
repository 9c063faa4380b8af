import { render, screen } from '@testing-library/react'
import { type CourseStep, changePage } from '@/content/planning/changePage'
import { ChangeCourse } from './ChangeCourse'

const { course } = changePage

describe('ChangeCourse', () => {
  it.each([
    [-12, -11, '12 bis 11\u00a0vorher'],
    [-5, -5, '5\u00a0vorher'],
    [-12, 0, 'bis zur Nacht'],
    [0, 0, 'in der Nacht'],
    [0, 4, 'ab der Nacht'],
    [1, 4, '1 bis 4\u00a0danach'],
  ])('names the weeks from %i to %i', (from, to, words) => {
    expect(course.when({ what: '', from, to })).toBe(words)
  })

  it.each([
    [-9, -9, '9\u00a0Wochen\u00a0vorher: zählen'],
    [-1, -1, '1\u00a0Woche\u00a0vorher: zählen'],
    [1, 4, '1 bis 4\u00a0Wochen\u00a0danach: zählen'],
    [-12, 0, 'Bis zur Nacht: zählen'],
  ])('says of the weeks from %i to %i when it is to be done', (from, to, words) => {
    expect(course.todo({ what: '', from, to }, 'zählen')).toBe(words)
  })

  it('draws the night in full where something happens in it', () => {
    render(<ChangeCourse course={course} />)
    for (const { what, from, to } of course.lanes.flatMap<CourseStep>(({ steps }) => steps)) {
      const row = screen.getByRole('rowheader', { name: what }).closest('tr')
      expect(row?.querySelector('[data-idle]') === null).toBe(from <= 0 && to >= 0)
    }
  })
})
