/** A number the company claims, and the words that say whose number it is. */
export type Fact = { value: string; label: string }

/**
 * Each number stands here once, with its own subject, so that no two pages can contradict each other.
 * OWNER: confirm every one before release and set `confirmed` to true; a release build refuses until then.
 * A firm founded in 2023 must not claim 25 years of its own (section 5 UWG), so the subjects are people, not the firm.
 */
export const facts = {
  leadershipExperience: { value: '25+', label: 'Jahre Branchenerfahrung unserer Führungskräfte' },
  employees: { value: '5000+', label: 'Mitarbeitende bundesweit' },
  serviceLines: { value: '15+', label: 'Leistungsbereiche, einzeln oder kombiniert' },
  retention: { value: '98\u00a0%', label: 'Kundenbindung' },
  operationsExperience: {
    value: 'über 15\u00a0Jahre',
    label: 'Erfahrung bringt unsere Einsatzleitung im Durchschnitt mit',
  },
  founded: { value: '2023', label: 'gegründet' },
} as const satisfies Record<string, Fact>

/** Whether the owner has confirmed the numbers above. */
export const factsConfirmed: boolean = false
