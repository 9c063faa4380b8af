import { COLUMNS } from '@/components/ui/axes'
import { SectionTitle } from '@/components/ui/Heading'
import { Section, type SectionFrame } from '@/components/ui/Section'
import type { Service } from '@/content/types'
import { hyphenate } from '@/lib/server/hyphenate'
import styles from './ServiceChecklist.module.css'

/** Exactly four things that the service does. */
export function ServiceChecklist({
  service: { checklist },
  frame,
}: {
  service: Service
  frame: SectionFrame
}) {
  const white = frame.surface === 'nacht' ? 'text-white' : ''
  return (
    <Section {...frame} labelledBy="aufgaben">
      <SectionTitle id="aufgaben" className={`max-w-[14.3em] ${white}`}>
        {checklist.heading}
      </SectionTitle>
      <ul className={`mt-4 gap-y-3 sm:mt-8 md:grid-cols-2 lg:mt-12 lg:gap-y-8 ${COLUMNS} ${styles.list}`}>
        {checklist.items.map(({ title, text }) => (
          <li key={title} data-reveal className="hairline pt-3 lg:col-span-6 lg:pt-5">
            <h3 className={`text-sub font-semibold ${white}`}>{hyphenate(title)}</h3>
            <p className="mt-1 max-w-[30rem] lg:mt-2">{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
