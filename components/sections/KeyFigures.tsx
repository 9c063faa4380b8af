import { QUARTERS } from '@/components/ui/axes'
import { Section } from '@/components/ui/Section'
import { type Fact, noteOf } from '@/content/fact'
import { facts } from '@/content/facts'
import { home } from '@/content/home'
import { night } from '@/content/night'
import { figureParts } from '@/lib/server/figure'

/** The figures that are claimed, up to four; each with the words that say whose figure it is. */
const FIGURES: readonly Fact[] = [
  facts.leadershipExperience,
  facts.employees,
  facts.serviceLines,
  facts.clientRetention,
].flatMap((fact) => fact ?? [])

/** By their number, so that no row has a hole. */
const COLUMNS = [
  null,
  'grid',
  'grid grid-cols-2 gap-x-5 lg:gap-x-8',
  'grid gap-x-5 sm:grid-cols-3 lg:gap-x-8',
  QUARTERS,
]

export function KeyFigures() {
  const columns = COLUMNS[FIGURES.length]
  if (!columns) {
    return null
  }
  const { heading } = home.keyFigures
  return (
    <Section
      surface="nacht"
      space="same"
      marginal={{ ...night.margins.keyFigures, label: heading, headingId: 'kennzahlen' }}
      labelledBy="kennzahlen"
    >
      <dl className={columns}>
        {FIGURES.map((fact) => (
          <Figure key={fact.label} {...fact} />
        ))}
      </dl>
    </Section>
  )
}

function Figure(fact: Fact) {
  const { number, sign } = figureParts(fact.value)
  const note = noteOf(fact)
  return (
    <div className="key-figure hairline mb-6 grid">
      <dt className="row-start-2 mt-2 text-label sm:text-body sm:leading-snug lg:mt-4">{fact.label}</dt>
      <dd className="figure text-figure font-semibold whitespace-nowrap text-white">
        {number}
        {sign && <span className="figure-sign">{sign}</span>}
      </dd>
      {note && <dd className="mt-1.5 text-label text-nebel-400">{note}</dd>}
    </div>
  )
}
