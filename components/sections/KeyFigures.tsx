import { SectionLabel } from '@/components/ui/Heading'
import { Section } from '@/components/ui/Section'
import { explanationOf, type Fact } from '@/content/fact'
import { facts } from '@/content/facts'
import { home } from '@/content/home'
import { figureParts } from '@/lib/server/figure'
import styles from './KeyFigures.module.css'

/** The figures that are claimed, up to four; each with its subject. */
const FIGURES: readonly Fact[] = [
  facts.leadershipExperience,
  facts.employees,
  facts.serviceLines,
  facts.clientRetention,
].flatMap((fact) => fact ?? [])

/** From tablets on by their number, so that no row has a hole. */
const COLUMNS = ['', 'sm:grid-cols-2', 'sm:grid-cols-3', 'sm:grid-cols-2 lg:grid-cols-4']

export function KeyFigures() {
  if (FIGURES.length === 0) {
    return null
  }
  return (
    <Section surface="nacht" space="same" labelledBy="kennzahlen">
      <SectionLabel id="kennzahlen">{home.keyFigures.heading}</SectionLabel>
      <dl className={`${styles.facts} ${COLUMNS[FIGURES.length - 1]}`}>
        {FIGURES.map((fact) => (
          <Figure key={fact.label} {...fact} />
        ))}
      </dl>
    </Section>
  )
}

function Figure(fact: Fact) {
  const { number, sign } = figureParts(fact.value)
  const { line, more } = explanationOf(fact)
  return (
    <div className={`${styles.fact} hairline`}>
      <dt className="leading-snug text-white">{fact.label}</dt>
      <dd className="figure text-figure font-semibold whitespace-nowrap text-white">
        {number}
        {sign && <span className="figure-sign">{sign}</span>}
      </dd>
      {(line || more) && (
        <dd className={`${styles.note} text-label text-nebel-400`}>
          {line}
          {more && (
            <details>
              <summary>{home.keyFigures.more}</summary>
              {more}
            </details>
          )}
        </dd>
      )}
    </div>
  )
}
