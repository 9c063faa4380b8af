/** A kind of room, as typed: cleaned so many times in a week, a month or a year. */
export const turnPeriods = ['week', 'month', 'year'] as const
export type TurnPeriod = (typeof turnPeriods)[number]
export type RoomTexts = { name: string; area: string; rate: string; times: string; per: TurnPeriod }

/** The calculator that comes from areas. Square metres an hour are assumptions of the trade's usual order of magnitude. */
export const cleaningLabels = {
  section: 'Reinigung',
  heading: 'Reinigung: Stunden aus der Fläche',
  lead: 'Tragen Sie ein, wie viele Quadratmeter Sie von welcher Raumart haben und wie oft gereinigt wird. Eingetragen ist ein Beispiel.',
  unscripted: 'Das Beispiel zeigt, wie gerechnet wird.',
  form: 'Räume',
  failed: 'Das Formular ließ sich nicht laden. Klappen Sie diesen Abschnitt zu und wieder auf.',
  result: 'Ihre Reinigungsstunden',
  fields: {
    name: 'Raumart',
    area: 'Fläche',
    rate: 'Leistung',
    times: 'Wie oft',
    per: 'in',
  },
  units: { area: 'm²', rate: 'm² je Stunde' },
  assumption:
    'Die Leistung je Stunde ist eine Annahme. Passen Sie sie an: Ein vollgestelltes Büro braucht mehr Zeit als ein leeres.',
  per: { week: 'der Woche', month: 'einem Monat', year: 'einem Jahr' } satisfies Record<TurnPeriod, string>,
  /** The offices are those of the question on the page of this service: 1,000 m², 200 an hour, five days. */
  example: [
    { name: 'Büro', area: '1.000', rate: '200', times: '5', per: 'week' },
    { name: 'Flur und Lobby', area: '300', rate: '300', times: '5', per: 'week' },
    { name: 'Sanitär', area: '60', rate: '60', times: '5', per: 'week' },
    { name: 'Teeküche', area: '40', rate: '80', times: '5', per: 'week' },
    { name: 'Treppenhaus', area: '120', rate: '150', times: '1', per: 'week' },
    { name: 'Glas', area: '150', rate: '50', times: '4', per: 'year' },
  ] satisfies RoomTexts[],
  added: { name: '', area: '', rate: '200', times: '5', per: 'week' } satisfies RoomTexts,
  add: 'Raumart hinzufügen',
  /** Of a row without a name. */
  unnamed: (place: number) => `Raumart ${place}`,
  removed: (name: string) => `„${name}“ ist entfernt.`,
  faults: {
    area: {
      nonsense: 'Bitte eine Zahl wie 120 oder 1.250,5.',
      small: 'Mindestens 1\u00a0m².',
      large: 'Höchstens 1.000.000\u00a0m².',
      fine: 'Höchstens zwei Nachkommastellen.',
    },
    times: {
      nonsense: 'Bitte eine Zahl wie 5.',
      small: 'Mindestens 1.',
      large: 'Höchstens 366.',
      fine: 'Bitte eine ganze Zahl.',
    },
    rate: {
      nonsense: 'Bitte eine Zahl wie 200.',
      small: 'Mindestens 1\u00a0m² je Stunde.',
      large: 'Höchstens 20.000\u00a0m² je Stunde.',
      fine: 'Höchstens zwei Nachkommastellen.',
    },
  },
  figures: {
    week: 'Stunden in der Woche',
    month: 'Stunden im Monat',
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
    text: 'Fläche geteilt durch Leistung ergibt die Stunden eines Einsatzes: 1.000\u00a0m² bei 200\u00a0m² je Stunde sind 5\u00a0Stunden. Mal Zahl der Einsätze ergibt das die Woche, mal 52 das Jahr: bei fünf Tagen 25\u00a0Stunden in der Woche und 1.300 im Jahr. Glas und Grundreinigung tragen Sie mit ihrem eigenen Turnus ein, etwa viermal und einmal im Jahr. Feiertage sind nicht abgezogen; Rüstzeit kommt hinzu.',
  },
  incomplete: (count: number) =>
    count === 1
      ? '1\u00a0Raumart ist unvollständig und nicht gerechnet.'
      : `${count}\u00a0Raumarten sind unvollständig und nicht gerechnet.`,
  compare: 'Angebote mit diesen Stunden vergleichen',
  request: {
    button: 'In die Anfrage übernehmen',
    heading: 'Reinigung, Planung von der Website:',
    row: (room: string, area: string, rate: string, times: string, per: string) =>
      `– ${room}: ${area} m², ${times}-mal in ${per}, angenommen ${rate} m² je Stunde`,
    total: (week: string, month: string, year: string) =>
      `Zusammen ${week}\u00a0Stunden in der Woche, ${month} im Monat, ${year} im Jahr mit 52\u00a0Wochen`,
  },
} as const
