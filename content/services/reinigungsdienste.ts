import type { Service } from '@/content/types'

export const reinigungsdienste: Service = {
  slug: 'reinigungsdienste',
  position: 80,
  title: 'Reinigungsdienste',
  cardLine: 'Unterhaltsreinigung für Büro, Lobby und Treppenhaus nach festem Plan.',
  heroLine:
    'Um acht\u00a0Uhr betritt Ihr erster Besuch die Lobby. Der Boden soll dann sauber und trocken sein.',
  pictureAlt:
    'Leere Büroetage bei Nacht: Ein Reinigungswagen und ein Warnschild stehen auf dem gewischten Boden, in dem sich die Fensterfront mit der Stadt spiegelt.',
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
  faq: {
    heading: 'Vor dem Reinigungsvertrag gut zu wissen',
    items: [
      {
        question: 'Was kostet Büroreinigung pro Quadratmeter?',
        answer:
          'Der Quadratmeterpreis folgt aus der Arbeitszeit, und die hängt von Belag, Möbeln und Turnus ab. Man teilt die Fläche durch die Leistung pro Stunde: Schafft eine Person zum Beispiel 200\u00a0m² in der Stunde, braucht sie für 1.000\u00a0m² fünf Stunden. Sanitärräume dauern länger, leere Flure gehen schneller. Ein seriöses Angebot nennt diese Werte je Raumart.',
      },
      {
        question: 'Was ist der Unterschied zwischen Unterhaltsreinigung und Grundreinigung?',
        answer:
          'Die Unterhaltsreinigung kehrt nach Plan wieder, die Grundreinigung ist die seltene, gründliche. Zur ersten gehören Wischen, Saugen, Papierkörbe und Sanitärräume. Bei der zweiten wird zum Beispiel die alte Pflegeschicht vom Linoleum gelöst und neu aufgetragen. Der Boden ist dann eine Zeit lang gesperrt, und abgerechnet wird sie als eigener Posten.',
      },
      {
        question: 'Brauchen Reinigungskräfte eine Unterrichtung nach §\u00a034a\u00a0GewO?',
        answer:
          'Nein, die Vorschrift gilt für das Bewachen, und Putzen ist kein Bewachen. Anders ist es, wenn dieselbe Person zusätzlich Kontrollgänge zum Schutz des Gebäudes übernehmen soll. Dafür braucht sie die Qualifikation einer Wachperson. Wer beides aus einer Hand möchte, bekommt deshalb meist zwei Personen mit zwei Aufgaben.',
      },
      {
        question: 'Können Reinigung und Bewachung in einem Vertrag stehen?',
        answer:
          'Ja, das lässt sich vereinbaren, am besten mit zwei getrennten Leistungsteilen. Praktisch ist es am Abend: Wer abschließt, weiß, wann das Putzteam fertig ist, und für die Alarmanlage gilt eine einzige Absprache. Die Preise sollten trotzdem einzeln ausgewiesen sein, denn Löhne und Qualifikationen sind verschieden.',
      },
      {
        question: 'Wer stellt Putzmittel, Maschinen und Toilettenpapier?',
        answer:
          'Das regelt der Vertrag. Häufig bringt die Reinigungsfirma Mittel, Tücher und Maschinen mit, während Toilettenpapier, Seife und Müllbeutel nach Verbrauch berechnet oder vom Haus gestellt werden. In jedem Fall braucht das Team einen abschließbaren Raum mit Wasser und Ausguss. Ein Putzwagen im Heizungskeller kostet jeden Tag Zeit.',
      },
      {
        question: 'Kann das Reinigungspersonal vertrauliche Unterlagen lesen?',
        answer:
          'Ja, wenn sie offen auf dem Tisch liegen, so wie alle anderen im Haus. Am sichersten ist ein abgeschlossener Schrank. Vereinbaren Sie zusätzlich eine Pflicht zur Verschwiegenheit, und trennen Sie den Abfall: Akten gehören in die verschlossene Datentonne. Was im Papierkorb landet, trägt abends jemand aus dem Haus.',
      },
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
