import { SectionTitle } from '@/components/ui/Heading'
import { Section } from '@/components/ui/Section'
import { comparison } from '@/content/planning/comparison'
import { costsPage } from '@/content/planning/costsPage'
import { barParts } from './Bar'
import { Bars } from './Bars'
import styles from './CostsPair.module.css'
import { examplePair } from './examplePair'
import { Swatch } from './Swatch'

/** Two offers as bars: the lower rate comes to more. */
export function CostsPair() {
  const { heading, caption } = costsPage.price.pair
  const offers = examplePair()
  const dearer = offers.find(({ more }) => more)
  const other = offers.find(({ more }) => more === undefined)
  return (
    <Section surface="papier" space="new" labelledBy="paar">
      <SectionTitle id="paar" size="minor">
        {heading(dearer?.share ?? '')}
      </SectionTitle>
      <Bars
        caption={caption(dearer?.name ?? '', dearer?.share ?? '', other?.name ?? '')}
        offers={offers.map(({ note, ...offer }) => ({ ...offer, id: offer.name, note: ` ${note}` }))}
      />
      <ul aria-hidden="true" className={`flex flex-wrap gap-x-4 gap-y-1 lg:hidden ${styles.legend}`}>
        {barParts.map((part) => (
          <li key={part}>
            <Swatch of={part} />
            {comparison.result.parts[part]}
          </li>
        ))}
      </ul>
    </Section>
  )
}
