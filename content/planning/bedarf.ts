import { examplePlan } from './examplePlan'
import { landsInTitles } from './laender'
import { lawAsOf } from './lawAsOf'
import { tradesOffered } from './trades'
import { type DeskPage, type NightStart, type Post, weekdays } from './types'

const workingDays = ['Mo', 'Di', 'Mi', 'Do', 'Fr'] as const
const allDay: Post = { days: weekdays, from: '00:00', to: '24:00', people: 1, name: '' }
const everyNight: Post = { ...allDay, from: '22:00', to: '06:00' }

/** The page around the calculator. */
export const bedarf = {
  meta: {
    title: `Stundenrechner für ${tradesOffered('und')}`,
    description: `Wie viele Wachstunden im Jahr? Posten eintragen, Stunden nach Nacht, Sonntag und Feiertag ablesen, dazu den Personalbedarf. Für ${landsInTitles()}.`,
  },
  name: 'Stundenbedarf',
  heading: 'Wie viele Stunden brauchen Sie?',
  lawAsOf,
  lead: 'Tragen Sie ein, wann Ihr Objekt besetzt sein soll. Sie sehen die Stunden, was davon auf Nacht, Sonntag und Feiertag fällt, und wie viele Kräfte es dafür braucht. Gerechnet wird in Ihrem Browser.',
  sections: {
    calculator: 'Posten und Woche',
    rules: 'So rechnen wir',
  },
  noScript:
    'Der Rechner braucht JavaScript. Sonst zeigen die Felder ein Beispiel; Regeln und durchgerechnete Fälle stehen darunter.',
  rules: [
    'Gezählt wird die wirkliche Zeit: Die Nacht zur Sommerzeit hat eine Stunde weniger, die zur Winterzeit eine mehr.',
    'Es zählt der Wochentag, an dem eine Schicht beginnt. An einem gesetzlichen Feiertag beginnen nur Posten mit „Ft“; was am Vorabend begonnen hat, läuft weiter.',
    'Jede Stunde zählt zu dem Kalendertag, auf den sie fällt: erst Feiertag, dann Sonntag, sonst Werktag. Der Samstag ist ein Werktag.',
    'Nacht ist von 23 bis 6\u00a0Uhr (§\u00a02 Abs.\u00a03\u00a0ArbZG). Der Nachtzuschlag beginnt in Verträgen oft schon um 20 oder 22\u00a0Uhr; das können Sie umstellen.',
    'Ein Jahr reicht von Mitternacht zu Mitternacht. In einem Zeitraum zählen die Schichten, die an seinen Tagen beginnen, bis zu ihrem Ende.',
    'Die Vollzeitkräfte sind die Stunden, geteilt durch das, was eine Person im Jahr arbeitet: Wochenstunden mal 52,18\u00a0Wochen, weniger Urlaub und Krankheit. Feiertage und Einarbeitung sind nicht abgezogen.',
  ],
  examples: {
    heading: 'Durchgerechnet',
    caption: 'Stunden 2027 für einen besetzten Platz, Nacht von 23 bis 6\u00a0Uhr',
    columns: { plan: 'Besetzt' },
    rows: [
      { name: 'Jeden Tag, 0 bis 24\u00a0Uhr', posts: [allDay] },
      {
        name: 'Mo–Fr 18 bis 6\u00a0Uhr, Sa, So und Feiertag 6 bis 6\u00a0Uhr',
        posts: examplePlan.posts,
      },
      {
        name: 'Mo–Fr 7 bis 19\u00a0Uhr, nicht am Feiertag',
        posts: [{ ...allDay, days: workingDays, from: '07:00', to: '19:00' }],
      },
    ],
    /** Where the clocks change. */
    months: [
      { name: 'Jede Nacht 22 bis 6\u00a0Uhr, März', month: '03', posts: [everyNight] },
      { name: 'Jede Nacht 22 bis 6\u00a0Uhr, Oktober', month: '10', posts: [everyNight] },
    ],
    note: 'Überschneiden sich zwei Schichten, zählen beide.',
  },
} as const satisfies DeskPage & Record<string, unknown>

/** Words of the calculator itself. Every one of them reaches the browser. */
export const hoursWords = {
  noPosts: 'Noch kein Posten. Legen Sie einen an, oder zeichnen Sie ihn in die Woche.',
  place: {
    service: 'Leistung',
    serviceOpen: 'noch offen',
    land: 'Land',
    period: 'Zeitraum',
    range: 'von – bis',
    from: 'Erster Tag',
    to: 'Letzter Tag',
    night: 'Nacht',
    nightFrom: (hour: NightStart) => `${hour} bis 6\u00a0Uhr`,
  },
  post: {
    heading: 'Posten',
    name: 'Name',
    days: 'Tage',
    holiday: 'Feiertag',
    from: 'von',
    fromExample: '18:00',
    to: 'bis',
    toExample: '06:00',
    people: 'Personen',
    add: 'Posten hinzufügen',
    most: 'Mehr als 30 Posten nimmt der Rechner nicht.',
    copy: 'Kopieren',
    remove: 'Entfernen',
    removed: (name: string) => `${name === '' ? 'Der Posten' : `„${name}“`} ist entfernt.`,
    undo: 'Rückgängig',
    unnamed: (number: number) => `Posten ${number}`,
  },
  errors: {
    // Three fields stand beside each other on a phone.
    time: 'Uhrzeit wie 18:15',
    people: 'Eine Zahl von 1 bis 99.',
    range: 'Der letzte Tag liegt vor dem ersten.',
    date: 'Ein Tag zwischen 2026 und 2035.',
    number: 'Eine Zahl, etwa 40 oder 38,5.',
    fullTime: 'So bliebe keine Arbeitszeit übrig.',
  },
  week: {
    heading: 'Ihre Woche',
    lead: 'Eine Woche ohne Feiertag. Ziehen Sie über Tage und Stunden, um einen Posten zu zeichnen.',
    draw: 'In die Woche zeichnen',
    legend: { empty: 'niemand', day: 'Tag', night: 'Nacht', sunday: 'Sonntag', double: 'doppelt' },
    gaps: 'Niemand da: ',
    double: 'Doppelt besetzt: ',
    noGaps: 'Durchgehend besetzt.',
    hour: 'Uhr',
    /** Of the drawing, for those who do not see it: the sentences below say the rest. */
    alt: 'Wochenbild: Tage untereinander, Stunden nebeneinander, je dunkler, desto mehr Personen.',
  },
  result: {
    heading: 'Ergebnis',
    people: (rounded: number) => (rounded === 1 ? 'Vollzeitkraft' : 'Vollzeitkräfte'),
    peopleExact: (exact: string) => `rechnerisch ${exact}`,
    hours: (label: string) => `Stunden ${label}`,
    week: 'Stunden in einer Woche ohne Feiertag',
    year: (year: number, land: string) => `${year}, ${land}`,
    range: (from: string, to: string, land: string) => `${from} bis ${to}, ${land}`,
    table: 'Als Tabelle: Tag, Nacht, Sonntag, Feiertag',
    caption: (label: string) => `Stunden ${label}`,
    months: (label: string) => `Monate ${label}`,
    rows: { weekday: 'Werktag', sunday: 'Sonntag', holiday: 'Feiertag', total: 'gesamt' },
    columns: { day: 'Tag', night: 'Nacht', total: 'gesamt', month: 'Monat' },
    announced: (people: string, hours: string) => `${people}\u00a0Vollzeitkräfte, ${hours}\u00a0Stunden.`,
    /** To the result, from the fields of a phone. */
    jump: 'Zum Ergebnis',
  },
  fullTime: {
    heading: 'Annahmen für eine Vollzeitkraft',
    weeklyHours: 'Wochenstunden',
    leaveDays: 'Urlaubstage',
    sickDays: 'Krankheitstage',
    net: (hours: string) => `Das sind ${hours}\u00a0Stunden Dienst im Jahr.`,
  },
  remarks: {
    heading: 'Was das Arbeitszeitgesetz dazu sagt',
    /** Behind the first names of a long list. */
    others: (count: number) => ` und ${count}\u00a0weitere`,
    long: (names: string) =>
      `${names}: Die Schicht ist länger als zehn Stunden. Mehr darf eine Person am Tag, Pausen nicht gerechnet, in der Regel nur nach einem Tarifvertrag arbeiten (§§\u00a03, 6, 7\u00a0ArbZG). Dafür muss regelmäßig und in erheblichem Umfang Arbeitsbereitschaft anfallen. Sonst braucht es eine Ablösung.`,
    rest: (names: string) =>
      `${names}: Zwischen zwei Schichten liegen keine elf Stunden Ruhe. Dieselbe Person kann dann in der Regel nicht an zwei Tagen nacheinander kommen (§\u00a05 Abs.\u00a01\u00a0ArbZG).`,
    sundays: (names: string) =>
      `${names}: Wer sonntags oder an einem Feiertag arbeitet, bekommt in der Regel einen Ersatzruhetag; mindestens 15\u00a0Sonntage im Jahr bleiben jeder Person frei (§\u00a011\u00a0ArbZG).`,
  },
  notLoaded: 'Der Rechner ließ sich nicht laden. Bitte laden Sie die Seite neu.',
  actions: {
    request: 'In die Anfrage übernehmen',
    /** Below it: what it takes. */
    takes: 'Posten, Stunden und Annahmen kommen in Ihre Nachricht; abgeschickt wird sie erst von Ihnen.',
    print: 'Drucken',
    link: 'Link kopieren',
    linkCopied: 'Link kopiert',
    linkRefused: 'Ihr Browser lässt das Kopieren nicht zu. Der Link steht in der Adresszeile.',
    csv: 'Tabelle (CSV)',
    tender: 'Leistungsbeschreibung (Word)',
    tenderMade: 'Die Datei ist gespeichert.',
    tenderFailed:
      'Die Datei ließ sich nicht erstellen. Laden Sie die Seite bitte neu, oder öffnen Sie sie in einem anderen Browser. Ihr Plan bleibt stehen.',
  },
  link: {
    heading: 'Ihr Link ließ sich nicht ganz lesen',
    foreign: 'Dieser Link enthält keinen Plan. Sie sehen, was zuletzt hier stand, oder das Beispiel.',
    value: (key: string, value: string) => `„${key}“ mit dem Wert „${value}“ verstehen wir nicht.`,
    unknown: (key: string) => `Die Angabe „${key}“ kennen wir nicht.`,
    tooMany: (left: number) => `${left}\u00a0Posten sind weggelassen: Mehr als 30 nimmt der Rechner nicht.`,
  },
  /** What stands in the message of the request. */
  request: {
    heading: (label: string) => `Bedarf ${label}:`,
    post: (name: string, days: string, from: string, to: string, people: number) =>
      `– ${name}: ${days}, ${from} bis ${to}\u00a0Uhr, ${people}\u00a0${people === 1 ? 'Person' : 'Personen'}`,
    total: (hours: string, night: string, sunday: string, holiday: string) =>
      `Zusammen ${hours}\u00a0Stunden, davon ${night} in der Nacht, ${sunday} an Sonntagen, ${holiday} an Feiertagen`,
    assumptions: (night: string, people: string) =>
      `Nacht ${night}; rechnerisch ${people}\u00a0Vollzeitkräfte`,
  },
  csv: {
    file: 'stundenbedarf.csv',
    post: 'Posten',
    days: 'Tage',
    from: 'von',
    to: 'bis',
    people: 'Personen',
  },
  /** What the figures rest on, below the tables. */
  assumptions: {
    night: (night: string) => `Nacht ist von ${night}.`,
    fullTime: (of: { weekly: string; leave: string; sick: string; net: string }) =>
      `Eine Vollzeitkraft hat ${of.weekly}\u00a0Wochenstunden, ${of.leave}\u00a0Urlaubs- und ${of.sick}\u00a0Krankheitstage; sie ist ${of.net}\u00a0Stunden im Jahr da.`,
  },
} as const
