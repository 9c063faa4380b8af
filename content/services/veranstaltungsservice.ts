import { claim } from '@/content/claim'
import { laender } from '@/content/laender'
import { areaInTitles, place } from '@/content/place'
import { offeredLaender } from '@/content/planning/laender'
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
  heroLine: `Eventsecurity und Ordnungsdienst für Messe, Konzert und Firmenfest in ${place.area}.`,
  pictureAlt:
    'Einlassgassen aus Absperrgittern führen über einen nassen, leeren Platz zu einer Freiluftbühne, auf die fünf warme Scheinwerfer leuchten.',
  pictureCaption: 'Gelände leer, 23:30\u00a0Uhr',
  meta: {
    title: `Eventsecurity ${place.town}: Einlass, Ordner, Ordnungsdienst`,
    description: `Eventsecurity für Messe, Konzert und Firmenfest in ${areaInTitles}: Einlass, Ordnungsdienst, Türsteher. Mit einem durchgerechneten Postenplan.`,
  },
  parts: ['intro', 'watch', 'checklist'],
  intro: {
    heading: 'Wie viele Menschen stehen wann wo?',
    paragraphs: [
      'Im Aufbau stehen die Tore offen. Mit dem Einlass kommt der Andrang, im Programm wird es vor der Bühne eng, am Ende wollen alle zugleich hinaus. Deshalb planen wir je Phase.',
      `Publikum, Alkohol, Gelände und Auflagen zählen mit. ${claim('Gibt es ein Sicherheitskonzept, lesen wir es vor der Begehung. Sanitätsdienst und Brandsicherheitswache gehören nicht zu unserem Auftrag; wir stimmen Wege und Funk mit ihnen ab.')}`,
    ],
  },
  checklist: {
    heading: 'Hier steht unser Ordnungsdienst',
    items: [
      {
        title: 'Einlass und Taschenkontrolle',
        text: `Kontrolliert wird mit Einwilligung und nach Ihrer Hausordnung. ${claim('Gäste ohne Tasche bekommen eine eigene Spur.')}`,
      },
      {
        title: 'Ordnungsdienst im Publikum',
        text: 'An Bühne, Treppen und Bar: Rettungswege frei halten und melden, bevor gedrängt wird.',
      },
      {
        title: 'Zutritt hinter der Bühne',
        text: 'Am Posten hängt von jedem Ausweis ein Muster. Große Ziffern bleiben auch unter farbigem Licht lesbar.',
      },
      {
        title: 'Wache zwischen Aufbau und Öffnung',
        text: `${claim('Bei der Übergabe schreiben wir mit der Produktion auf, was wo steht.')} Auch Messestände bewachen wir über Nacht.`,
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
      { text: 'Angemeldete Gäste einer Tagung', service: 'empfangsdienst' },
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
        answer: `Eine feste Quote nennt die Muster-Versammlungsstättenverordnung nicht. Zu Häusern mit mehr als 5.000\u00a0Besucherplätzen gehört nach ihrem §\u00a043 Abs.\u00a02 ein Sicherheitskonzept, in dem die Mindestzahl steht. ${claim('In kleineren schlagen wir Posten vor und begründen jeden einzeln.')}`,
      },
      {
        question: `Brauche ich in ${place.town} ein Sicherheitskonzept?`,
        answer: `Wenn die Art der Veranstaltung es erfordert. In einer Versammlungsstätte erstellt es die Betreiberin oder der Betreiber${assemblyLaw}; zuständig ist meist die Bauaufsicht. Auf Straßen und Plätzen fragen Sie das Ordnungsamt.`,
      },
      {
        question: 'Dürfen Ordner Gäste abtasten?',
        answer: `Nur mit Einverständnis; durchsuchen wie die Polizei dürfen wir nicht. Kündigen Sie Kontrollen deshalb auf Karte und Website an. ${claim('Frauen lassen wir nur von Frauen abtasten.')} Im Beispiel sind darum vier der acht Kräfte am Einlass Frauen.`,
      },
      {
        question: `Wie kurzfristig bekomme ich Security in ${place.town}?`,
        answer:
          'So kurzfristig, wie geprüfte Kräfte frei sind. Vor dem ersten Einsatz muss das Ergebnis aus dem Bewacherregister vorliegen, in dem die Behörde alle Wachpersonen führt (§\u00a016\u00a0BewachV). Rund um große Messen und im Dezember wird es eng: Rufen Sie an, wir sagen Ihnen offen, was geht.',
      },
      {
        question: 'Was gilt, wenn die Veranstaltung ausfällt?',
        answer: claim(
          'Bis wann Sie kostenfrei absagen, was danach berechnet wird und wie lange ein Einsatz mindestens dauert, steht im Angebot.',
        ),
      },
    ],
  },
  callUs: {
    heading: 'Der Termin steht, der Postenplan noch nicht?',
    text: 'Datum, Ort und Gästezahl genügen für ein erstes Gespräch. Liegt ein Bescheid vor, gehen wir seine Auflagen mit Ihnen durch.',
  },
  planning: [
    {
      text: 'Stunden für Ihre Veranstaltung ausrechnen',
      part: 'veranstaltung',
    },
  ],
}
