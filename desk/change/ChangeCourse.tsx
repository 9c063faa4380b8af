import { AXIS, COLUMNS } from '@/components/ui/axes'
import { SectionTitle } from '@/components/ui/Heading'
import { Prose } from '@/components/ui/Prose'
import { Section } from '@/components/ui/Section'
import type { Course } from '@/content/planning/wechsel'
import { Bar, Ruler, scaleOf } from './ChangeWeeks'

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
          <tbody key={name} className="hairline">
            {steps.map((step, index) => (
              <tr key={step.what}>
                {index === 0 && (
                  <th scope="rowgroup" rowSpan={steps.length} className="change-lane">
                    {name}
                  </th>
                )}
                <th scope="row" className="font-normal">
                  {step.what}
                </th>
                <td className="text-nebel-600">
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
