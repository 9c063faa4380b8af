import type { NightStart, PlanKey, SundaySpan } from './types'

/** Words of the calculator of hours. Every one of them reaches the browser, and nothing of the company but what the page hands over. */
export const hoursLabels = {
  noPosts: 'Noch kein Posten. Legen Sie einen an, oder zeichnen Sie ihn in die Woche.',
  place: {
    service: 'Leistung',
    serviceOpen: 'noch unentschieden',
    land: 'Land',
    period: 'Zeitraum',
    range: 'von – bis',
    from: 'Erster Tag',
    to: 'Letzter Tag',
    night: 'Nacht',
    nights: {
      20: '20 bis 6\u00a0Uhr',
      22: '22 bis 6\u00a0Uhr',
      23: '23 bis 6\u00a0Uhr',
    } satisfies Record<NightStart, string>,
    sunday: 'Sonntag',
    sundays: { '0-24': '0 bis 24\u00a0Uhr', '6-20': '6 bis 20\u00a0Uhr' },
    /** As a sentence has them. */
    countedSundays: {
      '0-24': 'Sonn- und Feiertage ganz',
      '6-20': 'Sonntage von 6 bis 20\u00a0Uhr, Feiertage ganz',
    } satisfies Record<SundaySpan, string>,
    /** Below both: the rule of the Land's agreement, and a button that adopts it. */
    agreement: 'Diese Zeiten übernehmen',
    /** … and what is said once it is. */
    agreed: ' So ist es hier eingestellt.',
  },
  post: {
    heading: 'Posten',
    /** Opens the fields that few posts need. */
    more: 'Nur zeitweise, auf Abruf',
    add: 'Posten hinzufügen',
    /** Of a phone: opens the fields of a post, closes them, and names what is missing. */
    edit: 'ändern',
    close: 'schließen',
    open: 'unvollständig',
    most: 'Mehr als 30 Posten nimmt der Rechner nicht.',
    removed: (name: string) => `„${name}“ ist entfernt.`,
    unnamed: (number: number) => `Posten ${number}`,
  },
  errors: {
    date: { nonsense: 'Ein Tag zwischen 2026 und 2099.', order: 'Der letzte Tag liegt vor dem ersten.' },
    weeklyHours: { nonsense: 'Eine Zahl von 1 bis 60, etwa 38,5.' },
    absence: { nonsense: 'Eine Zahl von 0 bis 200.' },
    fullTime: 'So bliebe keine Arbeitszeit übrig.',
  },
  week: {
    heading: 'Ihre Woche',
    /** On the drawing: night, Sunday, and gaps. */
    night: (start: NightStart) => `Nacht ${start}–6`,
    sunday: { '0-24': 'Sonntag 0–24', '6-20': 'Sonntag 6–20' } satisfies Record<SundaySpan, string>,
    nobody: (hours: string) => `niemand ${hours}`,
    /** Over the largest gap, and what a click there does, for those who do not see it. */
    fill: 'Neuer Posten',
    filled: (days: string, from: string, to: string) => ` ${days}, ${from} bis ${to}\u00a0Uhr, `,
    draw: 'Über die Woche ziehen: neuer Posten.',
    /** Of a plan whose posts have dates: which week it is, and those beside it. */
    of: (monday: string) => `Woche ab ${monday}`,
    before: 'Woche davor',
    after: 'Woche danach',
    hours: (hours: string) => `${hours}\u00a0Stunden in einer Woche ohne Feiertag. `,
    gaps: 'Niemand da: ',
    double: 'Doppelt besetzt: ',
    noGaps: 'Durchgehend besetzt.',
    hour: 'Uhr',
    /** Of the drawing, for those who do not see it: the sentences below say the rest. */
    alt: 'Wochenbild: jeder Tag von 6 bis 6\u00a0Uhr, jede Schicht ein Balken.',
  },
  result: {
    heading: 'Ergebnis',
    /** Before a visitor plans. */
    example: 'Ein Beispiel. Zeichnen Sie Ihre Woche, oder ändern Sie die Posten.',
    /** On paper: of which day it is, for which service, and how to open it again. */
    printed: (day: string, service: string, address: string) =>
      `Stand ${day}${service === '' ? '' : `, ${service}`}. Öffnen: ${address}`,
    incomplete: (count: number) =>
      count === 1
        ? '1\u00a0Posten ist unvollständig und nicht gerechnet.'
        : `${count}\u00a0Posten sind unvollständig und nicht gerechnet.`,
    noPeriod: 'Ohne ersten und letzten Tag lässt sich nichts rechnen.',
    none: '–',
    /** Beside the large figures. */
    hours: 'Stunden',
    people: (rounded: number) => (rounded === 1 ? 'Kraft' : 'Kräfte'),
    atOnce: 'zugleich',
    /** Below them. */
    exact: (people: string) => `rechnerisch ${people}\u00a0Vollzeitkräfte`,
    most: (count: number) => `höchstens ${count} zugleich`,
    /** The most that are there at once, and when first. */
    peak: (count: string, date: string, time: string) => `${count}, zuerst am ${date} um ${time}\u00a0Uhr`,
    /** Of a period of several years. */
    yearly: (hours: string) => `im Jahr durchschnittlich ${hours}\u00a0Stunden`,
    onCall: (hours: string) => `dazu auf Abruf bis zu ${hours}\u00a0Stunden`,
    year: (year: number, land: string) => `${year}, ${land}`,
    range: (from: string, to: string, land: string) => `${from} bis ${to}, ${land}`,
    table: 'Als Tabelle: Tag, Nacht, Sonntag, Feiertag, je Posten',
    caption: (label: string) => `Stunden ${label}`,
    names: { caption: 'Stunden je Name', name: 'Name' },
    rows: { weekday: 'Werktag', sunday: 'Sonntag', holiday: 'Feiertag', total: 'gesamt' },
    columns: { day: 'Tag', night: 'Nacht', total: 'gesamt' },
    /** From the result to what can be done with it; and back from the fields of a phone. */
    onwards: 'Zu Anfrage, Link und Druck',
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
    /** The gravest one in short, and what opens all of them. */
    brief: {
      relay: (names: string) =>
        `${names}: länger als zwölf Stunden, nach dem Arbeitszeitgesetz mehrere Schichten.`,
      long: (names: string) => `${names}: länger als zehn Stunden, dem setzt das Arbeitszeitgesetz Grenzen.`,
      sundays: (names: string) =>
        `${names}: Wer sonntags arbeitet, hat in der Regel einen Ersatzruhetag gut.`,
    },
    more: 'mehr',
    /** Behind the first names of a long list. */
    others: (count: number) => ` und ${count}\u00a0weitere`,
    relay: (names: string) =>
      `${names}: Das sind mehrere Schichten. Eine Person arbeitet am Tag höchstens acht, in Grenzen zehn Stunden, mit Tarifvertrag auch länger, und hat danach elf Stunden Ruhe (§§\u00a03, 5, 7\u00a0ArbZG). Wer in der Pause übernimmt (§\u00a04\u00a0ArbZG), gehört in die Leistungsbeschreibung.`,
    long: (names: string) =>
      `${names}: Die Schicht ist länger als zehn Stunden. Mehr darf eine Person am Tag, Pausen nicht gerechnet, in der Regel nur nach einem Tarifvertrag arbeiten (§§\u00a03, 4, 7\u00a0ArbZG). Dafür muss regelmäßig und in erheblichem Umfang Arbeitsbereitschaft anfallen. Sonst braucht es eine Ablösung, wie auch in der Pause.`,
    sundays: (names: string) =>
      `${names}: Wer sonntags oder an einem Feiertag arbeitet, bekommt in der Regel einen Ersatzruhetag; mindestens 15\u00a0Sonntage im Jahr bleiben jeder Person frei (§\u00a011\u00a0ArbZG).`,
  },
  /** Until a link's own plan is there. */
  wait: 'Ihr Plan wird geladen\u00a0…',
  notLoaded: 'Der Rechner ließ sich nicht laden. Bitte laden Sie die Seite neu.',
  actions: {
    request: 'In die Anfrage übernehmen',
    /** Below it: what it takes. */
    takes: 'Posten, Stunden und Annahmen kommen in Ihre Anfrage; abgeschickt wird sie erst von Ihnen.',
    compare: 'Angebote mit diesen Stunden vergleichen',
    print: 'Drucken',
    link: 'Link kopieren',
    linkCopied: 'Link kopiert',
    /** Before a link with the name below: the address bar may hold another plan. */
    linkRefused: 'Ihr Browser lässt das Kopieren nicht zu. Kopieren Sie die Adresse von Hand: ',
    linkByHand: 'Link zu Ihrem Plan',
    /** Before both: they go out together. */
    documents: 'Ausschreibung:',
    tender: 'Leistungsbeschreibung (Word)',
    sheet: 'Preisblatt (Excel)',
    made: 'Die Datei ist gespeichert.',
    failed:
      'Die Datei ließ sich nicht erstellen. Laden Sie die Seite bitte neu, oder öffnen Sie sie in einem anderen Browser. Ihr Plan bleibt stehen.',
  },
  link: {
    heading: 'Ihr Link ließ sich nicht ganz lesen',
    foreign: 'Dieser Link enthält keinen Plan. Sie sehen, was zuletzt hier stand, oder das Beispiel.',
    value: (key: string, value: string) => `${key}: „${value}“ verstehen wir nicht.`,
    twice: (key: string) => `${key} steht im Link zweimal. Bitte prüfen Sie, was hier eingetragen ist.`,
    unknown: (key: string) => `Die Angabe „${key}“ kennen wir nicht.`,
    tooMany: (left: number) => `${left}\u00a0Posten sind weggelassen: Mehr als 30 nimmt der Rechner nicht.`,
    keys: {
      leistung: 'Leistung',
      land: 'Land',
      jahr: 'Jahr',
      von: 'Erster Tag',
      bis: 'Letzter Tag',
      nacht: 'Nacht',
      sonntag: 'Sonntag',
      vollzeit: 'Vollzeitkraft',
      posten: 'Posten',
    } satisfies Record<PlanKey, string>,
  },
  /** The text for the message of a request. */
  request: {
    heading: (label: string) => `Bedarf ${label}:`,
    post: (name: string, rest: string) => `– ${name}: ${rest}`,
    total: (hours: string, night: string, sunday: string, holiday: string) =>
      `Zusammen ${hours}\u00a0Stunden, davon ${night} in der Nacht, ${sunday} an Sonntagen, ${holiday} an Feiertagen`,
    name: (name: string, hours: string) => `${name}: ${hours}\u00a0Stunden`,
    counted: (night: string, sunday: string) => `Nacht ${night}, ${sunday}`,
    staff: (people: string, weekly: string, leave: string, sick: string) =>
      `rechnerisch ${people}\u00a0Vollzeitkräfte (${weekly}\u00a0Wochenstunden, ${leave}\u00a0Urlaubs- und ${sick}\u00a0Krankheitstage)`,
    peak: (people: number) => `höchstens ${people} zugleich`,
    gaps: (gaps: string) => `Niemand da: ${gaps}\u00a0Uhr`,
    doubles: (doubles: string) => `Doppelt besetzt: ${doubles}\u00a0Uhr`,
  },
  /** What the figures rest on, below the tables. */
  assumptions: {
    counted: (night: string, sunday: string) => `Nacht ist von ${night}; gezählt werden ${sunday}.`,
    fullTime: (of: { weekly: string; leave: string; sick: string; net: string }) =>
      `Eine Vollzeitkraft hat ${of.weekly}\u00a0Wochenstunden, ${of.leave}\u00a0Urlaubs- und ${of.sick}\u00a0Krankheitstage; sie ist ${of.net}\u00a0Stunden im Jahr da.`,
  },
} as const
