import { render, screen } from '@testing-library/react'
import { hoursLabels as labels } from '@/content/planning/hoursLabels'
import { WeekPicture } from './WeekPicture'

it('says that no more posts may be drawn, and only then', () => {
  const week = (onDraw?: () => void) => (
    <WeekPicture
      posts={[]}
      ids={[]}
      monday={null}
      night={23}
      sunday="0-24"
      onDraw={onDraw}
      onMove={() => undefined}
    />
  )
  const { rerender } = render(week())
  expect(screen.getByText(labels.post.most)).toBeVisible()
  rerender(week(() => undefined))
  expect(screen.queryByText(labels.post.most)).toBeNull()
})
