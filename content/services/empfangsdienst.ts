import { claim } from '@/content/claim'
import { areaInTitles, place } from '@/content/place'
import type { Service } from '@/content/types'

export const empfangsdienst: Service = {
  slug: 'empfangsdienst',
  title: 'Empfangsdienst',
  cardLine: 'Gäste empfangen, Ausweise ausgeben und Pakete annehmen.',
  keyword: 'Empfang',
  beside: true,
  heroLine: `Empfangsservice in ${place.area}: Unsere Empfangskräfte begrüßen Ihren Besuch, geben Ausweise aus und verbinden Anrufe.`,
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
        text: 'Wir verbinden Anrufe, notieren Rückrufe und lassen die Abholung jedes Pakets abzeichnen. Kuriere bleiben vor der Drehsperre.',
      },
      {
        title: 'Gäste ohne Termin',
        text: 'Sie bekommen einen Sitzplatz, und wir fragen oben nach. Für Gäste, die nicht gehen wollen, gilt ein vereinbarter Ablauf.',
      },
    ],
  },
  figure: {
    kind: 'places',
    heading: 'Zwei Plätze, aber nur am Vormittag',
    lead: 'Der Empfang aus dem Plan, von sieben bis sieben. Doppelt besetzt wären es 24\u00a0Stunden am Tag; so reichen 16.',
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
        task: 'Teilt sich den Andrang, löst zur Pause ab',
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
      'Ihr Team am Tresen braucht Vertretung in Pausen, im Urlaub und in den Randzeiten.',
      'Mehrere Firmen teilen sich ein Foyer, und jede meldet ihren Besuch anders an.',
    ],
    otherwise: [
      { text: 'Ein Tor, durch das auch Lkw müssen', service: 'werkschutz' },
      { text: 'Nach Feierabend eine Wache im Haus', service: 'objektschutz' },
      { text: 'Ein Abend mit mehreren hundert Gästen', service: 'veranstaltungsservice' },
    ],
    needs: [
      'Öffnungszeiten und Zahl der Plätze',
      'Gäste je Stunde an einem vollen Vormittag',
      'Tage mit besonders viel Besuch',
      'Sprachen und Kleidung',
      'Besuchssoftware, Telefonanlage, Drehsperren',
      'Nebenaufgaben, etwa Poststelle oder Konferenzräume',
    ],
  },
  buyer: {
    qualification: 'Wer Zutritt prüft, mindestens die Unterrichtung',
    price: 'Stunden, Stundensatz, Zuschläge',
  },
  faq: {
    heading: 'Vor dem ersten Tag am Tresen',
    items: [
      {
        question: 'Braucht ein Pförtner den 34a-Schein?',
        answer:
          'Nur, wenn er auch bewacht. Wer für eine Sicherheitsfirma den Zutritt prüft und Leute abweist, braucht nach §\u00a034a\u00a0GewO mindestens die Unterrichtung bei der Industrie- und Handelskammer. Wer nur Wege erklärt, Anrufe verbindet und Post annimmt, braucht keinen Nachweis.',
        more: { text: 'Wer was bewachen darf', route: 'planung/qualifikation' },
      },
      {
        question: 'Sitzen jeden Tag dieselben Menschen am Empfang?',
        answer: `${claim('Meist ja: Wir planen für jeden Empfang einen kleinen festen Stamm. In Urlaub und Krankheit vertreten sich diese Kräfte, und wie viele wir dafür einweisen, vereinbaren wir vorab.')} Bei mehr als sechs Stunden Arbeit verlangt §\u00a04\u00a0ArbZG mindestens 30\u00a0Minuten Pause; dann übernimmt Ihr Team oder unsere Ablösung.`,
      },
      {
        question: 'Können wir auch nur wenige Stunden buchen?',
        answer: `Oft ja, etwa für Konferenztage. ${claim('Wie viele Stunden ein Einsatz mindestens dauert, sagen wir Ihnen im ersten Gespräch.')}`,
      },
      {
        question: 'Dürfen wir der Empfangskraft eigene Aufträge geben?',
        answer: `Eine Bitte am Tresen erfüllen wir gern; ${claim('was regelmäßig dazukommt, nehmen wir in die Dienstanweisung auf.')} Bestimmen Sie Dienstplan und Arbeitsweise selbst, wird daraus leicht Arbeitnehmerüberlassung (§\u00a01 Abs.\u00a01\u00a0AÜG).`,
      },
      {
        question: 'Darf der Empfang den Personalausweis als Pfand behalten?',
        answer:
          'Nein. Niemand darf verlangen, dass ein Personalausweis hinterlegt wird (§\u00a01 Abs.\u00a01 Satz\u00a03\u00a0PAuswG). Kopieren ist nur mit Zustimmung erlaubt, und die Kopie muss als solche erkennbar sein (§\u00a020 Abs.\u00a02\u00a0PAuswG).',
      },
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
