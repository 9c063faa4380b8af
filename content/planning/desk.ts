import { countFirst } from '@/content/words'
import { specimens } from './muster'
import type { DeskId } from './routes'
import { tradesOffered } from './trades'
import type { DeskPage } from './types'

/** The desk: what helps with which question. */
export const desk = {
  meta: {
    title: 'Sicherheitsdienst planen: Stunden, Kosten, Muster',
    description: `Wie viele Stunden, welche Qualifikation, welche Kosten? Rechner, Tabellen und Muster für alle, die ${tradesOffered('oder')} einkaufen. Ohne Anmeldung.`,
  },
  name: 'Planung',
  heading: 'Erst planen, dann anfragen',
  lead: 'Wie viele Stunden, welche Qualifikation, und was gehört in ein Angebot? Wenn Sie das vorher klären, können Sie Preise vergleichen: unsere und die der anderen.',
  /** Of the list, for screen readers. */
  listHeading: 'Womit möchten Sie beginnen?',
  /** The question that brings somebody to each page, and what they leave with. */
  items: [
    {
      route: 'planung/bedarf',
      question: 'Wie viele Stunden brauchen wir?',
      answer: 'Posten eintragen und Jahresstunden ablesen, getrennt nach Nacht, Sonntag und Feiertag.',
    },
    {
      route: 'planung/kosten',
      question: 'Was kostet ein Sicherheitsdienst?',
      answer: 'Woraus der Preis besteht, zehn Zeilen für jedes Angebot, bis zu drei Angebote nebeneinander.',
    },
    {
      route: 'planung/qualifikation',
      question: 'Wer darf was bewachen?',
      answer: '§\u00a034a\u00a0GewO als Tabelle, mit einem kurzen Weg zur richtigen Zeile.',
    },
    {
      route: 'planung/wechsel',
      question: 'Wie wechselt man den Dienstleister?',
      answer: 'Zeitplan, Schlüssel, §\u00a0613a\u00a0BGB und eine Checkliste.',
    },
    {
      route: 'planung/muster',
      question: 'Gibt es dafür ein Muster?',
      answer: `${countFirst(specimens.length)} Blätter vom Begehungsprotokoll bis zum Monatsbericht, zum Drucken und als Word-Datei.`,
    },
  ],
  /** In the week that is drawn, where nobody is. */
  nobody: 'niemand',
  /** Above the names of all services, which lead to their pages. */
  services: 'Was welcher Dienst leistet',
} as const satisfies DeskPage & {
  listHeading: string
  nobody: string
  services: string
  items: readonly { route: DeskId; question: string; answer: string }[]
}
