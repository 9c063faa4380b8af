import { claim } from '@/content/claim'
import { areaInTitles, place } from '@/content/place'
import { examplePlan } from '@/content/planning/examplePlan'
import type { Service } from '@/content/types'
import { offeredOf } from './offered'

export const werkschutz: Service = {
  slug: 'werkschutz',
  title: 'Werkschutz',
  cardLine: 'Pforte, Lkw-Abfertigung und Runden auf dem Betriebsgelände.',
  keyword: 'Werk',
  heroLine: `Pförtner für Ihr Tor, Runden durch Ihr Werk: Wir bewachen Industrie und Logistik in ${place.area}.`,
  pictureAlt:
    'Werkstor zur blauen Stunde: Im erleuchteten Pförtnerhaus steht eine Sicherheitskraft, davor liegt die geschlossene Schranke, dahinter stehen Hallen und ein Schornstein.',
  pictureCaption: 'Werktor, 5:10\u00a0Uhr',
  meta: {
    title: `Werkschutz ${place.town}: Pförtner, Pforte und Streife`,
    description: `Werkschutz in ${areaInTitles}: Pförtner am Tor, Lkw-Abfertigung, Fremdfirmen, Torkontrollen und Streife. Mit dem Wachbuch einer Nacht.`,
  },
  parts: ['intro', 'watch', 'figure', 'checklist'],
  intro: {
    heading: 'Zuerst die Regeln fürs Tor',
    paragraphs: [
      'Wer in Ihr Werk fährt, soll angemeldet sein; was hinausgeht, braucht einen Lieferschein. Dafür schreiben wir mit Ihrer Werkleitung auf, welches Tor wann öffnet, welcher Ausweis wo gilt und wen wir nachts anrufen.',
      [
        `${claim('Daraus wird die Dienstanweisung, nach der jede Schicht arbeitet.')} Wir üben das Hausrecht aus, das Sie uns übertragen; Befugnisse der Polizei haben wir nicht. Ist heute eine andere Firma am Tor: `,
        { text: 'So läuft ein Wechsel', route: 'planung/wechsel' },
        '.',
      ],
    ],
  },
  checklist: {
    heading: 'Vier Aufgaben und ihre Grenzen',
    items: [
      {
        title: 'Lkw, Verkehr und Parkplätze',
        text: 'Bei der Einfahrt notieren wir Kennzeichen, Spedition und Ladestelle, weisen ein und halten Zufahrten frei. Auf öffentlicher Straße regelt den Verkehr nur die Polizei.',
      },
      {
        title: 'Fremdfirmen auf dem Gelände',
        text: 'Ohne Auftrag und Unterweisung gibt es keinen Werksausweis. Er ist befristet und gilt nur, wo gearbeitet wird.',
      },
      {
        title: 'Runden durch Hof und Hallen',
        text: 'Zu wechselnden Zeiten gehen wir am Zaun entlang und durch die Hallen. Eine angeordnete Brandwache ist ein eigener Auftrag.',
      },
      {
        title: 'Tor- und Taschenkontrollen',
        text: `Meist bestimmt laut Betriebsvereinbarung ein Zufallsgenerator, wen wir kontrollieren. ${claim('Wir notieren nur, was sie erlaubt.')}`,
      },
    ],
  },
  figure: {
    kind: 'slips',
    heading: 'Drei Wiegescheine aus dieser Nacht',
    lead: 'Lieferschein, Gewicht und Plombe müssen zusammenpassen. Sonst wartet das Fahrzeug, bis Ihr Werk entschieden hat.',
    caption: 'Wiegescheine einer Nacht',
    labels: {
      vehicle: 'Fahrzeug',
      arrives: 'Einfahrt',
      leaves: 'Ausfahrt',
      load: 'Ladung',
      paper: 'Lieferschein',
      seal: 'Plombe',
      decision: 'Entscheidung',
    },
    slips: [
      {
        vehicle: 'Silozug',
        arrives: { at: '22:10', tonnes: 38.2 },
        leaves: { at: '22:50', tonnes: 14.9 },
        paper: 23.3,
        seal: 'keine',
        held: false,
        decision: 'Ausfahrt frei',
      },
      {
        vehicle: 'Schrottcontainer',
        arrives: { at: '04:50', tonnes: 14.6 },
        leaves: { at: '05:20', tonnes: 20.9 },
        paper: 6.3,
        seal: 'weicht ab',
        held: true,
        decision: 'Wartet auf den Einkauf',
      },
      {
        vehicle: 'Fertigware',
        arrives: { at: '05:05', tonnes: 15.1 },
        leaves: { at: '05:40', tonnes: 24.6 },
        paper: 9.5,
        seal: 'stimmt',
        held: false,
        decision: 'Ausfahrt frei',
      },
    ],
  },
  fit: {
    suits: [
      'Sie arbeiten in Schichten, und auch nachts fahren Lkw vor.',
      'Fremdfirmen arbeiten bei Ihnen, und nicht jede darf in jeden Werksteil.',
      'Der Ausgang von Metallen, Gefahrstoffen oder fertiger Ware muss belegt sein.',
    ],
    otherwise: [
      { text: 'Ein einzelnes Gebäude ohne Werkverkehr', service: 'objektschutz' },
      { text: 'Ein leerer Hof, dem einige Kontrollen genügen', service: 'kontrolldienst' },
    ],
    needs: [
      'Lageplan mit Toren und Waage',
      'Schichten und Stoßzeiten',
      'Lkw und Fremdfirmen am Tag',
      'Öffnungszeiten jedes Tors',
      'Ausweissystem und Kameras',
      'Betriebsvereinbarung, Auflagen',
    ],
  },
  buyer: {
    qualification: 'Auf umzäuntem Gelände mindestens die Unterrichtung',
    price: 'Stunden, Stundensatz, Zuschläge',
  },
  faq: {
    heading: 'Fragen aus Werkleitung und Einkauf',
    items: [
      ...offeredOf([
        {
          service: 'objektschutz',
          question: 'Was ist der Unterschied zwischen Werkschutz und Objektschutz?',
          answer: `Werkschutz begleitet einen laufenden Betrieb, Objektschutz sichert ein Gebäude, meist außerhalb der Arbeitszeit. Das Gesetz kennt keinen der beiden Namen, es fragt nach der Tätigkeit. ${claim('Unser Angebot nennt deshalb die Aufgaben jedes Postens.')}`,
        },
      ] as const),
      {
        question: 'Wie viele Personen braucht eine Pforte, die Tag und Nacht besetzt ist?',
        answer:
          'Fünf bis sechs Vollzeitkräfte je Platz. Die Woche hat 168\u00a0Stunden, durch 40 geteilt sind das 4,2\u00a0Kräfte; Urlaub und Krankheit kommen hinzu.',
        more: { text: 'Kräfte für Ihr Tor ausrechnen', route: 'planung/bedarf' },
      },
      {
        question: 'Besetzen Sie auch Leitstelle und Brandmeldezentrale?',
        answer: `${claim('Ja, nach einer Einweisung durch Ihre Technik.')} Die Kraft ruft nach Ihrem Alarmplan Feuerwehr oder Technik; am Tor weist die Pforte ein. Melder stellt sie nur laut Dienstanweisung zurück. Bildschirme, die dauernd besetzt sein sollen, sind ein eigener Platz.`,
        more: { text: 'Muster: Dienstanweisung', route: 'planung/muster', at: 'dienstanweisung' },
      },
      {
        question: 'Welche Ausbildung haben die Kräfte im Werkschutz?',
        answer: `Hinter dem Zaun genügt die Unterrichtung bei der IHK. Sie können mehr verlangen: Sachkundeprüfung, geprüfte Schutz- und Sicherheitskraft oder die Fachkraft mit drei Jahren Ausbildung. ${claim('Wir planen je Posten ein, was Sie nennen.')}`,
        more: { text: 'Wer was bewachen darf', route: 'planung/qualifikation' },
      },
    ],
  },
  callUs: {
    heading: 'Wo staut es sich an Ihrem Tor?',
    text: 'Sagen Sie uns, wann es eng wird. Damit bereiten wir die Begehung vor.',
  },
  planning: [
    {
      text: 'Stunden für Ihr Tor ausrechnen',
      posts: examplePlan.posts,
    },
  ],
}
