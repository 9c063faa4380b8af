import { AXIS, COLUMNS } from '@/components/ui/axes'
import { HairlineTable } from '@/components/ui/HairlineTable'
import { Prose } from '@/components/ui/Prose'
import { Container } from '@/components/ui/Section'
import { type Course, changePage } from '@/content/planning/changePage'
import { DeskAnswer } from '@/desk/frame/DeskAnswer'
import styles from './ChangeCourse.module.css'
import { Bar, Ruler, scaleOf } from './ChangeWeeks'

/** How many weeks it takes, and the course up to the night of the take-over and after it: a table whose rows are drawn on screens. */
export function ChangeCourse({ course }: { course: Course }) {
  const { answer, lead, caption, labels, lanes } = course
  const scale = scaleOf(course)
  return (
    <section aria-labelledby="ablauf">
      <Container>
        <DeskAnswer id="ablauf" figure={answer.weeks(scale.before)}>
          {answer.rest}
        </DeskAnswer>
        <HairlineTable className={`mt-6 ${styles.table}`}>
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
          {lanes.map(({ id, name, steps }) => (
            <tbody key={id} className="hairline">
              {steps.map((step, index) => (
                <tr key={step.what}>
                  {index === 0 && (
                    <th scope="rowgroup" rowSpan={steps.length}>
                      <a href={`#${id}`} className="text-link target">
                        {name}
                      </a>
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
        </HairlineTable>
        <div className={`mt-8 gap-y-4 ${COLUMNS}`}>
          <div className={`max-w-text ${AXIS.margin}`}>
            <p>{changePage.lead}</p>
            <p className="mt-4 text-label text-nebel-600">{changePage.lawAsOf}</p>
          </div>
          <p className={`max-w-text ${AXIS.list}`}>
            <Prose paragraph={lead} />
          </p>
        </div>
      </Container>
    </section>
  )
}
