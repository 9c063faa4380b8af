import type { DeskPage } from '@/content/types'
import { countInWords } from '@/content/words'
import type { DeskId } from './routes'
import { specimens } from './specimens'
import { tradesOffered } from './trades'

/** The desk: what helps with which question. */
export const desk = {
  meta: {
    title: 'Sicherheitsdienst planen: Stunden, Kosten, Muster',
    description: `Wie viele Stunden, welche Qualifikation, welche Kosten? Rechner, Tabellen und Muster für alle, die ${tradesOffered('oder')} einkaufen. Ohne Anmeldung.`,
  },
  name: 'Planung',
  heading: 'Erst planen, dann anfragen',
  lead: 'Wenn Sie Stunden und Qualifikation vorher klären, können Sie Preise vergleichen: unsere und die der anderen.',
  /** Of the list, for screen readers. */
  listHeading: 'Womit möchten Sie beginnen?',
  /** The question that each page answers, and what is there beside the answer. */
  items: [
    {
      route: 'planung/bedarf',
      question: 'Wie viele Stunden brauchen wir?',
      more: 'Posten eintragen und Jahresstunden ablesen, getrennt nach Nacht, Sonntag und Feiertag.',
    },
    {
      route: 'planung/kosten',
      question: 'Was kostet ein Sicherheitsdienst?',
      more: 'Woraus der Preis besteht, warum der niedrigere Satz teurer sein kann, bis zu drei Angebote nebeneinander.',
    },
    {
      route: 'planung/qualifikation',
      question: 'Wer darf was bewachen?',
      more: '§\u00a034a\u00a0GewO als Tabelle, mit einem kurzen Weg zur richtigen Zeile.',
    },
    {
      route: 'planung/wechsel',
      question: 'Wie wechselt man den Dienstleister?',
      more: 'Zeitplan, Schlüssel, §\u00a0613a\u00a0BGB und eine Checkliste.',
    },
    {
      route: 'planung/muster',
      question: 'Gibt es dafür ein Muster?',
      more: 'Vom Begehungsprotokoll bis zum Monatsbericht, zum Drucken und als Word-Datei.',
    },
  ],
  /** The answer to each question, beside its picture. */
  answers: {
    hours: (figures: string) => `Diese Woche, ein Jahr lang: ${figures}`,
    costs: (of: Record<'hour' | 'rest' | 'when' | 'land', string>) =>
      `Ab ${of.hour} ${of.rest} (${of.land}, ${of.when})`,
    qualification: (exam: number, instruction: number, all: number) =>
      `${exam}\u00a0von ${all}\u00a0Aufgaben verlangen die Sachkundeprüfung, ${instruction}\u00a0die Unterrichtung`,
    change: (weeks: string) => `${weeks} vor der ersten Nacht beginnen`,
    specimens: `Ja, ${countInWords(specimens.length)}\u00a0Blätter`,
  },
  /** Label of a gap in the drawn week. */
  nobody: 'niemand',
  /** Above the names of all services, which lead to their pages. */
  services: 'Was welcher Dienst leistet',
} as const satisfies DeskPage & {
  listHeading: string
  nobody: string
  answers: object
  services: string
  items: readonly { route: DeskId; question: string; more: string }[]
}
