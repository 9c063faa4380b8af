import type { ReactNode } from 'react'
import { AXIS, COLUMNS } from '@/components/ui/axes'
import { SectionTitle } from '@/components/ui/Heading'
import { Prose } from '@/components/ui/Prose'
import { Section } from '@/components/ui/Section'
import type { Course, CourseStep } from '@/content/planning/wechsel'
import { percent } from '@/lib/server/scale'

/** The course in weeks up to the night of the take-over and after it: a table whose rows are drawn on screens. */
export function ChangeCourse({ course }: { course: Course }) {
  const { heading, lead, caption, labels, lanes } = course
  const scale = scaleOf(course)
  return (
    <Section surface="papier" space="same" labelledBy="ablauf">
      <div className={`${COLUMNS} gap-y-3`}>
        <SectionTitle id="ablauf" className={`lg:pr-8 ${AXIS.margin}`}>
          {heading}
        </SectionTitle>
        <p className={`max-w-text lg:pt-2 ${AXIS.list}`}>
          <Prose paragraph={lead} />
        </p>
      </div>
      <table className="figure-table change-course mt-5 lg:mt-12">
        <caption className="sr-only text-left print:not-sr-only">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{labels.lane}</th>
            <th scope="col">{labels.step}</th>
            <th scope="col">
              {labels.weeks}
              <Ruler scale={scale} labels={labels} />
            </th>
          </tr>
        </thead>
        {lanes.map(({ name, steps }) => (
          <tbody key={name}>
            {steps.map((step, index) => (
              <tr key={step.what}>
                {index === 0 && (
                  <th scope="rowgroup" rowSpan={steps.length} className="change-lane">
                    {name}
                  </th>
                )}
                <th scope="row">{step.what}</th>
                <td>
                  {course.when(step)}
                  <Bar scale={scale} step={step} />
                </td>
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </Section>
  )
}

/** Whole weeks before and after the night, which is as wide as a week. */
type Scale = { before: number; after: number; whole: number }

function scaleOf({ lanes }: Course): Scale {
  const steps = lanes.flatMap((lane) => lane.steps)
  const before = -Math.min(...steps.map(({ from }) => from))
  const after = Math.max(...steps.map(({ to }) => to))
  return { before, after, whole: before + 1 + after }
}

/** Where a week begins or, with its end, where the next one does. */
function at({ before, whole }: Scale, week: number): string {
  return percent(week + before, whole)
}

function Bar({ scale, step: { from, to, accompanied } }: { scale: Scale; step: CourseStep }) {
  return (
    <Track>
      <Night scale={scale} />
      {from === 0 && to === 0 ? (
        <circle cx={at(scale, 0.5)} cy="50%" className="change-lamp" />
      ) : (
        <line
          x1={at(scale, from)}
          x2={at(scale, to + 1)}
          y1="50%"
          y2="50%"
          className={accompanied ? 'change-bar change-accompanied' : 'change-bar'}
        />
      )}
    </Track>
  )
}

function Ruler({ scale, labels }: { scale: Scale; labels: Course['labels'] }) {
  const { before, after } = scale
  const weeks = [...Array(before + 1 + after).keys()].map((index) => index - before)
  return (
    <Track>
      <text x="0" y="1em">
        {labels.before}
      </text>
      <text x={at(scale, 0.5)} y="1em" textAnchor="middle" className="change-night-name">
        {labels.night}
      </text>
      <text x="100%" y="1em" textAnchor="end">
        {labels.after}
      </text>
      {weeks
        .filter((week) => week !== 0)
        .map((week) => (
          <text
            key={week}
            x={at(scale, week + 0.5)}
            y="2.5em"
            textAnchor="middle"
            className={week % 4 === 0 ? undefined : 'change-minor'}
          >
            {Math.abs(week)}
          </text>
        ))}
      <rect
        x={at(scale, 0)}
        y="1.6em"
        width={percent(1, scale.whole)}
        height="100%"
        className="change-night"
      />
    </Track>
  )
}

function Night({ scale }: { scale: Scale }) {
  return <rect x={at(scale, 0)} width={percent(1, scale.whole)} height="100%" className="change-night" />
}

/** What is drawn of a row; paper and screen readers have its words. */
function Track({ children }: { children: ReactNode }) {
  return (
    <svg aria-hidden="true" focusable="false" className="change-track print:hidden">
      {children}
    </svg>
  )
}
