import { claim } from '@/content/claim'
import { areaInTitles, place } from '@/content/place'
import type { Service } from '@/content/types'

export const objektschutz: Service = {
  slug: 'objektschutz',
  title: 'Objektschutz',
  cardLine: 'Nachtwache in Rechenzentrum, Bürohaus und Leerstand.',
  keyword: 'Büro',
  search: `Objektbewachung und Wachdienst in ${place.area}`,
  heroLine: 'Bürohaus, Klinik oder Leerstand: Unsere Wache bleibt die ganze Nacht in Ihrem Haus.',
  pictureAlt:
    'Steinernes Eckhaus bei Nacht: Strahler werfen Lichtkegel an die Fassade, im warm erleuchteten Eingang steht eine Sicherheitskraft.',
  pictureCaption: 'Haupteingang, 5:45\u00a0Uhr',
  meta: {
    title: `Objektschutz ${place.town}: Bewachung und Wachdienst`,
    description: `Objektbewachung in ${areaInTitles}: was die Wache nachts in Bürohaus, Rechenzentrum, Klinik und Leerstand tut und wer bei Alarm kommt.`,
  },
  parts: ['intro', 'checklist', 'watch', 'figure'],
  intro: {
    heading: 'Wer darf nachts in Ihrem Haus sein?',
    paragraphs: [
      'Aus Ihrer Antwort folgt, welche Türen unsere Wache prüft und wen sie anspricht.',
      'Eine Alarmanlage meldet eine offene Tür. Ob der Wind sie aufgedrückt hat oder ein Brecheisen, sieht erst, wer hingeht. Unsere Wache geht hin.',
    ],
  },
  checklist: {
    heading: 'Was unsere Wache übernimmt',
    items: [
      {
        title: 'Runden durch die Etagen',
        text: 'Jede Runde führt über Technikzentrale und Dachausstieg, die übrigen Flächen wechseln.',
      },
      {
        title: 'Abschließen und scharf schalten',
        text: 'Wir schließen Fenster, prüfen Fluchttüren und schalten die Alarmanlage Bereich für Bereich scharf. Wo noch gearbeitet wird, bleibt sie aus, mit Raum und Uhrzeit im Wachbuch.',
      },
      {
        title: 'Schlüssel gegen Unterschrift',
        text: claim('Schlüssel bekommen nur Firmen von Ihrer Liste, und nur für die Zeit ihrer Arbeit.'),
      },
      {
        title: 'Verhalten bei Feueralarm',
        text: 'Bis die Feuerwehr da ist, handeln wir nach Ihrer Brandschutzordnung. Dann lassen wir sie ein und führen sie zum Melder.',
      },
    ],
  },
  figure: {
    kind: 'houses',
    heading: 'Und im Rechenzentrum, im Leerstand?',
    lead: 'Hier sieht die Wache auf jeder Etage nach etwas anderem als im Bürohaus.',
    caption: 'Zwei Häuser, Etage für Etage',
    labels: { floor: 'Etage', admitted: 'Nachts hinein darf' },
    floors: ['Dach', 'Etagen', 'Eingang', 'Keller'],
    houses: [
      {
        name: 'Rechenzentrum',
        roof: 'coolers',
        admitted: 'Wartungsfirmen nach Anmeldung, auf Wunsch nie allein',
        rooms: [
          'Laufen Kühlung und Notstrom?',
          'In Serverräume nur bei Alarm',
          'Stimmen Ausweis und Auftrag?',
          'Ist der Batterieraum trocken?',
        ],
      },
      {
        name: 'Leerstand',
        roof: 'hole',
        admitted: 'Nur, wen die Verwaltung anmeldet',
        rooms: [
          'Ist etwas lose? Regnet es hinein?',
          'Gibt es Scherben oder Spuren?',
          'Sind alle Türen zu?',
          'Steht Wasser? Ist Strom an?',
        ],
      },
    ],
  },
  fit: {
    suits: [
      'Nachts soll eine Wache im Haus sein, nicht nur vorbeikommen.',
      'Ihr Haus schließt nie ganz, etwa Klinik oder Pflegeheim.',
      'Viele Firmen teilen sich ein Gebäude, und nicht alle kennen einander.',
      'Ihr Gebäude steht leer, und Schäden dürfen nicht unbemerkt bleiben.',
    ],
    otherwise: [
      { text: 'Nachts vorfahren und nachsehen genügt', service: 'kontrolldienst' },
      { text: 'Tagsüber Gäste empfangen', service: 'empfangsdienst' },
      { text: 'Ein Gelände mit Tor und Lkw', service: 'werkschutz' },
    ],
    needs: [
      'Ort und Art des Hauses',
      'Zahl der Etagen und Eingänge',
      'Wochentage und Uhrzeiten der Wache',
      'Firmen im Haus, auch bei Nacht',
      'Vorgaben Ihrer Versicherung',
      'Anlass und gewünschter Beginn',
    ],
  },
  buyer: {
    qualification:
      'Im verschlossenen Haus die Unterrichtung; in frei zugänglichen Bereichen die Sachkundeprüfung',
    price: 'Stunden, Stundensatz, Zuschläge',
  },
  faq: {
    heading: 'Vor der ersten Nacht',
    items: [
      {
        question: 'Bewachen Sie auch Häuser, die nachts offen sind, etwa Kliniken und Pflegeheime?',
        answer: `${claim('Ja: am Eingang, auf den Wegen und neben Ihrem Personal, wenn jemand laut wird.')} In frei zugänglichen Bereichen gehen Kräfte mit Sachkundeprüfung.`,
      },
      {
        question: 'Wer kommt, wenn nachts der Alarm losgeht?',
        answer: `Unsere Wache, solange sie im Haus ist: Sie sieht nach und ruft bei Rauch 112, bei Einbruchspuren 110. ${claim('Ist das Haus leer, fährt hin, wer vorher bestimmt ist: Ihre Bereitschaft, Ihre Leitstelle oder nach Absprache unsere Streife.')}`,
      },
      {
        question: 'Muss ich ein leer stehendes Gebäude bewachen lassen?',
        answer:
          'In der Regel nicht. Offene Schächte und lose Bauteile müssen Sie aber sichern (§\u00a0823 Abs.\u00a01\u00a0BGB), und Leerstand kann für Ihre Versicherung eine Gefahrerhöhung sein (§\u00a023\u00a0VVG).',
      },
      {
        question: 'Haftet der Sicherheitsdienst, wenn trotzdem eingebrochen wird?',
        answer: `Für die Folgen eigener Fehler ja, etwa einer vergessenen Tür (§\u00a0280 Abs.\u00a01\u00a0BGB), sonst in der Regel nicht. ${claim('Soll die Haftung begrenzt sein, nennt unser Angebot die Grenze.')}`,
        more: { text: 'Muster: Vorfallmeldung', route: 'planung/muster', at: 'vorfallmeldung' },
      },
    ],
  },
  callUs: {
    heading: 'Erzählen Sie uns am Telefon nicht zu viel.',
    text: 'Die Art des Gebäudes und die Stunden genügen. Über Schwachstellen sprechen wir erst vor Ort.',
  },
  planning: [
    {
      text: 'Stunden für Ihr Gebäude ausrechnen',
      posts: [
        {
          days: ['Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa', 'So', 'Ft'],
          from: '20:00',
          to: '06:00',
          people: 1,
          name: 'Nachtwache',
        },
      ],
    },
  ],
}
