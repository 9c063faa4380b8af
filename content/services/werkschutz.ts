import { claim } from '@/content/claim'
import { areaInTitles, place } from '@/content/place'
import { weekdays } from '@/content/planning/days'
import type { Service } from '@/content/types'

export const werkschutz: Service = {
  slug: 'werkschutz',
  title: 'Werkschutz',
  cardLine: 'Pforte, Lkw-Abfertigung und Runden auf dem Betriebsgelände.',
  keyword: 'Werk',
  search: `Pförtnerdienst und Werkstreife in ${place.area}`,
  heroLine:
    'Ihr Werk läuft auch nachts: Wir besetzen das Tor, fertigen Lkw ab und gehen durch Hof und Hallen.',
  pictureAlt:
    'Werkstor zur blauen Stunde: Im erleuchteten Pförtnerhaus steht eine Sicherheitskraft, davor liegt die geschlossene Schranke, dahinter stehen Hallen und ein Schornstein.',
  pictureCaption: 'Werktor, 5:10\u00a0Uhr',
  meta: {
    title: `Werkschutz ${place.town}: Pförtner, Pforte und Streife`,
    description: `Werkschutz in ${areaInTitles}: Pförtner am Tor, Lkw-Abfertigung, Fremdfirmen, Streife, Brandwache. Mit dem Wachbuch einer Nacht.`,
  },
  parts: ['intro', 'watch', 'figure', 'checklist'],
  intro: {
    heading: 'Zuerst die Regeln fürs Tor',
    paragraphs: [
      'Wer in Ihr Werk fährt, soll angemeldet sein; was hinausgeht, braucht einen Lieferschein. Deshalb schreiben wir zuerst mit Ihrer Werkleitung auf, welches Tor wann öffnet, welcher Ausweis wo gilt und wen wir nachts anrufen.',
      [
        `${claim('Daraus wird die Dienstanweisung, nach der jede Schicht arbeitet.')} Bewacht heute eine andere Firma Ihr Tor? `,
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
        text: 'Werksausweise gibt es nur mit Auftrag und Unterweisung, befristet und nur für den Arbeitsort.',
      },
      {
        title: 'Runden und Brandwache',
        text: `Zu wechselnden Zeiten gehen wir durch Hof und Hallen. ${claim('Die Nachschau nach Heißarbeiten kann zur Runde gehören; eine Brandwache stellen wir als eigenen Auftrag.')}`,
      },
      {
        title: 'Tor- und Taschenkontrollen',
        text: `Wen wir kontrollieren, bestimmt meist ein Zufallsgenerator, wie es Ihre Betriebsvereinbarung vorsieht. ${claim('Notiert wird nur, was sie erlaubt.')}`,
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
      'Ihr Tor soll rund um die Uhr besetzt sein.',
      'Fremdfirmen arbeiten bei Ihnen, und nicht jede darf in jeden Werksteil.',
      'Metall darf nur mit Papieren hinaus.',
    ],
    otherwise: [
      { text: 'Ein einzelnes Gebäude ohne Werkverkehr', service: 'objektschutz' },
      { text: 'Ein leerer Hof, dem einige Kontrollen genügen', service: 'kontrolldienst' },
    ],
    needs: [
      'Ort und gewünschter Beginn',
      'Zahl der Tore und ihre Öffnungszeiten',
      'Schichten und Stoßzeiten',
      'Lkw und Fremdfirmen am Tag',
      'Waage, Ausweise und Kameras am Tor',
      'Auflagen und Betriebsvereinbarung',
    ],
  },
  buyer: {
    qualification: 'Auf umzäuntem Gelände mindestens die Unterrichtung',
    price: 'Stunden, Stundensatz, Zuschläge',
  },
  faq: {
    heading: 'Fragen aus Werkleitung und Einkauf',
    items: [
      {
        question: 'Wie viele Personen braucht eine Pforte, die rund um die Uhr besetzt ist?',
        answer:
          'Fünf bis sechs Vollzeitkräfte je Platz. Die Woche hat 168\u00a0Stunden, durch 40 geteilt sind das 4,2\u00a0Kräfte; Urlaub und Krankheit kommen hinzu.',
      },
      {
        question: 'Was kostet ein Tor, das immer besetzt ist?',
        answer: '8.760\u00a0Stunden im Jahr mal Stundensatz, dazu Zuschläge für Nacht, Sonntag und Feiertag.',
        more: { text: 'Was eine Stunde kostet', route: 'planung/kosten' },
      },
      {
        question: 'Besetzen Sie auch Leitstelle und Brandmeldezentrale?',
        answer: `${claim('Ja, nach einer Einweisung durch Ihre Technik.')} Bei Alarm ruft die Kraft nach Ihrem Plan Feuerwehr oder Technik. Soll ständig jemand auf Bildschirme sehen, braucht es dafür einen eigenen Posten.`,
        more: { text: 'Muster: Dienstanweisung', route: 'planung/muster', at: 'dienstanweisung' },
      },
      {
        question: 'Welche Ausbildung haben die Kräfte im Werkschutz?',
        answer: `Mindestens die Unterrichtung bei der IHK; hinter dem Zaun genügt sie. ${claim('Verlangen Sie mehr, planen wir je Posten danach: Sachkundeprüfung, geprüfte Schutz- und Sicherheitskraft oder Fachkraft mit drei Jahren Ausbildung.')}`,
        more: { text: 'Wer was bewachen darf', route: 'planung/qualifikation' },
      },
    ],
  },
  callUs: {
    heading: 'Wann staut es sich an Ihrem Tor?',
    text: 'Diese Stunde sehen wir uns zuerst an.',
  },
  planning: [
    {
      text: 'Stunden für Ihr Tor ausrechnen',
      posts: [{ days: weekdays, from: '06:00', to: '06:00', people: 1, name: 'Pforte' }],
    },
  ],
}
