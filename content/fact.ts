import type { FactsRecord } from './records/facts'

/** A number the company claims, and its subject. What makes it checkable: who counted, over which time, as of when. */
export type Fact = NonNullable<FactsRecord['employees']>

export type FactId = keyof FactsRecord

/** A figure that is missing is not claimed, and no page speaks of it. */
export type Facts = { readonly [F in FactId]?: Fact }

/** The figures that are claimed. */
export function claimedFacts(facts: Facts): [FactId, Fact][] {
  return Object.entries(facts).flatMap(([id, fact]) => (fact ? [[id as FactId, fact]] : []))
}

/** Whether nobody has said what a figure rests on. The year of the foundation can be looked up in the register. */
export function isUnproven([id, { basis, period, asOf }]: [FactId, Fact]): boolean {
  return id !== 'founded' && !(basis && period && asOf)
}

/** As many characters of an explanation as fit below a figure without unbalancing its row. */
const LINE = 80

/** What is counted, where that is said in a line; what takes more, and the evidence once it is filled in. */
export function explanationOf({ counts = '', basis, period, asOf }: Fact): { line: string; more: string } {
  const source = basis && period && asOf ? `${basis}, ${period}, Stand ${asOf}.` : ''
  return counts.length <= LINE
    ? { line: counts, more: source }
    : { line: '', more: `${counts} ${source}`.trim() }
}
