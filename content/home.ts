import { claim } from '@/content/claim'
import { company, isSampleCompany } from '@/content/company'
import { facts } from '@/content/facts'
import { areaInTitles, place } from '@/content/place'
import { termsOf } from '@/content/terms'
import type { HomeContent, Paragraph, Service } from '@/content/types'
import { servesConsumers } from './legal/customers'
import own from './owner/texts/home.json' with { type: 'json' }
import { ownTexts } from './ownTexts'
import { services } from './services'
import { isOffered, offeredOf } from './services/offered'
import { countFirst, germanList } from './words'

const titleArea = place.titleArea ?? place.area

/** So few are named as they are called. */
const FEW = 3
/** Of more only the first are named: neither the first sentence nor a search result holds them all. */
const MANY = 9

const named = services.slice(0, MANY)
const more = services.length > MANY ? ['mehr'] : []

const keywordsOf = (some: readonly Service[]) => some.map(({ keyword }) => keyword)
const guarded = keywordsOf(named.filter((one) => !one.beside))
const beside = germanList(keywordsOf(named.filter((one) => one.beside)))
const areNamedByTitle = services.length <= FEW || guarded.length === 0
const titles = germanList([...named.map(({ title }) => title), ...more])
const objects = germanList([...guarded, ...more])

/** What is guarded, and what else is done: of the services that are offered. */
function firstSentences(): string {
  if (areNamedByTitle) {
    return `${titles}.`
  }
  return `Wachdienst für ${objects}.${beside && ` Dazu ${beside}.`}`
}

/** The same for a search result, which stands alone. */
function searchResult(): string {
  const where = `Security und Wachdienst in ${areaInTitles}`
  if (areNamedByTitle) {
    return `${where}: Wir bieten ${titles}.`
  }
  return `${where}: Wir bewachen ${objects}${beside && ` und bieten ${beside}`}.`
}

/** For those who look for their house, not for a service. */
function industryLead(): Paragraph {
  const asked = offeredOf([
    { word: 'Hausverwaltung', service: 'kontrolldienst' },
    { word: 'Klinik', service: 'objektschutz' },
    { word: 'Schule', service: 'empfangsdienst' },
  ]).map(({ word }) => word)
  return asked.length === 0
    ? 'Manche Häuser brauchen nur eine Schließrunde, andere die ganze Nacht eine Wache.'
    : [
        `${asked.join(', ')}? `,
        { text: 'Welcher Dienst zu Ihrer Branche passt', route: 'home', at: 'branchen' },
      ]
}

const experience = facts.operationsExperience?.value
const reasons = experience
  ? [
      `Unsere Einsatzleitung bringt im Durchschnitt ${experience} Erfahrung mit.`,
      claim('Sie führt die Objektleitungen und prüft die Wachbücher.'),
    ]
  : [claim('Unsere Einsatzleitung führt die Objektleitungen und prüft die Wachbücher.')]

const template: HomeContent = {
  meta: {
    title: `Sicherheitsdienst ${titleArea.replaceAll('\u2060', '')}`,
    description: searchResult(),
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
      'Im zweiten Stock brennt noch Licht, auf dem Hof steht die Lieferung für morgen. Sie brauchen Menschen, die hinsehen und Ihnen am Morgen sagen können, was los war.',
      claim(
        'Unsere Sicherheitskräfte gehen ihre Runden zu wechselnden Zeiten, wissen, welche Tür klemmt, und fragen freundlich nach, wenn noch jemand im Haus ist.',
      ),
    ],
    caption: 'Wachbuch bei Dienstbeginn',
  },
  keyFigures: {
    heading: 'Wir in Zahlen',
    more: 'Im Einzelnen',
  },
  services: {
    heading: 'Unsere Leistungen',
    lead: industryLead(),
    planning: [
      'Stunden, Kosten und Qualifikation ',
      { text: 'klären Sie hier vorab', route: 'planung' },
      '.',
    ],
    undecided: {
      heading: 'Noch unentschieden?',
      line: 'Schildern Sie uns, was nachts bei Ihnen los ist.',
      link: { text: 'Diese Woche ohne Wache?', route: 'planung/wechsel' },
    },
  },
  advantages: {
    heading: 'So arbeiten wir',
    items: [
      {
        title: 'Begehung vor dem Angebot',
        text: claim('Wir gehen mit Ihnen durch das Objekt, bevor wir rechnen.'),
      },
      {
        title: 'Schriftliche Dienstanweisung',
        text: 'Sie regelt, was die Sicherheitskraft tut und darf und wann sie wen anruft.',
      },
      {
        title: 'Wachbuch mit Uhrzeit',
        text: claim('Runden, Besuche und Auffälligkeiten tragen unsere Kräfte sofort ein.'),
      },
      {
        title: 'Übergabe bei der Ablösung',
        text: `${claim('Die nächste Schicht erfährt, was noch zu erledigen ist.')} Erst dann ist Feierabend.`,
      },
    ],
    moments: {
      heading: (entries) => `${countFirst(entries)} ${entries === 1 ? 'Eintrag' : 'Einträge'} als Beispiel`,
    },
  },
  about: {
    heading: 'Über uns',
    statement:
      'Nachts um\u00a0drei entscheidet eine Sicherheitskraft, ob Ihr Telefon klingelt. Dafür muss sie Ihr Haus kennen und wissen, was Sie mit uns vereinbart haben.',
    columns: [
      claim(
        `Wir sitzen in ${company.city} und arbeiten für Unternehmen, Behörden${servesConsumers ? ', Hausverwaltungen und Privatleute' : ' und Hausverwaltungen'}.`,
      ),
      claim(
        'Jede Kraft wird an Ihrem Objekt eingewiesen, bevor sie dort allein Dienst hat: wo der Haupthahn sitzt und wen sie wecken darf.',
      ),
    ],
    caption: 'Der Plan einer Nacht',
    team: { heading: 'Mit wem Sie sprechen' },
  },
  industries: {
    heading: 'Welcher Dienst zu Ihrer Branche passt',
    items: offeredOf([
      {
        name: 'Industrie und Logistik',
        line: 'Wer nachts hinausfährt, zeigt uns seinen Lieferschein.',
        service: 'werkschutz',
      },
      {
        name: 'Büro und Verwaltung',
        line: 'Wir melden Ihre Gäste an und nehmen Pakete entgegen.',
        service: 'empfangsdienst',
      },
      {
        name: 'Baugewerbe',
        line: 'Damit die Kabeltrommel am Montag noch da ist.',
        service: 'baustellenueberwachung',
      },
      {
        name: 'Hotellerie',
        line: 'Beschwert sich nachts Zimmer 412, gehen wir hinauf.',
        service: 'hotelsicherheit',
      },
      {
        name: 'Einzelhandel',
        line: 'Ihr Team verkauft, um Diebe kümmern sich Doorman und Detektiv.',
        service: 'einzelhandelsschutz',
      },
      {
        name: 'Veranstaltungen',
        line: 'Security und Ordnungsdienst bleiben vom Einlass bis zum Abbau.',
        service: 'veranstaltungsservice',
      },
      {
        name: 'Hausverwaltung',
        line: 'Gegen Vandalismus gehen wir abends durch Wohnanlage, Tiefgarage und Hof.',
        service: 'kontrolldienst',
      },
      {
        name: 'Schulen und Behörden',
        line: isOffered('kontrolldienst')
          ? 'Tags empfangen wir Ihren Besuch, nachts kommt die Streife.'
          : 'Wir empfangen Ihren Besuch und bleiben ruhig, wenn der Ton rau wird.',
        service: 'empfangsdienst',
      },
      {
        name: 'Kliniken und Pflege',
        line: 'Wir gehen Runden und besetzen den Eingang, während der Betrieb weiterläuft.',
        service: 'objektschutz',
      },
    ] as const),
  },
  regions: {
    heading: 'Unser Einsatzgebiet',
    lead: 'Was wir wo bewachen und wie die Ablösung hinkommt.',
    all: (count) => `Alle ${count} Orte`,
  },
  whyChooseUs: {
    heading: 'Warum wir? Sechs\u00a0Antworten vor\u00a0dem\u00a0Auftrag',
    reasons,
    items: [
      {
        question: 'Was kostet ein Wachdienst?',
        answer: `Stunden mal Stundensatz, dazu Zuschläge für Nacht, Sonntag und Feiertag. ${claim('Unser Angebot nennt jeden Teil einzeln.')}`,
        more: { text: 'Was eine Nacht kostet', route: 'planung/kosten' },
      },
      {
        question: 'Wie weisen Sie die Runden nach?',
        answer: claim(
          'Im Wachbuch, mit Uhrzeit und für Sie einsehbar. Brauchen Sie mehr, vereinbaren wir Kontrollpunkte, die jede Runde erfassen.',
        ),
      },
      {
        question: 'Wer kommt, wenn eine Kraft krank ist?',
        answer: claim(
          'Kräfte, die Ihr Objekt schon kennen; wie viele wir dafür einweisen, vereinbaren wir vorher. Nachunternehmen kommen nur mit Ihrer Zustimmung.',
        ),
      },
      {
        question: 'Welche Qualifikation haben Ihre Kräfte?',
        answer: `Jede hat den Nachweis, den §\u00a034a\u00a0GewO für ihre Aufgabe vorschreibt. ${claim('Verlangt Ihre Versicherung oder Ihr Konzern mehr, planen wir danach.')}`,
        more: { text: 'Wer was bewachen darf', route: 'planung/qualifikation' },
      },
      {
        question: 'Wer ist meine Ansprechperson?',
        answer: claim(
          'Bis zum Auftrag unsere Einsatzleitung, danach Ihre Objektleitung; Namen und Nummer bekommen Sie vor dem ersten Dienst.',
        ),
      },
      {
        question: 'Wann können Sie beginnen?',
        answer: `Ein fester Dienst beginnt nach einigen Wochen: Jede Kraft braucht die Freigabe der Behörde und eine Einweisung bei Ihnen. ${claim('Eilt es, rufen Sie an; wir sagen Ihnen, was geht.')}`,
      },
    ],
    link: 'Sprechen wir über Ihr Objekt',
  },
  terms: {
    heading: 'Unser Betrieb in Kürze',
    note: isSampleCompany ? 'Musterwerte' : null,
    rows: termsOf(company),
  },
  references: { heading: 'Referenzen' },
  careers: {
    heading: 'Karriere für Menschen, die hinsehen',
    lead: 'In vielen Nächten passiert nichts; auch das schreiben\u00a0Sie\u00a0auf.',
    work: {
      heading: 'Was Sie tun',
      items: offeredOf([
        { line: 'Türen, Tore und Technik prüfen' },
        { line: 'Besuch empfangen, Auskunft geben', service: 'empfangsdienst' },
        { line: 'Die nächste Schicht einweisen' },
      ]).map(({ line }) => line),
    },
    needs: {
      heading: 'Was Sie brauchen',
      items: [
        'Einen Nachweis nach §\u00a034a\u00a0GewO',
        'Zuverlässigkeit, von der Behörde vorab geprüft',
        'Deutsch für Gespräche und Berichte',
        'Bereitschaft zu Nacht- und Wochenenddienst',
      ],
    },
    apply: {
      heading: 'So bewerben Sie sich',
      text: `Lebenslauf und mögliche Arbeitszeiten genügen. Fehlt Ihnen der Nachweis, erwerben Sie ihn vor dem ersten Wachdienst bei der IHK.${isOffered('reinigungsdienste') ? ' Für die Reinigung brauchen Sie keinen.' : ''}`,
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
      text: 'Wir fragen nach Ort, Zeiten und Anlass und sagen Ihnen, welcher Dienst passt und was Sie nicht brauchen.',
      phoneLabel: 'Telefon',
      emailLabel: 'E-Mail',
      addressLabel: 'Anschrift',
      contactCard: 'Kontakt im Adressbuch speichern',
      booking: 'Termin online buchen',
      branchesLabel: 'Weitere Standorte',
      /** Beside German. */
      languages: (names: string) => `Wir sprechen auch ${names}.`,
    },
    next: {
      heading: 'Was nach dem Absenden geschieht',
      steps: [
        claim('Wir rufen Sie an und verabreden eine Begehung.'),
        claim('Danach bekommen Sie ein schriftliches Angebot.'),
      ],
      deadline: null,
    },
    form: {
      heading: 'Schreiben Sie uns',
      lead: 'Was, wo und wann? Ein paar Sätze reichen. Bitte senden Sie keine Zugangscodes, Alarmpläne oder Angaben zu Schließanlagen.',
    },
  },
}

/** All texts of the home page that belong to no single service. */
export const home = ownTexts('home', template, own)
