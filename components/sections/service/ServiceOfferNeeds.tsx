import { AXIS, COLUMNS } from '@/components/ui/axes'
import { SectionTitle } from '@/components/ui/Heading'
import { Section } from '@/components/ui/Section'
import type { Service } from '@/content/types'
import type { Place } from './oneNight'

/** What we have to know to write an offer, as a sheet to fill in: the print leaves room to write. */
export function ServiceOfferNeeds({ service, place }: { service: Service; place: Place }) {
  const { heading, lead, needs } = service.offer
  return (
    <Section {...place} labelledBy="angebot" className="print:break-inside-avoid">
      <div className={`gap-y-6 print:grid-cols-2 ${COLUMNS}`}>
        <div className={`lg:pr-8 ${AXIS.margin}`}>
          <SectionTitle id="angebot" size="minor" className="night:text-white">
            {heading}
          </SectionTitle>
          <p className="mt-3 max-w-text lg:mt-5">{lead}</p>
        </div>
        <ol className={`sheet ${AXIS.list}`}>
          {needs.map((need, index) => (
            <li key={need} className="sheet-field">
              <span aria-hidden="true" className="text-label tabular-nums">{`${index + 1}`}</span>
              {need}
            </li>
          ))}
        </ol>
      </div>
    </Section>
  )
}
