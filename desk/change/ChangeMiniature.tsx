import { type Course, changePage } from '@/content/planning/changePage'
import { Miniature } from '@/desk/frame/Miniature'
import { Night, scaleOf, Weeks } from './ChangeWeeks'

const course: Course = changePage.course
const LEFT = 88
const TOP = 22

/** The weeks of a change: its lanes with their steps, before the night and after it. */
export function ChangeMiniature() {
  const scale = scaleOf(course)
  const steps = course.lanes.flatMap((lane) => lane.steps)
  const row = (216 - TOP) / steps.length
  const middleOf = (at: number) => Math.round(TOP + (at + 0.5) * row)
  return (
    <Miniature>
      {course.lanes.map(({ id, name, steps: [first] }) => (
        <text key={id} y={middleOf(first === undefined ? 0 : steps.indexOf(first)) + 5}>
          {name}
        </text>
      ))}
      <svg x={LEFT} width={384 - LEFT} height="216" aria-hidden="true">
        <Night scale={scale} y={TOP} />
        {steps.map((step, at) => (
          <Weeks key={step.what} scale={scale} step={step} y={middleOf(at)} />
        ))}
        <text x={`${((scale.before + 0.5) / scale.whole) * 100}%`} y="14" textAnchor="middle">
          {course.labels.night}
        </text>
      </svg>
    </Miniature>
  )
}
