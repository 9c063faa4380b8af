import type { SpecimenBlock } from './types'

export const handover = [
  {
    kind: 'fields',
    rows: [
      { label: 'Objekt', value: '' },
      { label: 'Datum, Uhrzeit', value: '' },
      { label: 'Übergibt', value: '' },
      { label: 'Übernimmt', value: '' },
      { label: 'Für den Auftraggeber', value: '' },
      { label: 'Anlass', value: '☐\u00a0Dienstleister\u2003☐\u00a0Schicht' },
    ],
  },
  { kind: 'heading', text: '1 Schlüssel, Karten, Handsender' },
  {
    kind: 'table',
    caption: 'Schlüssel, Karten, Handsender',
    columns: [
      { heading: 'Was', share: 40 },
      { heading: 'Soll', share: 10 },
      { heading: 'Ist', share: 10 },
      { heading: 'Bemerkung' },
    ],
    rows: [
      ['Laut Schlüsselverzeichnis vom [Datum]', '', '', ''],
      ['Zutrittskarten, Transponder', '', '', ''],
      ['Schlüssel von Schränken und Fahrzeugen', '', '', ''],
      ['Handsender für Tore und Schranken', '', '', ''],
    ],
    empty: 1,
  },
  {
    kind: 'text',
    text: 'Codes stehen nicht auf diesem Blatt. Geändert am [Datum] von [Name]:\u2003☐\u00a0Alarmanlage\u2003☐\u00a0Schlüsselschrank\u2003☐\u00a0Zutritt',
  },
  { kind: 'heading', text: '2 Ausstattung und Unterlagen' },
  {
    kind: 'table',
    caption: 'Ausstattung und Unterlagen',
    columns: [
      { heading: 'Was', share: 40 },
      { heading: 'Stück', share: 10 },
      { heading: 'Zustand oder Stand' },
    ],
    rows: [
      ['Funkgeräte, Telefone, Ladegeräte', '', ''],
      ['Kontrollgerät und Kontrollpunkte', '', ''],
      ['Taschenlampen, Erste-Hilfe-Material', '', ''],
      ['Dienstanweisung, Alarmplan, Telefonliste', '', ''],
      ['Lagepläne, Laufkarten der Feuerwehr', '', ''],
      ['Wachbuch, letzte Seite', '', ''],
    ],
  },
  { kind: 'heading', text: '3 Anlagen' },
  {
    kind: 'table',
    caption: 'Zustand der Anlagen',
    columns: [
      { heading: 'Anlage', share: 40 },
      { heading: 'in Ordnung', share: 15 },
      { heading: 'Gestört oder abgeschaltet: was, seit wann' },
    ],
    rows: [
      ['Brandmeldeanlage', '☐', ''],
      ['Einbruchmeldeanlage', '☐', ''],
      ['Kameras', '☐', ''],
      ['Tore, Schranken, Aufzüge', '☐', ''],
      ['Zaun, Außenlicht', '☐', ''],
    ],
  },
  { kind: 'heading', text: '4 Noch zu erledigen' },
  {
    kind: 'table',
    caption: 'Noch zu erledigen',
    columns: [
      { heading: 'Seit', share: 15 },
      { heading: 'Was', share: 40 },
      { heading: 'Wer kümmert sich', share: 30 },
      { heading: 'Bis' },
    ],
    rows: [],
    empty: 4,
  },
  { kind: 'heading', text: '5 Einweisung und Daten' },
  {
    kind: 'list',
    items: [
      'Gemeinsam durch das Objekt gegangen: bei Tag am [Datum], im Dunkeln am [Datum].',
      'Besuchslisten und andere Aufzeichnungen über Personen:\u2003☐\u00a0beim Auftraggeber\u2003☐\u00a0gelöscht am [Datum]',
      'Abweichungen zwischen Soll und Ist:\u2003☐\u00a0keine\u2003☐\u00a0siehe Abschnitt\u00a04',
    ],
  },
  { kind: 'signatures', labels: ['Übergeben', 'Übernommen', 'Auftraggeber'] },
] as const satisfies readonly SpecimenBlock[]
