import { tradesOffered } from '@/content/planning/trades'
import type { DeskPage } from '@/content/planning/types'
import { isOffered, offeredOf } from '@/content/services/offered'
import { countFirst } from '@/content/words'
import { leistungsbeschreibung } from './leistungsbeschreibung'
import type { SpecimenHead } from './types'

/** In the order of the page. */
export const specimens: readonly SpecimenHead[] = offeredOf([
  {
    id: 'begehung',
    name: 'Begehungsprotokoll',
    purpose: 'Was vor dem Angebot angesehen und festgelegt wird',
    title: 'Begehungsprotokoll',
    use: 'Vor dem Angebot gehen beide Seiten das Objekt ab.',
  },
  {
    id: 'vorfallmeldung',
    name: 'Vorfallmeldung',
    purpose: 'Was bei einem Vorfall gesehen, getan und gemeldet wurde',
    title: 'Vorfallmeldung',
    use: 'Ein Blatt je Vorfall.',
  },
  {
    id: 'monatsbericht',
    name: 'Monatsbericht',
    purpose: 'Stunden, Runden, Vorfälle und Offenes eines Monats',
    title: 'Monatsbericht',
    use: 'Einmal im Monat für den Auftraggeber.',
  },
  {
    id: 'wachbuch',
    name: 'Wachbuch',
    purpose: 'Was in der Nacht geschah, Zeile für Zeile',
    title: 'Wachbuch: eine Nacht am Werktor',
    use: isOffered('werkschutz')
      ? [
          'Lesen Sie morgens zuerst den letzten Abschnitt: Er nennt, was offen ist. Gezeigt wird die Nacht, die Sie auf der Seite ',
          { text: 'Werkschutz', route: 'werkschutz' },
          ' im Plan verfolgen können, hier mit jeder Kontrolle.',
        ]
      : 'Lesen Sie morgens zuerst den letzten Abschnitt: Er nennt, was offen ist. Gezeigt wird eine ganze Nacht, mit jeder Kontrolle.',
  },
  {
    id: 'dienstanweisung',
    name: 'Dienstanweisung',
    purpose: 'Wer was wann tut und was niemand darf',
    title: 'Dienstanweisung für ein Objekt',
    use: '§\u00a017\u00a0BewachV verlangt sie von der Sicherheitsfirma. Jede Wachperson bekommt vor ihrem ersten Dienst einen Abdruck und bescheinigt den Empfang. Abschnitt\u00a02 enthält, was die Verordnung als Inhalt vorschreibt. Alles Übrige klären Sie am besten gemeinsam bei einem Gang durch das Objekt.',
  },
  {
    id: 'uebergabe',
    name: 'Übergabe',
    purpose: 'Schlüssel, Technik und Offenes von Hand zu Hand',
    title: 'Übergabeprotokoll für ein Objekt',
    use: [
      'Beim ',
      { text: 'Wechsel des Dienstleisters', route: 'planung/wechsel' },
      ' füllen alle drei das Blatt vor Ort aus: wer geht, wer kommt und Sie. Beim Wechsel der Schicht genügen die Abschnitte\u00a01 und\u00a04.',
    ],
  },
  {
    id: 'schluessel',
    name: 'Schlüssel',
    purpose: 'Wer welchen Schlüssel hat und seit wann',
    title: 'Schlüsselverzeichnis',
    use: 'Das Schlüsselprotokoll: Bestand, Ausgabe und Zählung auf einem Blatt. Bewahren Sie es getrennt von den Schlüsseln auf, beides verschlossen. Wer ausgibt, trägt sofort ein; wer zählt, vergleicht Bestand und Ausgabe.',
  },
  {
    id: 'postenplan',
    service: 'veranstaltungsservice',
    name: 'Postenplan',
    purpose: 'Wie viele Kräfte in welcher Phase wo stehen',
    title: 'Postenplan einer Veranstaltung',
    use: [
      'Die Zahlen gehören zum Abend mit 2.500\u00a0Gästen auf der Seite ',
      { text: 'Veranstaltungsservice', route: 'veranstaltungsservice' },
      '. Ersetzen Sie Posten, Zeiten und Kräfte durch Ihre. Stunden sind Kräfte mal Dauer der Phase.',
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
  leistungsbeschreibung.head,
] as const satisfies readonly SpecimenHead[])

export const muster = {
  meta: {
    title: 'Vorlagen: Wachbuch, Dienstanweisung, Schlüsselprotokoll',
    description: `Muster für ${tradesOffered('und')}, als Word-Datei und zum Drucken: Wachbuch, Dienstanweisung, Übergabe- und Schlüsselprotokoll, Leistungsbeschreibung.`,
  },
  name: 'Muster',
  heading: `${countFirst(specimens.length)} Muster zum Mitnehmen`,
  lead: `Blätter, wie sie in ${isOffered('reinigungsdienste') ? 'bewachten und gereinigten' : 'bewachten'} Häusern gebraucht werden. Drucken Sie eines aus, oder laden Sie die Word-Datei und ersetzen Sie, was in eckigen Klammern steht. Personen, Objekte und Zahlen sind Beispiele; die Muster ersetzen keine Rechtsberatung.`,
  listHeading: 'Welches Blatt wofür',
  word: 'Word-Datei',
  print: 'Dieses Blatt drucken',
  see: 'Blatt ansehen',
} as const satisfies DeskPage & Record<string, unknown>
