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
    heading: 'Stunden im Jahr',
    planned: (label: string, hours: string) => `Aus Ihrem Stundenbedarf: ${label}, ${hours}\u00a0Stunden`,
    example: (hours: string) => `Aus dem Beispiel oben: ${hours}\u00a0Stunden`,
    own: 'Eigene Zahlen, etwa aus der letzten Jahresrechnung',
    fields: {
      total: 'Stunden im Jahr',
      night: 'davon nachts',
      sunday: 'davon sonntags',
      holiday: 'davon an Feiertagen',
    },
    spread:
      'Die Nachtstunden sind gleichmäßig auf alle Tage verteilt. Genauer wird es mit dem Stundenbedarf aus Ihren Posten.',
    split: (day: { all: string; night: string; sunday: string; holiday: string }) =>
      `Gerechnet wird mit ${day.all}\u00a0Stunden, davon ${day.night} nachts, ${day.sunday} sonntags und ${day.holiday} an Feiertagen.`,
    none: 'Ohne Stunden zählen nur die festen Beträge.',
    link: 'Stundenbedarf aus Posten berechnen',
  },
  fields: {
    name: 'Firma oder Stichwort',
    rate: 'Stundensatz netto',
    surcharges: 'Zuschläge in Prozent',
    night: 'Nacht',
    sunday: 'Sonntag',
    holiday: 'Feiertag',
    rule: 'Wenn zwei zusammentreffen',
    highest: 'nur der höchste',
    sum: 'beide zusammen',
    monthly: 'Fester Betrag im Monat, netto',
  },
  /** By what a field holds. */
  units: { rate: '€', monthly: '€', percent: '%', hours: 'Std.' },
  add: 'Weiteres Angebot',
  removed: (name: string) => `${name} ist entfernt.`,
  problems: {
    nonsense: {
      rate: 'Bitte einen Betrag wie 24,50.',
      monthly: 'Bitte einen Betrag wie 24,50.',
      percent: 'Bitte eine Zahl wie 25.',
      hours: 'Bitte eine Zahl wie 5.700.',
    },
    negative: 'Bitte ohne Minus.',
    tooFine: 'Höchstens zwei Nachkomma\u00adstellen.',
    tooHigh: {
      rate: 'Höchstens 999,99\u00a0€ je Stunde. Haben Sie einen Monatsbetrag eingetragen?',
      monthly: 'Höchstens 999.999,99\u00a0€ im Monat. Haben Sie einen Jahresbetrag eingetragen?',
      percent: 'Höchstens 300\u00a0%.',
      hours: 'Höchstens 999.999\u00a0Stunden.',
    },
    moreThanTotal: 'Mehr als alle Stunden des Jahres. Prüfen Sie diese Zahl und die erste.',
  },
  result: {
    heading: 'Ergebnis',
    waiting: 'Tragen Sie einen Stundensatz ein: Dann stehen hier die Beträge für Monat und Jahr.',
    monthNet: 'Monat netto',
    monthGross: 'Monat mit 19\u00a0% USt.',
    yearNet: 'Jahr netto',
    yearGross: 'Jahr mit 19\u00a0% USt.',
    perHour: 'je Stunde, alles in allem',
    /** Of what the year is made: parts of the bar. */
    parts: { base: 'Stunden × Satz', surcharges: 'Zuschläge', fixed: 'Feste Beträge' },
    lowest: 'Der niedrigste Betrag',
    equal: 'Gleich hoch',
    more: (amount: string, percent: string) => `+\u00a0${amount} (${percent})`,
    difference: 'Unterschied im Jahr',
    missing: 'Fehlende Zeilen',
    noneMissing: 'keine',
    noRate: 'Ohne Stundensatz: nur der feste Betrag.',
    uncounted: (kinds: string) => `Mit 0\u00a0% gerechnet: ${kinds}.`,
    nothing: 'Noch kein Betrag.',
    announced: (name: string, amount: string) => `${name}: im Jahr ${amount} netto.`,
    caution:
      'Der niedrigste Betrag sagt noch nicht, wer dieselbe Leistung anbietet. Dafür sind die zehn Zeilen da.',
  },
  lines: {
    heading: 'Was steht im Angebot?',
    lead: 'Haken Sie ab, was Sie im Angebot finden. Was fehlt, fragen Sie nach.',
    missing: 'fehlt',
  },
  request: {
    link: 'Angebot für diese Stunden anfordern',
    privacy:
      'In die Nachricht kommen nur die Stunden, keine Namen und keine Preise. Abgeschickt wird sie erst von Ihnen.',
    planned: (label: string) => `Stundenbedarf: ${label}`,
    own: 'Stundenbedarf: eigene Angabe',
    total: (hours: string) => `Stunden im Jahr: ${hours}`,
    split: (night: string, sunday: string, holiday: string) =>
      `davon nachts ${night}, sonntags ${sunday}, an Feiertagen ${holiday}`,
  },
  print: 'Vergleich drucken',
  kept: 'Was Sie hier eintragen, merkt sich nur dieser Tab, bis Sie ihn schließen. Preise stehen in keinem Link und in keiner Anfrage.',
  failed:
    'Der Vergleich lässt sich gerade nicht anzeigen. Laden Sie die Seite neu; was Sie eingetragen haben, bleibt in diesem Tab.',
} as const
