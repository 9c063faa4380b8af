import { claim } from '@/content/claim'
import { company } from '@/content/company'
import { areaInTitles, place } from '@/content/place'
import type { Service } from '@/content/types'
import { answeredBy } from './answeredBy'

export const empfangsdienst: Service = {
  slug: 'empfangsdienst',
  title: 'Empfangsdienst',
  cardLine: 'Gäste empfangen, Ausweise ausgeben und Pakete annehmen.',
  keyword: 'Empfang',
  beside: true,
  search: `Empfangsservice und Pförtnerdienst in ${place.area}`,
  heroLine:
    'Zwölf Gäste zugleich am Tresen: Unsere Empfangskräfte begrüßen sie, geben Ausweise aus und verbinden Anrufe.',
  pictureAlt:
    'Empfangstresen mit Holzlamellen in einer dunklen Steinhalle, dahinter eine Person an ihrem Bildschirm; links wird es vor der Glasfront Tag, rechts stehen Zugangsschranken vor den Aufzügen.',
  pictureCaption: 'Empfang, 7:05\u00a0Uhr',
  meta: {
    title: `Empfangsdienst und Pförtnerdienst in ${place.town}`,
    description: `Empfangsservice und Pförtnerdienst in ${areaInTitles}: Besuch anmelden, Ausweise ausgeben, Anrufe verbinden. Mit einem Tag in Stunden und Plätzen.`,
  },
  parts: ['intro', 'watch', 'figure', 'checklist'],
  intro: {
    heading: 'Freundlich grüßen und trotzdem nachfragen',
    paragraphs: [
      'Ihr Besuch möchte zügig weiter, und Ihr Haus möchte wissen, wer hineingeht. Unsere Empfangskräfte fragen nach der Ansprechperson, sehen in der Anmeldung nach und rufen oben an. Dann öffnet sich die Sperre.',
      `Besuch verteilt sich selten gleichmäßig über den Tag. ${claim('Deshalb fragen wir zuerst nach Gästen je Stunde und bieten Ihnen Stunden an statt ganzer Stellen.')}`,
    ],
  },
  checklist: {
    heading: 'Am Tresen, am Telefon, an der Sperre',
    items: [
      {
        title: 'Besucherausweise',
        text: 'Jeder Ausweis gilt für einen Tag und nur für die Etagen, die der Gast braucht.',
      },
      {
        title: 'Besucherliste, in der niemand mitliest',
        text: claim(
          'Statt eines offenen Buchs führen wir Einzelblätter oder eine Liste am Bildschirm, mit festen Löschfristen und bei einer Räumung zur Hand.',
        ),
      },
      {
        title: 'Telefonzentrale und Post',
        text: 'Wir verbinden Anrufe, notieren Rückrufe und lassen die Abholung jedes Pakets abzeichnen.',
      },
      {
        title: 'Gäste ohne Termin',
        text: 'Sie bekommen einen Sitzplatz, und wir fragen oben nach. Will jemand nicht gehen, steht fest, wen wir rufen.',
      },
    ],
  },
  figure: {
    kind: 'places',
    heading: 'Zwei Plätze, aber nur am Vormittag',
    lead: 'Der Empfang aus dem Plan, von 7 bis 19\u00a0Uhr. Zwei Plätze den ganzen Tag wären 24\u00a0Stunden; so genügen 16.',
    caption: 'Dienste eines Tages',
    labels: { shift: 'Dienst', time: 'Zeit', task: 'Aufgabe', hours: 'Stunden', total: 'Am Tag' },
    day: { from: '07:00', to: '19:00' },
    shifts: [
      {
        name: 'Frühdienst',
        from: '07:00',
        to: '15:30',
        rest: { from: '12:00', to: '12:30' },
        task: 'Öffnet, empfängt, trägt Post ein',
      },
      {
        name: 'Verstärkung',
        from: '08:30',
        to: '12:30',
        task: 'Hilft beim Andrang, löst zur Pause ab',
      },
      {
        name: 'Spätdienst',
        from: '15:00',
        to: '19:00',
        task: 'Zählt Ausweise, schließt, übergibt',
      },
    ],
  },
  fit: {
    suits: [
      'Ihr Team am Tresen braucht Vertretung in Pausen und im Urlaub.',
      'Mehrere Firmen teilen sich ein Foyer, und jede meldet ihren Besuch anders an.',
      'Zu Ihrer Schule oder Behörde haben alle Zutritt, und manche werden laut.',
    ],
    otherwise: [
      { text: 'Ein Tor, durch das auch Lkw müssen', service: 'werkschutz' },
      { text: 'Nach Feierabend eine Wache im Haus', service: 'objektschutz' },
      { text: 'Ein Abend mit mehreren hundert Gästen', service: 'veranstaltungsservice' },
    ],
    needs: [
      'Ort und gewünschter Beginn',
      'Öffnungszeiten und Zahl der Plätze',
      'Gäste an einem vollen Vormittag',
      'Tage mit besonders viel Besuch',
      'Sprachen und Kleidung',
      'Software, Telefonanlage und Drehsperren',
    ],
  },
  buyer: {
    qualification: 'Mindestens die Unterrichtung, sobald Zutritt geprüft wird',
    price: 'Stunden, Stundensatz, Zuschläge',
  },
  faq: {
    heading: 'Vor dem ersten Tag am Tresen',
    items: [
      {
        question: 'Sprechen Ihre Empfangskräfte Englisch?',
        answer: claim(
          'Ja, wenn Ihr Haus es braucht: Wir vereinbaren das Niveau und wählen die Kräfte danach aus.',
        ),
      },
      {
        question: 'Braucht ein Pförtner den 34a-Schein?',
        answer:
          'Nur, wenn er auch bewacht. Wer für eine Sicherheitsfirma den Zutritt prüft und Leute abweist, braucht nach §\u00a034a\u00a0GewO mindestens die Unterrichtung bei der IHK. Wer nur Wege erklärt, Anrufe verbindet und Post annimmt, braucht keinen Nachweis.',
        more: { text: 'Wer was bewachen darf', route: 'planung/qualifikation' },
      },
      {
        question: 'Sitzen jeden Tag dieselben Menschen am Empfang?',
        answer: claim(
          'Meist ja: Jeder Empfang bekommt einen kleinen festen Stamm, der sich in Urlaub und Krankheit selbst vertritt.',
        ),
      },
      {
        question: 'Dürfen wir der Empfangskraft eigene Aufträge geben?',
        answer: `Kleine Bitten ja; ${claim('was regelmäßig dazukommt, nehmen wir in die Dienstanweisung auf.')} Bestimmen Sie Dienstplan und Arbeitsweise selbst, wird daraus leicht Arbeitnehmerüberlassung (§\u00a01 Abs.\u00a01\u00a0AÜG).`,
      },
      ...answeredBy(company.minimumDeployment, (value) => ({
        question: 'Wie viele Stunden müssen wir mindestens buchen?',
        answer: `${value}. ${claim('Auch einzelne Konferenztage sind möglich.')}`,
      })),
    ],
  },
  callUs: {
    heading: 'Beschreiben Sie uns Ihren Montagmorgen.',
    text: 'Wer kommt, wer ruft an, was bleibt dabei liegen? Ob ein Platz reicht, können wir Ihnen dann oft schon sagen.',
  },
  planning: [
    {
      text: 'Stunden für Ihren Empfang ausrechnen',
      posts: [
        { days: ['Mo', 'Di', 'Mi', 'Do', 'Fr'], from: '07:00', to: '19:00', people: 1, name: 'Empfang' },
      ],
    },
  ],
}
