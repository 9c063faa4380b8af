import { claim } from '@/content/claim'
import { areaInTitles, place } from '@/content/place'
import type { Service } from '@/content/types'

export const objektschutz: Service = {
  slug: 'objektschutz',
  title: 'Objektschutz',
  cardLine: 'Nachtwache in Rechenzentrum, Bürohaus und Leerstand.',
  keyword: 'Büro',
  heroLine: `Bürohaus, Rechenzentrum oder Leerstand: In ${place.area} bleibt unsere Wache die ganze Nacht in Ihrem Haus.`,
  pictureAlt:
    'Steinernes Eckhaus bei Nacht: Strahler werfen Lichtkegel an die Fassade, im warm erleuchteten Eingang steht eine Sicherheitskraft.',
  pictureCaption: 'Haupteingang, 5:45\u00a0Uhr',
  meta: {
    title: `Objektschutz ${place.town}: Rechenzentrum, Büro, Leerstand`,
    description: `Objektschutz und Objektbewachung in ${areaInTitles}: was die Wache nachts im Haus tut, wer bei Alarm kommt und wer haftet.`,
  },
  parts: ['intro', 'checklist', 'watch', 'figure'],
  intro: {
    heading: 'Wer darf nachts in Ihrem Haus sein?',
    paragraphs: [
      `Mit dieser Frage beginnt bei uns jede Begehung. Aus Ihrer Antwort folgt, welche Türen unsere Wache prüft und wen sie anspricht.`,
      'Eine Alarmanlage meldet eine offene Tür. Ob der Wind sie aufgedrückt hat oder ein Brecheisen, sieht erst, wer hingeht. Unsere Wache geht hin, ruft bei Einbruchspuren die Polizei und danach, wen Ihr Alarmplan nennt.',
    ],
  },
  checklist: {
    heading: 'Was unsere Wache übernimmt',
    items: [
      {
        title: 'Runden durch die Etagen',
        text: `Jede Runde führt über Technikzentrale und Dachausstieg, die übrigen Flächen wechseln. ${claim('Klingelt es an der Haustür, nimmt die Wache unterwegs am Diensttelefon ab.')}`,
      },
      {
        title: 'Abschließen und scharf schalten',
        text: 'Wir schließen Fenster, prüfen Fluchttüren und schalten die Alarmanlage Bereich für Bereich scharf. Wo noch gearbeitet wird, bleibt sie aus, mit Name und Uhrzeit im Wachbuch.',
      },
      {
        title: 'Schlüssel gegen Unterschrift',
        text: claim(
          'Schlüssel bekommen nur Firmen von Ihrer Liste, und nur für die Zeit ihrer Arbeit. Die übrigen Schlüssel bleiben im Tresor.',
        ),
      },
      {
        title: 'Verhalten bei Feueralarm',
        text: `Bis die Feuerwehr da ist, handeln wir nach Ihrer Brandschutzordnung. ${claim('Probealarm und Wartung begleiten wir auf Wunsch.')}`,
      },
    ],
  },
  figure: {
    kind: 'houses',
    heading: 'Und im Rechenzentrum, im Leerstand?',
    lead: 'Hier prüft die Wache von Etage zu Etage etwas anderes als im Bürohaus.',
    caption: 'Zwei Häuser, Etage für Etage',
    labels: { floor: 'Etage', admitted: 'Nachts hinein darf' },
    floors: ['Dach', 'Etagen', 'Eingang', 'Keller'],
    houses: [
      {
        name: 'Rechenzentrum',
        roof: 'coolers',
        admitted: 'Wartung nach Anmeldung, auf Wunsch mindestens zwei Personen',
        rooms: [
          'Kühlung, Notstrom',
          'Serverräume nur im Alarmfall',
          'Ausweis und Auftrag, jedes Mal',
          'Batterien, Wasser',
        ],
      },
      {
        name: 'Leerstand',
        roof: 'hole',
        admitted: 'Niemand; Ausnahmen meldet die Verwaltung',
        rooms: [
          'Lose Bauteile, Regen',
          'Fenster, neue Spuren',
          'Türen von außen und innen',
          'Feuchtigkeit, Strom',
        ],
      },
    ],
  },
  fit: {
    suits: [
      'Nachts soll eine Wache im Haus sein, nicht nur vorbeikommen.',
      'Viele Firmen teilen sich ein Gebäude, und nicht alle kennen einander.',
      'Ihr Gebäude ist ungenutzt, und Schäden dürfen nicht bis Montag unbemerkt bleiben.',
    ],
    otherwise: [
      { text: 'Nachts vorfahren und nachsehen genügt', service: 'kontrolldienst' },
      { text: 'Tagsüber Gäste empfangen', service: 'empfangsdienst' },
      { text: 'Ein Gelände mit Tor und Lkw', service: 'werkschutz' },
    ],
    needs: [
      'Adresse, Etagen, Eingänge',
      'Nutzung des Hauses',
      'Wochentage und Uhrzeiten',
      'Bereiche ohne Zutrittskontrolle',
      'Alarm- und Brandmeldeanlage',
      'Vorfälle der letzten Monate',
    ],
  },
  buyer: {
    qualification: 'Im verschlossenen Haus die Unterrichtung, in offenen Passagen die Sachkundeprüfung',
    price: 'Stunden, Stundensatz, Zuschläge',
  },
  faq: {
    heading: 'Alarm, Leerstand, Haftung, Schlüssel',
    items: [
      {
        question: 'Wer kommt, wenn nachts der Alarm auslöst?',
        answer: `Ist unsere Wache im Haus, sieht sie selbst nach. Bei Rauch ruft sie 112, bei Einbruchspuren 110. Ist das Haus leer, muss vorher geregelt sein, wer hinfährt. ${claim('Das heißt Alarmverfolgung oder Intervention: Ihre Bereitschaft, ein Dienst Ihrer Leitstelle oder nach Absprache unsere Streife.')}`,
      },
      {
        question: 'Muss ich ein leer stehendes Gebäude bewachen lassen?',
        answer:
          'Eine allgemeine Pflicht gibt es nicht. Offene Schächte und lose Bauteile müssen Sie aber so sichern, dass niemand zu Schaden kommt (§\u00a0823 Abs.\u00a01\u00a0BGB). Fragen Sie vorher Ihre Versicherung: Leerstand kann eine Gefahrerhöhung sein (§\u00a023\u00a0VVG).',
      },
      {
        question: 'Haftet der Sicherheitsdienst, wenn trotzdem eingebrochen wird?',
        answer: `Für eigene Fehler ja, etwa für eine vergessene Tür (§\u00a0280 Abs.\u00a01\u00a0BGB), für den Einbruch an sich nicht. In der Dienstanweisung steht, wann eine Tür zu prüfen ist, im Wachbuch, wann sie geprüft wurde. ${claim('Soll die Haftung begrenzt sein, nennt unser Angebot die Grenze.')}`,
        more: { text: 'Muster: Vorfallmeldung', route: 'planung/muster', at: 'vorfallmeldung' },
      },
      {
        question: 'Wie kommen unsere Schlüssel von der bisherigen Firma zu Ihnen?',
        answer: `${claim('Einzeln gezählt, an einem gemeinsamen Termin: Die alte Firma gibt zurück, Sie vergleichen mit Ihrer Liste, wir quittieren.')} Fehlt einer, entscheiden Sie vor unserem ersten Dienst, ob der Zylinder getauscht wird.`,
        more: { text: 'Den Dienstleister wechseln', route: 'planung/wechsel' },
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
