import type { DeskPage } from '@/content/types'
import { weekdays } from './days'
import { eventIn } from './eventPlan'
import { examplePlan } from './examplePlan'
import { lawAsOf } from './lawAsOf'
import { landsInTitles } from './offeredLaender'
import type { Post } from './post'
import { tradesOffered } from './trades'

const others = {
  patrol: {
    heading: 'Streife',
    text: 'Minuten je Kontrolle mal Kontrollen je Nacht mal Nächte: Drei Häuser mit 30, 20 und 10\u00a0Minuten, je zweimal in jeder Nacht, sind 2\u00a0Stunden vor Ort in der Nacht und 728 in 52\u00a0Wochen. Die Fahrt kommt hinzu. Lassen Sie sich diese Minuten in jedem Angebot nennen.',
  },
  event: {
    heading: 'Veranstaltung',
    text: 'Jede Phase ist ein Posten; neben den Stunden steht, wie viele höchstens zugleich da sind. ',
    link: 'Ein Konzert als Plan öffnen',
    planIn: eventIn,
  },
} as const

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
  /** What needs no calculator of its own: a patrol in one sentence, an event as a plan of posts. */
  others,
  unscripted: 'Die Felder zeigen ein Beispiel; Regeln und durchgerechnete Fälle stehen darunter.',
  rules: [
    {
      heading: 'Zeitumstellung',
      text: 'Gezählt wird die wirkliche Zeit: Die Nacht zur Sommerzeit hat eine Stunde weniger, die zur Winterzeit eine mehr.',
    },
    {
      heading: 'Feiertag',
      text: 'Es zählt der Wochentag, an dem eine Schicht beginnt. An einem gesetzlichen Feiertag beginnen nur Posten, bei denen „Feiertag“ gewählt ist; was am Vorabend begonnen hat, läuft weiter.',
    },
    {
      heading: 'Sonntag',
      text: 'Jede Stunde zählt zu dem Kalendertag, auf den sie fällt: erst Feiertag, dann Sonntag, sonst Werktag. Der Samstag ist ein Werktag.',
    },
    {
      heading: 'Nacht',
      text: 'Nacht ist von 23 bis 6\u00a0Uhr (§\u00a02 Abs.\u00a03\u00a0ArbZG). Der Nachtzuschlag beginnt in Verträgen oft schon um 20 oder 22\u00a0Uhr, und mancher Tarif zählt Sonn- und Feiertage nur von 6 bis 20\u00a0Uhr; beides können Sie umstellen.',
    },
    {
      heading: 'Zeitraum',
      text: 'Ein Jahr reicht von Mitternacht zu Mitternacht. In einem Zeitraum zählen die Schichten, die an seinen Tagen beginnen, bis zu ihrem Ende.',
    },
    {
      heading: 'Nur zeitweise',
      text: 'Ein Posten kann nur an bestimmten Tagen gelten, etwa in der Saison, in den Ferien oder auf einer Messe. Posten mit gleichem Namen werden zusammengezählt: So sehen Sie die Stunden je Objekt, Los oder Funktion.',
    },
    {
      heading: 'Vollzeitkräfte',
      text: 'Die Vollzeitkräfte sind die Stunden, geteilt durch das, was eine Person in dieser Zeit arbeitet: Wochenstunden mal 52,18\u00a0Wochen im Jahr, weniger Urlaub und Krankheit. Feiertage und Einarbeitung sind nicht abgezogen. Unter vier Wochen nennen wir stattdessen, wie viele zugleich da sind.',
    },
  ],
  examples: {
    heading: 'Durchgerechnet',
    caption: (year: number) => `Stunden ${year} für einen besetzten Platz, Nacht von 23 bis 6\u00a0Uhr`,
    columns: { plan: 'Besetzt' },
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
    note: 'Überschneiden sich zwei Schichten, zählen beide.',
  },
} as const satisfies DeskPage & Record<string, unknown>
