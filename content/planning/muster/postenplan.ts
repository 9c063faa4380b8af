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
    text: 'In jedem Feld steht der Posten. Unter Pause stehen Uhrzeit und Ablösung.',
    name: 'Name',
    rest: 'Pause',
    empty: 11,
  },
  rules: {
    heading: 'An diesem Abend',
    items: [
      'Rettungswege bleiben frei. Wer eine Sperre entdeckt, räumt sie und meldet: [Kanal].',
      'Kontrolliert wird nur mit Einwilligung, nach der Hausordnung vom [Datum].',
      'Wird es eng: [ab wann] meldet der Posten, [wer] entscheidet über Nachlass am Einlass.',
      'Abbruch oder Räumung ordnet an: [Name]. Stichwort: [Wort]. Sammelpunkt: [Ort].',
      'Fundsachen, verlorene Kinder, Verletzte: [Anlaufstelle].',
    ],
  },
  signatures: ['Einsatzleitung', 'Veranstalter'],
} as const
