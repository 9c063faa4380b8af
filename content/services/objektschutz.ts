import type { Service } from '@/content/types'

export const objektschutz: Service = {
  slug: 'objektschutz',
  position: 20,
  title: 'Objektschutz',
  cardLine: 'Rundgang, Verschluss, Schlüssel und Alarm, wenn alle gegangen sind.',
  heroLine:
    'Um 22\u00a0Uhr brennt im vierten Stock noch Licht. Wird dort gearbeitet, oder gehört da niemand hin?',
  pictureAlt:
    'Steinernes Eckhaus bei Nacht: Strahler werfen Lichtkegel an die Fassade, im warm erleuchteten Eingang steht eine Sicherheitskraft.',
  meta: {
    title: 'Objektschutz Frankfurt: Objektbewachung und Wachdienst',
    description:
      'Objektschutz für Büro, Rechenzentrum und Leerstand in Frankfurt und Rhein-Main: Rundgang, Verschluss, Schlüssel und Alarm. Mit Antworten zu Kosten und Haftung.',
  },
  intro: {
    heading: 'Eine Alarmanlage kann nicht nachsehen',
    paragraphs: [
      'Eine Einbruchmeldeanlage meldet eine offene Tür. Ob der Wind sie aufgedrückt hat oder ein Brecheisen, sagt sie Ihnen nicht. Beim Objektschutz ist jemand im Haus, sieht nach und ruft bei Einbruchspuren die Polizei. Die Sicherheitskraft kennt die Etagen, hat die nötigen Schlüssel und weiß aus der Liste am Platz, wer abends noch arbeiten darf. Wen sie bei welchem Vorfall verständigt, legt der Alarmplan fest, den wir mit Ihnen abstimmen.',
      'Ein verschlossenes Bürohaus und ein Haus mit öffentlicher Ladenpassage sind rechtlich zwei Fälle. Im ersten genügt nach §\u00a034a\u00a0GewO die Unterrichtung, im zweiten setzen Kontrollgänge durch die Passage die Sachkundeprüfung voraus. Bei der Begehung klären wir deshalb, welche Türen wann für alle offen stehen.',
    ],
  },
  checklist: {
    heading: 'Vom Abschließen bis zum Aufschließen',
    items: [
      {
        title: 'Rundgang durch die Etagen',
        text: 'Serverraum, Technikzentrale und Dachausstieg stehen auf jeder Runde, die übrigen Flächen wechseln. Zwischen den Runden ist der Platz an Kameras und Gegensprechanlage besetzt. Für die Dauer der Runde lässt sich der Türruf auf ein Diensttelefon umleiten.',
      },
      {
        title: 'Verschluss und Scharfschaltung',
        text: 'Etage für Etage werden Fenster geschlossen, Fluchttüren geprüft und Bereiche scharf geschaltet. Bleibt ein Bereich unscharf, weil dort noch jemand arbeitet, steht das mit Namen und Uhrzeit im Wachbuch.',
      },
      {
        title: 'Schlüssel gegen Unterschrift',
        text: 'Wartungs- und Umzugsfirmen quittieren jeden Schlüssel, den sie abends ausleihen. Die übrigen liegen verschlossen im Schlüsseltresor. Legen Sie vorab fest, wer nach einem Verlust entscheidet, ob Zylinder getauscht werden.',
      },
      {
        title: 'Brandmeldung im Gebäude',
        text: 'Löst ein Melder aus, empfängt die Sicherheitskraft die Feuerwehr, öffnet Türen und nennt den betroffenen Bereich. Zurückgestellt wird die Anlage erst, wenn die Einsatzleitung der Feuerwehr das Gebäude übergeben hat.',
      },
    ],
  },
  fit: {
    heading: 'Wann Objektschutz sinnvoll ist',
    suits: [
      'Im Haus stehen Server, Labore oder Archive, bei denen nachts jemand vor Ort sein soll.',
      'Mehrere Mietparteien teilen sich das Gebäude, und abends weiß niemand genau, wer noch da ist.',
      'In ein leer stehendes Haus wurde mehrfach eingestiegen, und einzelne Kontrollen reichen nicht mehr.',
      'Ihre Einbruchmeldeanlage wird erneuert, und bis zur Abnahme braucht es Anwesenheit.',
    ],
    otherwise: [
      {
        text: 'Es genügt, wenn nachts zu wechselnden Zeiten jemand vorfährt und die Türen prüft? Dann reicht der',
        service: 'kontrolldienst',
      },
      {
        text: 'Sie brauchen tagsüber jemanden, der Ihren Besuch anmeldet? Das ist eine Aufgabe für den',
        service: 'empfangsdienst',
      },
      {
        text: 'Im Erdgeschoss liegen Läden, in denen Ware verschwindet? Auf der Verkaufsfläche hilft der',
        service: 'einzelhandelsschutz',
      },
    ],
  },
  offer: {
    heading: 'Eckdaten Ihres Gebäudes',
    lead: 'Grundrisse helfen am meisten, den Schließplan sehen wir uns erst bei der Begehung an. Für den Anfang genügen:',
    needs: [
      'Adresse, Fläche, Etagen und Eingänge',
      'Nutzung, etwa Büro, Rechenzentrum, Arztpraxen oder Leerstand',
      'Wochentage und Uhrzeiten, auch für Feiertage',
      'Bereiche, die ohne Ausweis betreten werden können',
      'Einbruch- und Brandmeldeanlage und wohin sie aufgeschaltet sind',
      'Vorfälle der letzten Monate, etwa Einbrüche oder Wasserschäden',
    ],
  },
  faq: {
    heading: 'Bevor Sie jemandem die Schlüssel geben',
    items: [
      {
        question: 'Was kostet Objektschutz pro Stunde?',
        answer:
          'Den Stundensatz bestimmen Uhrzeit, Qualifikation und Aufgaben, deshalb steht hier keine Zahl. Nacht, Sonntag und Feiertag kosten Zuschläge, Kräfte mit Sachkundeprüfung in der Regel mehr. Die Menge können Sie selbst ausrechnen: Jede Nacht von 22 bis 6\u00a0Uhr sind 56\u00a0Stunden pro Woche, ein Wochenende von Freitag 18\u00a0Uhr bis Montag 6\u00a0Uhr sind 60. Verlangen Sie beides getrennt, Satz und Menge.',
      },
      {
        question: 'Muss ich ein leerstehendes Gebäude bewachen lassen?',
        answer:
          'Eine allgemeine Pflicht dazu gibt es nicht. Offene Schächte, lose Bauteile oder zerbrochene Scheiben müssen Sie aber so sichern, dass niemand zu Schaden kommt (§\u00a0823 Abs.\u00a01\u00a0BGB). Sprechen Sie außerdem mit Ihrer Versicherung: Leerstand kann eine Gefahrerhöhung sein, die nach §\u00a023\u00a0VVG anzuzeigen ist. Manche Verträge fordern dann regelmäßige Kontrollen.',
      },
      {
        question: 'Haftet der Sicherheitsdienst, wenn trotzdem eingebrochen wird?',
        answer:
          'Für eigene Fehler ja, etwa für eine vergessene Tür (§\u00a0280 Abs.\u00a01\u00a0BGB), für den Einbruch an sich nicht. Jede Sicherheitsfirma braucht eine Haftpflichtversicherung. §\u00a014 Abs.\u00a02\u00a0BewachV nennt die Mindestsummen je Schadensereignis: 1\u00a0Million\u00a0Euro bei Personenschäden, 250.000\u00a0Euro bei Sachschäden und 15.000\u00a0Euro, wenn bewachte Sachen abhandenkommen. Reicht Ihnen das nicht, vereinbaren Sie höhere Summen.',
      },
      {
        question: 'Welche Nachweise sollte ich mir vor dem Auftrag zeigen lassen?',
        answer:
          'Drei Unterlagen genügen für den Anfang: die Erlaubnis nach §\u00a034a\u00a0GewO, die Bestätigung der Haftpflichtversicherung und ein Muster der Dienstanweisung. Im Dienst führt jede Wachperson einen Ausweis mit, auf dem ihre Nummer und die der Firma aus dem Bewacherregister stehen (§\u00a018\u00a0BewachV). Fragen Sie auch, ob Nachunternehmen eingesetzt werden.',
      },
      {
        question: 'Müssen Wachkräfte über das schweigen, was sie im Haus sehen?',
        answer:
          'Ja, dazu werden sie nach §\u00a017 Abs.\u00a03\u00a0BewachV schriftlich verpflichtet, bevor sie zum ersten Mal wachen. Die Pflicht umfasst Geschäfts- und Betriebsgeheimnisse und gilt nach dem Ausscheiden weiter. Soll mehr vertraulich bleiben, etwa wer das Haus besucht oder wo der Serverraum liegt, nehmen Sie das als eigene Klausel in den Vertrag auf.',
      },
    ],
  },
  callUs: {
    heading: 'Welcher Raum macht Ihnen Sorgen?',
    text: 'Nennen Sie ihn uns und sagen Sie dazu, wann das Haus leer ist. Oft stellt sich schon im Gespräch heraus, ob Sie die ganze Nacht Anwesenheit brauchen oder ein Teil davon genügt.',
  },
  neighbours: ['empfangsdienst', 'kontrolldienst', 'reinigungsdienste'],
}
