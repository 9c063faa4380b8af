import { claim } from '@/content/claim'
import { company } from '@/content/company'
import { areaInTitles, place } from '@/content/place'
import type { Service } from '@/content/types'
import { answeredBy } from './answeredBy'

export const einzelhandelsschutz: Service = {
  slug: 'einzelhandelsschutz',
  title: 'Einzelhandelsschutz',
  cardLine: 'Am Eingang sichtbar, auf der Fläche in Zivil: Schutz vor Ladendiebstahl.',
  keyword: 'Laden',
  search: `Ladendetektiv und Doorman in ${place.area}`,
  heroLine: 'Sichtbar am Eingang, in Zivil auf der Fläche: So schützen wir Ihr Geschäft vor Ladendiebstahl.',
  pictureAlt:
    'Ladenpassage mit Glasdach nach Ladenschluss: Ein Rollladen ist halb herabgelassen, warmes Licht fällt auf den Boden, davor steht eine Sicherheitskraft.',
  pictureCaption: 'Ladenschluss, 20:06\u00a0Uhr',
  meta: {
    title: `Ladendetektiv und Doorman: Einzelhandelsschutz ${place.town}`,
    description: `Kaufhausdetektiv in Zivil oder Doorman am Eingang: Schutz vor Ladendiebstahl in ${areaInTitles}. Beide im Vergleich, mit Befugnissen und Grenzen.`,
  },
  parts: ['intro', 'figure', 'watch', 'checklist'],
  intro: {
    heading: 'Zwölf Parfums fehlen. Gestohlen oder falsch gebucht?',
    paragraphs: [
      `Die Inventurdifferenz allein verrät es nicht. ${claim('Deshalb sehen wir uns zuerst mit Ihnen an, welche Ware zu welcher Stunde fehlt.')}`,
      claim('Doorman und Detektiv können Sie auf Zeit ausprobieren; danach zählen wir gemeinsam nach.'),
    ],
  },
  checklist: {
    heading: 'Vom Eingang bis zum Ladenschluss',
    items: [
      {
        title: 'Doorman am Eingang',
        text: 'Er grüßt, gibt Auskunft und achtet auf Tür und Kassen, im Anzug oder in Uniform.',
      },
      {
        title: 'Detektiv auf der Fläche',
        text: `Der Detektiv beobachtet vom Griff ins Regal bis hinter die Kasse. ${claim('Er spricht nur an, wen er durchgehend im Blick hatte.')}`,
      },
      {
        title: 'Papiere für die Anzeige',
        text: `${claim('Zu jedem Fall bekommen Sie einen Bericht mit Zeit, Ware und Zeugen, dazu ein ausgefülltes Formular für den Strafantrag.')} Ob Sie ihn stellen, entscheiden Sie.`,
      },
      {
        title: 'Kassen- und Ladenschluss',
        text: 'Bis abgeschlossen ist, bleibt eine Kraft bei Ihrem Team. Geld zählen und befördern wir nicht.',
      },
    ],
  },
  figure: {
    kind: 'sight',
    heading: 'Was der Doorman sieht, und was der Detektiv',
    lead: 'Wird Ware offen hinausgetragen, hilft der Doorman. Verschwindet sie Stück für Stück, hilft der Detektiv.',
    caption: 'Doorman und Ladendetektiv im Vergleich',
    labels: {
      zones: 'Im Laden',
      sees: 'sieht',
      glimpses: 'sieht teilweise',
      misses: 'sieht nicht',
    },
    observers: [
      { name: 'Doorman', stands: 0 },
      { name: 'Ladendetektiv', stands: 3 },
    ],
    zones: [
      { name: 'Eingang', fixture: 'door', seen: ['sees', 'misses'] },
      { name: 'Kassen', fixture: 'tills', seen: ['sees', 'glimpses'] },
      { name: 'Tische vorn', fixture: 'tables', seen: ['sees', 'sees'] },
      { name: 'Regale', fixture: 'shelves', seen: ['glimpses', 'sees'] },
      { name: 'Gang hinten', fixture: 'aisle', seen: ['misses', 'sees'] },
    ],
    rows: [
      {
        name: 'Wirkt gegen',
        cells: ['Hinaustragen, Gruppen, Streit', 'Einstecken, Umetikettieren'],
      },
      {
        name: 'Erkennbar an',
        cells: [
          'Dienstkleidung und Schild mit Name oder Kennnummer und Firma',
          'Nichts: Der Ausweis bleibt in der Tasche',
        ],
      },
      {
        name: 'Grenze',
        cells: ['Sieht nicht hinter hohe Regale', 'Schreckt nicht ab'],
      },
    ],
  },
  fit: {
    suits: [
      'Verluste häufen sich in wenigen Warengruppen, etwa bei Kosmetik oder Elektronik.',
      'Ihr Team wird beschimpft, sobald es jemanden auf unbezahlte Ware anspricht.',
      'An Adventssamstagen ist mehr los, als Ihr Team überblicken kann.',
    ],
    otherwise: [
      { text: 'Rolltor und Schaufenster nach Ladenschluss', service: 'kontrolldienst' },
      { text: 'Neueröffnung mit langer Schlange', service: 'veranstaltungsservice' },
      { text: 'Zentrallager mit Lkw-Zufahrt', service: 'werkschutz' },
    ],
    needs: [
      'Ort und gewünschter Beginn',
      'Verkaufsfläche, Ausgänge und Kassen',
      'Öffnungszeiten und Stunden mit Verlusten',
      'Sortiment und betroffene Ware',
      'Doorman, Detektiv oder beides',
      'Warensicherung und Kameras',
    ],
  },
  buyer: {
    qualification: 'Für den Schutz vor Ladendiebstahl die Sachkundeprüfung',
    price: 'Stunden, Stundensatz, Zuschläge',
  },
  faq: {
    heading: 'Was Ladendetektive dürfen',
    items: [
      {
        question: 'Dürfen Kaufhausdetektive in Zivil arbeiten?',
        answer:
          'In der Regel ja; das Schild entfällt (§\u00a018\u00a0Abs.\u00a03\u00a0BewachV). Ob auf offener Verkaufsfläche Dienstkleidung nötig ist, entscheidet die Behörde.',
        more: { text: 'Was für diese Aufgabe gilt', route: 'planung/qualifikation', at: 'ladendiebe' },
      },
      {
        question: 'Darf ein Detektiv Diebe festhalten und Taschen durchsuchen?',
        answer:
          'Festhalten ja, durchsuchen nein. Einen Dieb auf frischer Tat darf jede Person festhalten, wenn Flucht droht oder die Identität nicht feststeht (§\u00a0127\u00a0Abs.\u00a01\u00a0StPO). In Taschen sehen wir nur mit Einverständnis.',
      },
      {
        question: 'Hilft ein Detektiv auch an Selbstbedienungskassen?',
        answer:
          'Begrenzt, denn nicht gescannte Ware sieht oft wie ein Versehen aus. Mehr bringt eine Aufsicht, die sichtbar hilft und den Bon prüft, wo Ihre Hausordnung es vorsieht.',
      },
      {
        question: 'Muss ich jeden Ladendiebstahl anzeigen?',
        answer:
          'Nein. Bei geringwertiger Ware wird die Tat grundsätzlich nur auf Antrag verfolgt (§\u00a0248a\u00a0StGB); dafür haben Sie drei Monate Zeit.',
        more: { text: 'Muster: Vorfallmeldung', route: 'planung/muster', at: 'vorfallmeldung' },
      },
      ...answeredBy(company.minimumDeployment, (value) => ({
        question: 'Wie viele Stunden müssen wir mindestens buchen?',
        answer: `${value}. Am meisten bringen die Stunden, in denen Ware fehlt.`,
      })),
    ],
  },
  callUs: {
    heading: 'Was fehlte bei der letzten Inventur?',
    text: 'Die Stunden dazu finden wir gemeinsam heraus.',
  },
  planning: [
    {
      text: 'Stunden für Ihren Laden ausrechnen',
      posts: [
        {
          days: ['Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa'],
          from: '10:00',
          to: '20:00',
          people: 1,
          name: 'Eingang',
        },
      ],
    },
  ],
}
