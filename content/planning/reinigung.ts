/** How often a room is cleaned. */
export const visitKinds = ['w7', 'w6', 'w5', 'w4', 'w3', 'w2', 'w1', 'm2', 'm1'] as const
export type Visits = (typeof visitKinds)[number]

/** A kind of room, as typed. */
export type CleaningDraft = { name: string; area: string; rate: string; visits: Visits }

/** The calculator that comes from areas. Square metres an hour are assumptions of the trade's usual order of magnitude. */
export const reinigung = {
  heading: 'Reinigung: Stunden aus der Fläche',
  lead: 'Tragen Sie ein, wie viele Quadratmeter Sie von welcher Raumart haben und wie oft gereinigt wird. Eingetragen ist ein Beispiel.',
  form: 'Räume',
  result: 'Ihre Reinigungsstunden',
  fields: {
    name: 'Raumart',
    area: 'Fläche',
    rate: 'Leistung',
    visits: 'Wie oft',
  },
  units: { area: 'm²', rate: 'm² je Stunde' },
  assumption:
    'Die Leistung je Stunde ist eine Annahme. Passen Sie sie an: Ein vollgestelltes Büro braucht mehr Zeit als ein leeres.',
  visits: {
    w7: '7 Tage/Woche',
    w6: '6 Tage/Woche',
    w5: '5 Tage/Woche',
    w4: '4 Tage/Woche',
    w3: '3 Tage/Woche',
    w2: '2 Tage/Woche',
    w1: '1 Tag/Woche',
    m2: '2-mal/Monat',
    m1: '1-mal/Monat',
  } satisfies Record<Visits, string>,
  /** The offices are those of the question on the page of this service: 1,000 m², 200 an hour, five days. */
  example: [
    { name: 'Büro', area: '1.000', rate: '200', visits: 'w5' },
    { name: 'Flur und Lobby', area: '300', rate: '300', visits: 'w5' },
    { name: 'Sanitär', area: '60', rate: '60', visits: 'w5' },
    { name: 'Teeküche', area: '40', rate: '80', visits: 'w5' },
    { name: 'Treppenhaus', area: '120', rate: '150', visits: 'w1' },
  ] satisfies CleaningDraft[],
  added: { name: '', area: '', rate: '200', visits: 'w5' } satisfies CleaningDraft,
  add: 'Raumart hinzufügen',
  /** Of a row without a name. */
  unnamed: (place: number) => `Raumart ${place}`,
  removed: (name: string) => `„${name}“ ist entfernt.`,
  faults: {
    area: {
      nonsense: 'Bitte eine Zahl wie 120 oder 1.250,5.',
      small: 'Mindestens 1\u00a0m².',
      large: 'Höchstens 1.000.000\u00a0m².',
      fraction: 'Bitte eine ganze Zahl.',
    },
    rate: {
      nonsense: 'Bitte eine Zahl wie 200.',
      small: 'Mindestens 1\u00a0m² je Stunde.',
      large: 'Höchstens 20.000\u00a0m² je Stunde.',
      fraction: 'Bitte eine ganze Zahl.',
    },
  },
  figures: {
    visit: 'Stunden an einem Tag mit allen Raumarten',
    week: 'Stunden in der Woche',
    year: 'Stunden im Jahr mit 52\u00a0Wochen',
  },
  table: {
    caption: 'Reinigungsstunden je Raumart; der Balken zeigt die Woche',
    name: 'Raumart',
    visit: 'je Einsatz',
    week: 'Woche',
    month: 'Monat',
    year: 'Jahr',
    total: 'Zusammen',
  },
  announced: (week: string, year: string) =>
    `${week}\u00a0Stunden in der Woche, ${year}\u00a0Stunden im Jahr.`,
  rule: {
    heading: 'So rechnen wir',
    text: 'Fläche geteilt durch Leistung ergibt die Stunden eines Einsatzes: 1.000\u00a0m² bei 200\u00a0m² je Stunde sind 5\u00a0Stunden. Mal Zahl der Einsätze ergibt das die Woche, mal 52 das Jahr: bei fünf Tagen 25\u00a0Stunden in der Woche und 1.300 im Jahr. Feiertage sind nicht abgezogen; Rüstzeit, Glas und Grundreinigung kommen hinzu.',
  },
  request: {
    button: 'In die Anfrage übernehmen',
    heading: 'Reinigung, Planung von der Website:',
    row: (room: string, area: string, rate: string, visits: string) =>
      `– ${room}: ${area} m², ${visits}, angenommen ${rate} m² je Stunde`,
    total: (visit: string, week: string, year: string) =>
      `Zusammen ${week}\u00a0Stunden in der Woche, ${year} im Jahr (52\u00a0Wochen); ein Tag mit allen Raumarten: ${visit}\u00a0Stunden`,
  },
} as const
