import { claim } from '@/content/claim'
import { company } from '@/content/company'
import { facts } from '@/content/facts'
import { areaInTitles, place } from '@/content/place'
import { termsOf } from '@/content/terms'
import type { HomeContent, Service } from '@/content/types'
import { services } from './services'
import { isOffered, offeredOf } from './services/offered'
import { germanList } from './words'

const titleArea = place.titleArea ?? place.area

/** So few are named as they are called. */
const FEW = 3

/** What is guarded, and what else is done: of the services that are offered. */
function firstSentences(): string {
  const wordsOf = (some: readonly Service[]) => germanList(some.map(({ keyword }) => keyword))
  const [guarded, beside] = [services.filter((one) => !one.beside), services.filter((one) => one.beside)]
  if (services.length <= FEW || guarded.length === 0) {
    return `${germanList(services.map(({ title }) => title))}.`
  }
  return `Wachdienst für ${wordsOf(guarded)}.${beside.length > 0 ? ` Dazu ${wordsOf(beside)}.` : ''}`
}

const experience = facts.operationsExperience?.value
const operations = experience
  ? `Unsere Einsatzleitung bringt im Durchschnitt ${experience} Erfahrung mit. ${claim('Sie weist neue Kräfte am Objekt ein und liest, was im Wachbuch steht.')}`
  : claim('Unsere Einsatzleitung weist neue Kräfte am Objekt ein und liest, was im Wachbuch steht.')

/** All texts of the home page that belong to no single service. */
export const home: HomeContent = {
  meta: {
    title: `Sicherheitsdienst ${titleArea.replaceAll('\u2060', '')}`,
    description: `Security und Wachdienst in ${areaInTitles}: ${germanList(services.map(({ keyword, title }) => (services.length <= FEW ? title : keyword)))}.`,
  },
  hero: {
    search: `Sicherheitsdienst ${titleArea}`,
    headline: 'Sicherheit beginnt mit Hinsehen.',
    lead: firstSentences(),
    offer: 'Kostenloses Angebot anfordern',
    services: 'Unsere Leistungen',
  },
  welcome: {
    heading: 'Wenn die Letzten gehen, fängt unsere Schicht an.',
    paragraphs: [
      'Im zweiten Stock brennt noch Licht, auf dem Hof steht die Lieferung für morgen. Sie brauchen Menschen, die hinsehen und Ihnen am Morgen sagen können, was war.',
      claim(
        'Unsere Sicherheitskräfte gehen ihre Runde zu wechselnden Zeiten, kennen die Tür, die schlecht schließt, und sprechen Menschen höflich an.',
      ),
    ],
  },
  keyFigures: {
    heading: 'Wir in Zahlen',
  },
  services: {
    heading: 'Unsere Leistungen',
    lead: `${services.length > 1 ? 'Einzeln oder zusammen: ' : ''}Manche Häuser brauchen nur eine Schließrunde, andere die ganze Nacht eine Wache.`,
    planning: [
      'Stunden, Kosten und Qualifikation ',
      { text: 'klären Sie hier selbst', route: 'planung' },
      '.',
    ],
  },
  advantages: {
    heading: 'So arbeiten wir',
    stages: [
      { service: 'werkschutz', at: ['23:40', '00:18', '01:23', '06:00'] },
      { service: 'objektschutz', at: ['22:54', '23:40', '03:54', '06:00'] },
      { service: 'hotelsicherheit', at: ['22:42', '00:15', '03:09', '06:00'] },
      { service: 'baustellenueberwachung', at: ['21:18', '23:36', '02:50', '05:00'] },
      { service: 'kontrolldienst', at: ['22:25', '23:50', '02:45', '06:15'] },
      { service: 'veranstaltungsservice', at: ['16:15', '17:00', '20:15', '00:30'] },
      { service: 'einzelhandelsschutz', at: ['12:30', '16:20', '18:05', '20:15'] },
      { service: 'empfangsdienst', at: ['07:25', '08:58', '10:33', '15:00'] },
      { service: 'reinigungsdienste', at: ['18:30', '19:20', '20:45', '21:30'] },
    ],
    items: [
      {
        title: 'Begehung vor dem Angebot',
        text: `${claim('Wir gehen mit Ihnen durch das Objekt, bevor wir rechnen.')} Erst vor Ort zeigt sich, welche Tür zählt.`,
      },
      {
        title: 'Schriftliche Dienstanweisung',
        text: 'Sie regelt, was die Sicherheitskraft tut und darf und wann sie wen anruft.',
      },
      {
        title: 'Wachbuch mit Uhrzeit',
        text: claim('Runden, Besuche und Auffälligkeiten werden eingetragen, sobald sie anfallen.'),
      },
      {
        title: 'Übergabe bei der Ablösung',
        text: `${claim('Die nächste Schicht erfährt, was offen ist.')} Erst danach geht die alte.`,
      },
    ],
  },
  about: {
    heading: 'Über uns',
    statement:
      'Nachts um\u00a0drei entscheidet eine Sicherheitskraft, ob Ihr Telefon klingelt. Dafür muss sie Ihr Haus kennen und wissen, was Sie mit uns vereinbart haben.',
    columns: [
      `Wir sind eine Sicherheitsfirma mit Sitz in ${company.city}. ${operations}`,
      'Eine Sicherheitskraft hat die Rechte, die jeder Mensch hat, und übt für Sie das Hausrecht aus. Meistens genügt ein Gruß, eine Nachfrage, der Weg zur Tür.',
    ],
  },
  industries: {
    heading: 'Ihre Branche und der Dienst, der zu ihr passt',
    items: offeredOf([
      {
        name: 'Industrie und Logistik',
        line: 'Werktore, Rampen und Lkw, die zu früh kommen.',
        service: 'werkschutz',
      },
      {
        name: 'Büro und Verwaltung',
        line: 'Empfang am Tag, Schließrunde am Abend.',
        service: 'empfangsdienst',
      },
      {
        name: 'Baugewerbe',
        line: 'Kupfer und Werkzeug, nachts und sonntags.',
        service: 'baustellenueberwachung',
      },
      {
        name: 'Hotellerie',
        line: 'Ein Nachtdienst, der die Nebeneingänge kennt.',
        service: 'hotelsicherheit',
      },
      {
        name: 'Einzelhandel',
        line: 'Eingang, Fläche und Kassen, auch am Samstag.',
        service: 'einzelhandelsschutz',
      },
      {
        name: 'Veranstaltungen',
        line: 'Security an Einlass und Bühne, auch im Abbau.',
        service: 'veranstaltungsservice',
      },
      {
        name: 'Wohnanlagen',
        line: 'Tiefgaragen, Keller und Höfe nach Feierabend.',
        service: 'kontrolldienst',
      },
      {
        name: 'Bildung und Behörden',
        line: 'Aufschließen, Auskunft geben, ruhig bleiben.',
        service: 'empfangsdienst',
      },
      {
        name: 'Kliniken und Pflege',
        line: 'Häuser, die nachts offen bleiben, weil jemand Hilfe braucht.',
        service: 'objektschutz',
      },
    ] as const),
  },
  regions: {
    heading: 'Unser Einsatzgebiet',
    lead: 'Anfahrt und Ablösung gehören zur Planung: Nennen Sie uns früh den Ort.',
  },
  whyChooseUs: {
    heading: 'Was Sie vor dem Auftrag fragen sollten',
    items: [
      {
        question: 'Was kostet ein Wachdienst?',
        answer: `Stunden mal Stundensatz, dazu Zuschläge für Nacht, Sonntag und Feiertag. ${claim('Wir weisen diese Posten einzeln aus.')}`,
        more: { text: 'Woraus der Preis besteht', route: 'planung/kosten' },
      },
      {
        question: 'War nachts wirklich jemand da?',
        answer: claim(
          'Dienstbeginn, Runden und Vorkommnisse stehen mit Uhrzeit im Wachbuch, das Sie einsehen können. Brauchen Sie mehr, vereinbaren wir Kontrollpunkte, an denen die Runde erfasst wird.',
        ),
      },
      {
        question: 'Wer vertritt bei Krankheit?',
        answer: claim(
          'Unsere Einsatzleitung sucht Ersatz, zuerst unter den Kräften, die Ihr Objekt schon kennen. Wie viele wir dafür vorab einweisen, steht im Vertrag.',
        ),
      },
      {
        question: 'Wer ist wie qualifiziert?',
        answer: `So, wie §\u00a034a\u00a0GewO es für die Aufgabe vorschreibt. ${claim('Verlangt Ihre Versicherung oder Ihr Konzern mehr, planen wir danach.')}`,
        more: { text: 'Wer was bewachen darf', route: 'planung/qualifikation' },
      },
      {
        question: 'Wer ist meine Ansprechperson?',
        answer: claim(
          'Wer auf beiden Seiten zuständig ist, steht mit Namen und Nummer in der Dienstanweisung, ebenso, wen die Sicherheitskraft nachts anruft und in welcher Reihenfolge.',
        ),
      },
      {
        question: 'Wann können Sie beginnen?',
        answer: `${claim('Nennen Sie uns Ihren Wunschtermin, und wir sagen Ihnen offen, ob er zu halten ist.')} Das hängt von Zahl und Qualifikation der Kräfte ab. Wer neu eingestellt wird, darf erst bewachen, wenn die Behörde zugestimmt hat.`,
      },
    ],
    link: 'Sprechen wir über Ihr Objekt',
  },
  terms: { heading: 'Unser Betrieb in Kürze', rows: termsOf(company) },
  references: { heading: 'Referenzen' },
  careers: {
    heading: 'Karriere für Menschen, die hinsehen',
    lead: 'In vielen Nächten passiert nichts; auch das schreiben Sie auf.',
    work: {
      heading: 'Was Sie tun',
      items: [
        'Türen, Tore und Technik prüfen',
        'Besuch empfangen, Auskunft geben',
        'Auffälliges melden und aufschreiben',
        'Die nächste Schicht einweisen',
      ],
    },
    needs: {
      heading: 'Was Sie brauchen',
      items: [
        'Einen Nachweis nach §\u00a034a\u00a0GewO',
        'Die Zustimmung der Behörde',
        'Deutsch für Gespräche und Berichte',
        'Zeit für Nächte und Wochenenden',
      ],
    },
    apply: {
      heading: 'So bewerben Sie sich',
      text: `Lebenslauf und Arbeitszeiten genügen. Fehlt der Nachweis noch, steht vor dem ersten Wachdienst die Unterrichtung${isOffered('reinigungsdienste') ? '; für die Reinigung brauchen Sie keinen' : ''}.`,
      link: 'Per E-Mail bewerben',
      subject: 'Bewerbung über die Website',
    },
  },
  contact: {
    heading: 'Erzählen Sie uns von Ihrem Objekt.',
    planning: ['Sie planen noch? ', { text: 'Stunden, Kosten und Muster', route: 'planung' }],
    answerer: claim('Unsere Einsatzleitung'),
    consultation: {
      heading: claim('Kostenloses Erstgespräch'),
      text: 'Wir fragen nach Ort, Zeiten und Anlass und sagen Ihnen, welcher Dienst dazu passt und worauf Sie verzichten können.',
      phoneLabel: 'Telefon',
      emailLabel: 'E-Mail',
      addressLabel: 'Anschrift',
      contactCard: 'Kontakt im Adressbuch speichern',
      booking: 'Termin online buchen',
      hoursLabel: 'Bürozeiten',
      branchesLabel: 'Weitere Standorte',
    },
    next: {
      heading: 'Was nach dem Absenden geschieht',
      steps: [
        'Wir lesen, was Sie schreiben.',
        claim('Wir rufen an und verabreden eine Begehung.'),
        claim('Sie bekommen ein schriftliches Angebot.'),
      ],
      deadline: null,
    },
    form: {
      heading: 'Schreiben Sie uns',
      lead: 'Was, wo und wann? Ein paar Sätze reichen. Bitte senden Sie keine Zugangscodes, Alarmpläne oder Angaben zu Schließanlagen.',
    },
  },
}
