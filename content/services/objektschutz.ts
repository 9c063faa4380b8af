import { claim } from '@/content/claim'
import { areaInTitles, place } from '@/content/place'
import type { Service } from '@/content/types'

export const objektschutz: Service = {
  slug: 'objektschutz',
  title: 'Objektschutz',
  cardLine: 'Nachtwache in Rechenzentrum, Bürohaus und Leerstand.',
  keyword: 'Büro',
  heroLine: `Objektbewachung vor Ort für Bürohaus, Rechenzentrum und Leerstand in ${place.area}.`,
  pictureAlt:
    'Steinernes Eckhaus bei Nacht: Strahler werfen Lichtkegel an die Fassade, im warm erleuchteten Eingang steht eine Sicherheitskraft.',
  pictureCaption: 'Haupteingang, 5:45\u00a0Uhr',
  meta: {
    title: `Objektschutz ${place.town}: Rechenzentrum, Büro, Leerstand`,
    description: `Objektschutz und Objektbewachung in ${areaInTitles}: was die Wache in Rechenzentrum, Bürohaus und Leerstand tut, wer bei Alarm kommt und wer haftet.`,
  },
  parts: ['intro', 'checklist', 'watch', 'figure'],
  intro: {
    heading: 'Wer darf nachts in Ihrem Haus sein?',
    paragraphs: [
      `Mit dieser Frage beginnt bei uns jede Begehung. Aus Ihrer Antwort folgt, welche Türen unsere Wache prüft, wen sie anspricht und was morgens im Wachbuch steht.`,
      'Eine Alarmanlage meldet eine offene Tür. Ob der Wind sie aufgedrückt hat oder ein Brecheisen, sieht erst, wer hingeht. Unsere Wache geht hin, ruft bei Einbruchspuren die Polizei und danach, wen Ihr Alarmplan nennt.',
    ],
  },
  checklist: {
    heading: 'Aufgaben, die jedes Haus stellt',
    items: [
      {
        title: 'Rundgang durch die Etagen',
        text: `Technikzentrale und Dachausstieg auf jeder Runde, die übrigen Flächen im Wechsel. ${claim('Unterwegs klingelt die Haustür auf dem Diensttelefon.')}`,
      },
      {
        title: 'Abschließen und scharf schalten',
        text: 'Fenster zu, Fluchttüren geprüft, die Alarmanlage Bereich um Bereich an. Arbeitet noch jemand, stehen Name und Uhrzeit im Wachbuch.',
      },
      {
        title: 'Schlüssel gegen Unterschrift',
        text: claim('Wartungs- und Umzugsfirmen quittieren jeden Schlüssel, die übrigen bleiben im Tresor.'),
      },
      {
        title: 'Brandmeldung im Gebäude',
        text: 'Wir öffnen der Feuerwehr und nennen ihr den Bereich. Zurückgestellt wird die Anlage erst, wenn sie das Gebäude übergeben hat.',
      },
    ],
  },
  figure: {
    kind: 'houses',
    heading: 'Derselbe Dienst in drei Häusern',
    lead: 'In der Mitte das Bürohaus aus dem Plan. Welches ist Ihrem am nächsten?',
    caption: 'Drei Häuser, Etage für Etage',
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
        name: 'Bürohaus',
        roof: 'hatch',
        admitted: 'Wer auf der Liste seiner Firma steht',
        rooms: [
          'Ausstieg verriegelt',
          'Fenster, Fluchttüren, scharf schalten',
          'Platz der Wache, Schlüssel',
          'Garage, Nebentüren',
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
      'Nachts soll jemand im Haus sein, nicht nur vorbeikommen.',
      'Viele Firmen teilen sich ein Gebäude, und niemand kennt alle, die spät noch arbeiten.',
      'Ihr Gebäude steht leer, und Schäden dürfen nicht bis Montag unbemerkt bleiben.',
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
    heading: 'Bevor Sie jemandem die Schlüssel geben',
    items: [
      {
        question: 'Wer kommt, wenn nachts der Alarm auslöst?',
        answer: `Ist unsere Wache im Haus, sieht sie selbst nach. Bei Rauch wählt sie 112, bei Einbruchspuren 110. ${claim('Ist niemand im Haus, kommt auch niemand von selbst: Ob wir hinfahren, ein anderer Dienst oder Ihre Bereitschaft, vereinbaren wir vorher.')}`,
      },
      {
        question: 'Muss ich ein leer stehendes Gebäude bewachen lassen?',
        answer:
          'Eine allgemeine Pflicht gibt es nicht. Offene Schächte, lose Bauteile und zerbrochene Scheiben müssen Sie aber so sichern, dass niemand zu Schaden kommt (§\u00a0823 Abs.\u00a01\u00a0BGB). Leerstand kann außerdem eine Gefahrerhöhung sein; holen Sie vorher die Einwilligung Ihrer Versicherung ein (§\u00a023\u00a0VVG).',
      },
      {
        question: 'Haftet der Sicherheitsdienst, wenn trotzdem eingebrochen wird?',
        answer:
          'Für eigene Fehler ja, etwa für eine vergessene Tür (§\u00a0280 Abs.\u00a01\u00a0BGB), für den Einbruch an sich nicht. Die Dienstanweisung sagt, welche Tür wann zu prüfen war, das Wachbuch, wann sie geprüft wurde. Ob der Vertrag die Haftung begrenzt, steht im Angebot.',
      },
      {
        question: 'Wie hoch muss eine Sicherheitsfirma versichert sein?',
        answer:
          'Mindestens mit 1\u00a0Million\u00a0Euro für Personenschäden, 250.000\u00a0Euro für Sachschäden, 15.000\u00a0Euro für abhandengekommene bewachte Sachen und 12.500\u00a0Euro für reine Vermögensschäden. Die letzten beiden entfallen, soweit die Firma nur für Auftraggeber arbeitet, die dem nachweislich zugestimmt haben (§\u00a014 Abs.\u00a02\u00a0BewachV).',
      },
    ],
  },
  callUs: {
    heading: 'Welches der drei Häuser ist Ihres?',
    text: 'Nennen Sie uns am Telefon nur die Art des Gebäudes und die Stunden, in denen es leer ist. Schwachstellen besprechen wir erst vor Ort.',
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
