import type { ReactNode } from 'react'
import { SectionTitle } from '@/components/ui/Heading'
import { Icon } from '@/components/ui/Icon'
import { Section, type SectionFrame } from '@/components/ui/Section'
import { examplePlan } from '@/content/planning/examplePlan'
import { serviceOf } from '@/content/services'
import { offeredOf } from '@/content/services/offered'
import type { Service } from '@/content/types'
import { ui } from '@/content/ui'
import { writePlan } from '@/desk/hours/link'
import { pathOf } from '@/lib/both/pathOf'
import { withBase } from '@/lib/both/withBase'
import { BuyerLine } from './BuyerLine'

/** One sheet to decide with: does it fit, what else might, what we have to know, and what a buyer checks first. */
export function ServiceFit({ service, frame }: { service: Service; frame: SectionFrame }) {
  const { suits, needs } = service.fit
  const otherwise = offeredOf(service.fit.otherwise)
  const words = ui.servicePage.fit
  return (
    <Section {...frame} labelledBy="eignung">
      <SectionTitle id="eignung" className="print:hidden">
        {words.heading}
      </SectionTitle>
      <div className="sheet mt-5 lg:mt-10">
        <Part heading={words.suits}>
          <ul className="sheet-list">
            {suits.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </Part>
        {otherwise.length > 0 && (
          <Part heading={words.otherwise}>
            <ul className="sheet-list">
              {otherwise.map(({ text, service: slug }) => (
                <li key={slug}>
                  {`${text}: `}
                  <a href={withBase(pathOf(slug))} className="text-link">
                    {serviceOf(slug).title}
                  </a>
                </li>
              ))}
            </ul>
          </Part>
        )}
        <Part heading={words.needs}>
          <ol className="sheet-list list-inside list-decimal marker:text-nebel-600">
            {needs.map((need) => (
              <li key={need}>{need}</li>
            ))}
          </ol>
        </Part>
        <BuyerLine service={service} />
      </div>
      <Planning service={service} />
    </Section>
  )
}

/** To the calculator, with what this service begins with. */
function Planning({ service: { slug, planning = [] } }: { service: Service }) {
  return (
    <ul className="mt-5 flex flex-wrap gap-x-8 print:hidden">
      {planning.map(({ text, ...start }) => {
        const fragment =
          'part' in start
            ? start.part
            : writePlan('plan' in start ? start.plan : { ...examplePlan, service: slug, posts: start.posts })
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

function Part({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <div className="sheet-part print:hidden">
      <h3 className="font-semibold">{heading}</h3>
      {children}
    </div>
  )
}
