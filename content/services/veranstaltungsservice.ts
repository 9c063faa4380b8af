import { claim } from '@/content/claim'
import { company } from '@/content/company'
import { laender } from '@/content/laender'
import { areaInTitles, place } from '@/content/place'
import { eventIn } from '@/content/planning/eventPlan'
import { offeredLaender } from '@/content/planning/offeredLaender'
import type { Service } from '@/content/types'
import { answeredBy } from './answeredBy'

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
  search: `Eventsecurity und Ordnungsdienst in ${place.area}`,
  heroLine: 'Messe, Konzert oder Club: Unsere Kräfte stehen am Einlass, im Publikum und hinter der Bühne.',
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
      'Beim Aufbau stehen die Tore offen, zum Einlass drängt alles hinein, nach der Zugabe alles hinaus. Gedränge melden wir, solange sich noch alle umdrehen können.',
      claim('Haben Sie ein Sicherheitskonzept, lesen wir es vor der Begehung.'),
    ],
  },
  checklist: {
    heading: 'Vier Stellen, auf die es ankommt',
    items: [
      {
        title: 'Einlass und Taschenkontrolle',
        text: 'Eine Gasse nur für Gäste ohne Tasche entlastet alle anderen. Kontrolliert wird mit Einwilligung, nach Ihrer Hausordnung.',
      },
      {
        title: 'Ordnungsdienst im Publikum',
        text: 'An Bühne, Treppen und Bars halten wir Rettungswege frei. Über eine Räumung entscheidet Ihre Leitung.',
      },
      {
        title: 'Zutritt hinter der Bühne',
        text: 'Hinter die Bühne kommt niemand ohne Ausweis, auch kein bekanntes Gesicht. Für welche Bereiche er gilt, legt Ihre Produktion fest.',
      },
      {
        title: 'Wache zwischen Aufbau und Öffnung',
        text: `Steht alles, fährt die Produktion ins Hotel. ${claim('Bis zum Morgen bewachen wir Bühne, Technik oder Messestand.')}`,
      },
    ],
  },
  fit: {
    suits: [
      'Sie erwarten Publikum, das Sie nicht kennen.',
      'Ihr Bescheid fordert einen Ordnungsdienst.',
      'Auf der Messe bleiben Exponate über Nacht am Stand.',
    ],
    otherwise: [
      { text: 'Eine Halle, die dauerhaft bewacht werden soll', service: 'objektschutz' },
      { text: 'Ein Fest im laufenden Hotelbetrieb', service: 'hotelsicherheit' },
    ],
    needs: [
      'Datum, Ort und Art der Veranstaltung',
      'Zeiten von Aufbau bis Abbau',
      'Gäste insgesamt und gleichzeitig',
      'Publikum und Alkoholausschank',
      'Eingänge und Bereiche mit eigenem Zutritt',
      'Auflagen und Sicherheitskonzept',
    ],
  },
  buyer: {
    qualification:
      'Unterrichtung; Sachkundeprüfung an der Tür von Diskothek und Club und für die Leitung großer Einlässe',
    price: 'Kräfte mal Stunden in jeder Phase',
  },
  faq: {
    heading: 'Vor dem Einlass',
    items: [
      {
        question: 'Wie viele Ordner brauche ich für meine Gäste?',
        answer:
          'Als Faustzahl nennt die Branche eine Kraft auf 100\u00a0Gäste; vorgeschrieben ist keine Quote. Unser Beispiel plant 26\u00a0Kräfte für 2.500\u00a0Gäste; bei 3.000 rechnen Sie zunächst mit rund 30.',
      },
      {
        question: `Brauche ich in ${place.town} ein Sicherheitskonzept?`,
        answer: `In Häusern mit mehr als 5.000\u00a0Besucherplätzen immer, sonst, wenn es die Art der Veranstaltung erfordert${assemblyLaw}. Auf Straßen und Plätzen fragen Sie das Ordnungsamt.`,
      },
      {
        question: 'Dürfen Ordner Gäste abtasten?',
        answer: `Nur mit Einverständnis. ${claim('Frauen lassen wir nur von Frauen abtasten.')}`,
      },
      {
        question: 'Stellen Sie auch Türsteher für Club und Bar?',
        answer: `${claim('Ja, auch für Diskothek und Restaurant.')} An der Tür von Diskothek oder Club mit Tanz braucht jede Kraft die Sachkundeprüfung, an der Tür von Bar oder Restaurant genügt die Unterrichtung.`,
        more: { text: 'Wer was bewachen darf', route: 'planung/qualifikation', at: 'diskothek' },
      },
      {
        question: `Wie früh muss ich Security in ${place.town} buchen, und geht es auch kurzfristig?`,
        answer: `${claim('Zehn Wochen reichen in der Regel für Angebot, Begehung und Anmeldung der Kräfte.')} Kurzfristig geht es, wenn genug freigegebene Kräfte Zeit haben: Rufen Sie an. ${place.tradeFair ? 'Zu großen Messen' : 'Im Sommer'} und im Dezember wird es eng.`,
      },
      ...answeredBy(company.cancellation, (value) => ({
        question: 'Bis wann können wir kostenfrei absagen?',
        answer: `${value}. ${claim('Was eine spätere Absage kostet, nennen wir mit dem Preis.')}`,
      })),
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
