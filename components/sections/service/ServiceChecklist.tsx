import { COLUMNS } from '@/components/ui/axes'
import { SectionTitle } from '@/components/ui/Heading'
import { Section } from '@/components/ui/Section'
import { Guard } from '@/components/ui/Wordmark'
import type { Service } from '@/content/types'
import { hyphenate } from '@/lib/server/hyphenate'
import type { Place } from './oneNight'

/** The page's centre: exactly four things that the service does. */
export function ServiceChecklist({ service, place }: { service: Service; place: Place }) {
  const { heading, items } = service.checklist
  return (
    <Section {...place} labelledBy="aufgaben">
      <SectionTitle id="aufgaben" className="max-w-[14.3em] night:text-white">
        {heading}
      </SectionTitle>
      <ul
        className={`mt-6 gap-y-5 sm:mt-10 md:grid-cols-2 lg:mt-14 lg:gap-y-12 print:grid-cols-2 ${COLUMNS}`}
      >
        {items.map(({ title, text }) => (
          <li
            key={title}
            className="hairline pt-4 lg:col-span-5 lg:pt-6 lg:even:col-span-7 lg:even:col-start-6"
          >
            <h3 className="flex gap-x-3 text-item font-semibold lg:flex-col lg:gap-y-4 night:text-white">
              <Guard className="mt-0.5 size-5 text-nebel-600 lg:size-6 night:text-nebel-400 print:hidden" />
              {hyphenate(title)}
            </h3>
            <p className="mt-1 max-w-text lg:mt-2">{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
