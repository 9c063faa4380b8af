/** Posts, phases and heads come from the figure in `content/services/veranstaltungsservice.ts`. */
export const postenplan = {
  fields: [
    { label: 'Veranstaltung', value: '' },
    { label: 'Ort, Datum', value: '' },
    { label: 'Einsatzleitung', value: '' },
    { label: 'Telefon', value: '' },
    { label: 'Veranstalter vor Ort', value: '' },
    { label: 'Funkkanal', value: '' },
    { label: 'Sanitätsdienst, Feuerwehr', value: '' },
    { label: 'Treffpunkt, Uhrzeit', value: '' },
  ],
  heads: {
    heading: 'Kräfte je Posten und Phase',
    time: 'Zeit',
    hours: 'Stunden',
    heads: 'Kräfte',
    guests: 'Gäste',
  },
  crew: {
    heading: 'Einteilung',
    text: 'Tragen Sie in jedes Feld den Posten ein, unter Pause die Uhrzeit und wer ablöst.',
    name: 'Name',
    rest: 'Pause',
    empty: 11,
  },
  rules: {
    heading: 'An diesem Abend',
    items: [
      'Rettungswege bleiben frei. Wer ein Hindernis findet, räumt es weg und meldet es: [Kanal].',
      'Kontrolliert wird nur mit Einwilligung, nach der Hausordnung vom [Datum].',
      'Wird es eng, meldet es der Posten: [Anzeichen]. Über einen Stopp am Einlass entscheidet: [Name].',
      'Abbruch oder Räumung ordnet an: [Name]. Stichwort: [Wort]. Sammelpunkt: [Ort].',
      'Fundsachen, verlorene Kinder, Verletzte: [Anlaufstelle].',
    ],
  },
  signatures: ['Einsatzleitung', 'Veranstalter'],
} as const
