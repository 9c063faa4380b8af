import type { Facts } from './fact'

const founded = '2023'

/**
 * Each number is here once, with its own subject, so that no two pages can contradict each other. `counts` says whose it is
 * and what was counted; it is shown below the figure (misleading ones: section 5 UWG).
 * OWNER: take out what you do not claim. Of the others correct value and words, then write instead of `evidence: null` for example
 * `evidence: { basis: '245 von 250 Daueraufträgen', period: 'Jahr 2025', asOf: 'Januar 2026' }`
 * A release refuses until then, and until you have confirmed the figures.
 * A firm founded in 2023 must not claim 25 years of its own, so the subjects of the years are people, not the firm.
 */
export const facts: Facts = {
  leadershipExperience: {
    value: '25+',
    label: 'Jahre Branchenerfahrung unserer Führungskräfte',
    counts: `Unsere erfahrenste Führungskraft. Die Firma gibt es seit ${founded}.`,
    evidence: null,
  },
  employees: {
    value: '5000+',
    label: 'Mitarbeitende bundesweit',
    counts: 'Bei uns selbst angestellt, in\u00a0Voll-\u2060\u00a0und\u00a0Teilzeit.',
    evidence: null,
  },
  serviceLines: {
    value: '15+',
    label: 'Leistungsbereiche, einzeln oder kombiniert',
    counts:
      'Pforte, Lkw-Abfertigung, Runden im Werk, Objekt- und Baustellenbewachung, Revier- und Schließdienst, Einlass, Ordnungsdienst, Empfang, Hotelsecurity, Doorman, Detektiv, Büro-, Treppenhaus- und Glasreinigung.',
    evidence: null,
  },
  clientRetention: {
    value: '98\u00a0%',
    label: 'Kundenbindung',
    counts: 'Anteil der Dauerverträge, die nach einem Jahr noch laufen.',
    evidence: null,
  },
  operationsExperience: {
    value: 'über 15\u00a0Jahre',
    label: 'Erfahrung bringt unsere Einsatzleitung im Durchschnitt mit',
    evidence: null,
  },
  founded: { value: founded, label: 'gegründet' },
}
