import { claim } from '@/content/claim'
import type { Service } from '@/content/types'

export const reinigungsdienste: Service = {
  slug: 'reinigungsdienste',
  title: 'Reinigungsdienste',
  cardLine: 'Unterhaltsreinigung für Büro, Lobby und Treppenhaus nach festem Plan.',
  heroLine: `„Sauber“ lässt sich nicht nachprüfen. ${claim('In unserem Vertrag stehen Raum, Arbeit und Wochentag.')}`,
  pictureAlt:
    'Leere Büroetage bei Nacht: Ein Reinigungswagen und ein Warnschild stehen auf dem gewischten Boden, in dem sich die Fensterfront mit der Stadt spiegelt.',
  pictureCaption: 'Büroetage, 20:45\u00a0Uhr',
  meta: {
    title: 'Gebäudereinigung Frankfurt: Büro, Treppenhaus, Glas',
    description:
      'Büroreinigung, Treppenhausreinigung und Glasreinigung in Frankfurt und Rhein-Main nach Leistungsverzeichnis. Mit einem Reinigungsplan, Minute für Minute.',
  },
  intro: {
    heading: 'Papierkörbe täglich, Fensterbänke am Freitag',
    paragraphs: [
      `Ärger über die Reinigung beginnt oft mit einem einzigen Wort. Die einen meinen mit „sauber“ den leeren Papierkorb, die anderen die Fensterbank ohne Staub. ${claim('Wir beginnen deshalb mit einem Leistungsverzeichnis: Es nennt für jeden Raum, was getan wird und wie oft.')}`,
      'Daraus schreiben wir den Plan, etwa Sanitärräume und Teeküchen an jedem Arbeitstag, Türgriffe im vereinbarten Turnus, Glas und Grundreinigung in größeren Abständen. Ob unser Team früh, abends oder während der Bürozeit kommt, entscheiden Sie. Tagsüber lassen sich Wünsche gleich besprechen, abends sind Flure und Besprechungsräume frei.',
      'Wer abends putzt, verlässt das Haus oft zuletzt. Mit Ihnen regeln wir schriftlich, wer welchen Schlüssel trägt, wer die Fenster schließt und wie die Alarmanlage scharf geschaltet wird. Schränke bleiben zu, Unterlagen bleiben liegen, und gewischt wird ein Schreibtisch nur, wo er frei ist.',
    ],
  },
  order: ['figure', 'checklist', 'offer', 'fit', 'faq'],
  figure: {
    kind: 'schedule',
    heading: 'Auszug aus einem Plan der Gebäudereinigung',
    lead: 'Eine Büroetage mit Lobby und Treppenhaus. Jede Zahl ist eine Arbeit, die Sie am selben Abend ansehen können, und am Ende steht die Zeit, die Sie in der Woche bezahlen.',
    caption: 'Reinigungsplan einer Woche, in Minuten',
    labels: { work: 'Arbeit', week: 'Woche', total: 'Zusammen' },
    days: ['Mo', 'Di', 'Mi', 'Do', 'Fr'],
    rows: [
      { name: 'Sanitärräume', minutes: [45, 45, 45, 45, 45] },
      { name: 'Teeküchen, Papierkörbe', minutes: [30, 30, 30, 30, 30] },
      { name: 'Flure wischen', minutes: [25, 25, 25, 25, 25] },
      { name: 'Naturstein der Lobby', minutes: [20, 20, 20, 20, 20] },
      { name: 'Teppich saugen', minutes: [50, 0, 50, 0, 50] },
      { name: 'Freie Schreibtische', minutes: [0, 40, 0, 40, 0] },
      { name: 'Treppenhaus', minutes: [0, 0, 35, 0, 0] },
      { name: 'Fensterbänke, Türgriffe', minutes: [0, 0, 0, 0, 35] },
    ],
    note: `Ein gedachtes Haus; 900\u00a0Minuten sind 15\u00a0Stunden. Glas und Grundreinigung stehen mit eigenem Turnus daneben. ${claim('Ihre Minuten schätzen wir bei der Besichtigung und prüfen sie nach den ersten Wochen mit Ihnen.')}`,
  },
  checklist: {
    heading: 'Worauf unsere Reinigungskräfte achten',
    items: [
      {
        title: 'Passende Mittel je Belag',
        text: `Marmor und Kalkstein vertragen keine Säure: Ein Kalklöser aus dem Sanitärraum hinterlässt auf ihnen matte Flecken. ${claim('Vor dem ersten Einsatz benennen wir jeden Belag und legen sein Mittel fest.')}`,
      },
      {
        title: 'Tücher in vier Farben',
        text: `${claim('Wir arbeiten mit der üblichen Ordnung: Rot für WC und Urinal, Gelb für Waschbecken und Armaturen, Blau für Möbel, Grün für die Küche.')} So wandert kein Tuch aus der Toilette auf den Schreibtisch.`,
      },
      {
        title: 'Trockene Wege',
        text: 'In der Lobby wischen wir in Bahnen, damit ein Durchgang trocken bleibt. Aufsteller warnen, bis auch der Rest begehbar ist. Die Matte am Eingang kommt zuerst dran, denn von ihr trägt jeder Schritt Sand auf den Stein.',
      },
      {
        title: 'Rundgang mit Liste',
        text: `${claim('Beim gemeinsamen Rundgang haken wir das Verzeichnis Raum für Raum ab.')} Einen Mangel notieren wir mit Datum und sehen ihn beim nächsten Mal zuerst an.`,
      },
    ],
  },
  fit: {
    heading: 'Laufende Gebäudereinigung oder einmal gründlich?',
    suits: [
      'Sie verwalten ein Bürohaus mit mehreren Mietparteien und vergeben Flure und Treppenhaus gemeinsam.',
      'Ihr bisheriger Vertrag nennt Stunden, aber weder Räume noch Häufigkeiten.',
      'In Ihrer Empfangshalle liegt Naturstein, der auf falsche Mittel empfindlich reagiert.',
      'Nach Auszug oder Umbau brauchen die Böden eine Grundreinigung, bevor der regelmäßige Turnus beginnt.',
    ],
    otherwise: [
      {
        text: 'Abends soll jemand Türen und Fenster schließen und nachts noch einmal nachsehen? Damit beauftragen Sie den',
        service: 'kontrolldienst',
      },
      {
        text: 'Am Tresen in der Lobby fehlt jemand, der Besuch anmeldet und Pakete annimmt? Diesen Platz besetzt der',
        service: 'empfangsdienst',
      },
      {
        text: 'Im Gebäude wird noch gebaut, und nachts liegt Kupferkabel offen? Zuerst hilft die',
        service: 'baustellenueberwachung',
      },
    ],
  },
  offer: {
    heading: 'Zahlen für Ihr Reinigungsangebot',
    lead: 'Unser Aufwand hängt an Fläche, Belag und Turnus. Ungefähre Zahlen genügen, das Aufmaß nehmen wir bei der Besichtigung.',
    needs: [
      'Quadratmeter, getrennt nach Büro, Fluren, Treppenhaus und Sanitärräumen',
      'Bodenbeläge: Teppich, Parkett, Naturstein, Linoleum oder PVC',
      'Reinigungstage und das Zeitfenster für die Arbeit',
      'Glasflächen: Größe, Höhe, Zugang von innen oder außen',
      'Wer Toilettenpapier, Seife und Müllbeutel stellt',
      'Schlüssel, Alarmanlage und Räume, die gesperrt bleiben',
    ],
  },
  faq: {
    heading: 'Gut zu wissen vor der ersten Büroreinigung',
    items: [
      {
        question: 'Was kostet Büroreinigung pro Quadratmeter?',
        answer: `Teilen Sie die Fläche durch die Leistung pro Stunde: Schafft eine Person 200\u00a0m², braucht sie für 1.000\u00a0m² fünf Stunden, an fünf Tagen 25\u00a0Stunden in der Woche und bei 52\u00a0Wochen 1.300 im Jahr. Mal Stundensatz, geteilt durch die Fläche, ergibt das den Jahrespreis je Quadratmeter. ${claim('Sanitärräume dauern länger, leere Flure gehen schneller; in unserem Angebot steht die Leistung je Raumart.')}`,
      },
      {
        question: 'Was ist der Unterschied zwischen Unterhaltsreinigung und Grundreinigung?',
        answer:
          'Die Unterhaltsreinigung kehrt nach Plan wieder: Wischen, Saugen, Papierkörbe, Sanitärräume. Die Grundreinigung ist die seltene, gründliche, bei der zum Beispiel die alte Pflegeschicht vom Linoleum gelöst und neu aufgetragen wird. Der Boden ist dann eine Zeit lang gesperrt. Wir stimmen den Termin deshalb mit Ihnen ab und rechnen die Grundreinigung als eigenen Posten.',
      },
      {
        question: 'Gehören Glasreinigung, Treppenhausreinigung und Winterdienst dazu?',
        answer:
          'Treppenhäuser nehmen wir in den wöchentlichen Plan, Glas in einen eigenen, meist nach Monaten gezählt; entscheidend sind Höhe und Zugang. Winterdienst gehört nicht dazu. Wenn Sie ihn brauchen, fragen Sie ihn ausdrücklich an: Räumzeiten, Flächen und die Haftung bei Glätte gehören in eine eigene Vereinbarung.',
      },
      {
        question: 'Kommt auf die Rechnung Umsatzsteuer?',
        answer:
          'In der Regel ja. Erbringen Sie selbst nachhaltig Gebäudereinigung, etwa als Facility-Management-Firma mit der Bescheinigung USt\u00a01\u00a0TG Ihres Finanzamts, schulden Sie die Steuer statt unserer Firma, und unsere Rechnung weist keine aus (§\u00a013b Abs.\u00a02 Nr.\u00a08 und Abs.\u00a05 Satz\u00a05\u00a0UStG). Sagen Sie es uns vor der ersten Rechnung.',
      },
      {
        question: 'Dürfen wir tagsüber mitbestimmen, was zuerst geputzt wird?',
        answer: `Ja, Wünsche nimmt unsere Teamleitung vor Ort auf, und was bleiben soll, kommt in den Plan. Arbeitet eine Reinigungskraft dagegen dauerhaft nach Ihren Weisungen und Ihrem Dienstplan, wird daraus leicht Arbeitnehmerüberlassung mit eigenen Pflichten (§\u00a01\u00a0AÜG). ${claim('Darum hat Ihr Haus bei uns eine feste Ansprechperson.')}`,
      },
      {
        question: 'Können Reinigung und Bewachung in einem Vertrag stehen?',
        answer: `Ja, am besten mit zwei getrennten Leistungsteilen. Praktisch ist es am Abend: Wer abschließt, weiß, wann das Putzteam fertig ist. ${claim('Dieselbe Person für beides planen wir nicht ein: Kontrollgänge zum Schutz des Gebäudes sind Bewachung und verlangen einen Nachweis nach §\u00a034a\u00a0GewO. Die Preise weisen wir einzeln aus.')}`,
      },
    ],
  },
  callUs: {
    heading: 'Haben Sie ein altes Leistungsverzeichnis?',
    text: 'Legen Sie es neben das Telefon, wir gehen es mit Ihnen durch. Ohne Verzeichnis beginnen wir mit Quadratmetern, Bodenbelägen und Wochentagen.',
  },
  neighbours: ['kontrolldienst', 'empfangsdienst', 'hotelsicherheit'],
}
