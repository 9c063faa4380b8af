import { claim } from '@/content/claim'
import { areaInTitles, place } from '@/content/place'
import type { Service } from '@/content/types'

export const einzelhandelsschutz: Service = {
  slug: 'einzelhandelsschutz',
  title: 'Einzelhandelsschutz',
  cardLine: 'Am Eingang sichtbar, auf der Fläche in Zivil: Schutz vor Ladendiebstahl.',
  keyword: 'Laden',
  heroLine: `Ladendetektiv in Zivil oder Doorman am Eingang: Wir schützen Geschäfte in ${place.area} vor Ladendiebstahl.`,
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
      `Die Inventurdifferenz allein verrät es nicht. ${claim('Deshalb sehen wir uns zuerst mit Ihnen an, welche Ware zu welcher Stunde fehlt.')} Danach zeigt sich, ob ein Doorman hilft oder ein Detektiv.`,
      `${claim('Ausprobieren lässt sich beides: zwei Wochen mit Doorman, zwei Wochen mit Detektiv, und danach zählen wir mit Ihnen nach.')} Befugnisse der Polizei haben wir nicht.`,
    ],
  },
  checklist: {
    heading: 'Vom Eingang bis zum Ladenschluss',
    items: [
      {
        title: 'Doorman am Eingang',
        text: 'Er grüßt, gibt Auskunft und achtet auf Tür und Kassen, im Anzug oder in Uniform, wie es zu Ihrem Haus passt.',
      },
      {
        title: 'Detektiv auf der Fläche',
        text: `Der Detektiv beobachtet vom Griff ins Regal bis hinter die Kasse. ${claim('Er spricht nur an, wen er durchgehend im Blick hatte.')}`,
      },
      {
        title: 'Papiere für die Anzeige',
        text: `${claim('Zu jedem Fall bekommen Sie einen Bericht mit Zeit, Ware und Zeugen, dazu den vorbereiteten Strafantrag.')} Ob Sie ihn stellen, entscheiden Sie.`,
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
          'Dienstkleidung und sichtbarem Schild mit Name oder Kennnummer und Firma',
          'Nichts; der Ausweis bleibt in der Tasche',
        ],
      },
      {
        name: 'Nachweis',
        cells: [
          'Sachkundeprüfung ist Pflicht, sobald er Diebstahl verhindern oder Runden gehen soll',
          'Sachkundeprüfung ist Pflicht',
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
      { text: 'Neueröffnung mit Band und Schlange', service: 'veranstaltungsservice' },
      { text: 'Zentrallager mit Lkw-Zufahrt', service: 'werkschutz' },
    ],
    needs: [
      'Fläche, Ausgänge, Kassen',
      'Öffnungszeiten und Verluststunden',
      'Sortiment und betroffene Ware',
      'Sichtbar, in Zivil oder beides',
      'Warensicherung und Kameras',
      'Ob Sie jeden Diebstahl anzeigen',
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
          'Üblich ist es: Das Schild entfällt (§\u00a018 Abs.\u00a03\u00a0BewachV). Ob auf offener Verkaufsfläche Dienstkleidung nötig ist, entscheidet die Behörde.',
        more: { text: 'Was für diese Aufgabe gilt', route: 'planung/qualifikation', at: 'ladendiebe' },
      },
      {
        question: 'Darf ein Detektiv Diebe festhalten und Taschen durchsuchen?',
        answer:
          'Festhalten ja, durchsuchen nein. Auf frischer Tat darf jede Person einen Dieb bis zum Eintreffen der Polizei festhalten, wenn Flucht droht oder die Identität nicht feststeht (§\u00a0127 Abs.\u00a01\u00a0StPO). In Taschen sehen wir nur mit Einverständnis.',
      },
      {
        question: 'Hilft ein Detektiv auch an Selbstbedienungskassen?',
        answer:
          'Begrenzt. Nicht gescannte Ware sieht oft wie ein Versehen aus. Wir empfehlen dort eine Aufsicht, die sichtbar hilft und den Bon prüft, wo Ihre Hausordnung es vorsieht.',
      },
      {
        question: 'Ab wie vielen Stunden können wir buchen?',
        answer: `${claim('Ab einem Tag. Wie viele Stunden ein Einsatz mindestens dauert, steht im Angebot.')} Am meisten bringen die Stunden, in denen Ware fehlt.`,
      },
      {
        question: 'Muss ich jeden Ladendiebstahl anzeigen?',
        answer:
          'Nein. Bei geringwertiger Ware wird die Tat grundsätzlich nur auf Antrag verfolgt (§\u00a0248a\u00a0StGB). Dafür haben Sie drei Monate nach dem Tag, an dem Sie von Tat und Person erfahren (§\u00a077b\u00a0StGB).',
        more: { text: 'Muster: Vorfallmeldung', route: 'planung/muster', at: 'vorfallmeldung' },
      },
    ],
  },
  callUs: {
    heading: 'Zu welcher Stunde fehlt welche Ware?',
    text: 'Wissen Sie es nicht, finden wir es gemeinsam heraus.',
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
