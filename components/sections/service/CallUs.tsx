import { SectionTitle } from '@/components/ui/Heading'
import { Section } from '@/components/ui/Section'
import { company, phoneHref } from '@/content/company'
import type { Service } from '@/content/types'
import { OfferButton } from './OfferButton'

/** The telephone number, the offer button, and on paper the address. */
export function CallUs({ service }: { service: Service }) {
  const { heading, text } = service.callUs
  return (
    <Section ground="papier-warm" labelledBy="anruf">
      <div className="grid items-end gap-x-8 gap-y-8 lg:grid-cols-12">
        <div className="lg:col-span-6">
          <SectionTitle id="anruf">{heading}</SectionTitle>
          <p className="mt-5 max-w-text">{text}</p>
        </div>
        <div className="flex flex-col items-start gap-5 lg:col-span-6 lg:items-end">
          <a
            href={phoneHref(company.phone)}
            className="inline-block py-1 text-[clamp(2.125rem,1.4rem+3.4vw,4rem)] leading-none font-semibold tracking-tight whitespace-nowrap tabular-nums hover:underline"
          >
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
