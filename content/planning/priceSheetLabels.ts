/** The price sheet that goes out with a tender, and what is said of one that comes back: it is loaded when it is asked for. */
export const priceSheetLabels = {
  file: 'preisblatt.xlsx',
  /** Name of the only table in the file. */
  table: 'Preisblatt',
  title: 'Preisblatt',
  use: 'Bitte füllen Sie nur die gelben Felder aus: Preise netto in Euro, als Zahl und ohne Formel. Beschriftungen und Stunden bleiben, wie sie sind; sonst lässt sich das Blatt nicht einlesen.',
  firm: 'Name der Firma',
  basis: 'Grundlage',
  posts: {
    heading: 'Posten und Zeiten',
    number: (number: number) => `Posten ${number}`,
  },
  prices: {
    heading: 'Preise',
    monthly: 'Fester Betrag im Monat, netto, €',
    /** Shown by spreadsheets when something else is typed. */
    range: (to: string) => `Bitte eine Zahl von 0 bis ${to}.`,
  },
  lines: {
    heading: 'Was steht in Ihrem Angebot?',
    answer: 'Enthalten?',
    remark: 'Bemerkung oder Fundstelle',
    yes: 'ja',
    no: 'nein',
    either: 'Bitte „ja“ oder „nein“.',
  },
  /** By which a sheet of another plan or version is recognised. */
  mark: 'Kennung, bitte nicht ändern',
  /** A cell with a tick of the spreadsheet's own, as it shows it. */
  truth: { yes: 'WAHR', no: 'FALSCH' },
  /** `at` is a cell (`C24`), the name of a table, or a label, where one is to blame. */
  refusals: {
    large: () =>
      'Die Datei ist zu groß für ein Preisblatt. Bitte laden Sie das ausgefüllte Preisblatt selbst, ohne Bilder und Anhänge.',
    unreadable: () =>
      'Die Datei ist kein lesbares Excel-Blatt (.xlsx). Vielleicht ist sie beschädigt, mit einem Kennwort geschützt oder in einem älteren Format gespeichert.',
    macros: () =>
      'Die Datei enthält Makros. Bitten Sie um das Preisblatt ohne Makros, als .xlsx gespeichert.',
    links: () =>
      'Die Datei holt Werte aus anderen Dateien. Bitten Sie um ein Preisblatt, in dem nur Zahlen stehen.',
    entities: () => 'Die Datei enthält Anweisungen, die in kein Preisblatt gehören. Wir lesen sie nicht.',
    foreign: () => 'Das ist kein Preisblatt von dieser Seite.',
    version: () =>
      'Das Preisblatt stammt aus einer anderen Fassung dieser Seite. Laden Sie es bitte neu und lassen Sie es noch einmal ausfüllen.',
    otherPlan: () =>
      'Das Preisblatt gehört zu anderen Posten oder einem anderen Zeitraum als die, die Sie hier vergleichen.',
    otherTable: (at: string) =>
      `Neben dem Preisblatt steht eine weitere Tabelle in der Datei: „${at}“. Prüfen Sie, was darin steht, und löschen Sie sie.`,
    changed: (at: string) =>
      `Die Zeile „${at}“ fehlt im Preisblatt oder steht zweimal darin. Vermutlich wurde eine Beschriftung geändert.`,
    hours: () => 'Die Stunden im Preisblatt sind nicht die Ihren. Jemand hat sie geändert.',
    formula: (at: string) =>
      `In Zelle ${at} steht eine Formel. Hier zählen nur Werte: Bitten Sie darum, die Zahl selbst einzutragen.`,
    answer: (at: string) => `In Zelle ${at} steht weder „ja“ noch „nein“.`,
    long: (at: string) => `In Zelle ${at} steht mehr Text, als dort hingehört.`,
  },
} as const
