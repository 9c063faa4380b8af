import { claim } from '@/content/claim'
import { laender } from '@/content/laender'
import { areaInTitles, place } from '@/content/place'
import { eventIn } from '@/content/planning/eventPlan'
import { offeredLaender } from '@/content/planning/offeredLaender'
import type { Service } from '@/content/types'

/** What asks for a security concept in the Länder where the company works, in brackets: in some it cannot be cited. */
const citations = offeredLaender.flatMap((land) => {
  const { inLand, assembly } = laender[land]
  return assembly ? [`${inLand} ${assembly}`] : []
})
const assemblyLaw = citations.length === 0 ? '' : ` (${citations.join(', ')})`

export const veranstaltungsservice: Service = {
  slug: 'veranstaltungsservice',
  title: 'Veranstaltungsservice',
  cardLine: 'Einlass und Ordnungsdienst für Messe, Konzert und Firmenfest.',
  keyword: 'Event',
  heroLine: `Einlass, Ordnungsdienst und Türsteher: Unsere Eventsecurity arbeitet auf Messe, Konzert und Firmenfest in ${place.area}.`,
  pictureAlt:
    'Einlassgassen aus Absperrgittern führen über einen nassen, leeren Platz zu einer Freiluftbühne mit fünf warmen Scheinwerfern; davor steht als Silhouette eine Sicherheitskraft.',
  pictureCaption: 'Gelände leer, 23:30\u00a0Uhr',
  meta: {
    title: `Eventsecurity ${place.town}: Türsteher, Ordnungsdienst`,
    description: `Eventsecurity für Messe, Konzert und Firmenfest in ${areaInTitles}: Einlass, Ordnungsdienst, Türsteher. Mit dem Einsatztagebuch eines Abends.`,
  },
  parts: ['intro', 'watch', 'checklist'],
  intro: {
    heading: 'Jede Phase braucht andere Posten',
    paragraphs: [
      'Im Aufbau stehen die Tore offen. Mit dem Einlass kommt der Andrang, im Programm wird es vor der Bühne eng, am Ende wollen alle zugleich hinaus. Deshalb planen wir die Kräfte für jede Phase.',
      `Die Zahl hängt von Publikum, Alkohol, Gelände und Auflagen ab. ${claim('Ein Sicherheitskonzept lesen wir vor der Begehung. Sanitätsdienst und Brandsicherheitswache gehören nicht zu unserem Auftrag.')}`,
    ],
  },
  checklist: {
    heading: 'An vier Stellen arbeiten wir',
    items: [
      {
        title: 'Einlass und Taschenkontrolle',
        text: 'Kontrolliert wird nach Ihrer Hausordnung und mit Einwilligung. Ohne sie gibt es keinen Einlass.',
      },
      {
        title: 'Ordnungsdienst im Publikum',
        text: 'An Bühne, Treppen und Bars halten wir Rettungswege frei und melden Gedränge früh. Über eine Räumung entscheidet Ihre Leitung.',
      },
      {
        title: 'Zutritt hinter der Bühne',
        text: 'Es zählt der Ausweis, nicht das bekannte Gesicht. Wohin er führt, legt Ihre Produktion fest.',
      },
      {
        title: 'Wache zwischen Aufbau und Öffnung',
        text: `Über Nacht bewachen wir Bühne, Technik oder Ihren Messestand. ${claim('Was wo liegt, nehmen wir bei der Übergabe mit der Produktion auf.')}`,
      },
    ],
  },
  fit: {
    suits: [
      'Sie erwarten Publikum, das Sie nicht kennen.',
      'Ihr Bescheid fordert einen Ordnungsdienst oder nennt eine Zahl an Kräften.',
      'Auf der Messe bleiben Exponate über Nacht am Stand.',
    ],
    otherwise: [
      { text: 'Eine Halle, die dauerhaft bewacht werden soll', service: 'objektschutz' },
      { text: 'Ein Fest im laufenden Hotelbetrieb', service: 'hotelsicherheit' },
    ],
    needs: [
      'Datum, Ort, Zeiten von Aufbau bis Abbau',
      'Gäste insgesamt und gleichzeitig',
      'Art des Publikums, Alkoholausschank',
      'Lageplan mit Eingängen und Rettungswegen',
      'Auflagen und Sicherheitskonzept',
      'Bereiche mit eigenem Zutritt',
    ],
  },
  buyer: {
    qualification:
      'Unterrichtung; für die Leitung von Großveranstaltungen mit Zugangsschutz Sachkundeprüfung',
    price: 'Kräfte mal Stunden in jeder Phase',
  },
  faq: {
    heading: 'Ordner, Türsteher, Sicherheitskonzept',
    items: [
      {
        question: 'Wie viele Ordner brauche ich pro Besucher?',
        answer: `Eine feste Quote gibt es nicht. Für Häuser mit mehr als 5.000\u00a0Besucherplätzen legt das Sicherheitskonzept die Mindestzahl fest (Muster: §\u00a043 Abs.\u00a02\u00a0MVStättVO). ${claim('In kleineren begründen wir jeden Posten einzeln.')} Unser Beispiel kommt auf 26\u00a0Kräfte für 2.500\u00a0Gäste.`,
      },
      {
        question: `Brauche ich in ${place.town} ein Sicherheitskonzept?`,
        answer: `Je nach Art der Veranstaltung, bei mehr als 5.000\u00a0Besucherplätzen immer. In einer Versammlungsstätte erstellt es die Betreiberin oder der Betreiber${assemblyLaw}; zuständig ist meist die Bauaufsicht. Auf Straßen und Plätzen fragen Sie das Ordnungsamt.`,
      },
      {
        question: 'Dürfen Ordner Gäste abtasten?',
        answer: `Nur mit Einverständnis; durchsuchen dürfen wir nicht. Kündigen Sie Kontrollen auf Karte und Website an. ${claim('Frauen lassen wir nur von Frauen abtasten.')}`,
      },
      {
        question: 'Stellen Sie auch Türsteher für Club und Bar?',
        answer: `${claim('Ja, für Club, Bar und Restaurant.')} Am Einlass einer Diskothek braucht jede Kraft die Sachkundeprüfung (§\u00a034a Abs.\u00a01a Satz\u00a02 Nr.\u00a03\u00a0GewO), an der Tür von Bar oder Restaurant genügt die Unterrichtung. Den Einlass regeln Sie; Abweisen etwa wegen Hautfarbe, Religion oder Behinderung verbietet §\u00a019\u00a0AGG.`,
        more: { text: 'Wer was bewachen darf', route: 'planung/qualifikation', at: 'diskothek' },
      },
      {
        question: `Wie kurzfristig bekomme ich Security in ${place.town}?`,
        answer: `So kurzfristig, wie von der Behörde freigegebene Kräfte verfügbar sind (§\u00a016\u00a0BewachV). ${place.tradeFair ? 'Zu großen Messen' : 'Im Sommer'} und im Dezember wird es eng: Rufen Sie an, wir sagen, was geht.`,
      },
      {
        question: 'Was gilt bei einer Absage, und wie lange dauert ein Einsatz mindestens?',
        answer: claim(
          'Bis zu einem vereinbarten Tag sagen Sie kostenfrei ab, danach berechnen wir einen Teil. Beides und die Mindestdauer nennen wir mit dem Preis.',
        ),
      },
    ],
  },
  callUs: {
    heading: 'Der Termin steht, der Postenplan noch nicht?',
    text: 'Datum, Ort und Gästezahl genügen für ein erstes Gespräch.',
  },
  planning: [
    {
      text: 'Stunden für Ihre Veranstaltung ausrechnen',
      planIn: eventIn,
    },
  ],
}
