/** What makes a number checkable: who counted, over which time, as of when. */
type Evidence = { basis: string; period: string; asOf: string }

/** A number the company claims, and its subject. */
export type Fact = {
  value: string
  label: string
  /** What the number counts, and on what it rests. Shown below the label where the figure is large. */
  counts?: string
  /** `null`: not given yet, and a release refuses. Absent: the number can be looked up, as in the register of companies. */
  evidence?: Evidence | null
  /** Stood in older records: what is counted, with the evidence. */
  note?: string
}

export type FactId =
  | 'leadershipExperience'
  | 'employees'
  | 'serviceLines'
  | 'clientRetention'
  | 'operationsExperience'
  | 'founded'

/** A figure that is missing or null is not claimed, and no page speaks of it. */
export type Facts = { readonly [F in FactId]?: Fact | null }

/** The figures that are claimed. */
export function claimedFacts(facts: Facts): [FactId, Fact][] {
  return Object.entries(facts).flatMap(([id, fact]) => (fact ? [[id as FactId, fact]] : []))
}

/** As many characters of an explanation as fit below a figure without unbalancing its row. */
const LINE = 80

/** What is counted, where that is said in a line; what takes more, and the evidence once it is filled in. */
export function explanationOf({ counts, evidence, note }: Fact): { line: string; more: string } {
  const counted = note ?? counts ?? ''
  const source = evidence ? `${evidence.basis}, ${evidence.period}, Stand ${evidence.asOf}.` : ''
  return counted.length <= LINE
    ? { line: counted, more: source }
    : { line: '', more: `${counted} ${source}`.trim() }
}
