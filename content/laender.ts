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
  /** As it stands in a sentence: `in Hessen`, `im Saarland`. */
  inLand: string
  /** Who supervises the data protection of companies with their seat there. Source of each: `docs/recht.md`. */
  dataProtection: { name: string; address: string; email: string }
  /** Who decides on guarding, as it ends a sentence after `inLand`; nothing where it differs from town to town. */
  permit?: string | null
  /** What of its law asks for a security concept in assembly places, as a citation; nothing where it has no such rule. */
  assembly?: string | null
  /** Holidays that only some of its towns have, and how the calculator counts them, as a sentence. */
  localHolidays?: string
}

export const laender: Record<Land, LandRecord> = {
  BW: {
    inLand: 'in Baden-Württemberg',
    dataProtection: {
      name: 'Der Landesbeauftragte für den Datenschutz und die Informationsfreiheit Baden-Württemberg (LfDI)',
      address: 'Heilbronner Straße\u00a035, 70191 Stuttgart',
      email: 'poststelle@lfdi.bwl.de',
    },
  },
  BY: {
    inLand: 'in Bayern',
    dataProtection: {
      name: 'Bayerisches Landesamt für Datenschutzaufsicht (BayLDA)',
      address: 'Promenade\u00a018, 91522 Ansbach',
      email: 'poststelle@lda.bayern.de',
    },
  },
  BE: {
    inLand: 'in Berlin',
    dataProtection: {
      name: 'Berliner Beauftragte für Datenschutz und Informationsfreiheit',
      address: 'Alt-Moabit\u00a059–61, 10555 Berlin',
      email: 'mailbox@datenschutz-berlin.de',
    },
  },
  BB: {
    inLand: 'in Brandenburg',
    dataProtection: {
      name: 'Die Landesbeauftragte für den Datenschutz und für das Recht auf Akteneinsicht Brandenburg (LDA)',
      address: 'Stahnsdorfer Damm\u00a077, 14532 Kleinmachnow',
      email: 'poststelle@lda.brandenburg.de',
    },
  },
  HB: {
    inLand: 'in Bremen',
    dataProtection: {
      name: 'Der Landesbeauftragte für Datenschutz und Informationsfreiheit der Freien Hansestadt Bremen',
      address: 'Georgstraße\u00a0122–124, 27570 Bremerhaven',
      email: 'office@datenschutz.bremen.de',
    },
  },
  HH: {
    inLand: 'in Hamburg',
    dataProtection: {
      name: 'Der Hamburgische Beauftragte für Datenschutz und Informationsfreiheit',
      address: 'Ludwig-Erhard-Straße\u00a022, 20459 Hamburg',
      email: 'mailbox@datenschutz.hamburg.de',
    },
  },
  HE: {
    inLand: 'in Hessen',
    dataProtection: {
      name: 'Der Hessische Beauftragte für Datenschutz und Informationsfreiheit (HBDI)',
      address: 'Gustav-Stresemann-Ring\u00a01, 65189 Wiesbaden',
      email: 'poststelle@datenschutz.hessen.de',
    },
    permit: 'meist das Ordnungsamt der Stadt oder Gemeinde',
    assembly: '§\u00a043 der Richtlinie H-VStättR',
  },
  MV: {
    inLand: 'in Mecklenburg-Vorpommern',
    dataProtection: {
      name: 'Der Landesbeauftragte für Datenschutz und Informationsfreiheit Mecklenburg-Vorpommern',
      address: 'Werderstraße\u00a074a, 19055 Schwerin',
      email: 'info@datenschutz-mv.de',
    },
  },
  NI: {
    inLand: 'in Niedersachsen',
    dataProtection: {
      name: 'Der Landesbeauftragte für den Datenschutz Niedersachsen',
      address: 'Prinzenstraße\u00a05, 30159 Hannover',
      email: 'poststelle@lfd.niedersachsen.de',
    },
  },
  NW: {
    inLand: 'in Nordrhein-Westfalen',
    dataProtection: {
      name: 'Landesbeauftragte für Datenschutz und Informationsfreiheit Nordrhein-Westfalen (LDI)',
      address: 'Kavalleriestraße\u00a02–4, 40213 Düsseldorf',
      email: 'poststelle@ldi.nrw.de',
    },
  },
  RP: {
    inLand: 'in Rheinland-Pfalz',
    dataProtection: {
      name: 'Der Landesbeauftragte für den Datenschutz und die Informationsfreiheit Rheinland-Pfalz',
      address: 'Hintere Bleiche\u00a034, 55116 Mainz',
      email: 'poststelle@datenschutz.rlp.de',
    },
    assembly: '§\u00a043 der Landesverordnung',
  },
  SL: {
    inLand: 'im Saarland',
    dataProtection: {
      name: 'Unabhängiges Datenschutzzentrum Saarland, Landesbeauftragte für Datenschutz und Informationsfreiheit',
      address: 'Fritz-Dobisch-Straße\u00a012, 66111 Saarbrücken',
      email: 'poststelle@datenschutz.saarland.de',
    },
  },
  SN: {
    inLand: 'in Sachsen',
    dataProtection: {
      name: 'Sächsische Datenschutz- und Transparenzbeauftragte',
      address: 'Maternistraße\u00a017, 01067 Dresden',
      email: 'post@sdtb.sachsen.de',
    },
  },
  ST: {
    inLand: 'in Sachsen-Anhalt',
    dataProtection: {
      name: 'Landesbeauftragte für den Datenschutz Sachsen-Anhalt',
      address: 'Otto-von-Guericke-Straße\u00a034a, 39104 Magdeburg',
      email: 'poststelle@lfd.sachsen-anhalt.de',
    },
  },
  SH: {
    inLand: 'in Schleswig-Holstein',
    dataProtection: {
      name: 'Unabhängiges Landeszentrum für Datenschutz Schleswig-Holstein (ULD)',
      address: 'Holstenstraße\u00a098, 24103 Kiel',
      email: 'mail@datenschutzzentrum.de',
    },
  },
  TH: {
    inLand: 'in Thüringen',
    dataProtection: {
      name: 'Thüringer Landesbeauftragter für den Datenschutz und die Informationsfreiheit (TLfDI)',
      address: 'Häßlerstraße\u00a08, 99096 Erfurt',
      email: 'poststelle@datenschutz.thueringen.de',
    },
  },
}
