import type { DateRange } from '@/content/planning/days'

/** The month of the night in `worksYard.ts`. What is not of that night or of the plan was made up. */
export const monthlyReport = {
  range: { from: '2027-07-01', to: '2027-07-31' } satisfies DateRange,
  fields: {
    object: 'Objekt',
    month: 'Monat',
    rows: [
      { label: 'Auftraggeber', value: '[Firma, Ansprechperson]' },
      { label: 'Sicherheitsfirma', value: '[Firma, Objektleitung]' },
      { label: 'Besprochen am', value: '[Datum, Teilnehmende]' },
      { label: 'Anlagen', value: '[Stundenliste, Meldungen]' },
    ],
  },
  hours: {
    heading: '1\u00a0Stunden und Runden',
    post: 'Posten',
    time: 'Tage und Zeit',
    planned: 'Geplant',
    served: 'Geleistet',
    difference: 'Differenz',
    total: 'Zusammen',
    /** The one shift that began late. */
    missed: { date: '2027-07-13', from: '22:00', to: '02:00', rounds: 1 },
    missedText: (day: string, from: string, to: string) =>
      `Differenz: Am ${day} fiel die Kraft für die Runden aus. Ersatz kam um ${to} statt ${from}; nicht berechnet.`,
    split: (night: string, sunday: string, holiday: string) =>
      `Von den geleisteten Stunden lagen ${night} in der Nacht (23 bis 6\u00a0Uhr), ${sunday} an Sonntagen und ${holiday} an Feiertagen.`,
    rounds: (planned: string, perNight: string, missed: string, served: string) =>
      `Runden: geplant ${planned} (${perNight} je Nacht), gegangen ${served}. Ausgefallen: ${missed}, in derselben Nacht.`,
  },
  events: {
    heading: '2 Vorfälle nach Art',
    kind: 'Art',
    count: 'Zahl',
    settled: 'Erledigt',
    open: 'Noch zu erledigen',
    total: 'Zusammen',
    /** What the night left at these posts, and so many more in the rest of the month. */
    rows: [
      { name: 'Tür, Fenster oder Tor offen', posts: ['werkstatt', 'verwaltung', 'halle1'], others: 9 },
      { name: 'Schaden oder Störung', posts: ['nordzaun', 'halle2', 'tank'], others: 2 },
      { name: 'Lkw, Papiere, Plomben', posts: ['pforte', 'lager'], others: 3 },
      { name: 'Fremde auf dem Gelände', posts: [], others: 0 },
      { name: 'Brand, Unfall, Polizei', posts: [], others: 0 },
    ],
    /** At other posts. */
    rest: 'Sonstiges',
  },
  open: {
    heading: '3 Noch zu erledigen',
    since: 'Seit',
    what: 'Was',
    state: 'Stand am Monatsende',
    who: 'Zuständig',
    until: 'Bis',
    /** By post. */
    states: {
      nordzaun: { state: 'Draht vorläufig befestigt, Zaunbauer beauftragt', who: '[Technik]' },
      halle1: {
        state: 'Riegel greift nicht immer; bis zur Reparatur in jeder Runde geprüft',
        who: '[Technik]',
      },
      pforte: { state: 'Abgeladen und verwahrt; die Spedition hat noch nicht geantwortet', who: '[Einkauf]' },
    } as Readonly<Record<string, { state: string; who: string }>>,
    fill: { state: '[Stand]', who: '[Name]' },
    date: '[Datum]',
  },
  staff: {
    heading: '4 Personal',
    items: [
      'Im Dienst waren [Zahl] Kräfte aus dem festen Stamm und [Zahl] Vertretungen.',
      'Neu: [Name], eingewiesen am [Datum]; Dienstanweisung erhalten. Ausgeschieden: [Name], Schlüssel und Ausweis zurück am [Datum].',
      'Die Objektleitung war am [Datum] und am [Datum] nachts vor Ort: [Ergebnis].',
    ],
  },
  proposals: {
    heading: '5 Vorschläge',
    what: 'Vorschlag',
    who: 'Entscheidet',
    until: 'Bis',
    rows: [
      ['Plombennummern schon beim Verladen notieren, nicht erst im Lieferschein', '[Name]', '[Datum]'],
      ['Am Nordzaun alle Pfosten prüfen lassen, solange der Zaunbauer da ist', '[Name]', '[Datum]'],
      ['Ladetore am Ende der Schicht von Hand prüfen, nicht erst nachts', '[Name]', '[Datum]'],
    ],
  },
  signatures: ['Objektleitung der Sicherheitsfirma', 'Auftraggeber'],
} as const
