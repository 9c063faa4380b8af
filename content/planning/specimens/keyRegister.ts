import type { SpecimenBlock } from './types'

export const keyRegister = [
  {
    kind: 'fields',
    rows: [
      { label: 'Objekt', value: '' },
      { label: 'Schließanlage', value: '' },
      { label: 'Verwahrt in', value: '' },
      { label: 'Verantwortlich', value: '' },
      { label: 'Stand', value: '' },
      { label: 'Sicherungskarte bei', value: '' },
    ],
  },
  { kind: 'heading', text: 'Bestand' },
  {
    kind: 'table',
    caption: 'Bestand der Schlüssel',
    columns: [
      { heading: 'Nr.', share: 10 },
      { heading: 'Schließt', share: 40 },
      { heading: 'Prägung', share: 15 },
      { heading: 'Stück', share: 10 },
      { heading: 'Verwahrt in' },
    ],
    rows: [
      ['1', '[Haupteingang, Windfang]', '[A\u00a012]', '[3]', '[Schrank, Haken\u00a01]'],
      ['2', '[Technik, Untergeschoss]', '[T\u00a004]', '[2]', '[Schrank, Haken\u00a02]'],
      ['3', '[Generalschlüssel, versiegelt]', '[G\u00a001]', '[1]', '[Tresor, Siegel\u00a0…]'],
    ],
    empty: 6,
  },
  { kind: 'heading', text: 'Ausgabe und Rückgabe' },
  {
    kind: 'table',
    caption: 'Ausgabe und Rückgabe',
    columns: [
      { heading: 'Nr.', share: 10 },
      { heading: 'Ausgabe: Tag, Uhrzeit', share: 20 },
      { heading: 'An: Name, Firma', share: 20 },
      { heading: 'Unterschrift', share: 20 },
      { heading: 'Rückgabe: Tag, Uhrzeit', share: 20 },
      { heading: 'Zeichen' },
    ],
    rows: [],
    empty: 12,
  },
  { kind: 'heading', text: 'Zählung' },
  {
    kind: 'table',
    caption: 'Zählung',
    columns: [
      { heading: 'Tag, Uhrzeit', share: 20 },
      { heading: 'Soll', share: 10 },
      { heading: 'Ist', share: 10 },
      { heading: 'Abweichung und Maßnahme', share: 40 },
      { heading: 'Zeichen' },
    ],
    rows: [],
    empty: 3,
  },
  { kind: 'heading', text: 'Regeln' },
  {
    kind: 'list',
    items: [
      'Am Anhänger steht nur die Nummer, nie Haus oder Tür.',
      'Ausgabe nur an Personen auf der Liste vom [Datum], nur gegen Unterschrift. Aus dem Haus nur mit Freigabe durch [Name].',
      'Wer einen Schlüssel vermisst, meldet es sofort: [Name, Telefon].',
      'Bei versiegelten Schlüsseln wird bei jeder Übergabe die Siegelnummer verglichen.',
    ],
  },
] as const satisfies readonly SpecimenBlock[]
