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
  /** As in a sentence: `in Hessen`, `im Saarland`. */
  inLand: string
  /** Who supervises the data protection of companies with their seat there. Source of each: `docs/recht.md`. */
  dataProtection: { name: string; address: string; email: string }
  /** Who decides on guarding, as it ends a sentence after `inLand`. Null where no source says it for the whole Land. */
  permit: string | null
  /** What asks for a security concept in places of assembly, after `inLand` and in brackets. Null where it could not be read. */
  assembly: string | null
}

export const laender: Record<Land, LandRecord> = {
  BW: {
    inLand: 'in Baden-Württemberg',
    dataProtection: {
      name: 'Der Landesbeauftragte für den Datenschutz und die Informationsfreiheit Baden-Württemberg (LfDI)',
      address: 'Heilbronner Straße\u00a035, 70191 Stuttgart',
      email: 'poststelle@lfdi.bwl.de',
    },
    permit: 'meist das Landratsamt oder die Verwaltung der Stadt',
    assembly: '§\u00a043 der Versammlungsstättenverordnung',
  },
  BY: {
    inLand: 'in Bayern',
    dataProtection: {
      name: 'Bayerisches Landesamt für Datenschutzaufsicht (BayLDA)',
      address: 'Promenade\u00a018, 91522 Ansbach',
      email: 'poststelle@lda.bayern.de',
    },
    permit: 'meist das Landratsamt oder die kreisfreie Stadt',
    assembly: 'nach der Versammlungsstättenverordnung',
  },
  BE: {
    inLand: 'in Berlin',
    dataProtection: {
      name: 'Berliner Beauftragte für Datenschutz und Informationsfreiheit',
      address: 'Alt-Moabit\u00a059–61, 10555 Berlin',
      email: 'mailbox@datenschutz-berlin.de',
    },
    permit: 'das Ordnungsamt des Bezirks',
    assembly: '§\u00a037 der Betriebs-Verordnung',
  },
  BB: {
    inLand: 'in Brandenburg',
    dataProtection: {
      name: 'Die Landesbeauftragte für den Datenschutz und für das Recht auf Akteneinsicht Brandenburg (LDA)',
      address: 'Stahnsdorfer Damm\u00a077, 14532 Kleinmachnow',
      email: 'poststelle@lda.brandenburg.de',
    },
    permit: 'meist das Ordnungsamt der Stadt, der Gemeinde oder des Amtes',
    assembly: 'nach der Versammlungsstättenverordnung',
  },
  HB: {
    inLand: 'in Bremen',
    dataProtection: {
      name: 'Der Landesbeauftragte für Datenschutz und Informationsfreiheit der Freien Hansestadt Bremen',
      address: 'Georgstraße\u00a0122–124, 27570 Bremerhaven',
      email: 'office@datenschutz.bremen.de',
    },
    permit: null,
    assembly: null,
  },
  HH: {
    inLand: 'in Hamburg',
    dataProtection: {
      name: 'Der Hamburgische Beauftragte für Datenschutz und Informationsfreiheit',
      address: 'Ludwig-Erhard-Straße\u00a022, 20459 Hamburg',
      email: 'mailbox@datenschutz.hamburg.de',
    },
    permit: 'das Bezirksamt',
    assembly: 'nach der Versammlungsstättenverordnung',
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
    permit: 'meist die Stadt, das Amt oder die amtsfreie Gemeinde',
    assembly: 'nach der Versammlungsstättenverordnung',
  },
  NI: {
    inLand: 'in Niedersachsen',
    dataProtection: {
      name: 'Der Landesbeauftragte für den Datenschutz Niedersachsen',
      address: 'Prinzenstraße\u00a05, 30159 Hannover',
      email: 'poststelle@lfd.niedersachsen.de',
    },
    permit: 'meist der Landkreis oder die kreisfreie Stadt',
    assembly: '§\u00a043 der Versammlungsstättenverordnung',
  },
  NW: {
    inLand: 'in Nordrhein-Westfalen',
    dataProtection: {
      name: 'Landesbeauftragte für Datenschutz und Informationsfreiheit Nordrhein-Westfalen (LDI)',
      address: 'Kavalleriestraße\u00a02–4, 40213 Düsseldorf',
      email: 'poststelle@ldi.nrw.de',
    },
    permit: 'der Kreis oder die kreisfreie Stadt',
    assembly: '§\u00a043 der Sonderbauverordnung',
  },
  RP: {
    inLand: 'in Rheinland-Pfalz',
    dataProtection: {
      name: 'Der Landesbeauftragte für den Datenschutz und die Informationsfreiheit Rheinland-Pfalz',
      address: 'Hintere Bleiche\u00a034, 55116 Mainz',
      email: 'poststelle@datenschutz.rlp.de',
    },
    permit: 'meist das Ordnungsamt der Stadt oder der Verbandsgemeinde',
    assembly: '§\u00a043 der Versammlungsstättenverordnung',
  },
  SL: {
    inLand: 'im Saarland',
    dataProtection: {
      name: 'Unabhängiges Datenschutzzentrum Saarland, Landesbeauftragte für Datenschutz und Informationsfreiheit',
      address: 'Fritz-Dobisch-Straße\u00a012, 66111 Saarbrücken',
      email: 'poststelle@datenschutz.saarland.de',
    },
    permit: null,
    assembly: null,
  },
  SN: {
    inLand: 'in Sachsen',
    dataProtection: {
      name: 'Sächsische Datenschutz- und Transparenzbeauftragte',
      address: 'Maternistraße\u00a017, 01067 Dresden',
      email: 'post@sdtb.sachsen.de',
    },
    permit: 'meist der Landkreis oder die kreisfreie Stadt',
    assembly: 'nach der Versammlungsstättenverordnung',
  },
  ST: {
    inLand: 'in Sachsen-Anhalt',
    dataProtection: {
      name: 'Landesbeauftragte für den Datenschutz Sachsen-Anhalt',
      address: 'Otto-von-Guericke-Straße\u00a034a, 39104 Magdeburg',
      email: 'poststelle@lfd.sachsen-anhalt.de',
    },
    permit: null,
    assembly: '§\u00a043 der Versammlungsstättenverordnung',
  },
  SH: {
    inLand: 'in Schleswig-Holstein',
    dataProtection: {
      name: 'Unabhängiges Landeszentrum für Datenschutz Schleswig-Holstein (ULD)',
      address: 'Holstenstraße\u00a098, 24103 Kiel',
      email: 'mail@datenschutzzentrum.de',
    },
    permit: 'meist die Stadt, die Gemeinde oder das Amt',
    assembly: null,
  },
  TH: {
    inLand: 'in Thüringen',
    dataProtection: {
      name: 'Thüringer Landesbeauftragter für den Datenschutz und die Informationsfreiheit (TLfDI)',
      address: 'Häßlerstraße\u00a08, 99096 Erfurt',
      email: 'poststelle@datenschutz.thueringen.de',
    },
    permit: 'meist das Landratsamt oder die kreisfreie Stadt',
    assembly: null,
  },
}
