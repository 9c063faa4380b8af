import { enquiryConfig } from '@/components/forms/config'
import { EnquiryForm } from '@/components/forms/EnquiryForm'
import { NextSteps } from '@/components/forms/NextSteps'
import { CompanyAddress } from '@/components/layout/CompanyAddress'
import { AXIS, COLUMNS } from '@/components/ui/axes'
import { SectionTitle } from '@/components/ui/Heading'
import { Prose } from '@/components/ui/Prose'
import { Section } from '@/components/ui/Section'
import { anchors } from '@/content/anchors'
import { company } from '@/content/company'
import { extras } from '@/content/extras'
import { forms } from '@/content/forms'
import { home } from '@/content/home'
import { OFFICE_HOURS, openingHoursLines } from '@/content/openingHours'
import { germanList } from '@/content/words'
import { mailto } from '@/lib/both/mailto'
import { withBase } from '@/lib/both/withBase'
import { CONTACT_CARD } from '@/lib/server/pages'
import { phoneHref } from '@/lib/server/phone'
import { EmergencyNumber } from './contact/EmergencyNumber'
import { FurtherContacts } from './contact/FurtherContacts'

/** Dawn: the page ends on paper, with a person to talk to on the left and the form on the right. */
export function Contact() {
  const { heading, form } = home.contact
  return (
    <Section id={anchors.contact} surface="papier-warm" space="turn" closes labelledBy="kontakt">
      <SectionTitle id="kontakt" size="chapter" className="max-w-[10.4em]">
        {heading}
      </SectionTitle>
      <div className={`mt-6 gap-y-9 lg:mt-14 ${COLUMNS}`}>
        <Consultation />
        <div className={AXIS.list}>
          <h3 id="kontaktformular" className="text-sub font-semibold">
            {form.heading}
          </h3>
          <p className="mt-3 mb-2 max-w-text">{form.lead}</p>
          <p className="mb-6 text-label text-nebel-600">{forms.contact.lead}</p>
          <EnquiryForm kind="contact" config={enquiryConfig} labelledBy="kontaktformular" />
        </div>
      </div>
    </Section>
  )
}

/** The gap to the form is one column more than the list's axis leaves. On tablets the two halves are side by side. */
const CALL = `grid gap-x-8 gap-y-7 md:max-lg:grid-cols-[7fr_6fr] lg:block lg:pr-8 ${AXIS.margin}`

function Consultation() {
  const { consultation } = home.contact
  const { phoneLabel, emailLabel, addressLabel } = consultation
  const { languages = [] } = extras
  const hours = openingHoursLines(extras.openingHours ?? [])
  return (
    <section id={anchors.consultation} tabIndex={-1} aria-labelledby="erstgespraech" className={CALL}>
      <div>
        <h3 id="erstgespraech" className="text-sub font-semibold">
          {consultation.heading}
        </h3>
        <p className="mt-3 max-w-text">{consultation.text}</p>
        {extras.booking && (
          <p className="mt-3">
            <a href={extras.booking} rel="noopener" className="text-link target font-semibold">
              {consultation.booking}
            </a>
          </p>
        )}
        {languages.length > 0 && (
          <p className="mt-3 max-w-text">{consultation.languages(germanList(languages))}</p>
        )}
        <p className="mt-3 max-w-text">
          <Prose paragraph={home.contact.planning} />
        </p>
        <dl className="mt-5 flex flex-col gap-3 lg:mt-8 lg:gap-5">
          <div>
            <dt className="value-label max-sm:hidden">{phoneLabel}</dt>
            <dd>
              <a href={phoneHref(company.phone)} className="phone-display text-phone">
                {company.phone}
              </a>
            </dd>
          </div>
          <EmergencyNumber />
          {hours.length > 0 && (
            <div>
              <dt className="value-label">{OFFICE_HOURS}</dt>
              <dd>
                {hours.map((line) => (
                  <p key={line}>{line}</p>
                ))}
              </dd>
            </div>
          )}
          <div>
            <dt className="value-label max-sm:hidden">{emailLabel}</dt>
            <dd>
              <a href={mailto(company.email)} className="text-link target break-all">
                {company.email}
              </a>
            </dd>
          </div>
          <div>
            <dt className="value-label max-sm:hidden">{addressLabel}</dt>
            <dd>
              <div className="max-sm:hidden">
                <CompanyAddress />
              </div>
              <a href={withBase(CONTACT_CARD)} download className="text-link target">
                {consultation.contactCard}
              </a>
            </dd>
          </div>
        </dl>
      </div>
      <FurtherContacts />
      <div className="lg:mt-10 print:hidden">
        <NextSteps heading="h4" />
      </div>
    </section>
  )
}
