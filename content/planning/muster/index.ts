import type { DeskPage } from '@/content/planning/types'
import { leistungsbeschreibung } from './leistungsbeschreibung'
import type { SpecimenHead } from './types'

export const muster = {
  meta: {
    title: 'Muster: Wachbuch, Dienstanweisung, Schlüsselliste',
    description:
      'Sieben Muster zum Drucken und als Word-Datei: Wachbuch, Dienstanweisung, Übergabe, Schlüssel, Postenplan, Reinigungsplan und Leistungsbeschreibung.',
  },
  name: 'Muster',
  heading: 'Sieben Muster zum Mitnehmen',
  lead: 'Blätter, die in bewachten und gereinigten Häusern täglich gebraucht werden. Drucken Sie eines aus, oder laden Sie die Word-Datei und setzen Sie ein, was in eckigen Klammern steht. Alle Personen, Objekte und Zahlen sind Beispiele.',
  listHeading: 'Welches Blatt wofür',
  word: 'Word-Datei',
  print: 'Dieses Blatt drucken',
  see: 'Blatt ansehen',
} as const satisfies DeskPage & Record<string, unknown>

export const specimens = [
  {
    id: 'wachbuch',
    name: 'Wachbuch',
    purpose: 'Was in der Nacht geschah, Zeile für Zeile',
    title: 'Wachbuch: eine Nacht am Werktor',
    use: [
      'Lesen Sie morgens zuerst den letzten Abschnitt: Er nennt, was offen ist. Gezeigt wird die Nacht, die Sie auf der Seite ',
      { text: 'Werkschutz', route: 'werkschutz' },
      ' im Plan verfolgen können, hier mit jeder Kontrolle.',
    ],
  },
  {
    id: 'dienstanweisung',
    name: 'Dienstanweisung',
    purpose: 'Wer was wann tut, und wer was nicht darf',
    title: 'Dienstanweisung für ein Objekt',
    use: '§\u00a017\u00a0BewachV verlangt sie vom Sicherheitsunternehmen. Jede Wachperson bekommt vor ihrem ersten Dienst einen Abdruck und bescheinigt den Empfang. Abschnitt\u00a02 enthält den vorgeschriebenen Inhalt. Alles Übrige klären Sie am besten gemeinsam bei einem Gang durch das Objekt.',
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
    purpose: 'Wer welchen Schlüssel hat, und seit wann',
    title: 'Schlüsselverzeichnis',
    use: 'Bewahren Sie das Verzeichnis getrennt von den Schlüsseln auf, beides verschlossen. Wer ausgibt, trägt sofort ein; wer zählt, vergleicht Bestand und Ausgabe.',
  },
  {
    id: 'postenplan',
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
    name: 'Reinigungsplan',
    purpose: 'Was an welchem Tag gereinigt wird, in Minuten',
    title: 'Reinigungsplan einer Woche',
    use: [
      'Die Minuten stammen aus dem Beispiel der Seite ',
      { text: 'Reinigungsdienste', route: 'reinigungsdienste' },
      '. Hängen Sie den Plan dort auf, wo das Team beginnt, und zeichnen Sie Mängel beim Rundgang gleich ein.',
    ],
  },
  leistungsbeschreibung.head,
] as const satisfies readonly SpecimenHead[]
