import { ButtonLink } from '@/components/ui/Button'
import { SectionTitle } from '@/components/ui/Heading'
import { Section } from '@/components/ui/Section'
import { company } from '@/content/company'
import { home } from '@/content/home'
import { anchors } from '@/lib/anchors'
import { mailto } from '@/lib/mailto'

export function Careers() {
  const { heading, lead, work, needs, apply } = home.careers
  return (
    <Section id={anchors.careers} ground="nacht" labelledBy="karriere-titel">
      <div className="grid gap-x-8 gap-y-5 lg:grid-cols-12">
        <SectionTitle id="karriere-titel" className="text-white lg:col-span-7">
          {heading}
        </SectionTitle>
        <p className="max-w-text self-end text-lead lg:col-span-5">{lead}</p>
      </div>
      <div className="mt-12 grid gap-x-8 gap-y-10 lg:mt-16 lg:grid-cols-3">
        {[work, needs].map((column) => (
          <div key={column.heading}>
            <h3 className="mb-3 text-xl font-semibold text-white">{column.heading}</h3>
            <ul>
              {column.items.map((item) => (
                <li key={item} className="border-t border-nacht-700 py-3">
                  {item}
                </li>
              ))}
            </ul>
          </div>
        ))}
        <div>
          <h3 className="mb-3 text-xl font-semibold text-white">{apply.heading}</h3>
          <p className="border-t border-nacht-700 pt-3">{apply.text}</p>
          <ButtonLink
            look="quiet"
            href={mailto(company.applicationsEmail, apply.subject)}
            className="mt-6 max-sm:w-full"
          >
            {apply.link}
          </ButtonLink>
          <p className="mt-3 text-label break-words text-nebel-400">{company.applicationsEmail}</p>
        </div>
      </div>
    </Section>
  )
}
