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
  /** As it stands in a sentence: `in Hessen`, `im Saarland`. */
  inLand: string
  /** Who supervises the data protection of companies with their seat there. Source of each: `docs/recht.md`. */
  dataProtection: { name: string; address: string; email: string }
}

export const laender: Record<Land, LandRecord> = {
  BW: {
    name: 'Baden-Württemberg',
    inLand: 'in Baden-Württemberg',
    dataProtection: {
      name: 'Der Landesbeauftragte für den Datenschutz und die Informationsfreiheit Baden-Württemberg (LfDI)',
      address: 'Heilbronner Straße\u00a035, 70191 Stuttgart',
      email: 'poststelle@lfdi.bwl.de',
    },
  },
  BY: {
    name: 'Bayern',
    inLand: 'in Bayern',
    dataProtection: {
      name: 'Bayerisches Landesamt für Datenschutzaufsicht (BayLDA)',
      address: 'Promenade\u00a018, 91522 Ansbach',
      email: 'poststelle@lda.bayern.de',
    },
  },
  BE: {
    name: 'Berlin',
    inLand: 'in Berlin',
    dataProtection: {
      name: 'Berliner Beauftragte für Datenschutz und Informationsfreiheit',
      address: 'Alt-Moabit\u00a059–61, 10555 Berlin',
      email: 'mailbox@datenschutz-berlin.de',
    },
  },
  BB: {
    name: 'Brandenburg',
    inLand: 'in Brandenburg',
    dataProtection: {
      name: 'Die Landesbeauftragte für den Datenschutz und für das Recht auf Akteneinsicht Brandenburg (LDA)',
      address: 'Stahnsdorfer Damm\u00a077, 14532 Kleinmachnow',
      email: 'poststelle@lda.brandenburg.de',
    },
  },
  HB: {
    name: 'Bremen',
    inLand: 'in Bremen',
    dataProtection: {
      name: 'Der Landesbeauftragte für Datenschutz und Informationsfreiheit der Freien Hansestadt Bremen',
      address: 'Georgstraße\u00a0122–124, 27570 Bremerhaven',
      email: 'office@datenschutz.bremen.de',
    },
  },
  HH: {
    name: 'Hamburg',
    inLand: 'in Hamburg',
    dataProtection: {
      name: 'Der Hamburgische Beauftragte für Datenschutz und Informationsfreiheit',
      address: 'Ludwig-Erhard-Straße\u00a022, 20459 Hamburg',
      email: 'mailbox@datenschutz.hamburg.de',
    },
  },
  HE: {
    name: 'Hessen',
    inLand: 'in Hessen',
    dataProtection: {
      name: 'Der Hessische Beauftragte für Datenschutz und Informationsfreiheit (HBDI)',
      address: 'Gustav-Stresemann-Ring\u00a01, 65189 Wiesbaden',
      email: 'poststelle@datenschutz.hessen.de',
    },
  },
  MV: {
    name: 'Mecklenburg-Vorpommern',
    inLand: 'in Mecklenburg-Vorpommern',
    dataProtection: {
      name: 'Der Landesbeauftragte für Datenschutz und Informationsfreiheit Mecklenburg-Vorpommern',
      address: 'Werderstraße\u00a074a, 19055 Schwerin',
      email: 'info@datenschutz-mv.de',
    },
  },
  NI: {
    name: 'Niedersachsen',
    inLand: 'in Niedersachsen',
    dataProtection: {
      name: 'Der Landesbeauftragte für den Datenschutz Niedersachsen',
      address: 'Prinzenstraße\u00a05, 30159 Hannover',
      email: 'poststelle@lfd.niedersachsen.de',
    },
  },
  NW: {
    name: 'Nordrhein-Westfalen',
    inLand: 'in Nordrhein-Westfalen',
    dataProtection: {
      name: 'Landesbeauftragte für Datenschutz und Informationsfreiheit Nordrhein-Westfalen (LDI)',
      address: 'Kavalleriestraße\u00a02–4, 40213 Düsseldorf',
      email: 'poststelle@ldi.nrw.de',
    },
  },
  RP: {
    name: 'Rheinland-Pfalz',
    inLand: 'in Rheinland-Pfalz',
    dataProtection: {
      name: 'Der Landesbeauftragte für den Datenschutz und die Informationsfreiheit Rheinland-Pfalz',
      address: 'Hintere Bleiche\u00a034, 55116 Mainz',
      email: 'poststelle@datenschutz.rlp.de',
    },
  },
  SL: {
    name: 'Saarland',
    inLand: 'im Saarland',
    dataProtection: {
      name: 'Unabhängiges Datenschutzzentrum Saarland, Landesbeauftragte für Datenschutz und Informationsfreiheit',
      address: 'Fritz-Dobisch-Straße\u00a012, 66111 Saarbrücken',
      email: 'poststelle@datenschutz.saarland.de',
    },
  },
  SN: {
    name: 'Sachsen',
    inLand: 'in Sachsen',
    dataProtection: {
      name: 'Sächsische Datenschutz- und Transparenzbeauftragte',
      address: 'Maternistraße\u00a017, 01067 Dresden',
      email: 'post@sdtb.sachsen.de',
    },
  },
  ST: {
    name: 'Sachsen-Anhalt',
    inLand: 'in Sachsen-Anhalt',
    dataProtection: {
      name: 'Landesbeauftragte für den Datenschutz Sachsen-Anhalt',
      address: 'Otto-von-Guericke-Straße\u00a034a, 39104 Magdeburg',
      email: 'poststelle@lfd.sachsen-anhalt.de',
    },
  },
  SH: {
    name: 'Schleswig-Holstein',
    inLand: 'in Schleswig-Holstein',
    dataProtection: {
      name: 'Unabhängiges Landeszentrum für Datenschutz Schleswig-Holstein (ULD)',
      address: 'Holstenstraße\u00a098, 24103 Kiel',
      email: 'mail@datenschutzzentrum.de',
    },
  },
  TH: {
    name: 'Thüringen',
    inLand: 'in Thüringen',
    dataProtection: {
      name: 'Thüringer Landesbeauftragter für den Datenschutz und die Informationsfreiheit (TLfDI)',
      address: 'Häßlerstraße\u00a08, 99096 Erfurt',
      email: 'poststelle@datenschutz.thueringen.de',
    },
  },
}
