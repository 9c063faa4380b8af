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
  /** Its name as it stands in a sentence: `in Hessen`, `im Saarland`. */
  in: string
  /** Authority that supervises data protection in companies. */
  dataProtection: { name: string; address: string; email?: string }
  /** Who decides on a permit for the guarding trade, as it ends a sentence; null where it differs from town to town. */
  permit: string | null
  /** Where its law asks for a security concept of assembly places; null where it cannot be said in a citation. */
  assembly: string | null
  /** Holidays that only some of its towns have, as a sentence. */
  localHolidays?: string
}

export const laender: Record<Land, LandRecord> = {
  BW: {
    in: 'in Baden-Württemberg',
    dataProtection: { name: 'UNKNOWN', address: 'UNKNOWN' },
    permit: null,
    assembly: null,
  },
  BY: {
    in: 'in Bayern',
    dataProtection: { name: 'UNKNOWN', address: 'UNKNOWN' },
    permit: null,
    assembly: null,
  },
  BE: {
    in: 'in Berlin',
    dataProtection: { name: 'UNKNOWN', address: 'UNKNOWN' },
    permit: null,
    assembly: null,
  },
  BB: {
    in: 'in Brandenburg',
    dataProtection: { name: 'UNKNOWN', address: 'UNKNOWN' },
    permit: null,
    assembly: null,
  },
  HB: {
    in: 'in Bremen',
    dataProtection: { name: 'UNKNOWN', address: 'UNKNOWN' },
    permit: null,
    assembly: null,
  },
  HH: {
    in: 'in Hamburg',
    dataProtection: { name: 'UNKNOWN', address: 'UNKNOWN' },
    permit: null,
    assembly: null,
  },
  HE: {
    in: 'in Hessen',
    dataProtection: {
      name: 'Der Hessische Beauftragte für Datenschutz und Informationsfreiheit (HBDI)',
      address: 'Gustav-Stresemann-Ring\u00a01, 65189 Wiesbaden',
      email: 'poststelle@datenschutz.hessen.de',
    },
    permit: 'meist das Ordnungsamt der Stadt oder Gemeinde',
    assembly: '§\u00a043 der Richtlinie H-VStättR',
  },
  MV: {
    in: 'in Mecklenburg-Vorpommern',
    dataProtection: { name: 'UNKNOWN', address: 'UNKNOWN' },
    permit: null,
    assembly: null,
  },
  NI: {
    in: 'in Niedersachsen',
    dataProtection: { name: 'UNKNOWN', address: 'UNKNOWN' },
    permit: null,
    assembly: null,
  },
  NW: {
    in: 'in Nordrhein-Westfalen',
    dataProtection: { name: 'UNKNOWN', address: 'UNKNOWN' },
    permit: null,
    assembly: null,
  },
  RP: {
    in: 'in Rheinland-Pfalz',
    dataProtection: { name: 'UNKNOWN', address: 'UNKNOWN' },
    permit: null,
    assembly: '§\u00a043 der Landesverordnung',
  },
  SL: {
    in: 'im Saarland',
    dataProtection: { name: 'UNKNOWN', address: 'UNKNOWN' },
    permit: null,
    assembly: null,
  },
  SN: {
    in: 'in Sachsen',
    dataProtection: { name: 'UNKNOWN', address: 'UNKNOWN' },
    permit: null,
    assembly: null,
  },
  ST: {
    in: 'in Sachsen-Anhalt',
    dataProtection: { name: 'UNKNOWN', address: 'UNKNOWN' },
    permit: null,
    assembly: null,
  },
  SH: {
    in: 'in Schleswig-Holstein',
    dataProtection: { name: 'UNKNOWN', address: 'UNKNOWN' },
    permit: null,
    assembly: null,
  },
  TH: {
    in: 'in Thüringen',
    dataProtection: { name: 'UNKNOWN', address: 'UNKNOWN' },
    permit: null,
    assembly: null,
  },
}
