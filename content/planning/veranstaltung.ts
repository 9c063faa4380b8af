/** A phase of an event at one post, as typed: `2027-06-12`, `18:00`. */
export type EventDraft = { name: string; date: string; from: string; to: string; people: string }

/** The calculator that comes from the phases of an event. */
export const veranstaltung = {
  heading: 'Veranstaltung: Stunden von Aufbau bis Abbau',
  lead: 'Eine Zeile je Phase oder Posten, mit Datum, Uhrzeit und Zahl der Kräfte. Eingetragen ist als Beispiel ein Konzert im Juni\u00a02027.',
  form: 'Phasen und Posten',
  result: 'Ihre Veranstaltung',
  fields: {
    land: 'Feiertage in',
    name: 'Phase oder Posten',
    date: 'Datum',
    from: 'von',
    to: 'bis',
    people: 'Kräfte',
  },
  /** A Saturday, the day before and the day after. */
  example: [
    { name: 'Aufbau, Tor', date: '2027-06-11', from: '12:00', to: '20:00', people: '2' },
    { name: 'Nachtwache', date: '2027-06-11', from: '20:00', to: '06:00', people: '2' },
    { name: 'Einlass', date: '2027-06-12', from: '16:00', to: '20:00', people: '12' },
    { name: 'Konzert, Publikum', date: '2027-06-12', from: '20:00', to: '23:00', people: '16' },
    { name: 'Bühne', date: '2027-06-12', from: '16:00', to: '00:00', people: '4' },
    { name: 'Abbau, Tor', date: '2027-06-12', from: '23:00', to: '07:00', people: '3' },
  ] satisfies EventDraft[],
  /** Of a row that is added: the date is that of the row above. */
  added: { name: '', from: '18:00', to: '23:00', people: '2' } satisfies Omit<EventDraft, 'date'>,
  add: 'Zeile hinzufügen',
  unnamed: (place: number) => `Zeile ${place}`,
  removed: (name: string) => `„${name}“ ist entfernt.`,
  faults: {
    date: {
      nonsense: 'Bitte ein Datum wie 12.06.2027.',
      small: 'Wir rechnen mit den Jahren 2026 bis 2035.',
      large: 'Wir rechnen mit den Jahren 2026 bis 2035.',
      fraction: 'Bitte ein Datum wie 12.06.2027.',
    },
    time: {
      nonsense: 'Bitte eine Uhrzeit wie 18:30.',
      small: 'Bitte eine Uhrzeit wie 18:30.',
      large: 'Bitte eine Uhrzeit wie 18:30.',
      fraction: 'Bitte Viertelstunden: 18:00, 18:15, 18:30.',
    },
    people: {
      nonsense: 'Bitte eine Zahl wie 4.',
      small: 'Mindestens 1.',
      large: 'Höchstens 999.',
      fraction: 'Bitte eine ganze Zahl.',
    },
  },
  figures: {
    total: 'Stunden zusammen',
    night: 'davon nachts, 23 bis 6\u00a0Uhr',
    most: 'Kräfte gleichzeitig, höchstens',
  },
  /** When most people are there at once. */
  most: (heads: string, date: string, from: string, to: string) =>
    `Die meisten sind am ${date} von ${from} bis ${to}\u00a0Uhr gleichzeitig da: ${heads}.`,
  heads: {
    caption: 'Kräfte über den Tag; hinterlegt ist die Nacht, 23 bis 6\u00a0Uhr',
    /** Of a stretch, for screen readers. */
    stretch: (from: string, to: string, heads: string) => `${from} bis ${to}\u00a0Uhr: ${heads}`,
    axis: ['0\u00a0Uhr', '6', '12', '18', '24'],
  },
  table: { caption: 'Stunden nach Tag und Nacht' },
  long: (names: string) =>
    `Länger als zehn Stunden: ${names}. Planen Sie eine Ablösung ein. Eine Person darf am Tag höchstens zehn Stunden arbeiten, Pausen nicht gerechnet (§\u00a03\u00a0ArbZG). Mehr erlaubt in der Regel nur ein Tarifvertrag, unter Bedingungen (§\u00a07\u00a0ArbZG).`,
  announced: (hours: string, night: string, most: string) =>
    `${hours}\u00a0Stunden zusammen, davon ${night} nachts; höchstens ${most}\u00a0Kräfte gleichzeitig.`,
  rule: {
    heading: 'So rechnen wir',
    text: 'Ist das Ende nicht später als der Beginn, liegt es am nächsten Tag. Gezählt wird wie oben bei den Posten; Nacht ist hier immer 23 bis 6\u00a0Uhr. Wie viele Kräfte nötig sind, ergibt sich aus Ihrem Sicherheitskonzept und den Auflagen der Behörde.',
  },
  request: {
    button: 'In die Anfrage übernehmen',
    heading: 'Veranstaltung, Planung von der Website:',
    row: (name: string, date: string, from: string, to: string, people: string) =>
      `– ${name}: ${date}, ${from} bis ${to} Uhr, Kräfte: ${people}`,
    total: (hours: string, night: string, sunday: string, holiday: string, land: string) =>
      `Zusammen ${hours}\u00a0Stunden, davon nachts ${night}, sonntags ${sunday}, an Feiertagen ${holiday} (${land})`,
  },
} as const
