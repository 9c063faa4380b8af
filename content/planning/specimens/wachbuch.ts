import { worksYard } from './worksYard'

export const wachbuch = {
  fields: {
    object: { label: 'Objekt', value: worksYard.object },
    night: { label: 'Nacht', value: (from: string, to: string) => `${from} auf ${to}` },
    shift: 'Schicht',
    people: { label: 'Dienst', value: '[Name] und [Name]' },
    page: { label: 'Blatt', value: '[laufende Nummer]' },
    weather: { label: 'Wetter', value: '[für Außenrunden]' },
  },
  table: {
    caption: 'Einträge der Nacht',
    time: 'Zeit',
    place: 'Ort',
    entry: 'Eintrag',
    state: 'Stand',
    initials: 'Zeichen',
  },
  /** Stops that the plan's log leaves out: at the post where the shift began, and elsewhere. */
  silent: { home: 'Zurück.', elsewhere: 'Nachgesehen, in Ordnung.' },
  state: { open: 'noch zu erledigen', settled: 'erledigt', settledAt: (at: string) => `erledigt ${at}` },
  report: {
    heading: 'Bericht am Morgen',
    entries: 'Einträge',
    entriesValue: (entries: number, silent: number) => `${entries}, dazu ${silent} ohne Besonderheit`,
    rounds: 'Runden',
    settled: 'Erledigt',
    open: 'Noch zu erledigen',
    /** A thing or a place with its time. */
    at: (name: string, time: string) => `${name} (${time})`,
    roundsValue: (count: number, times: string) => `${count}, Beginn ${times}`,
  },
  rules: {
    heading: 'So wird es geführt',
    items: [
      'Sofort und vor Ort eintragen; Falsches durchstreichen, lesbar lassen und abzeichnen.',
      'Namen von Dritten nur, wenn der Vorfall es verlangt. Aufbewahren: [Frist], dann vernichten.',
    ],
  },
  signatures: ['Übergeben: Name, Uhrzeit', 'Übernommen: Name, Uhrzeit', 'Gelesen: Objektleitung'],
} as const
