// Written by `npm run generate` from the files of this folder. Do not edit.
export const serviceSlugs = [
  'baustellenueberwachung',
  'einzelhandelsschutz',
  'empfangsdienst',
  'hotelsicherheit',
  'kontrolldienst',
  'objektschutz',
  'reinigungsdienste',
  'veranstaltungsservice',
  'werkschutz',
] as const

export type ServiceSlug = (typeof serviceSlugs)[number]
