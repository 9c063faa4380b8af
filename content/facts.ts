import type { Facts } from './fact'

const founded = '2023'

/**
 * Each number stands here once, with its own subject, so that no two pages can contradict each other.
 * OWNER: take out what you do not claim. Of the others correct value and words, then write instead of `evidence: null` for example
 * `evidence: { basis: 'Eigene Auswertung', period: 'Verträge des Jahres 2025', asOf: 'Januar 2026' }`
 * A release refuses until then, and until you have confirmed the figures (misleading ones: section 5 UWG).
 * A firm founded in 2023 must not claim 25 years of its own, so the subjects of the years are people, not the firm.
 */
export const facts: Facts = {
  leadershipExperience: {
    value: '25+',
    label: 'Jahre Branchenerfahrung unserer Führungskräfte',
    counts: `Längstes Berufsleben in der Leitung; gegründet ${founded}.`,
    evidence: null,
  },
  employees: {
    value: '5000+',
    label: 'Mitarbeitende bundesweit',
    counts: 'Alle Beschäftigten, in Voll- und Teilzeit.',
    evidence: null,
  },
  serviceLines: {
    value: '15+',
    label: 'Leistungsbereiche, einzeln oder kombiniert',
    counts: 'Mit Teilbereichen wie Pforte und Streife.',
    evidence: null,
  },
  clientRetention: {
    value: '98\u00a0%',
    label: 'Kundenbindung',
    counts: 'Aufträge, die nach einem Jahr weiterlaufen.',
    evidence: null,
  },
  operationsExperience: {
    value: 'über 15\u00a0Jahre',
    label: 'Erfahrung bringt unsere Einsatzleitung im Durchschnitt mit',
    evidence: null,
  },
  founded: { value: founded, label: 'gegründet' },
}
