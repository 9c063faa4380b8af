/** What makes a number checkable: who counted, over which time, as of when. */
type Evidence = { basis: string; period: string; asOf: string }

/** A number the company claims, and the words that say whose number it is. */
export type Fact = {
  value: string
  label: string
  /** What the number counts, and on what it rests. Stands below the label where the figure is shown large. */
  note?: string
  /** `null`: not given yet, and a release refuses. Absent: the number can be looked up, as in the register of companies. */
  evidence?: Evidence | null
}

/** The note says what is counted; once the evidence is filled in, it follows. */
function figure({ counts, ...fact }: Fact & { counts: string; evidence: Evidence | null }): Fact {
  const { evidence } = fact
  const source = evidence && ` ${evidence.basis}, ${evidence.period}, Stand ${evidence.asOf}.`
  return { ...fact, note: `${counts}${source ?? ''}` }
}

const founded = '2023'

/**
 * Each number stands here once, with its own subject, so that no two pages can contradict each other.
 * OWNER: correct value and words, then write instead of `evidence: null` for example
 * `evidence: { basis: 'Eigene Auswertung', period: 'Verträge des Jahres 2025', asOf: 'Januar 2026' }`
 * A release refuses until then, and until you have confirmed the figures (misleading ones: section 5 UWG).
 * A firm founded in 2023 must not claim 25 years of its own, so the subjects of the years are people, not the firm.
 */
export const facts = {
  leadershipExperience: figure({
    value: '25+',
    label: 'Jahre Branchenerfahrung unserer Führungskräfte',
    counts: `Längstes Berufsleben in der Leitung; gegründet ${founded}.`,
    evidence: null,
  }),
  employees: figure({
    value: '5000+',
    label: 'Mitarbeitende bundesweit',
    counts: 'Alle Beschäftigten, in Voll- und Teilzeit.',
    evidence: null,
  }),
  serviceLines: figure({
    value: '15+',
    label: 'Leistungsbereiche, einzeln oder kombiniert',
    counts: 'Mit Teilbereichen wie Pforte und Streife.',
    evidence: null,
  }),
  clientRetention: figure({
    value: '98\u00a0%',
    label: 'Kundenbindung',
    counts: 'Aufträge, die nach einem Jahr weiterlaufen.',
    evidence: null,
  }),
  operationsExperience: {
    value: 'über 15\u00a0Jahre',
    label: 'Erfahrung bringt unsere Einsatzleitung im Durchschnitt mit',
    evidence: null as Evidence | null,
  },
  founded: { value: founded, label: 'gegründet' },
} satisfies Record<string, Fact>
