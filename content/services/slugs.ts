/** The address of every service that has texts, offered or not. In a file of its own, as texts name services and services hold texts. */
export const writtenSlugs = [
  'werkschutz',
  'objektschutz',
  'empfangsdienst',
  'veranstaltungsservice',
  'baustellenueberwachung',
  'kontrolldienst',
  'hotelsicherheit',
  'reinigungsdienste',
  'einzelhandelsschutz',
] as const

export type ServiceSlug = (typeof writtenSlugs)[number]
