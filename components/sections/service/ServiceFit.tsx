import Link from 'next/link'
import type { ReactNode } from 'react'
import { AXIS, COLUMNS } from '@/components/ui/axes'
import { SectionTitle } from '@/components/ui/Heading'
import { Section } from '@/components/ui/Section'
import { Guard } from '@/components/ui/Wordmark'
import { serviceOf } from '@/content/services'
import type { Service } from '@/content/types'
import { ui } from '@/content/ui'
import { pathOf } from '@/lib/both/pathOf'
import type { Place } from './oneNight'

/** When this service fits, and which one does when it does not. */
export function ServiceFit({ fit, place }: { fit: NonNullable<Service['fit']>; place: Place }) {
  const { heading, suits, otherwise } = fit
  return (
    <Section {...place} labelledBy="eignung" className="print:break-inside-avoid">
      <SectionTitle id="eignung" size="minor" className="max-w-[18em] night:text-white">
        {heading}
      </SectionTitle>
      <div className={`mt-5 gap-y-8 md:grid-cols-2 lg:mt-12 print:grid-cols-2 ${COLUMNS}`}>
        <FitList heading={ui.servicePage.suitsHeading} className={`lg:pr-8 ${AXIS.margin}`}>
          {suits.map((text) => (
            <li key={text} className="hairline flex gap-3 py-3">
              <Guard className="mt-1 size-4 text-nebel-600 night:text-nebel-400 print:hidden" />
              {text}
            </li>
          ))}
        </FitList>
        <FitList heading={ui.servicePage.otherwiseHeading} className={AXIS.list}>
          {otherwise.map(({ text, service: slug }) => (
            <li key={slug} className="hairline py-3">
              {`${text} `}
              <Link href={pathOf(slug)} prefetch={false} className="text-link">
                {serviceOf(slug).title}
              </Link>
              {ui.servicePage.sentenceEnd}
            </li>
          ))}
        </FitList>
      </div>
    </Section>
  )
}

function FitList({
  heading,
  className,
  children,
}: {
  heading: string
  className: string
  children: ReactNode
}) {
  return (
    <div className={className}>
      <h3 className="mb-2 text-item font-semibold lg:mb-3 night:text-white">{heading}</h3>
      <ul>{children}</ul>
    </div>
  )
}
