import { SectionTitle } from '@/components/ui/Heading'
import { Icon } from '@/components/ui/Icon'
import { Section } from '@/components/ui/Section'
import { home } from '@/content/home'
import { anchorPath } from '@/lib/anchors'
import { withBase } from '@/lib/site'

export function WhyChooseUs() {
  const { heading, items, link } = home.whyChooseUs
  return (
    <Section ground="papier" labelledBy="fragen">
      <div className="grid gap-x-8 gap-y-10 lg:grid-cols-12">
        <div className="lg:col-span-5">
          <div className="lg:sticky lg:top-32">
            <SectionTitle id="fragen">{heading}</SectionTitle>
            <a
              href={withBase(anchorPath('consultation'))}
              className="text-link mt-6 inline-flex min-h-11 items-center gap-2 font-semibold"
            >
              {link}
              <Icon name="arrow" className="size-5" />
            </a>
          </div>
        </div>
        <ul className="lg:col-span-7">
          {items.map(({ question, answer }) => (
            <li key={question} className="border-t border-papier-200 py-6 last:border-b">
              <h3 className="text-xl leading-snug font-semibold">{question}</h3>
              <p className="mt-2 max-w-text">{answer}</p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  )
}
