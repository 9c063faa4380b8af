import { Fragment } from 'react'
import { Section } from '@/components/ui/Section'
import { desk } from '@/content/planning/desk'
import { services } from '@/content/services'
import { pathOf } from '@/lib/both/pathOf'
import { withBase } from '@/lib/both/withBase'
import { DeskFrame } from './DeskFrame'

/** What helps with which question. */
export function Desk() {
  return (
    <DeskFrame id="planung">
      <Section surface="papier" space="same" closes labelledBy="fragen">
        <h2 id="fragen" className="sr-only">
          {desk.listHeading}
        </h2>
        <ul>
          {desk.items.map(({ route, question, answer }) => (
            <li key={route}>
              <a href={withBase(pathOf(route))} className="desk-item hairline">
                <h3 className="text-sub font-semibold">{question}</h3>
                <p>{answer}</p>
              </a>
            </li>
          ))}
        </ul>
        <p className="mt-8 max-w-text">
          {desk.services}
          {services.map(({ slug, title }, at) => (
            <Fragment key={slug}>
              {at > 0 && ', '}
              <a href={withBase(pathOf(slug))} className="text-link">
                {title}
              </a>
            </Fragment>
          ))}
        </p>
      </Section>
    </DeskFrame>
  )
}
