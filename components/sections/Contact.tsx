import { EnquiryForm } from '@/components/forms/EnquiryForm'
import { NextSteps } from '@/components/forms/NextSteps'
import { enquirySetup } from '@/components/forms/setup'
import { CompanyAddress } from '@/components/layout/CompanyAddress'
import { SectionTitle } from '@/components/ui/Heading'
import { Section } from '@/components/ui/Section'
import { company, phoneHref } from '@/content/company'
import { forms } from '@/content/forms'
import { home } from '@/content/home'
import { anchors } from '@/lib/anchors'
import { withBase } from '@/lib/site'

/** Dawn: the page ends on paper, with a person to talk to on the left and the form on the right. */
export function Contact() {
  const { heading, form } = home.contact
  return (
    <Section id={anchors.contact} ground="papier-warm" labelledBy="kontakt">
      <SectionTitle id="kontakt" className="max-w-[10.4em]">
        {heading}
      </SectionTitle>
      <div className="mt-10 grid gap-x-8 gap-y-14 lg:mt-14 lg:grid-cols-12">
        <Consultation />
        <div className="lg:col-span-6 lg:col-start-7">
          <h3 id="kontaktformular" className="text-2xl font-semibold tracking-tight">
            {form.heading}
          </h3>
          <p className="mt-3 mb-2 max-w-text">{form.lead}</p>
          <p className="mb-6 text-label text-nebel-600">{forms.contact.lead}</p>
          <EnquiryForm kind="contact" setup={enquirySetup} labelledBy="kontaktformular" />
        </div>
      </div>
    </Section>
  )
}

function Consultation() {
  const { consultation } = home.contact
  const { phoneLabel, emailLabel, addressLabel } = consultation
  return (
    <section
      id={anchors.consultation}
      tabIndex={-1}
      aria-labelledby="erstgespraech"
      className="lg:col-span-5"
    >
      <h3 id="erstgespraech" className="text-2xl font-semibold tracking-tight">
        {consultation.heading}
      </h3>
      <p className="mt-3 max-w-text">{consultation.text}</p>
      <dl className="mt-8 flex flex-col gap-5">
        <div>
          <dt className="text-label text-nebel-600">{phoneLabel}</dt>
          <dd>
            <a
              href={phoneHref(company.phone)}
              className="inline-block py-1 text-[clamp(2.125rem,1.4rem+3.4vw,3.75rem)] leading-none font-semibold tracking-tight whitespace-nowrap tabular-nums hover:underline"
            >
              {company.phone}
            </a>
          </dd>
        </div>
        <div>
          <dt className="text-label text-nebel-600">{emailLabel}</dt>
          <dd>
            <a
              href={`mailto:${company.email}`}
              className="text-link inline-flex min-h-11 items-center break-all"
            >
              {company.email}
            </a>
          </dd>
        </div>
        <div>
          <dt className="text-label text-nebel-600">{addressLabel}</dt>
          <dd>
            <CompanyAddress />
            <a
              href={withBase('/kontakt.vcf')}
              download
              className="text-link inline-flex min-h-11 items-center"
            >
              {consultation.contactCard}
            </a>
          </dd>
        </div>
      </dl>
      <div className="mt-10">
        <NextSteps heading="h4" />
      </div>
    </section>
  )
}
