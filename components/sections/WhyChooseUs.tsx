import { AXIS, COLUMNS } from '@/components/ui/axes'
import { SectionTitle } from '@/components/ui/Heading'
import { Icon } from '@/components/ui/Icon'
import { Section } from '@/components/ui/Section'
import { anchorPath } from '@/content/anchors'
import { home } from '@/content/home'
import { night } from '@/content/night'
import { withBase } from '@/lib/server/site'
import { ContractTerms } from './ContractTerms'
import { Qualifications } from './Qualifications'

export function WhyChooseUs() {
  const { heading, items, link } = home.whyChooseUs
  return (
    <Section surface="papier" space="turn" marginal={night.margins.whyChooseUs} labelledBy="fragen">
      <div className={`${COLUMNS} gap-y-6`}>
        <div className={AXIS.margin}>
          <div className="lg:sticky lg:top-32">
            <SectionTitle id="fragen">{heading}</SectionTitle>
            <a
              href={withBase(anchorPath('consultation'))}
              className="text-link arrow-link mt-4 inline-flex min-h-11 items-center gap-3 font-semibold lg:mt-6"
            >
              {link}
              <Icon name="arrow" className="size-5" />
            </a>
          </div>
        </div>
        <ul className={AXIS.list}>
          {items.map(({ question, answer }) => (
            <li key={question} className="hairline py-2.5 first:border-t-0 first:pt-0 lg:py-6">
              <h3 className="text-item font-semibold">{question}</h3>
              <p className="mt-1 max-w-text lg:mt-2">{answer}</p>
            </li>
          ))}
        </ul>
        <div className={AXIS.list}>
          <Qualifications />
          <ContractTerms />
        </div>
      </div>
    </Section>
  )
}
