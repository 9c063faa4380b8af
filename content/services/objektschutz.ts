import { claim } from '@/content/claim'
import type { Service } from '@/content/types'

export const objektschutz: Service = {
  slug: 'objektschutz',
  title: 'Objektschutz',
  cardLine: 'Nachtwache in Rechenzentrum, Bürohaus und Leerstand.',
  heroLine:
    'Rechenzentrum, Haus mit vielen Mietparteien, Leerstand: Jedes dieser Gebäude bewachen wir nachts anders.',
  pictureAlt:
    'Steinernes Eckhaus bei Nacht: Strahler werfen Lichtkegel an die Fassade, im warm erleuchteten Eingang steht eine Sicherheitskraft.',
  pictureCaption: 'Haupteingang, 5:45\u00a0Uhr',
  meta: {
    title: 'Objektschutz Frankfurt: Rechenzentrum, Büro, Leerstand',
    description:
      'Objektschutz und Objektbewachung in Frankfurt und Rhein-Main: was die Wache in Rechenzentrum, Bürohaus und Leerstand tut, wer bei Alarm kommt und wer haftet.',
  },
  intro: {
    heading: 'Wer darf nachts in Ihrem Haus sein?',
    paragraphs: [
      'Mit dieser Frage beginnt bei uns jede Begehung. In einem Rechenzentrum sind es wenige, und jede Person ist angemeldet. In einem Haus mit vielen Mietparteien ist auch spät noch jemand da, und niemand kennt alle. Im Leerstand darf niemand sein. Aus Ihrer Antwort folgt, was unsere Wache tut, wen sie anspricht und was morgens im Wachbuch steht.',
      'Eine Einbruchmeldeanlage meldet eine offene Tür. Ob der Wind sie aufgedrückt hat oder ein Brecheisen, sieht erst, wer hingeht. Unsere Sicherheitskräfte gehen hin, rufen bei Einbruchspuren die Polizei und danach die Person, die Ihr Alarmplan nennt.',
      [
        'Reicht es, wenn nachts zu wechselnden Zeiten jemand vorfährt, nehmen Sie den ',
        { text: 'Kontrolldienst', route: 'kontrolldienst' },
        '. Für Besuch am Tag gibt es den ',
        { text: 'Empfangsdienst', route: 'empfangsdienst' },
        '.',
      ],
      `Im verschlossenen Haus genügt nach §\u00a034a\u00a0GewO die Unterrichtung; geht die Streife durch eine Passage, die allen offensteht, braucht sie die Sachkundeprüfung und trägt sichtbar ein Schild mit Name oder Kennnummer (§\u00a018 Abs.\u00a03\u00a0BewachV). ${claim('Schließt die Passage nachts, klären wir den Fall vorab mit der Behörde.')}`,
    ],
  },
  order: ['figure', 'checklist', 'faq', 'offer'],
  figure: {
    kind: 'table',
    heading: 'Objektschutz in drei Häusern',
    lead: 'Dieselbe Leistung, drei Aufträge. Lesen Sie die Zeile, die Ihrem Gebäude am nächsten kommt; oft trifft auch etwas aus einer zweiten zu.',
    caption: 'Drei Gebäude, drei Aufträge',
    corner: 'Gebäude',
    columns: ['Wer nachts hineindarf', 'Was unsere Wache tut', 'Wenn etwas ist', 'Morgens im Wachbuch'],
    rows: [
      {
        name: 'Rechenzentrum',
        cells: [
          'Angemeldete Technik mit Ausweis und Auftragsnummer, auf Wunsch nur zu zweit',
          'Bleibt am Platz, prüft jede Anmeldung an der Schleuse, geht Technik- und Außenflächen ab; Serverräume betritt sie nur im Alarmfall',
          'Ruft Ihre Betriebsleitung nach Alarmplan und führt die Feuerwehr bis vor den Löschbereich',
          'Jeder Zutritt mit Name, Auftrag, Kommen und Gehen',
        ],
      },
      {
        name: 'Haus mit vielen Mietparteien',
        cells: [
          'Alle, die dort arbeiten; wer nach 20\u00a0Uhr bleibt, steht auf der Liste seiner Firma',
          'Schließt Etage für Etage, prüft Fluchttüren, spricht an, wer noch da ist, verleiht Schlüssel gegen Unterschrift',
          'Sieht nach, klärt Fehlalarme mit der Mietpartei, empfängt bei Brandmeldung die Feuerwehr',
          'Offene Fenster, unscharfe Bereiche und verliehene Schlüssel, je Mietpartei',
        ],
      },
      {
        name: 'Leerstand',
        cells: [
          'Niemand; Ausnahmen meldet uns die Verwaltung vorher',
          'Prüft Türen, Fenster, Keller und Dach von innen und außen, achtet auf Wasser, Strom und lose Bauteile',
          'Geht Einbruchspuren nicht allein nach, sondern ruft die Polizei und dann Ihre Verwaltung',
          'Zustand mit Uhrzeit und Foto: neue Schäden, Feuchtigkeit, Spuren',
        ],
      },
    ],
    note: `Drei gedachte Häuser. ${claim('Was in Ihrem gilt, steht am Ende in Ihrer Dienstanweisung.')}`,
  },
  checklist: {
    heading: 'Vier Aufgaben, die in jedem Haus wiederkehren',
    items: [
      {
        title: 'Rundgang durch die Etagen',
        text: `Technikzentrale und Dachausstieg stehen auf jeder Runde, die übrigen Flächen wechseln. ${claim('Solange jemand unterwegs ist, leiten wir den Türruf auf ein Diensttelefon um.')}`,
      },
      {
        title: 'Abschließen und scharf schalten',
        text: 'Wir schließen Fenster, prüfen Fluchttüren und schalten die Anlage Bereich um Bereich scharf. Bleibt ein Bereich unscharf, weil dort noch jemand arbeitet, notieren wir Namen und Uhrzeit.',
      },
      {
        title: 'Schlüssel gegen Unterschrift',
        text: `${claim('Wartungs- und Umzugsfirmen quittieren uns jeden Schlüssel, den sie abends ausleihen.')} Die übrigen bleiben im Tresor. Wer nach einem Verlust über neue Zylinder entscheidet, halten wir vorher fest.`,
      },
      {
        title: 'Brandmeldung im Gebäude',
        text: 'Löst ein Melder aus, öffnen wir der Feuerwehr die Türen und nennen ihr den betroffenen Bereich. Zurückgestellt wird die Anlage erst, wenn die Einsatzleitung der Feuerwehr das Gebäude übergeben hat.',
      },
    ],
  },
  offer: {
    heading: 'Eckdaten für ein Angebot zum Objektschutz',
    lead: `${claim('Den Schließplan sehen wir uns erst bei der Begehung an, er gehört in keine E-Mail.')} Für den Anfang genügen:`,
    needs: [
      'Adresse, Fläche, Etagen und Eingänge',
      'Nutzung, etwa Büro, Rechenzentrum, Arztpraxen oder Leerstand',
      'Wochentage und Uhrzeiten, auch für Feiertage',
      'Bereiche, die ohne Ausweis betreten werden können',
      'Ob es Einbruch- und Brandmeldeanlagen gibt und wer deren Meldungen bekommt',
      'Vorfälle der letzten Monate, etwa Einbrüche oder Wasserschäden',
    ],
  },
  faq: {
    heading: 'Bevor Sie jemandem die Schlüssel geben',
    items: [
      {
        question: 'Wer kommt, wenn nachts der Alarm auslöst?',
        answer: `Ist unsere Wache im Haus, sieht sie selbst nach. Geht die Meldung an eine Notruf- und Serviceleitstelle, ruft diese zuerst die Wache an, danach die Personen auf Ihrer Liste. Bei Rauch wählen wir 112, bei Einbruchspuren 110. ${claim('Ist niemand im Haus, kommt auch niemand von selbst: Wer dann hinfährt, legen wir vorher mit Ihnen fest.')}`,
      },
      {
        question: 'Wie werden Wachkräfte für ein Rechenzentrum überprüft?',
        answer: `Über das Bewacherregister prüft die Behörde vor dem ersten Dienst Zuverlässigkeit und Qualifikation (§\u00a016\u00a0BewachV). Für Objekte, von denen bei einem Angriff eine besondere Gefahr für die Allgemeinheit ausgehen kann, fragt sie zusätzlich beim Verfassungsschutz nach. ${claim('Verlangt Ihr Haus mehr, etwa eine eigene Sicherheitsüberprüfung, nennen Sie es in der Anfrage: Wir planen die Vorlaufzeit ein.')}`,
      },
      {
        question: 'Muss ich ein leer stehendes Gebäude bewachen lassen?',
        answer: `Eine allgemeine Pflicht dazu gibt es nicht. Offene Schächte, lose Bauteile oder zerbrochene Scheiben müssen Sie aber so sichern, dass niemand zu Schaden kommt (§\u00a0823 Abs.\u00a01\u00a0BGB). Sprechen Sie außerdem mit Ihrer Versicherung: Leerstand kann eine Gefahrerhöhung sein, die nach §\u00a023\u00a0VVG anzuzeigen ist. ${claim('Fordert sie Kontrollen, richten wir Abstand und Bericht danach ein.')}`,
      },
      {
        question: 'Haftet der Sicherheitsdienst, wenn trotzdem eingebrochen wird?',
        answer: `Für eigene Fehler ja, etwa für eine vergessene Tür (§\u00a0280 Abs.\u00a01\u00a0BGB), für den Einbruch an sich nicht. Ob jemand einen Fehler gemacht hat, zeigt der Vergleich: Die Dienstanweisung sagt, welche Tür wann zu prüfen war, das Wachbuch, wann sie geprüft wurde. ${claim('Deshalb schreiben wir beides so genau, dass Sie es nebeneinanderlegen können.')}`,
      },
      {
        question: 'Wie hoch muss eine Sicherheitsfirma versichert sein?',
        answer:
          'Mindestens mit 1\u00a0Million\u00a0Euro je Schadensereignis bei Personenschäden, 250.000\u00a0Euro bei Sachschäden, 15.000\u00a0Euro für abhandengekommene bewachte Sachen und 12.500\u00a0Euro für reine Vermögensschäden; für ein Jahr darf die Summe auf das Doppelte begrenzt sein. Die letzten beiden Posten entfallen, soweit die Firma nur für Auftraggeber arbeitet, die dem nachweislich zugestimmt haben (§\u00a014 Abs.\u00a02\u00a0BewachV). Prüfen Sie, ob Ihr Vertrag eine solche Zustimmung enthält.',
      },
      {
        question: 'Müssen Wachkräfte über das schweigen, was sie im Haus sehen?',
        answer: `${claim('Ja, vor der ersten Schicht verpflichten wir sie schriftlich, wie es §\u00a017 Abs.\u00a03\u00a0BewachV verlangt.')} Die Pflicht umfasst Geschäfts- und Betriebsgeheimnisse und gilt nach dem Ausscheiden weiter. ${claim('Soll mehr vertraulich bleiben, etwa wer Sie besucht oder wo der Serverraum liegt, nehmen wir das als eigene Klausel in den Vertrag auf.')}`,
      },
    ],
  },
  callUs: {
    heading: 'Welches der drei Häuser ist Ihres?',
    text: 'Nennen Sie uns am Telefon nur die Art des Gebäudes und die Stunden, in denen es leer ist. Wo es Schwachstellen hat, besprechen wir erst vor Ort.',
  },
  neighbours: ['empfangsdienst', 'kontrolldienst', 'reinigungsdienste'],
}
