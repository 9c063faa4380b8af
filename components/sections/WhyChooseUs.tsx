import { AXIS, COLUMNS } from '@/components/ui/axes'
import { Disclosure } from '@/components/ui/Disclosure'
import { SectionTitle } from '@/components/ui/Heading'
import { Icon } from '@/components/ui/Icon'
import { Paragraphs } from '@/components/ui/Prose'
import { Section } from '@/components/ui/Section'
import { anchorPath, anchors } from '@/content/anchors'
import { home } from '@/content/home'
import { withBase } from '@/lib/both/withBase'
import { Answer } from './Answer'
import { ContractTerms } from './ContractTerms'
import { References } from './References'

/** Price and proof are what most ask first. */
const OPEN = 2

export function WhyChooseUs() {
  const { heading, reasons, items, link } = home.whyChooseUs
  return (
    <Section surface="papier" space="turn" labelledBy={anchors.questions}>
      <SectionTitle id={anchors.questions} size="chapter" className="max-w-[15em]">
        {heading}
      </SectionTitle>
      <div className={`${COLUMNS} mt-5 gap-y-8 lg:mt-14`}>
        <div className={AXIS.margin}>
          <div className="flex max-w-text flex-col gap-3 text-lead">
            <Paragraphs items={reasons} />
          </div>
          <a
            href={withBase(anchorPath('consultation'))}
            className="text-link arrow-link mt-3 inline-flex min-h-11 items-center gap-3 font-semibold"
          >
            {link}
            <Icon name="arrow" className="size-5" />
          </a>
        </div>
        <div className={AXIS.list}>
          {items.map((item, index) => (
            <Disclosure key={item.question} heading={item.question} listed open={index < OPEN}>
              <Answer of={item} />
            </Disclosure>
          ))}
          <References />
        </div>
      </div>
      <ContractTerms />
    </Section>
  )
}
