/**
 * The page goes through one night. `margins`: how late it is in each section of the home page, and what the section is
 * about; times rise from one to the next. `captions`: what a large picture shows, and when.
 */
export const night = {
  margins: {
    welcome: { time: '20:30', label: 'Dienstbeginn' },
    keyFigures: { time: '21:15' },
    services: { time: '22:15', label: 'Leistungen' },
    advantages: { time: '23:40', label: 'Vor der ersten Runde' },
    about: { time: '1:10' },
    industries: { time: '2:35', label: 'Branchen' },
    regions: { time: '4:05', label: 'Rhein-\u2060Main' },
    whyChooseUs: { time: '5:50', label: 'Vor dem Auftrag' },
    careers: { time: '6:30', label: 'Ablösung' },
    contact: { time: '7:15', label: 'Kontakt' },
  },
  captions: {
    welcome: 'Wachbuch, 20:45\u00a0Uhr',
    about: 'Leitstand, 1:25\u00a0Uhr',
    industries: 'Güterbahnhof, 2:30\u00a0Uhr',
    film: 'Mainbrücke, 3:55\u00a0Uhr',
  },
  /** The last cell of the services: for those who do not know yet which of them they need. */
  undecided: {
    heading: 'Noch unentschieden?',
    line: 'Beschreiben Sie uns einen gewöhnlichen Tag und eine gewöhnliche Nacht bei Ihnen. Wir sagen, welcher Dienst dazu passt.',
    link: 'Zum Erstgespräch',
  },
  map: {
    description:
      'Karte: Rhein und Main. Frankfurt, Offenbach und Hanau liegen am Main, Mainz links und Wiesbaden rechts des Rheins, nördlich davon das übrige Hessen.',
    rivers: { rhine: 'Rhein', main: 'Main' },
  },
} as const
