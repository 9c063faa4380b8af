import { Section } from '@/components/ui/Section'
import { facts } from '@/content/facts'
import { home } from '@/content/home'

/** The four figures the customer names; each with the words that say whose figure it is. */
const FIGURES = [facts.leadershipExperience, facts.employees, facts.serviceLines, facts.retention]

export function KeyFigures() {
  const { heading, note } = home.keyFigures
  return (
    <Section ground="papier" labelledBy="kennzahlen">
      <h2 id="kennzahlen" className="mb-5 text-label font-medium text-nebel-600">
        {heading}
      </h2>
      <dl className="border-y border-papier-200 max-lg:divide-y lg:grid lg:grid-cols-[auto_auto_auto_auto] lg:justify-between lg:divide-x divide-papier-200">
        {FIGURES.map(({ value, label }) => (
          <div
            key={label}
            className="flex flex-col-reverse justify-end gap-2 py-6 lg:gap-4 lg:px-6 lg:py-10 lg:first:pl-0 lg:last:pr-0"
          >
            {/* The figure decides how wide its column is, the label does not. */}
            <dt className="lg:w-0 lg:min-w-full">{label}</dt>
            <dd className="text-figure font-semibold whitespace-nowrap tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-6 max-w-text text-label text-nebel-600">{note}</p>
    </Section>
  )
}
