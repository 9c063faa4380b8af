import { place } from './place'

/**
 * The page goes through one night. `margins`: how late it is in the sections of the home page, and what they are about; times
 * rise from one to the next. 'So arbeiten wir' has none, as its wall tells the time. `captions`: what a large picture shows.
 */
export const night = {
  margins: {
    welcome: { time: '20:30', label: 'Dienstbeginn' },
    keyFigures: { time: '21:15' },
    services: { time: '22:15', label: 'Leistungen' },
    about: { time: '01:10' },
    industries: { time: '02:35', label: 'Branchen' },
    regions: { time: '04:05', label: place.shortArea },
    morning: { time: '05:50', label: 'Übergabe' },
    whyChooseUs: { time: '06:10', label: 'Vor dem Auftrag' },
    careers: { time: '06:30', label: 'Ablösung' },
    contact: { time: '07:15', label: 'Kontakt' },
  },
  captions: {
    welcome: 'Wachbuch bei Dienstbeginn',
    about: 'Im Leitstand',
    film: 'Mainbrücke',
  },
  /** The last cell of the services: for those who do not know yet which of them they need. */
  undecided: {
    heading: 'Noch unentschieden?',
    line: 'Schildern Sie uns, was nachts bei Ihnen los ist.',
    link: 'Zum Erstgespräch',
  },
  /** Of the map of the regions, for those who do not see it. */
  map: { description: (regions: string) => `Karte: ${regions}.` },
} as const
