/** Address of each service, in the order in which every list shows them. */
export const serviceSlugs = [
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

export type ServiceSlug = (typeof serviceSlugs)[number]
