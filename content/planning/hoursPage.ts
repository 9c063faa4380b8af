import type { DeskPage } from '@/content/types'
import { weekdays } from './days'
import { examplePlan } from './examplePlan'
import { lawAsOf } from './lawAsOf'
import { landsInTitles } from './offeredLaender'
import type { Post } from './post'
import { tradesOffered } from './trades'

const workingDays = ['Mo', 'Di', 'Mi', 'Do', 'Fr'] as const
const allDay: Post = { days: weekdays, from: '00:00', to: '24:00', people: 1, name: '' }
const everyNight: Post = { ...allDay, from: '22:00', to: '06:00' }

/** The page around the calculator. */
export const hoursPage = {
  meta: {
    title: `Stundenrechner für ${tradesOffered('und')}`,
    description: `Wie viele Wachstunden im Jahr? Posten eintragen, Stunden nach Nacht, Sonntag und Feiertag ablesen, dazu den Personalbedarf. Für ${landsInTitles()}.`,
  },
  name: 'Stundenbedarf',
  heading: 'Wie viele Stunden brauchen Sie?',
  lawAsOf,
  lead: 'Tragen Sie ein, wann Ihr Objekt besetzt sein soll. Sie sehen die Stunden, was davon auf Nacht, Sonntag und Feiertag fällt, und wie viele Kräfte es dafür braucht. Gerechnet wird in Ihrem Browser.',
  sections: {
    calculator: 'Posten und Woche',
    rules: 'So rechnen wir',
  },
  unscripted: 'Die Felder zeigen ein Beispiel; Regeln und durchgerechnete Fälle stehen darunter.',
  rules: [
    {
      heading: 'Zeitumstellung',
      text: 'Gezählt wird wirkliche Zeit: Die Nacht zur Sommerzeit hat eine Stunde weniger, die zur Winterzeit eine mehr.',
    },
    {
      heading: 'Feiertag',
      text: 'Eine Schicht gehört zu dem Tag, an dem sie beginnt. An gesetzlichen Feiertagen beginnen nur Posten mit „Feiertag“; was am Vorabend begonnen hat, läuft weiter.',
    },
    {
      heading: 'Sonntag',
      text: 'Jede Stunde zählt zu dem Kalendertag, auf den sie fällt: erst Feiertag, dann Sonntag, sonst Werktag, auch am Samstag.',
    },
    {
      heading: 'Nacht',
      text: 'Nach dem Gesetz ist von 23 bis 6\u00a0Uhr Nacht (§\u00a02 Abs.\u00a03\u00a0ArbZG). Zuschläge beginnen in Verträgen oft früher; das stellen Sie oben um.',
    },
    {
      heading: 'Zeitraum',
      text: 'Ein Jahr reicht von Mitternacht zu Mitternacht. In einem anderen Zeitraum zählen die Schichten, die an seinen Tagen beginnen, bis zu ihrem Ende.',
    },
    {
      heading: 'Name',
      text: 'Posten mit gleichem Namen werden zusammengezählt: So sehen Sie die Stunden je Objekt, Los oder Funktion.',
    },
    {
      heading: 'Vollzeitkräfte',
      text: 'Stunden, geteilt durch das, was eine Person in dieser Zeit arbeitet: Wochenstunden mal 52,18\u00a0Wochen im Jahr, weniger Urlaub und Krankheit. Feiertage und Einarbeitung sind nicht abgezogen.',
    },
    {
      heading: 'Streife',
      text: 'Minuten je Kontrolle mal Kontrollen je Nacht mal Nächte; die Fahrt kommt hinzu. Drei Häuser mit 30, 20 und 10\u00a0Minuten, zweimal in jeder Nacht, sind 728\u00a0Stunden in 52\u00a0Wochen.',
      service: 'kontrolldienst',
    },
  ],
  /** Only where no script reckons. */
  examples: {
    caption: (year: number) => `Stunden ${year} für einen besetzten Platz, Nacht von 23 bis 6\u00a0Uhr`,
    plan: 'Besetzt',
    rows: [
      { name: 'Jeden Tag, 0 bis 24\u00a0Uhr', posts: [allDay] },
      {
        name: 'Mo–Fr 18 bis 6\u00a0Uhr, Sa, So und Feiertag 6 bis 6\u00a0Uhr',
        posts: examplePlan.posts,
      },
      {
        name: 'Mo–Fr 7 bis 19\u00a0Uhr, nicht am Feiertag',
        posts: [{ ...allDay, days: workingDays, from: '07:00', to: '19:00' }],
      },
    ],
    /** Where the clocks change. */
    months: [
      { name: 'Jede Nacht 22 bis 6\u00a0Uhr, März', month: '03', posts: [everyNight] },
      { name: 'Jede Nacht 22 bis 6\u00a0Uhr, Oktober', month: '10', posts: [everyNight] },
    ],
  },
} as const satisfies DeskPage & Record<string, unknown>
