/** The price sheet of a plan, which firms fill in, and what is said when it comes back. */
export const priceSheetLabels = {
  file: 'preisblatt.xlsx',
  /** Name of the table in the file. */
  table: 'Preisblatt',
  title: 'Preisblatt',
  use: 'Bitte füllen Sie nur die gelben Felder aus: Preise netto in Euro, als Zahl und ohne Formel. Beträge rechnet das Blatt. Beschriftungen und Stunden bleiben, wie sie sind; sonst lässt es sich nicht einlesen.',
  firm: 'Name der Firma',
  basis: 'Grundlage',
  posts: {
    heading: 'Posten und Zeiten',
    post: (number: number, name: string, rest: string) => `Posten ${number}: ${name}, ${rest}`,
  },
  prices: {
    heading: 'Preise',
    rate: 'Satz netto, €',
    amount: 'Betrag netto, €',
    /** Hours of one name, counted from 1: its sum, and each kind of hour below. No name can make one look like the other. */
    lot: (number: number, name: string) => `${number} ${name}`,
    row: (number: number, row: number, kind: string) => `${number}.${row} ${kind}`,
    monthly: 'Fester Betrag im Monat',
    /** As a spreadsheet writes it behind a number. */
    months: '" Monate"',
    once: 'Einmaliger Betrag',
    total: 'Zusammen',
    onCall: 'Auf Abruf zusammen, höchstens',
    /** Shown by spreadsheets when something else is typed. */
    range: (to: string) => `Bitte eine Zahl von 0 bis ${to}.`,
    /** Typed for a fixed sum, it means that there is none. */
    nothing: /^(?:[-–—./]+|(?:kein|entfällt|inkl|enthalten)\D*)$/i,
  },
  lines: {
    heading: 'Was steht in Ihrem Angebot?',
    answer: 'Enthalten?',
    remark: 'Bemerkung oder Fundstelle',
    choice: ['ja', 'nein'],
    either: 'Bitte „ja“ oder „nein“.',
    /** How people confirm a line (LibreOffice turns a tick into a 1), and how they leave it open or say no. */
    yes: /^(?:[x1✓✔☑☒✅]|wahr|ok|(?:ja|enthalten|inkl|inklusive)(?![a-zäöüß])(?!.*(?:nein|nicht|teil)).*)$/iu,
    no: /^(?:|falsch|[-–—]|(?:nein|nicht|keine?)(?![a-zäöüß]).*)$/i,
  },
  /** The plan of the sheet: its address, in parts where one cell is too small, and by what a sheet of another version is recognised. */
  plan: (part: number) => (part === 1 ? 'Plan öffnen' : `Plan öffnen, Teil ${part}`),
  mark: 'Kennung, bitte nicht ändern',
  /** A cell with a tick of the spreadsheet's own, as it shows it. */
  truth: { yes: 'WAHR', no: 'FALSCH' },
  /** What is said of a sheet that was read. */
  notes: {
    unread: (lines: number) =>
      lines === 1
        ? 'Eine der zehn Zeilen ist weder bestätigt noch verneint; prüfen Sie die Antwort im Preisblatt.'
        : `${lines} der zehn Zeilen sind weder bestätigt noch verneint; prüfen Sie die Antworten im Preisblatt.`,
    others: (tables: string) => `Nicht gelesen: ${tables}.`,
  },
  /** `at` is a cell (`C24`), or a label, where one is to blame. */
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
    twice: () => 'Das Preisblatt steht zweimal in der Datei. Bitten Sie um eine Datei mit nur einem.',
    version: () =>
      'Das Preisblatt stammt aus einer anderen Fassung dieser Seite. Laden Sie es bitte neu und lassen Sie es noch einmal ausfüllen.',
    plan: () => 'Der Plan im Preisblatt ist geändert worden. Bitten Sie um Ihr Preisblatt, wie es war.',
    changed: (at: string) =>
      `Die Zeile „${at}“ fehlt im Preisblatt oder steht zweimal darin. Vermutlich wurde eine Beschriftung geändert.`,
    hours: () => 'Die Stunden im Preisblatt sind nicht die Ihren. Jemand hat sie geändert.',
    formula: (at: string) =>
      `In Zelle ${at} steht eine Formel. Hier zählen nur Werte: Bitten Sie darum, die Zahl selbst einzutragen.`,
    long: (at: string) => `In Zelle ${at} steht mehr Text, als dort hingehört.`,
  },
} as const
