import { AXIS, COLUMNS } from '@/components/ui/axes'
import { SectionTitle } from '@/components/ui/Heading'
import { Section } from '@/components/ui/Section'
import { company } from '@/content/company'
import type { Service } from '@/content/types'
import { phoneHref } from '@/lib/server/phone'
import { OfferButton } from './OfferButton'

/** The telephone number, the offer button, and on paper the address. */
export function CallUs({ service }: { service: Service }) {
  const { heading, text } = service.callUs
  return (
    <Section
      surface="papier-warm"
      space="turn"
      closes
      labelledBy="anruf"
      className="print:break-inside-avoid"
    >
      <div className={`gap-y-6 ${COLUMNS}`}>
        <SectionTitle id="anruf" className={AXIS.title}>
          {heading}
        </SectionTitle>
        <div className={`flex flex-col items-start lg:pt-2 ${AXIS.text}`}>
          <p className="max-w-text">{text}</p>
          <a href={phoneHref(company.phone)} className="phone-display mt-6 mb-6 text-phone lg:mt-8 lg:mb-8">
            {company.phone}
          </a>
          <OfferButton service={service} />
        </div>
        <address className="hidden not-italic print:block">
          {`${company.legalName}, ${company.street}, ${company.postalCode} ${company.city}, ${company.email}`}
        </address>
      </div>
    </Section>
  )
}
