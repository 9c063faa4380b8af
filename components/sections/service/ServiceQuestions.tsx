import { SectionTitle } from '@/components/ui/Heading'
import { Icon } from '@/components/ui/Icon'
import { Section } from '@/components/ui/Section'
import type { Service } from '@/content/types'

/** Questions that open on a click, in plain HTML; the browser's search in the page finds and opens them as well. */
export function ServiceQuestions({ service }: { service: Service }) {
  const { heading, items } = service.faq
  return (
    <Section ground="papier" labelledBy="fragen" className="pt-0 print:hidden">
      <div className="grid gap-x-8 gap-y-8 lg:grid-cols-12">
        <SectionTitle id="fragen" className="max-w-[10.4em] lg:col-span-5">
          {heading}
        </SectionTitle>
        <div className="lg:col-span-7">
          {items.map(({ question, answer }) => (
            <details key={question} className="group border-t border-papier-200 last:border-b">
              <summary className="flex min-h-11 cursor-pointer list-none items-start justify-between gap-6 py-5 text-xl leading-snug font-semibold hover:underline [&::-webkit-details-marker]:hidden">
                <h3>{question}</h3>
                <Icon name="more" className="mt-0.5 size-6 text-nebel-600 group-open:hidden" />
                <Icon name="less" className="mt-0.5 hidden size-6 text-nebel-600 group-open:block" />
              </summary>
              <p className="max-w-text pb-6">{answer}</p>
            </details>
          ))}
        </div>
      </div>
    </Section>
  )
}
