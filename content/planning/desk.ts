import type { DeskId } from './routes'
import type { DeskPage } from './types'

/** The desk: what helps with which question. */
export const desk = {
  meta: {
    title: 'Sicherheitsdienst planen: Stunden, Kosten, Muster',
    description:
      'Wie viele Stunden, welche Qualifikation, welcher Preis? Rechner, Tabellen und Muster für alle, die Bewachung oder Reinigung einkaufen. Ohne Anmeldung.',
  },
  name: 'Planung',
  heading: 'Ihr Planungstisch',
  lead: 'Bevor Sie ein Angebot anfordern, wollen drei Fragen beantwortet sein: wie viele Stunden, mit welcher Qualifikation, und woran man Angebote vergleicht. Hier liegt, was dabei hilft.',
  /** Of the list, for screen readers. */
  listHeading: 'Fragen und was bei ihnen hilft',
  /** The question that brings somebody to each page, and what they leave with. */
  items: [
    {
      route: 'planung/bedarf',
      question: 'Wie viele Stunden brauchen wir?',
      answer: 'Posten eintragen, Woche sehen, Jahresstunden mit Nacht, Sonntag und Feiertag ablesen.',
    },
    {
      route: 'planung/kosten',
      question: 'Was kostet ein Sicherheitsdienst?',
      answer: 'Woraus der Preis besteht, zehn Zeilen für jedes Angebot und drei Angebote nebeneinander.',
    },
    {
      route: 'planung/qualifikation',
      question: 'Wer darf was bewachen?',
      answer: '§\u00a034a\u00a0GewO als eine Tabelle und ein kurzer Weg zur richtigen Zeile.',
    },
    {
      route: 'planung/wechsel',
      question: 'Wie wechselt man den Dienstleister?',
      answer: 'Ablauf, Schlüssel, Wissen, §\u00a0613a\u00a0BGB und eine Liste zum Abhaken.',
    },
    {
      route: 'planung/muster',
      question: 'Haben Sie ein Muster?',
      answer: 'Sieben Blätter vom Wachbuch bis zur Ausschreibung, zum Drucken und als Word-Datei.',
    },
  ],
} as const satisfies DeskPage & {
  listHeading: string
  items: readonly { route: DeskId; question: string; answer: string }[]
}
