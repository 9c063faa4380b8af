import { AXIS, COLUMNS } from '@/components/ui/axes'
import { Disclosure } from '@/components/ui/Disclosure'
import { SectionTitle } from '@/components/ui/Heading'
import { Icon } from '@/components/ui/Icon'
import { Section } from '@/components/ui/Section'
import { anchorPath, anchors } from '@/content/anchors'
import { home } from '@/content/home'
import { night } from '@/content/night'
import { withBase } from '@/lib/both/withBase'
import { houses } from '@/lib/server/houses'
import { Answer } from './Answer'
import { ContractTerms } from './ContractTerms'
import { References } from './References'

/** Price and proof are what most ask first. */
const OPEN = 2

export function WhyChooseUs() {
  const { heading, items, link } = home.whyChooseUs
  return (
    <Section
      surface="papier"
      // The morning parts the surfaces, where there is one.
      space={houses.length > 0 ? 'new' : 'turn'}
      marginal={night.margins.whyChooseUs}
      labelledBy={anchors.questions}
    >
      <div className={`${COLUMNS} gap-y-6`}>
        <div className={AXIS.margin}>
          <div className="lg:sticky lg:top-32">
            <SectionTitle id={anchors.questions}>{heading}</SectionTitle>
            <a
              href={withBase(anchorPath('consultation'))}
              className="text-link arrow-link mt-4 inline-flex min-h-11 items-center gap-3 font-semibold lg:mt-6"
            >
              {link}
              <Icon name="arrow" className="size-5" />
            </a>
          </div>
        </div>
        <div className={AXIS.list}>
          {items.map((item, index) => (
            <Disclosure key={item.question} heading={item.question} listed open={index < OPEN}>
              <Answer of={item} />
            </Disclosure>
          ))}
          <ContractTerms />
          <References />
        </div>
      </div>
    </Section>
  )
}
