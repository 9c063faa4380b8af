import { claim } from '@/content/claim'
import { areaInTitles, place } from '@/content/place'
import type { Service } from '@/content/types'

export const einzelhandelsschutz: Service = {
  slug: 'einzelhandelsschutz',
  title: 'Einzelhandelsschutz',
  cardLine: 'Am Eingang sichtbar, auf der Fläche in Zivil: Schutz vor Ladendiebstahl.',
  keyword: 'Laden',
  heroLine: `Ladendetektiv in Zivil oder Doorman am Eingang, für Geschäfte in ${place.area}.`,
  pictureAlt:
    'Ladenpassage mit Glasdach nach Ladenschluss: Ein Rollladen ist halb herabgelassen, warmes Licht fällt auf den Boden, davor steht eine Sicherheitskraft.',
  pictureCaption: 'Ladenschluss, 20:06\u00a0Uhr',
  meta: {
    title: `Ladendetektiv und Doorman: Einzelhandelsschutz ${place.town}`,
    description: `Ladendetektiv in Zivil oder Doorman am Eingang: Schutz vor Ladendiebstahl in ${areaInTitles}. Beide im Vergleich, mit Befugnissen, Bericht und Grenzen.`,
  },
  parts: ['intro', 'figure', 'watch', 'checklist'],
  intro: {
    heading: 'Zwölf Parfums fehlen. Gestohlen oder falsch gebucht?',
    paragraphs: [
      `Die Inventurdifferenz allein verrät es nicht. ${claim('Deshalb sehen wir uns zuerst mit Ihnen an, welche Ware zu welcher Stunde fehlt.')} Danach zeigt sich, ob Präsenz hilft oder jemand, den keiner erkennt.`,
      `${claim('Ausprobieren lässt sich beides: zwei Wochen mit Doorman, zwei Wochen mit Detektiv, und danach zählen wir mit Ihnen nach.')} Befugnisse der Polizei haben wir nicht.`,
    ],
  },
  checklist: {
    heading: 'So arbeiten wir im Laden',
    items: [
      {
        title: 'Präsenz am Eingang',
        text: 'Weit genug innen, um Tür und Kassen zu sehen, nah genug, um zu grüßen.',
      },
      {
        title: 'Beobachtung in Zivil',
        text: `Vom Griff ins Regal bis hinter die Kasse. ${claim('Reißt der Sichtkontakt ab, sprechen wir niemanden an.')}`,
      },
      {
        title: 'Ansprache hinter der Kasse',
        text: 'Ruhig, möglichst zu zweit, abseits der Kundschaft. Über Anzeige und Hausverbot entscheiden Sie.',
      },
      {
        title: 'Kassen- und Ladenschluss',
        text: 'Umkleiden, Toiletten und Lager abgehen, an der Tür stehen, während gezählt wird. Geld befördern wir nicht.',
      },
    ],
  },
  figure: {
    kind: 'sight',
    heading: 'Was der Doorman sieht, und was der Detektiv',
    lead: 'Wird ganz offen hinausgetragen, hilft der Doorman. Verschwindet die Ware Stück für Stück, hilft der Detektiv.',
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
        cells: [claim('Bei uns ebenfalls Sachkundeprüfung'), 'Sachkundeprüfung ist Pflicht'],
      },
      {
        name: 'Grenze',
        cells: ['Das dritte Regal', 'Schreckt nicht ab'],
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
      'Ihre Linie bei Anzeigen',
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
        question: 'Dürfen Ladendetektive in Zivil arbeiten?',
        answer:
          'Ja. Vom sichtbaren Schild nimmt §\u00a018 Abs.\u00a03\u00a0BewachV den Schutz vor Ladendiebstahl aus. Wer auf frischer Tat betroffen ist, darf von jeder Person bis zum Eintreffen der Polizei festgehalten werden (§\u00a0127 Abs.\u00a01\u00a0StPO). Nötig ist, dass Flucht droht oder die Identität nicht sofort feststeht. In eine Tasche sehen wir nur mit Einverständnis.',
      },
      {
        question: 'Hilft ein Detektiv auch an Selbstbedienungskassen?',
        answer:
          'Begrenzt. Nicht gescannte Ware sieht oft wie ein Versehen aus. Wir empfehlen dort jemanden, der sichtbar hilft und den Bon prüft, wo Ihre Hausordnung es vorsieht.',
      },
      {
        question: 'Nutzen Sie unsere Kameras, machen Sie Testkäufe?',
        answer: claim(
          'Beides nur, wenn Sie es eigens beauftragen. Wer Bilder ansehen darf und wann sie gelöscht werden, bestimmen Sie; wir halten es in der Dienstanweisung fest. Vor Testkäufen klären Sie bitte, ob Ihr Betriebsrat zu beteiligen ist.',
        ),
      },
      {
        question: 'Muss ich jeden Ladendiebstahl anzeigen?',
        answer:
          'Nein. Bei geringwertiger Ware wird die Tat grundsätzlich nur auf Antrag verfolgt (§\u00a0248a\u00a0StGB). Dafür haben Sie drei Monate ab dem Tag, an dem Sie von Tat und Person erfahren (§\u00a077b\u00a0StGB).',
      },
      {
        question: 'Was tun, wenn jemand trotz Hausverbot wiederkommt?',
        answer: `Wir bitten die Person zu gehen und rufen die Polizei, wenn sie bleibt. Der Verstoß kann Hausfriedensbruch sein; verfolgt wird er nur auf Antrag (§\u00a0123\u00a0StGB). ${claim('Formulare für das Verbot halten wir bereit: mit Datum, Dauer und Filialen.')}`,
      },
    ],
  },
  callUs: {
    heading: 'Welche Ware fehlt, und zu welcher Stunde?',
    text: 'Wissen Sie es, beginnen wir mit diesen Stunden. Wissen Sie es nicht, finden wir es gemeinsam heraus.',
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
