import { SectionTitle } from '@/components/ui/Heading'
import { Icon } from '@/components/ui/Icon'
import { Section } from '@/components/ui/Section'
import type { Service } from '@/content/types'
import { hyphenate } from '@/lib/hyphenate'

/** The page's centre: exactly four things that the service does. */
export function ServiceChecklist({ service }: { service: Service }) {
  const { heading, items } = service.checklist
  return (
    <Section ground="nacht" labelledBy="aufgaben">
      <SectionTitle id="aufgaben" className="max-w-[14.3em] text-white">
        {heading}
      </SectionTitle>
      <ul className="mt-10 grid gap-x-8 lg:mt-14 lg:grid-cols-2 print:grid-cols-2">
        {items.map(({ title, text }) => (
          <li key={title} className="flex gap-5 border-t border-nacht-700 py-7">
            <Icon name="check" className="mt-1 size-6 text-nebel-400" />
            <div>
              <h3 className="text-xl leading-snug font-semibold text-white lg:text-2xl lg:tracking-tight">
                {hyphenate(title)}
              </h3>
              <p className="mt-2 max-w-text">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}
