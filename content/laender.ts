/** The sixteen Länder by their codes (ISO 3166-2:DE without `DE-`), as `feiertagejs` knows them. */
export type Land =
  | 'BW'
  | 'BY'
  | 'BE'
  | 'BB'
  | 'HB'
  | 'HH'
  | 'HE'
  | 'MV'
  | 'NI'
  | 'NW'
  | 'RP'
  | 'SL'
  | 'SN'
  | 'ST'
  | 'SH'
  | 'TH'

export type LandRecord = {
  /** As people call it: `Hessen`. */
  name: string
}

export const laender: Record<Land, LandRecord> = {
  BW: { name: 'Baden-Württemberg' },
  BY: { name: 'Bayern' },
  BE: { name: 'Berlin' },
  BB: { name: 'Brandenburg' },
  HB: { name: 'Bremen' },
  HH: { name: 'Hamburg' },
  HE: { name: 'Hessen' },
  MV: { name: 'Mecklenburg-Vorpommern' },
  NI: { name: 'Niedersachsen' },
  NW: { name: 'Nordrhein-Westfalen' },
  RP: { name: 'Rheinland-Pfalz' },
  SL: { name: 'Saarland' },
  SN: { name: 'Sachsen' },
  ST: { name: 'Sachsen-Anhalt' },
  SH: { name: 'Schleswig-Holstein' },
  TH: { name: 'Thüringen' },
}
