import type { Service } from '@/content/types'

export const reinigungsdienste: Service = {
  slug: 'reinigungsdienste',
  position: 80,
  title: 'Reinigungsdienste',
  cardLine: 'Unterhaltsreinigung für Büro, Lobby und Treppenhaus nach festem Plan.',
  heroLine:
    'Um acht\u00a0Uhr betritt Ihr erster Besuch die Lobby. Der Boden soll dann sauber und trocken sein.',
  pictureAlt: 'Der helle Steinboden einer Lobby, in dem sich Licht spiegelt.',
  meta: {
    title: 'Gebäudereinigung und Büroreinigung in Frankfurt',
    description:
      'Büroreinigung und Unterhaltsreinigung in Frankfurt und Rhein-Main nach Leistungsverzeichnis: Böden, Sanitärräume, Teeküchen, Glas. Und was den Preis bestimmt.',
  },
  intro: {
    heading: 'Papierkörbe täglich, Fensterbänke am Freitag',
    paragraphs: [
      'Ärger über die Reinigung beginnt oft mit dem Wort „sauber“. Die einen meinen den leeren ' +
        'Papierkorb, die anderen den Staub auf der Fensterbank. Deshalb steht am Anfang ein ' +
        'Leistungsverzeichnis. Es nennt für jeden Raum, was getan wird und wie oft.',
      'Daraus entsteht der Plan, etwa Sanitärräume und Teeküchen an jedem Arbeitstag, Schreibtische und ' +
        'Türgriffe im vereinbarten Turnus, Glas und Teppich in größeren Abständen. Ob das Team früh, ' +
        'abends oder während der Bürozeit kommt, entscheiden Sie. Tagsüber lassen sich Wünsche gleich ' +
        'besprechen. Abends sind Flure und Besprechungsräume frei.',
      'Wer abends putzt, verlässt das Haus oft zuletzt. Schriftlich geregelt wird deshalb, wer welchen ' +
        'Schlüssel trägt, wer die Fenster schließt und wie die Alarmanlage scharf geschaltet wird. ' +
        'Schränke bleiben zu, Unterlagen bleiben liegen. Ein voller Schreibtisch wird nur dort gewischt, ' +
        'wo er frei ist.',
    ],
  },
  checklist: {
    heading: 'Woran Sie gute Unterhaltsreinigung erkennen',
    items: [
      {
        title: 'Passende Mittel je Belag',
        text:
          'Marmor und Kalkstein vertragen keine Säure: Ein Kalklöser aus dem Sanitärraum hinterlässt auf ' +
          'ihnen matte Flecken. Vor dem ersten Einsatz wird jeder Belag benannt und sein Mittel ' +
          'festgelegt.',
      },
      {
        title: 'Tücher in vier Farben',
        text:
          'Üblich sind Rot für WC und Urinal, Gelb für Waschbecken und Armaturen, Blau für Möbel, Grün ' +
          'für die Küche. So wandert kein Tuch aus der Toilette auf den Schreibtisch.',
      },
      {
        title: 'Trockene Wege',
        text:
          'In der Lobby wird in Bahnen gewischt, damit ein Durchgang trocken bleibt. Aufsteller warnen, ' +
          'bis auch der Rest begehbar ist. Die Matte am Eingang kommt zuerst dran, denn von ihr trägt ' +
          'jeder Schritt Sand auf den Stein.',
      },
      {
        title: 'Rundgang mit Liste',
        text:
          'Beim gemeinsamen Rundgang wird das Verzeichnis Raum für Raum abgehakt. Ein Mangel wird mit ' +
          'Datum notiert und beim nächsten Mal zuerst angesehen. Die Abstände stehen im Vertrag.',
      },
    ],
  },
  fit: {
    heading: 'Wann ein laufender Reinigungsvertrag passt',
    suits: [
      'Sie verwalten ein Bürohaus mit mehreren Mietparteien und vergeben Flure und Treppenhaus gemeinsam.',
      'Ihr bisheriger Vertrag nennt Stunden, aber weder Räume noch Häufigkeiten.',
      'In Ihrer Empfangshalle liegt Naturstein, der auf falsche Mittel empfindlich reagiert.',
      'Nach Auszug oder Umbau brauchen die Böden eine Grundreinigung, bevor der regelmäßige Turnus ' +
        'beginnt.',
    ],
    otherwise: [
      {
        text: 'Abends soll jemand Türen und Fenster schließen und nachts noch einmal nachsehen? Dann passt der',
        service: 'kontrolldienst',
      },
      {
        text: 'Am Tresen in der Lobby fehlt jemand, der Besuch anmeldet und Pakete annimmt? Dafür gibt es den',
        service: 'empfangsdienst',
      },
      {
        text: 'Im Gebäude wird noch gebaut, und nachts liegt Kupferkabel offen herum? Zuerst hilft die',
        service: 'baustellenueberwachung',
      },
    ],
  },
  offer: {
    heading: 'Diese Angaben braucht die Kalkulation',
    lead:
      'Der Aufwand hängt an Fläche, Belag und Turnus. Ein Grundriss erspart viele Rückfragen. Ungefähre ' +
      'Zahlen genügen, das Aufmaß nehmen wir bei der Besichtigung.',
    needs: [
      'Quadratmeter, getrennt nach Büro, Fluren und Sanitärräumen',
      'Bodenbeläge: Teppich, Parkett, Naturstein, Linoleum oder PVC',
      'Reinigungstage und das Zeitfenster für die Arbeit',
      'Glasflächen: Größe, Höhe, Zugang von innen oder außen',
      'Wer Toilettenpapier, Seife und Müllbeutel stellt',
      'Schlüssel, Alarmanlage und Räume, die gesperrt bleiben',
    ],
  },
  callUs: {
    heading: 'Haben Sie ein altes Leistungsverzeichnis?',
    text:
      'Legen Sie es neben das Telefon, wir gehen es mit Ihnen durch. Ohne Verzeichnis beginnen wir mit ' +
      'Quadratmetern, Bodenbelägen und Wochentagen.',
  },
  neighbours: ['kontrolldienst', 'empfangsdienst', 'hotelsicherheit'],
}
