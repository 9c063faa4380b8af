import { AXIS, COLUMNS } from '@/components/ui/axes'
import { SectionTitle } from '@/components/ui/Heading'
import { Section } from '@/components/ui/Section'
import { company } from '@/content/company'
import type { Service } from '@/content/types'
import { ui } from '@/content/ui'
import { pathOf } from '@/lib/both/pathOf'
import { withBase } from '@/lib/both/withBase'
import { phoneHref } from '@/lib/server/phone'
import { regionsWith } from '@/lib/server/regionServices'
import { OfferButton } from './OfferButton'

type Props = {
  heading: string
  text: string
  /** The service that the request shall name. Without one this is the page of the area. */
  service?: Service
  /** How the parts stand on paper. */
  className?: string | undefined
}

/** The telephone number, the offer button, the way to the area, and on paper the address. */
export function CallUs({ heading, text, service, className = '' }: Props) {
  return (
    <Section
      surface="papier-warm"
      space="turn"
      closes
      labelledBy="anruf"
      className="print:break-inside-avoid"
    >
      <div className={`gap-y-6 ${COLUMNS} ${className}`.trimEnd()}>
        <SectionTitle id="anruf" className={AXIS.title}>
          {heading}
        </SectionTitle>
        <div className={`flex flex-col items-start lg:pt-2 ${AXIS.text}`}>
          <p className={service ? 'max-w-text print:hidden' : 'max-w-text'}>{text}</p>
          <a href={phoneHref(company.phone)} className="phone-display mt-6 mb-6 text-phone lg:mt-8 lg:mb-8">
            {company.phone}
          </a>
          <OfferButton {...(service && { service: service.title })} />
          {/* The sheet above has named the places. */}
          {service && regionsWith(service.slug).length === 0 && (
            <p className="mt-6 print:hidden">
              <a href={withBase(pathOf('einsatzgebiet'))} className="text-link target">
                {ui.servicePage.area}
              </a>
            </p>
          )}
        </div>
        <address className="hidden text-balance not-italic print:block">
          {`${company.legalName}, ${company.street}, ${company.postalCode} ${company.city}, ${company.email}`}
        </address>
      </div>
    </Section>
  )
}
