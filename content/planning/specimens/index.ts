import { tradesOffered } from '@/content/planning/trades'
import { isOffered, offeredOf } from '@/content/services/offered'
import type { DeskPage } from '@/content/types'
import { countFirst } from '@/content/words'
import { tender } from './tender'
import type { SpecimenHead } from './types'

const ofTheNight = isOffered('werkschutz')
  ? ([
      'Es ist die Nacht, die Sie auf der Seite ',
      { text: 'Werkschutz', route: 'werkschutz' },
      ' im Plan verfolgen können, hier mit jeder Kontrolle.',
    ] as const)
  : (['Gezeigt wird eine ganze Nacht mit jeder Kontrolle.'] as const)

/** In the order of the page: before the offer, before the first duty, on duty, and what belongs to one service. */
export const specimens: readonly SpecimenHead[] = offeredOf([
  {
    id: 'begehung',
    name: 'Begehungsprotokoll',
    purpose: 'Was vor dem Angebot angesehen und vereinbart wird',
    title: 'Begehungsprotokoll',
    use: 'Gehen Sie das Objekt einmal bei Tag und einmal im Dunkeln ab, und nehmen Sie jemanden mit, der entscheiden darf. Aus dem Protokoll entstehen Angebot und Dienstanweisung. Das Beispiel ist das Werk aus dem Wachbuch.',
  },
  tender.head,
  {
    id: 'dienstanweisung',
    name: 'Dienstanweisung',
    purpose: 'Wer was wann tut und was niemand darf',
    title: 'Besondere Dienstanweisung',
    use: '§\u00a017\u00a0BewachV verlangt eine Dienstanweisung von der Sicherheitsfirma; die besondere gilt für ein Objekt. Jede Kraft bekommt vor ihrem ersten Dienst einen Abdruck und bescheinigt den Empfang. Abschnitt\u00a02 enthält, was die Verordnung als Inhalt vorschreibt.',
  },
  {
    id: 'schluessel',
    name: 'Schlüsselverzeichnis',
    purpose: 'Wer welchen Schlüssel hat und seit wann',
    title: 'Schlüsselverzeichnis',
    use: 'Verwahren Sie das Blatt verschlossen und getrennt von den Schlüsseln. Jede Ausgabe wird sofort eingetragen; beim Zählen vergleichen Sie Bestand und Ausgaben.',
  },
  {
    id: 'uebergabe',
    name: 'Übergabeprotokoll',
    purpose: 'Schlüssel, Technik und Aufgaben bei jedem Wechsel',
    title: 'Übergabeprotokoll für ein Objekt',
    use: [
      'Beim ',
      { text: 'Wechsel des Dienstleisters', route: 'planung/wechsel' },
      ' füllen drei das Blatt gemeinsam vor Ort aus: die bisherige Firma, die neue und Sie. Beim Wechsel der Schicht genügen die Abschnitte\u00a01 und\u00a04.',
    ],
  },
  {
    id: 'wachbuch',
    name: 'Wachbuch',
    purpose: 'Was in einer Nacht geschah, Zeile für Zeile',
    title: 'Wachbuch: eine Nacht am Werktor',
    use: ['Lesen Sie morgens zuerst den Bericht: Er nennt, was noch zu erledigen ist. ', ...ofTheNight],
  },
  {
    id: 'vorfallmeldung',
    name: 'Vorfallmeldung',
    purpose: 'Was jemand gesehen hat, was getan wurde, wer es weiß',
    title: 'Vorfallmeldung',
    use: 'Ein Blatt je Vorfall, geschrieben am Ende derselben Schicht. Hier ist es der angehaltene Container aus dem Wachbuch. Die Meldung hält fest, was zu sehen war; die Ursache klären andere.',
  },
  {
    id: 'monatsbericht',
    name: 'Monatsbericht',
    purpose: 'Stunden, Runden und Vorfälle eines Monats',
    title: 'Monatsbericht',
    use: 'Mit ihm prüfen Sie die Rechnung und sehen, was liegen bleibt. Die geplanten Stunden folgen aus den Posten des Begehungsprotokolls, die Vorfälle einer Nacht aus dem Wachbuch. Besprechen Sie ihn einmal im Monat; ein Vorschlag ohne Antwort kommt in den nächsten.',
  },
  {
    id: 'postenplan',
    service: 'veranstaltungsservice',
    name: 'Postenplan',
    purpose: 'Wie viele Kräfte in welcher Phase an welchem Posten',
    title: 'Postenplan einer Veranstaltung',
    use: [
      'Die Zahlen gehören zum Abend mit 2.500\u00a0Gästen auf der Seite ',
      { text: 'Veranstaltungsservice', route: 'veranstaltungsservice' },
      '. Ersetzen Sie Posten, Zeiten und Kräfte durch Ihre eigenen. Stunden sind Kräfte mal Dauer.',
    ],
  },
  {
    id: 'reinigungsplan',
    service: 'reinigungsdienste',
    name: 'Reinigungsplan',
    purpose: 'Was an welchem Tag gereinigt wird und wie lange',
    title: 'Reinigungsplan einer Woche',
    use: [
      'Die Minuten stammen aus dem Beispiel der Seite ',
      { text: 'Reinigungsdienste', route: 'reinigungsdienste' },
      '. Hängen Sie den Plan dort auf, wo das Team beginnt, und tragen Sie Mängel beim Rundgang gleich ein.',
    ],
  },
] as const satisfies readonly SpecimenHead[])

const count = countFirst(specimens.length)

export const specimensPage = {
  meta: {
    title: 'Vorlagen: Wachbuch, Dienstanweisung, Vorfallmeldung',
    description: `${count} Muster für ${tradesOffered('und')}, in Word und zum Drucken: Begehungsprotokoll, Dienstanweisung, Wachbuch, Schlüsselverzeichnis, Monatsbericht.`,
  },
  name: 'Muster',
  heading: `${count} Muster zum Drucken und Ausfüllen`,
  lead: 'Drucken, oder als Word-Datei laden und die eckigen Klammern ersetzen. Alle Angaben sind Beispiele.',
  /** Below the sheets. */
  note: 'Die Muster ersetzen keine Rechtsberatung.',
  listHeading: 'Welches Blatt wofür',
  word: 'Word',
  print: 'Drucken',
  /** Of the sheet that lies open. */
  close: 'Schließen',
} as const satisfies DeskPage & Record<string, unknown>
