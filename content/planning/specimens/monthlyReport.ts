import type { SpecimenBlock } from './types'
import { worksYard } from './worksYard'

/**
 * The month of the night in the guard book, without a public holiday in any Land. Hours are those of the posts of `siteWalk.ts`;
 * what is neither of that night nor of these posts was made up.
 */
export const monthlyReport = [
  {
    kind: 'fields',
    rows: [
      { label: 'Objekt', value: worksYard },
      { label: 'Monat', value: 'Juli 2027' },
      { label: 'Auftraggeber', value: '[Firma, Ansprechperson]' },
      { label: 'Sicherheitsfirma', value: '[Firma, Objektleitung]' },
      { label: 'Besprochen am', value: '[Datum, Teilnehmende]' },
      { label: 'Anlagen', value: '[Stundenliste, Meldungen]' },
    ],
  },
  { kind: 'heading', text: '1\u00a0Stunden und Runden' },
  {
    kind: 'table',
    caption: '1\u00a0Stunden und Runden',
    columns: [
      { heading: 'Posten', share: 15 },
      { heading: 'Tage und Zeit', share: 40 },
      { heading: 'Geplant', numeric: true },
      { heading: 'Geleistet', numeric: true },
      { heading: 'Differenz', numeric: true },
    ],
    rows: [
      ['Pforte', 'Mo–Fr, 18:00–06:00 (Folgetag)', '264', '264', '0'],
      ['Pforte', 'Sa, So, Feiertag, 06:00–06:00 (Folgetag)', '216', '216', '0'],
      ['Runden', 'Mo–So, Feiertag, 22:00–06:00 (Folgetag)', '248', '244', '–4'],
    ],
    foot: [['Zusammen', '', '728', '724', '–4']],
  },
  {
    kind: 'list',
    items: [
      'Differenz: Am 13.\u00a0Juli\u00a02027 fiel die Kraft für die Runden aus. Ersatz kam um 02:00 statt 22:00; nicht berechnet.',
      'Von den geleisteten Stunden lagen 431 in der Nacht (23 bis 6\u00a0Uhr), 140 an Sonntagen und 0 an Feiertagen.',
      'Runden: geplant 93 (3 je Nacht), gegangen 92. Ausgefallen: 1, in derselben Nacht.',
    ],
  },
  { kind: 'heading', text: '2 Vorfälle nach Art' },
  {
    kind: 'table',
    caption: '2 Vorfälle nach Art',
    columns: [
      { heading: 'Art', share: 40 },
      { heading: 'Zahl', numeric: true },
      { heading: 'Erledigt', numeric: true },
      { heading: 'Noch zu erledigen', numeric: true },
    ],
    rows: [
      ['Tür, Fenster oder Tor offen', '12', '11', '1'],
      ['Schaden oder Störung', '3', '2', '1'],
      ['Lkw, Papiere, Plomben', '4', '3', '1'],
      ['Fremde auf dem Gelände', '0', '0', '0'],
      ['Brand, Unfall, Polizei', '0', '0', '0'],
    ],
    foot: [['Zusammen', '19', '16', '3']],
  },
  { kind: 'heading', text: '3 Noch zu erledigen' },
  {
    kind: 'table',
    caption: '3 Noch zu erledigen',
    columns: [
      { heading: 'Seit', share: 15 },
      { heading: 'Was', share: 20 },
      { heading: 'Stand am Monatsende' },
      { heading: 'Zuständig', share: 15 },
      { heading: 'Bis', share: 10 },
    ],
    rows: [
      [
        '8.\u00a0Juli\u00a02027',
        'Pfosten\u00a014',
        'Draht vorläufig befestigt, Zaunbauer beauftragt',
        '[Technik]',
        '[Datum]',
      ],
      [
        '9.\u00a0Juli\u00a02027',
        'Ladetor\u00a02',
        'Riegel greift nicht immer; bis zur Reparatur in jeder Runde geprüft',
        '[Technik]',
        '[Datum]',
      ],
      [
        '9.\u00a0Juli\u00a02027',
        'Container',
        'Abgeladen und verwahrt; die Spedition hat noch nicht geantwortet',
        '[Einkauf]',
        '[Datum]',
      ],
    ],
  },
  { kind: 'heading', text: '4 Personal' },
  {
    kind: 'list',
    items: [
      'Im Dienst waren [Zahl] Kräfte aus dem festen Stamm und [Zahl] Vertretungen.',
      'Neu: [Name], eingewiesen am [Datum]; Dienstanweisung erhalten. Ausgeschieden: [Name], Schlüssel und Ausweis zurück am [Datum].',
      'Die Objektleitung war am [Datum] und am [Datum] nachts vor Ort: [Ergebnis].',
    ],
  },
  { kind: 'heading', text: '5 Vorschläge' },
  {
    kind: 'table',
    caption: '5 Vorschläge',
    columns: [{ heading: 'Vorschlag' }, { heading: 'Entscheidet', share: 15 }, { heading: 'Bis', share: 10 }],
    rows: [
      ['Plombennummern schon beim Verladen notieren, nicht erst im Lieferschein', '[Name]', '[Datum]'],
      ['Am Nordzaun alle Pfosten prüfen lassen, solange der Zaunbauer da ist', '[Name]', '[Datum]'],
      ['Ladetore am Ende der Schicht von Hand prüfen, nicht erst nachts', '[Name]', '[Datum]'],
    ],
  },
  { kind: 'signatures', labels: ['Objektleitung der Sicherheitsfirma', 'Auftraggeber'] },
] as const satisfies readonly SpecimenBlock[]
