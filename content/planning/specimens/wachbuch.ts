import type { SpecimenBlock } from './types'
import { worksYard } from './worksYard'

/** The guard book of the night that `content/watches/werkschutz.ts` tells: its entries come from there. */
export const wachbuch = {
  before: [
    {
      kind: 'fields',
      rows: [
        { label: 'Objekt', value: worksYard },
        { label: 'Nacht', value: '8.\u00a0Juli\u00a02027 auf 9.\u00a0Juli\u00a02027' },
        { label: 'Schicht', value: '22:00–06:00' },
        { label: 'Dienst', value: '[Name] und [Name]' },
        { label: 'Blatt', value: '[laufende Nummer]' },
        { label: 'Wetter', value: '[für Außenrunden]' },
      ],
    },
  ],
  table: {
    caption: 'Einträge der Nacht',
    columns: [
      { heading: 'Zeit', share: 10 },
      { heading: 'Ort', share: 20 },
      { heading: 'Eintrag' },
      { heading: 'Stand', share: 10 },
      { heading: 'Zeichen', share: 10 },
    ],
  },
  /** Stops that the plan's log leaves out: at the post where the shift began, and elsewhere. */
  silent: { home: 'Zurück.', elsewhere: 'Nachgesehen, in Ordnung.' },
  state: { open: 'noch zu erledigen', settled: 'erledigt', settledAt: (at: string) => `erledigt ${at}` },
  after: [
    { kind: 'heading', text: 'Bericht am Morgen' },
    {
      kind: 'fields',
      rows: [
        { label: 'Einträge', value: '18, dazu 9 ohne Besonderheit' },
        { label: 'Runden', value: '3, Beginn 23:18, 01:12, 03:20' },
        { label: 'Erledigt', value: 'Werkstatt (01:17), Verwaltung (01:23)' },
        {
          label: 'Noch zu erledigen',
          value: 'Pfosten\u00a014 (23:34), Ladetor\u00a02 (03:20), Container (05:20)',
        },
      ],
    },
    { kind: 'heading', text: 'So wird es geführt' },
    {
      kind: 'list',
      items: [
        'Sofort und vor Ort eintragen; Falsches durchstreichen, lesbar lassen und abzeichnen.',
        'Namen von Dritten nur, wenn der Vorfall es verlangt. Aufbewahren: [Frist], dann vernichten.',
      ],
    },
    {
      kind: 'signatures',
      labels: ['Übergeben: Name, Uhrzeit', 'Übernommen: Name, Uhrzeit', 'Gelesen: Objektleitung'],
    },
  ],
} as const satisfies Record<'before' | 'after', readonly SpecimenBlock[]> & Record<string, unknown>
