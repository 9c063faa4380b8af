import { COLUMNS } from '@/components/ui/axes'
import { SectionTitle } from '@/components/ui/Heading'
import { Section } from '@/components/ui/Section'
import { Guard } from '@/components/ui/Wordmark'
import type { Service } from '@/content/types'
import { hyphenate } from '@/lib/server/hyphenate'

/** Exactly four things that the service does. */
export function ServiceChecklist({ service: { checklist } }: { service: Service }) {
  return (
    <Section surface="papier" space="turn" labelledBy="aufgaben">
      <SectionTitle id="aufgaben" className="max-w-[14.3em]">
        {checklist.heading}
      </SectionTitle>
      <ul className={`mt-4 gap-y-3 sm:mt-8 md:grid-cols-2 lg:mt-12 lg:gap-y-8 print:grid-cols-2 ${COLUMNS}`}>
        {checklist.items.map(({ title, text }) => (
          <li key={title} className="hairline pt-3 lg:col-span-3 lg:pt-5">
            <h3 className="flex gap-x-3 text-item font-semibold lg:flex-col lg:gap-y-4">
              <Guard className="mt-0.5 size-5 text-nebel-600 lg:size-6 print:hidden" />
              {hyphenate(title)}
            </h3>
            <p className="mt-1 max-w-text lg:mt-2">{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
