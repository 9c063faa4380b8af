/** Work and minutes come from the figure in `content/services/reinigungsdienste.ts`. */
export const reinigungsplan = {
  fields: [
    { label: 'Objekt', value: '' },
    { label: 'Woche', value: '' },
    { label: 'Zeitfenster', value: '' },
    { label: 'Team', value: '' },
    { label: 'Schlüssel, Alarmanlage', value: '' },
    { label: 'Ansprechperson', value: '' },
  ],
  plan: { heading: 'Arbeiten in Minuten', cloth: 'Tuch' },
  /** The week in hours: `1.050 Minuten sind 17,5 Stunden in der Woche.` */
  week: (minutes: string, hours: string) =>
    `${minutes}\u00a0Minuten sind ${hours}\u00a0Stunden in der Woche.`,
  proof: {
    heading: 'Erledigt',
    day: 'Tag',
    from: 'Von',
    to: 'Bis',
    initials: 'Zeichen',
    remark: 'Mangel, Hindernis, Nachbestellung',
  },
  rare: {
    heading: 'Mit eigenem Turnus',
    work: 'Arbeit',
    turn: 'Turnus',
    last: 'Zuletzt am',
    next: 'Nächstes Mal',
    rows: [
      ['Glas und Rahmen', '[vierteljährlich]', '', ''],
      ['Grundreinigung der Böden', '[jährlich]', '', ''],
      ['Teppich, Polster', '[jährlich]', '', ''],
      ['Lampen, hohe Flächen', '[halbjährlich]', '', ''],
    ],
  },
  leave: {
    heading: 'Beim Verlassen',
    items: [
      'Fenster zu, Licht aus, Wasser und Geräte aus: [Ausnahmen].',
      'Niemand mehr im Haus? Dann Alarmanlage scharf, Tür abgeschlossen, Uhrzeit eingetragen.',
      'Gefunden, zerbrochen, nicht erreichbar: in die Liste, Dringendes an [Name, Telefon].',
    ],
  },
  signatures: ['Rundgang am, für die Reinigung', 'für den Auftraggeber'],
} as const
