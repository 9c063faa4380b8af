import { Answer } from '@/components/sections/Answer'
import { AXIS, COLUMNS } from '@/components/ui/axes'
import { Disclosure } from '@/components/ui/Disclosure'
import { SectionTitle } from '@/components/ui/Heading'
import { Section } from '@/components/ui/Section'
import type { Service } from '@/content/types'

/** What visitors ask before they call; each question opens to its answer. */
export function ServiceQuestions({ service: { faq } }: { service: Service }) {
  return (
    <Section surface="papier" space="new" closes labelledBy="fragen" className="print:hidden">
      <div className={`gap-y-5 ${COLUMNS}`}>
        <div className={AXIS.margin}>
          <SectionTitle id="fragen" className="max-w-[10.4em] lg:sticky lg:top-32">
            {faq.heading}
          </SectionTitle>
        </div>
        <div className={AXIS.list}>
          {faq.items.map((item) => (
            <Disclosure key={item.question} heading={item.question} listed>
              <Answer of={item} />
            </Disclosure>
          ))}
        </div>
      </div>
    </Section>
  )
}
