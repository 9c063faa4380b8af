import { claim } from '@/content/claim'
import { areaInTitles, place } from '@/content/place'
import type { Service } from '@/content/types'
import { offeredOf } from './offered'

export const werkschutz: Service = {
  slug: 'werkschutz',
  title: 'Werkschutz',
  cardLine: 'Pforte, Lkw-Abfertigung und Streife auf dem Betriebsgelände.',
  keyword: 'Werk',
  heroLine: `Pförtner, Lkw-Abfertigung und Streife für Industrie und Logistik in ${place.area}.`,
  pictureAlt:
    'Werkstor zur blauen Stunde: Im erleuchteten Pförtnerhaus steht eine Sicherheitskraft, davor liegt die geschlossene Schranke, dahinter stehen Hallen und ein Schornstein.',
  pictureCaption: 'Werktor, 5:10\u00a0Uhr',
  meta: {
    title: `Werkschutz ${place.town}: Pförtner, Pforte und Streife`,
    description: `Werkschutz in ${areaInTitles}: Pförtner am Tor, Lkw-Abfertigung, Fremdfirmen, Torkontrollen und Streife. Mit dem Wachbuch einer Nacht.`,
  },
  parts: ['intro', 'watch', 'figure', 'checklist'],
  intro: {
    heading: 'Werkschutz beginnt am Tor',
    paragraphs: [
      `Wer hineinfährt, ist angemeldet. Was hinausfährt, hat einen Lieferschein. Dafür schreiben wir mit Ihrer Werkleitung auf, welches Tor wann öffnet, welcher Ausweis wo gilt und wen wir nachts anrufen.`,
      `${claim('Daraus wird die Dienstanweisung, nach der jede Schicht arbeitet.')} Befugnisse der Polizei haben wir nicht; wir üben das Hausrecht aus, das Sie uns übertragen.`,
    ],
  },
  checklist: {
    heading: 'Vier Aufgaben an Tor und Zaun',
    items: [
      {
        title: 'Lkw und Wiegescheine',
        text: 'Kennzeichen, Spedition und Ladestelle bei der Einfahrt. Bei der Ausfahrt müssen Lieferschein, Gewicht und Plombe zusammenpassen.',
      },
      {
        title: 'Fremdfirmen auf dem Gelände',
        text: 'Ohne Auftrag und gültige Unterweisung gibt es keinen Werksausweis. Er ist befristet und gilt nur dort, wo gearbeitet wird.',
      },
      {
        title: 'Streife durch die Hallen',
        text: 'Zu wechselnden Zeiten am Zaun, über Lagerflächen und durch Hallen. Eine angeordnete Brandwache ist ein eigener Auftrag.',
      },
      {
        title: 'Tor- und Taschenkontrollen',
        text: `Üblich ist eine Betriebsvereinbarung, nach der ein Zufallsgenerator auswählt. ${claim('Wir halten uns an sie und notieren nur, was sie erlaubt.')}`,
      },
    ],
  },
  figure: {
    kind: 'slips',
    heading: 'Drei Fahrzeuge, drei Wiegescheine',
    lead: 'Aus derselben Beispielnacht: Zwei dürfen fahren. Eines wartet, und der Schein sagt, warum.',
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
      'Sie arbeiten in Schichten, und das Tor muss auch nachts jemand bedienen.',
      'Lkw kommen täglich, und nicht jede Firma darf in jeden Werksteil.',
      'Der Ausgang von Metallen, Gefahrstoffen oder fertiger Ware muss belegt sein.',
    ],
    otherwise: [
      { text: 'Ein einzelnes Gebäude ohne Werkverkehr', service: 'objektschutz' },
      { text: 'Ein leerer Hof, dem einige Kontrollen genügen', service: 'kontrolldienst' },
      { text: 'Ein Baufeld, das vom Werk abgetrennt ist', service: 'baustellenueberwachung' },
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
          answer: `Werkschutz begleitet einen laufenden Betrieb: Lkw, Schichtwechsel, Fremdfirmen, Warenausgang. Objektschutz sichert ein Gebäude, meist außerhalb der Arbeitszeit. Das Gesetz kennt keinen der beiden Namen, es fragt nach der Tätigkeit. ${claim('In unserem Angebot stehen deshalb die Aufgaben je Posten.')}`,
        },
      ] as const),
      {
        question: 'Wie viele Personen braucht eine Pforte, die Tag und Nacht besetzt ist?',
        answer:
          'Fünf bis sechs Vollzeitkräfte je Platz: Zu den 168\u00a0Stunden der Woche kommen Urlaub, Krankheit und die Ruhezeit zwischen zwei Schichten (§\u00a05\u00a0ArbZG).',
        more: { text: 'Kräfte für Ihr Tor ausrechnen', route: 'planung/bedarf' },
      },
      {
        question: 'Darf unsere Werkleitung den Wachkräften Anweisungen geben?',
        answer: `${claim('Die Aufgaben legen Sie mit uns in der Dienstanweisung fest; Schichtplan und Weisungen im Dienst kommen von unserer Einsatzleitung.')} Arbeiten Kräfte dagegen eingegliedert und nach Ihren Weisungen, ist das Arbeitnehmerüberlassung (§\u00a01 Abs.\u00a01 Satz\u00a02\u00a0AÜG). Dafür gelten eigene Regeln.`,
      },
      {
        question: 'Was gilt, wenn nachts nur eine Kraft im Dienst ist?',
        answer: `${claim('Zu festen Zeiten ruft sie unsere Einsatzleitung an; bleibt der Anruf aus, gilt der Ablauf in der Dienstanweisung.')} Hält sie das Tor, kann sie nicht zugleich in Halle\u00a03 Erste Hilfe leisten: Dafür braucht es einen zweiten Platz. ${claim('Auf weitem Gelände bieten wir ein Fahrzeug an, als eigene Zeile.')}`,
      },
    ],
  },
  callUs: {
    heading: 'Wo staut es sich an Ihrem Tor?',
    text: 'Sagen Sie uns, wann es eng wird und was abends in den Papieren fehlt. Damit bereiten wir die Begehung vor.',
  },
  planning: [
    {
      text: 'Stunden für Ihr Tor ausrechnen',
      posts: [
        { days: ['Mo', 'Di', 'Mi', 'Do', 'Fr'], from: '18:00', to: '06:00', people: 1, name: 'Pforte' },
        { days: ['Sa', 'So', 'Ft'], from: '06:00', to: '06:00', people: 1, name: 'Pforte' },
      ],
    },
  ],
}
