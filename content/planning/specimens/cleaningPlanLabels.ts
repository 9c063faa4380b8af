import type { ScheduleFigure } from '@/content/figure'
import type { SpecimenBlock } from './types'

/** The week of the sheet, which the page of cleaning draws as well. */
export const cleanedWeek: Pick<ScheduleFigure, 'labels' | 'days' | 'cloths' | 'rows'> = {
  labels: { work: 'Arbeit', week: 'Woche', total: 'Minuten' },
  days: ['Mo', 'Di', 'Mi', 'Do', 'Fr'],
  cloths: { red: 'Rot', yellow: 'Gelb', blue: 'Blau', green: 'Grün' },
  rows: [
    { name: 'Waschbecken, Spiegel', cloth: 'yellow', minutes: [15, 15, 15, 15, 15] },
    { name: 'WC', cloth: 'red', minutes: [25, 25, 25, 25, 25] },
    { name: 'Teeküche', cloth: 'green', minutes: [25, 25, 25, 25, 25] },
    { name: 'Besprechung', cloth: 'blue', minutes: [25, 0, 25, 0, 0] },
    { name: 'Freie Tische', cloth: 'blue', minutes: [0, 35, 0, 35, 0] },
    { name: 'Papierkörbe, Teppich', minutes: [45, 20, 45, 20, 45] },
    { name: 'Flur und Lobby', minutes: [50, 50, 50, 50, 50] },
    { name: 'Treppenhaus', minutes: [0, 15, 0, 15, 0] },
    { name: 'Fensterbänke', minutes: [0, 0, 0, 0, 25] },
    { name: 'Rüsten, Rundgang', minutes: [25, 25, 25, 25, 25] },
  ],
}

export const cleaningPlanLabels = {
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
  after: [
    { kind: 'heading', text: 'Erledigt' },
    {
      kind: 'table',
      caption: 'Erledigt',
      columns: [
        { heading: 'Tag', share: 10 },
        { heading: 'Von', share: 10 },
        { heading: 'Bis', share: 10 },
        { heading: 'Zeichen', share: 15 },
        { heading: 'Mangel, Hindernis, Nachbestellung' },
      ],
      rows: cleanedWeek.days.map((day) => [day, '', '', '', '']),
    },
    { kind: 'heading', text: 'Mit eigenem Turnus' },
    {
      kind: 'table',
      caption: 'Mit eigenem Turnus',
      columns: [
        { heading: 'Arbeit', share: 40 },
        { heading: 'Turnus', share: 20 },
        { heading: 'Zuletzt am', share: 20 },
        { heading: 'Nächstes Mal' },
      ],
      rows: [
        ['Glas und Rahmen', '[vierteljährlich]', '', ''],
        ['Grundreinigung der Böden', '[jährlich]', '', ''],
        ['Teppich, Polster', '[jährlich]', '', ''],
        ['Lampen, hohe Flächen', '[halbjährlich]', '', ''],
      ],
    },
    { kind: 'heading', text: 'Beim Verlassen' },
    {
      kind: 'list',
      items: [
        'Fenster zu, Licht aus, Wasser und Geräte aus: [Ausnahmen].',
        'Niemand mehr im Haus? Dann Alarmanlage scharf, Tür abgeschlossen, Uhrzeit eingetragen.',
        'Gefunden, zerbrochen, nicht erreichbar: in die Liste, Dringendes an [Name, Telefon].',
      ],
    },
    { kind: 'signatures', labels: ['Rundgang am, für die Reinigung', 'für den Auftraggeber'] },
  ] satisfies SpecimenBlock[],
}
