import { claim } from '@/content/claim'
import { areaInTitles, place } from '@/content/place'
import type { Service } from '@/content/types'

/** Where the town has trade fairs, hotels think of them first. */
const fair = place.tradeFair ?? false

export const hotelsicherheit: Service = {
  slug: 'hotelsicherheit',
  title: 'Hotelsicherheit',
  cardLine: 'Nachtdienst im Hotel: Runden über die Etagen, Hilfe für die Rezeption.',
  keyword: 'Hotel',
  search: `Hotelsecurity und Nachtdienst in ${place.area}`,
  heroLine: 'Wenn es oben laut wird, gehen wir hinauf, und Ihre Rezeption bleibt besetzt.',
  pictureAlt:
    'Hotelfront in der Dämmerung: Unter dem beleuchteten Vordach mit Drehtür steht eine Sicherheitskraft, warmes Licht spiegelt sich auf der nassen Straße.',
  pictureCaption: 'Hoteleingang, 22:00\u00a0Uhr',
  meta: {
    title: `Hotelsicherheit ${place.town}: Security für den Nachtdienst`,
    description: `Hotelsecurity in ${areaInTitles}, ${fair ? 'auch zur Messe' : 'auch für einzelne Nächte'}: Runden durchs Haus, Zutritt bei Nacht, Schutz der Rezeption. Mit dem Wachbuch einer Nacht.`,
  },
  parts: ['intro', 'checklist', 'watch'],
  intro: {
    heading: 'Unten läuft die Bar, im vierten Stock wird gefeiert',
    paragraphs: [
      `Wer nachts allein an der Rezeption arbeitet, kann nicht zugleich oben um Ruhe bitten. ${claim(`Wir übernehmen diesen Weg das ganze Jahr oder nur ${fair ? 'zur Messewoche' : 'in vollen Wochen'}.`)}`,
      'Ob und in welchem Zimmer ein Gast wohnt, erfährt von uns kein Besucher; Fragen der Polizei beantwortet Ihre Nachtleitung. Wer bei Rauch oder einem Hilferuf ein Zimmer aufschließt, legen wir vorher mit Ihnen fest.',
    ],
  },
  checklist: {
    heading: 'Das übernimmt der Nachtdienst',
    items: [
      {
        title: 'Runden über die Etagen',
        text: 'Wir gehen zu wechselnden Zeiten durch Flure, Treppenhäuser, Wellnessbereich und Garage. Gästezimmer betreten wir nur mit Ihrer Freigabe.',
      },
      {
        title: 'Zutritt nach Mitternacht',
        text: 'Die Tür öffnet nur noch mit Zimmerkarte oder von der Rezeption aus. Nach oben begleiten wir Besuch nur, wenn die Rezeption zustimmt.',
      },
      {
        title: 'Schutz für die Rezeption',
        text: 'Wird ein Gast laut oder bedrohlich, stellen wir uns dazu und übernehmen das Gespräch. Aus dem Haus weisen wir ihn nur, wenn Sie uns das Hausrecht übertragen.',
      },
      {
        title: 'Wenn die Brandmeldeanlage auslöst',
        text: `Wir zeigen Gästen den Weg und weisen die Feuerwehr ein. ${claim('Den Ablauf gehen wir vor der ersten Schicht ab.')}`,
      },
    ],
  },
  fit: {
    suits: [
      'Nach 23\u00a0Uhr arbeitet an der Rezeption nur eine Person.',
      'Bar oder Wellnessbereich besuchen auch Gäste von außen.',
      `${fair ? 'Zu Messezeiten' : 'Ist das Haus voll,'} häufen sich die Beschwerden über Lärm.`,
    ],
    otherwise: [
      { text: 'Eine Gala im Ballsaal mit Gästeliste', service: 'veranstaltungsservice' },
      { text: 'Büros im Haus, deren Besuch angemeldet wird', service: 'empfangsdienst' },
      { text: 'Ein Hotel, das wegen Umbaus geschlossen ist', service: 'baustellenueberwachung' },
    ],
    needs: [
      'Ort und gewünschter Beginn',
      'Zahl der Zimmer und Etagen',
      'Nächte und Uhrzeiten',
      'Nachtbesetzung der Rezeption',
      'Zeiten von Bar, Wellness und Garage',
      `${fair ? 'Messewochen' : 'Wochen mit vollem Haus'} und frühere Vorfälle`,
    ],
  },
  buyer: {
    qualification:
      'Unterrichtung; Sachkundeprüfung für Runden in frei zugänglichen Bereichen wie Lobby oder Garage',
    price: 'Stunden, Stundensatz, Zuschläge',
  },
  faq: {
    heading: 'Fragen der Hotelleitung',
    items: [
      {
        question: `Können wir Sie für eine einzelne Nacht oder nur ${fair ? 'zur Messe' : 'für eine Woche'} buchen?`,
        answer: `${claim('Ja, wenn Kräfte frei sind.')} Von 22 bis 6\u00a0Uhr sind es acht Stunden, in fünf ${fair ? 'Messenächten' : 'Nächten'} 40, mit sieben Nächten je Woche 56.`,
        more: { text: 'Was eine Nacht kostet', route: 'planung/kosten' },
      },
      {
        question: 'Nachtportier oder Sicherheitskraft: Wen brauchen wir?',
        answer:
          'Beide, sobald nachts an zwei Orten zugleich jemand gebraucht wird. Der Nachtportier checkt ein, kassiert und nimmt Anrufe an; unsere Sicherheitskraft ist unterwegs.',
      },
      {
        question: 'Was geschieht mit betrunkenen Gästen?',
        answer: `${claim('Wir begleiten sie bis zum Aufzug oder zum Taxi und bleiben freundlich.')} Ist jemand nicht ansprechbar, rufen wir 112. Bei Gewalt rufen wir 110; über ein Hausverbot entscheidet Ihre Nachtleitung.`,
      },
      {
        question: 'Was tun Sie, wenn auf einem Zimmer gefeiert wird?',
        answer: claim(
          'Wir sprechen leise an der Tür mit den Gästen und warten im Flur, bis es ruhig ist. Kommen wir wieder, kündigen wir an, was Ihre Nachtleitung beschlossen hat.',
        ),
      },
      {
        question: 'Sprechen Ihre Kräfte Englisch?',
        answer: claim('Ja, in Hotels setzen wir nur Kräfte ein, die sich auf Englisch verständigen können.'),
      },
      {
        question: 'Kann Hotelsecurity in Zivil arbeiten?',
        answer: `${claim('Unauffällig ja, in Privatkleidung nein.')} Dienstkleidung ist Pflicht, bei Runden in frei zugänglichen Bereichen auch das Schild (§§\u00a018, 19\u00a0BewachV). Ein dunkler Anzug kann Dienstkleidung sein.`,
      },
    ],
  },
  callUs: {
    heading: 'Wann war Ihre letzte unruhige Nacht?',
    text: 'An diesem Fall zeigen wir Ihnen, welche Stunden wir übernehmen würden.',
  },
  planning: [
    {
      text: 'Stunden für Ihre Nächte ausrechnen',
      posts: [
        {
          days: ['Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa', 'So', 'Ft'],
          from: '22:00',
          to: '06:00',
          people: 1,
          name: 'Nachtdienst',
        },
      ],
    },
  ],
}
