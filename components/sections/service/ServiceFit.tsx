import Link from 'next/link'
import { SectionTitle } from '@/components/ui/Heading'
import { Section } from '@/components/ui/Section'
import type { Service } from '@/content/types'
import { ui } from '@/content/ui'
import { pathOf } from '@/lib/routes'
import { serviceOf } from '@/lib/services'

/** When this service fits, and which one does when it does not. */
export function ServiceFit({ service }: { service: Service }) {
  const { heading, suits, otherwise } = service.fit
  return (
    <Section ground="papier" labelledBy="eignung" className="pb-0">
      <SectionTitle id="eignung" className="max-w-[14.3em]">
        {heading}
      </SectionTitle>
      <div className="mt-10 grid gap-x-8 gap-y-12 lg:grid-cols-12 print:grid-cols-2">
        <div className="lg:col-span-6">
          <h3 className="mb-3 text-label font-medium text-nebel-600">{ui.servicePage.suitsHeading}</h3>
          <ul>
            {suits.map((text) => (
              <li key={text} className="border-t border-papier-200 py-4">
                {text}
              </li>
            ))}
          </ul>
        </div>
        <div className="lg:col-span-5 lg:col-start-8">
          <h3 className="mb-3 text-label font-medium text-nebel-600">{ui.servicePage.otherwiseHeading}</h3>
          <ul>
            {otherwise.map(({ text, service: slug }) => (
              <li key={slug} className="border-t border-papier-200 py-4">
                {`${text} `}
                <Link href={pathOf(slug)} prefetch={false} className="text-link">
                  {serviceOf(slug).title}
                </Link>
                {ui.servicePage.sentenceEnd}
              </li>
            ))}
          </ul>
        </div>
      </div>
    </Section>
  )
}
