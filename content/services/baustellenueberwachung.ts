import { claim } from '@/content/claim'
import { areaInTitles, place } from '@/content/place'
import type { Post } from '@/content/planning/post'
import type { Service } from '@/content/types'

/** The site is deserted: the nights, and the weekend from Friday evening on. */
const night: Omit<Post, 'days'> = { from: '20:00', to: '05:00', people: 1, name: 'Baufeld' }
const weekend: readonly Post[] = [
  { ...night, days: ['Fr', 'Sa', 'Ft'], to: '20:00' },
  { ...night, days: ['So'] },
]

export const baustellenueberwachung: Service = {
  slug: 'baustellenueberwachung',
  title: 'Baustellenüberwachung',
  cardLine: 'Wache für Material, Maschinen und Rohbau nach Feierabend.',
  keyword: 'Baustelle',
  search: `Baustellenbewachung in ${place.area}`,
  heroLine: 'Nach Feierabend bewacht unser Bauwachdienst Material, Maschinen und Rohbau.',
  pictureAlt:
    'Rohbau mit Gerüst und Kran am Abend, von einem Baustrahler warm beleuchtet; am offenen Bauzaun steht eine Sicherheitskraft.',
  pictureCaption: 'Bautor, 20:00\u00a0Uhr',
  meta: {
    title: `Baustellenbewachung und Baustellensicherung ${place.town}`,
    description: `Bauwachdienst und Baustellenbewachung in ${areaInTitles}: Wachstunden je Bauphase, Kontrolle am Bautor, Wache, Streife und Kamera im Vergleich.`,
  },
  parts: ['intro', 'watch', 'figure', 'checklist'],
  intro: {
    heading: 'Was auf Baustellen nachts verschwindet',
    paragraphs: [
      'Diesel beim Aushub, Schalung im Rohbau, Kupfer im Ausbau. Fehlt am Montag die Kabeltrommel, wartet der Elektrotrupp und nach ihm der Trockenbau.',
      claim(
        'Darum überarbeiten wir die Dienstanweisung mit jeder Bauphase und bieten Ihnen Wachstunden je Phase an.',
      ),
    ],
  },
  checklist: {
    heading: 'Unsere Wache am Bauzaun',
    items: [
      {
        title: 'Übergabe nach Feierabend',
        text: claim(
          'Mit Ihrer Bauleitung gehen wir einmal über den Platz: Welche Container sind zu, wo parken die Maschinen, welche Firma arbeitet noch?',
        ),
      },
      {
        title: 'Kontrolle am Bautor',
        text: `Hinein darf, wer auf der Liste steht oder freigegeben wird. ${claim('Kennzeichen, Uhrzeit und Ladung kommen ins Wachbuch.')}`,
      },
      {
        title: 'Runden an Zaun und Gerüst',
        text: 'Die Wache sucht frische Spuren und richtet, was sich von Hand richten lässt. In den Rohbau geht sie nur auf freigegebenen Wegen.',
      },
      {
        title: 'Wasser, Strom und Brandgeruch',
        text: 'Platzt ein Schlauch oder schmort ein Kabel, stellt die Wache Wasser oder Strom ab und ruft an, wen Sie genannt haben.',
      },
    ],
  },
  figure: {
    kind: 'phases',
    heading: 'Wachstunden, Phase für Phase',
    lead: 'Die Baustelle aus dem Plan, vom Aushub bis zur Abnahme. Die Breite zeigt die Dauer, die Höhe die Stunden je Woche.',
    caption: 'Bauphasen mit den Stunden eines Postens',
    labels: {
      phase: 'Bauphase',
      goods: 'Nachts auf dem Platz',
      watch: 'Wann die Wache da ist',
      weeks: 'Wochen',
      weekly: 'Je Woche',
      hours: 'Stunden',
      total: 'Zusammen',
    },
    phases: [
      {
        name: 'Aushub',
        goods: 'Bagger, Tank, Pumpen',
        watch: 'Freitag bis Montag durchgehend',
        weeks: 8,
        weekly: 57,
      },
      {
        name: 'Rohbau',
        goods: 'Schalung, Gerüst, erste Kabel',
        watch: 'Freitag bis Montag durchgehend',
        weeks: 24,
        weekly: 57,
      },
      {
        name: 'Ausbau',
        goods: 'Kupferkabel, Schaltschränke',
        watch: 'Ebenso, dazu vier Nächte',
        weeks: 16,
        weekly: 93,
      },
      {
        name: 'Abnahme',
        goods: 'Küchen, Leuchten',
        watch: 'Wie im Ausbau',
        weeks: 6,
        weekly: 93,
      },
    ],
  },
  fit: {
    suits: [
      'Maschinen, Kabel oder Tanks bleiben über Nacht auf dem Platz.',
      'Küchen oder Aufzugsteile sind geliefert, aber noch nicht eingebaut.',
      'Jugendliche nutzen Gerüst oder Baugrube als Treffpunkt.',
    ],
    otherwise: [
      { text: 'Wenig Material, einzelne Kontrollen genügen', service: 'kontrolldienst' },
      { text: 'Abgenommen, aber noch nicht bezogen', service: 'objektschutz' },
      { text: 'Ein Bau hinter dem Werktor', service: 'werkschutz' },
    ],
    needs: [
      'Ort und Bauphase',
      'Beginn und Ende der Bewachung',
      'Nächte, Wochenenden und Feiertage',
      'Länge des Zauns und Zahl der Tore',
      'Strom, Licht und Container',
      'Maschinen und Material über Nacht',
    ],
  },
  buyer: {
    qualification: 'Hinter dem Bauzaun die Unterrichtung, auf dem Gehweg davor die Sachkundeprüfung',
    price: 'Stunden je Bauphase, Stundensatz, Zuschläge',
  },
  faq: {
    heading: 'Aus der Baubesprechung',
    items: [
      {
        question: 'Was kostet Baustellenbewachung?',
        answer:
          'Wachstunden mal Stundensatz, dazu Zuschläge für Nacht, Sonntag und Feiertag. Unser Beispiel kommt in 54\u00a0Wochen auf 3.870\u00a0Stunden. Von Anfang an besetzt wie im Ausbau, wären es 93 mal 54, also 5.022.',
        more: { text: 'Was eine Stunde kostet', route: 'planung/kosten' },
      },
      {
        question: 'Bauwachdienst oder Kameraturm: Was ist besser?',
        answer: `In ruhigen Wochen oft der Turm, ab der ersten Kupferlieferung die Wache: Zum Turm muss bei Alarm erst jemand hinfahren, die Wache ist schon da. ${claim('Türme stellen wir nicht auf, arbeiten aber mit denen anderer Anbieter.')}`,
      },
      {
        question: 'Wie kurzfristig kann eine Wache kommen?',
        answer: `${claim('Für einzelne Nächte, sobald freigegebene Kräfte Zeit haben; ob das heute noch geht, hören Sie am Telefon.')} Für einen festen Posten planen Sie einige Wochen ein.`,
      },
      {
        question: 'Wer haftet bei Diebstahl auf der Baustelle?',
        answer:
          'Für sein Werk trägt bis zur Abnahme meist das Bauunternehmen die Gefahr (§\u00a0644 Abs.\u00a01\u00a0BGB), wir haften für eigene Fehler. Sehen Sie nach, ob Ihre Bauleistungsversicherung auch loses Material einschließt.',
      },
    ],
  },
  callUs: {
    heading: 'Die nächste Kabellieferung ist bestellt?',
    text: 'Rufen Sie an, bevor sie auf dem Platz liegt. Wir sagen Ihnen, welche Nächte wir zuerst besetzen würden.',
  },
  planning: [
    {
      text: 'Stunden für den Rohbau ausrechnen',
      posts: weekend,
    },
    {
      text: 'Stunden für den Ausbau ausrechnen',
      posts: [...weekend, { ...night, days: ['Mo', 'Di', 'Mi', 'Do'] }],
    },
  ],
}
