import { Section } from '@/components/ui/Section'
import type { Service } from '@/content/types'

/** What we have to know to write an offer. */
export function ServiceOfferNeeds({ service }: { service: Service }) {
  const { heading, lead, needs } = service.offer
  return (
    <Section ground="papier" labelledBy="angebot">
      <div className="grid gap-x-8 gap-y-6 border-t border-tinte pt-8 lg:grid-cols-12 print:grid-cols-2 print:border-0 print:pt-0">
        <div className="lg:col-span-5">
          <h2
            id="angebot"
            className="text-2xl leading-tight font-semibold tracking-tight text-balance lg:text-3xl"
          >
            {heading}
          </h2>
          <p className="mt-3 max-w-text">{lead}</p>
        </div>
        <ol className="lg:col-span-6 lg:col-start-7">
          {needs.map((need, index) => (
            <li key={need} className="flex gap-5 border-b border-papier-200 py-3 first:pt-0">
              <span
                aria-hidden="true"
                className="w-5 shrink-0 text-nebel-600 tabular-nums"
              >{`${index + 1}`}</span>
              {need}
            </li>
          ))}
        </ol>
      </div>
    </Section>
  )
}
