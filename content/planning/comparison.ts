/** The comparison of offers: its island imports this file, so it holds nothing else. */

/** Lines that every offer should have, in the order in which one reads an offer. */
export const offerLines = [
  'hours',
  'rate',
  'surcharges',
  'wages',
  'extras',
  'qualification',
  'cover',
  'liability',
  'subcontractors',
  'term',
] as const
export type OfferLine = (typeof offerLines)[number]

export const lineTitles: Record<OfferLine, string> = {
  hours: 'Einsatzzeiten und Stundenzahl',
  rate: 'Stundensatz netto je Qualifikation',
  surcharges: 'Zuschläge mit Uhrzeit und Regel',
  wages: 'Tarifvertrag und Preisanpassung',
  extras: 'Nebenkosten',
  qualification: 'Qualifikation je Posten',
  cover: 'Ersatz bei Ausfall',
  liability: 'Haftung und Versicherungssummen',
  subcontractors: 'Nachunternehmen',
  term: 'Laufzeit, Kündigung, Abrechnung',
}

export const comparison = {
  /** By their place, until they are named. */
  unnamed: ['Angebot A', 'Angebot B', 'Angebot C'],
  hours: {
    heading: 'Stunden für alle Angebote',
    planned: (label: string, hours: string) => `Ihre Posten: ${label}, ${hours}\u00a0Stunden`,
    cleaning: (hours: string) => `Ihre Reinigung: ${hours}\u00a0Stunden im Jahr`,
    example: (hours: string) => `Das Beispiel dieser Seite: ${hours}\u00a0Stunden`,
    split: (of: Record<'all' | 'night' | 'sunday' | 'holiday' | 'nightSpan' | 'sundaySpan', string>) =>
      `Gerechnet wird mit ${of.all}\u00a0Stunden, davon ${of.night} nachts (${of.nightSpan}), ${of.sunday} sonntags und ${of.holiday} an Feiertagen (${of.sundaySpan}).`,
    cleaningSplit: (hours: string) =>
      `Gerechnet wird mit ${hours}\u00a0Stunden im Jahr, alle am Tag und an Werktagen.`,
    incomplete: (count: number) =>
      count === 1
        ? '1\u00a0Posten ist unvollständig und nicht dabei.'
        : `${count}\u00a0Posten sind unvollständig und nicht dabei.`,
    cleaningIncomplete: (count: number) =>
      count === 1
        ? '1\u00a0Raumart ist unvollständig und nicht dabei.'
        : `${count}\u00a0Raumarten sind unvollständig und nicht dabei.`,
    none: 'Ohne fest bestellte Stunden zählen nur die festen Beträge.',
    onCall: (hours: string) =>
      `Bis zu ${hours}\u00a0Stunden auf Abruf stehen daneben und zählen in keiner Summe mit.`,
    /** Where this tab knows of no plan, as a second one does. */
    unplanned:
      'Hier fehlt noch Ihr Plan. Öffnen Sie seinen Link, lesen Sie ein Preisblatt ein, oder legen Sie einen an:',
    link: 'Stundenbedarf aus Posten berechnen',
    open: 'Plan im Rechner öffnen',
  },
  fields: {
    name: 'Firma oder Stichwort',
    price: 'Preis',
    prices: { base: 'Stundensatz und Zuschläge', cells: 'ein Satz je Art der Stunde' },
    rate: 'Stundensatz netto',
    surcharges: 'Zuschläge in Prozent, keiner: 0',
    night: 'Nacht',
    sunday: 'Sonntag',
    holiday: 'Feiertag',
    cells: {
      weekday: { day: 'Werktag, Tag', night: 'Werktag, Nacht' },
      sunday: { day: 'Sonntag, Tag', night: 'Sonntag, Nacht' },
      holiday: { day: 'Feiertag, Tag', night: 'Feiertag, Nacht' },
    },
    rule: 'Wenn zwei zusammentreffen',
    rules: { highest: 'nur der höchste', sum: 'beide zusammen' },
    fixed: 'Feste Beträge netto',
    monthly: 'im Monat',
    once: 'einmalig',
  },
  /** Filled price sheets that come back. */
  sheets: {
    /** At an offer from a sheet, once it is computed with other hours. */
    otherHours: (label: string) => `Die Preise galten für andere Stunden: ${label}.`,
    label: 'Ausgefüllte Preisblätter (.xlsx) einlesen',
    hint: 'Bis zu drei, auch hierher gezogen. Jedes bringt seinen Plan mit. Gelesen werden sie in Ihrem Browser, hochgeladen wird nichts.',
    read: (name: string) => `„${name}“ ist eingelesen.`,
    opened: (plan: string) => `Geöffnet ist sein Plan: ${plan}.`,
    empty: (file: string) => `${file}: Darin steht noch kein Preis.`,
    other: (file: string, plan: string) =>
      `${file}: gehört zu einem anderen Plan (${plan}). Öffnen Sie diese Seite in einem neuen Tab und lesen Sie es dort ein; Preise für verschiedene Pläne lassen sich nicht vergleichen.`,
    refused: (file: string, why: string) => `${file}: ${why}`,
    full: (file: string) => `${file}: Drei Angebote stehen schon da. Entfernen Sie erst eines.`,
    failed: (file: string) =>
      `${file}: ließ sich nicht öffnen. Laden Sie die Seite neu; was Sie eingetragen haben, bleibt.`,
  },
  add: 'Weiteres Angebot',
  removed: (name: string) => `${name} ist entfernt.`,
  faults: {
    rate: {
      nonsense: 'Bitte einen Betrag wie 24,50.',
      negative: 'Bitte ohne Minus.',
      fine: 'Höchstens drei Nachkomma\u00adstellen.',
      large: 'Höchstens 999,99\u00a0€ je Stunde. Haben Sie einen Monatsbetrag eingetragen?',
    },
    monthly: {
      nonsense: 'Bitte einen Betrag wie 850,00.',
      negative: 'Bitte ohne Minus.',
      fine: 'Höchstens zwei Nachkomma\u00adstellen.',
      large: 'Höchstens 999.999,99\u00a0€ im Monat. Haben Sie einen Jahresbetrag eingetragen?',
    },
    once: {
      nonsense: 'Bitte einen Betrag wie 1.500,00.',
      negative: 'Bitte ohne Minus.',
      fine: 'Höchstens zwei Nachkomma\u00adstellen.',
      large: 'Höchstens 999.999,99\u00a0€.',
    },
    percent: {
      nonsense: 'Bitte eine Zahl wie 25.',
      negative: 'Bitte ohne Minus.',
      fine: 'Höchstens zwei Nachkomma\u00adstellen.',
      large: 'Höchstens 300\u00a0%.',
    },
  },
  result: {
    heading: 'Ergebnis',
    waiting: 'Hier stehen die Beträge, sobald ein Angebot vollständig eingetragen ist.',
    open: 'Verglichen wird, sobald in jedem Angebot steht, was bei Ihren Stunden zählt. Gibt es keinen Zuschlag, tragen Sie 0 ein.',
    net: { year: 'Im Jahr netto', range: 'Im Zeitraum netto' },
    gross: 'mit 19\u00a0% USt.',
    monthNet: 'im Monat netto',
    yearNet: 'im Jahr netto, im Schnitt',
    perHour: 'je Stunde, alles in allem',
    /** Of what the sum is made: parts of the bar. */
    parts: { base: 'Stunden × Satz', surcharges: 'Zuschläge', fixed: 'Feste Beträge' },
    fixedOnce: 'Feste Beträge, einmalig',
    fixedFor: (months: string) =>
      `Feste Beträge: ${months}\u00a0${months === '1' ? 'Monat' : 'Monate'} und einmalig`,
    onCall: 'Auf Abruf, höchstens',
    lowest: 'Der niedrigste Betrag',
    equal: 'Gleich hoch',
    more: (amount: string, percent: string) => `+\u00a0${amount} (${percent})`,
    difference: 'Unterschied',
    missing: 'Fehlende Zeilen',
    noneMissing: 'keine',
    unread: 'noch nicht geprüft',
    /** What counts with these hours and is not typed. */
    missingValues: (fields: string) => `Es fehlt: ${fields}`,
    /** Behind the first of many. */
    others: (count: number) => ` und ${count}\u00a0weitere`,
    nothing: 'noch unvollständig',
    announced: (name: string, span: string, amount: string) => `${name}, ${span}: ${amount}.`,
    caution:
      'Der niedrigste Betrag sagt noch nicht, wer dieselbe Leistung anbietet. Dafür sind die zehn Zeilen da.',
  },
  lines: {
    heading: 'Zehn Zeilen, die in jedes Angebot gehören',
    missing: 'fehlt',
  },
  request: {
    link: 'Angebot für diese Stunden anfordern',
    privacy:
      'In die Anfrage kommen Posten und Stunden, keine Namen von Firmen und keine Preise. Abgeschickt wird sie erst von Ihnen.',
  },
  print: 'Vergleich drucken',
  kept: 'Was Sie hier eintragen, merkt sich nur dieser Tab, bis Sie ihn schließen. Preise stehen in keinem Link und in keiner Anfrage.',
  failed:
    'Der Vergleich lässt sich gerade nicht anzeigen. Laden Sie die Seite neu; was Sie eingetragen haben, bleibt in diesem Tab.',
} as const
