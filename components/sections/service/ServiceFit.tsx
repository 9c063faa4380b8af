import { AXIS, COLUMNS } from '@/components/ui/axes'
import { SectionTitle } from '@/components/ui/Heading'
import { Icon } from '@/components/ui/Icon'
import { Section, type SectionFrame } from '@/components/ui/Section'
import { examplePlan } from '@/content/planning/examplePlan'
import type { Plan, PlanStart } from '@/content/planning/types'
import { serviceOf } from '@/content/services'
import { offeredOf } from '@/content/services/offered'
import type { Service } from '@/content/types'
import { ui } from '@/content/ui'
import { needsList } from '@/lib/both/offerTrigger'
import { pathOf } from '@/lib/both/pathOf'
import { planningYear } from '@/lib/both/planningYear'
import { withBase } from '@/lib/both/withBase'
import { buildDay } from '@/lib/server/buildDay'
import { BuyerLine } from './BuyerLine'

type Props = {
  service: Service
  frame: SectionFrame
  /** The fragment with which the calculator opens a plan; the desk lies on a floor above. */
  writePlan: (plan: Plan | PlanStart) => string
}

/** What to decide with: does it fit, what else might, what we have to know, and what a buyer checks first. */
export function ServiceFit({ service, frame, writePlan }: Props) {
  const { suits, needs } = service.fit
  const otherwise = offeredOf(service.fit.otherwise)
  const labels = ui.servicePage.fit
  return (
    <Section {...frame} labelledBy="eignung">
      <SectionTitle id="eignung" className="print:hidden">
        {labels.heading}
      </SectionTitle>
      <div className={`mt-5 gap-y-8 lg:mt-10 print:hidden ${COLUMNS}`}>
        <div className={AXIS.title}>
          <h3 className="font-semibold">{labels.suits}</h3>
          <ul className="mt-2 lg:mt-4">
            {suits.map((text) => (
              <li key={text} className="hairline py-3 text-sub">
                {text}
              </li>
            ))}
          </ul>
        </div>
        <div className={`flex flex-col gap-8 ${AXIS.text}`}>
          {otherwise.length > 0 && (
            <div>
              <h3 className="font-semibold">{labels.otherwise}</h3>
              <ul className="mt-2 space-y-1">
                {otherwise.map(({ text, service: slug }) => (
                  <li key={slug}>
                    {`${text}: `}
                    <a href={withBase(pathOf(slug))} className="text-link">
                      {serviceOf(slug).title}
                    </a>
                  </li>
                ))}
              </ul>
            </div>
          )}
          <div>
            <h3 className="font-semibold">{labels.needs}</h3>
            <ol {...needsList} className="mt-2 list-inside list-decimal space-y-1 marker:text-nebel-600">
              {needs.map((need) => (
                <li key={need}>{need}</li>
              ))}
            </ol>
          </div>
        </div>
      </div>
      <BuyerLine service={service} />
      <Planning service={service} writePlan={writePlan} />
    </Section>
  )
}

/** To the calculator, with what this service begins with. */
function Planning({ service: { slug, planning = [] }, writePlan }: Pick<Props, 'service' | 'writePlan'>) {
  return (
    <ul className="mt-5 flex flex-wrap gap-x-8 print:hidden">
      {planning.map(({ text, ...start }) => {
        const fragment =
          'part' in start
            ? start.part
            : writePlan(
                'planIn' in start
                  ? start.planIn(planningYear(buildDay()))
                  : { ...examplePlan, service: slug, posts: start.posts },
              )
        return (
          <li key={text}>
            {/* Not Next's link: where a fragment is no id, that leaves the next page scrolled as the last one was. */}
            <a
              href={withBase(`${pathOf('planung/bedarf')}#${fragment}`)}
              className="text-link arrow-link inline-flex min-h-11 items-center gap-3 font-semibold"
            >
              {text}
              <Icon name="arrow" className="size-5" />
            </a>
          </li>
        )
      })}
    </ul>
  )
}
