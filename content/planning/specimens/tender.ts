import type { SpecimenHead } from './types'

const head: SpecimenHead & { id: 'leistungsbeschreibung' } = {
  id: 'leistungsbeschreibung',
  name: 'Leistungsbeschreibung',
  purpose: 'Gleiche Posten und Stunden für alle, die anbieten',
  title: 'Leistungsbeschreibung für Bewachung',
  use: [
    'Rechnen alle mit denselben Posten und Stunden, lassen sich die Preise vergleichen. Tragen Sie im ',
    { text: 'Stundenbedarf', route: 'planung/bedarf' },
    ' Ihre eigenen ein, dann laden Sie dieses Blatt mit Ihren Zahlen und das Preisblatt dazu. Für öffentliche Auftraggeber gilt zusätzlich das Vergaberecht.',
  ],
}

export const tender = {
  head,
  /** Brackets are for the buyer to fill in. */
  fields: {
    buyer: { label: 'Auftraggeber', value: '[Firma, Anschrift]' },
    contact: { label: 'Ansprechperson', value: '[Name, Telefon, E-Mail]' },
    site: { label: 'Objekt', value: '[Name, Anschrift]' },
    service: { label: 'Leistung', value: '[Art der Bewachung]' },
    term: { label: 'Laufzeit', value: '[Beginn, Ende]' },
    visit: { label: 'Besichtigung', value: '[Termin]' },
    deadline: { label: 'Angebot bis', value: '[Datum, Uhrzeit]' },
    answer: { label: 'Angebot an', value: '[E-Mail oder Anschrift]' },
  },
  /** What a plan knows of them. */
  siteIn: (site: string, land: string) => `${site}, ${land}`,
  termFrom: (from: string, to: string) => `${from} bis ${to}`,
  subject: {
    heading: '1 Gegenstand',
    text: 'Bewachung von [Art und Größe des Objekts, Nutzung, Betriebszeiten, Besonderheiten]. Anlagen: Lageplan, Hausordnung.',
  },
  posts: {
    heading: '2 Posten und Zeiten',
    caption: 'Posten und Zeiten',
    tasks: 'Aufgaben',
    /** For the buyer to say. */
    fill: '[Aufgaben]',
    /** Posts of the calculator that are incomplete. */
    incomplete: (count: number) =>
      count === 1
        ? '1\u00a0weiterer Posten ist noch unvollständig und fehlt hier.'
        : `${count}\u00a0weitere Posten sind noch unvollständig und fehlen hier.`,
  },
  hours: {
    heading: '3 Stunden und Preise',
    caption: 'Stunden',
    kind: 'Art der Stunde',
    hours: 'Stunden',
    weekday: { day: 'Werktag, Tag', night: 'Werktag, Nacht' },
    sunday: { day: 'Sonntag, Tag', night: 'Sonntag, Nacht' },
    holiday: { day: 'Feiertag, Tag', night: 'Feiertag, Nacht' },
    total: 'Zusammen',
    fill: '[Stunden]',
    /** Below the table: what may be called off, and where prices go; of the specimen, where the sheet for them is made. @param file of the price sheet */
    onCall: (hours: string) => `Dazu auf Abruf, höchstens: ${hours}\u00a0Stunden.`,
    sheet: 'Preise: im Preisblatt (Excel), das der Stundenbedarf zu diesen Posten ausgibt.',
    prices: (file: string) => `Preise bitte nur im Preisblatt (Datei ${file}).`,
    year: (year: number, land: string) => `Zeitraum: Kalenderjahr ${year}, Feiertage in ${land}.`,
    range: (from: string, to: string, land: string) => `Zeitraum: ${from} bis ${to}, Feiertage in ${land}.`,
    /** When the night counts, and Sundays and holidays. */
    counted: (night: string, sunday: string) =>
      `Nacht ist von ${night}, alles Übrige Tag. Gezählt werden ${sunday}.`,
    rules: [
      'Jede Stunde zählt einmal, nach dem Kalendertag, auf den sie fällt: erst Feiertag, dann Sonntag, sonst Werktag. Der Samstag ist ein Werktag.',
      'An Feiertagen beginnen nur Posten, bei denen „Feiertag“ steht.',
      'Der Satz enthält alle Zuschläge, Lohnnebenkosten, Ausrüstung, Anfahrt und die Leitung des Objekts. Was nicht enthalten ist, nennt das Angebot einzeln.',
    ],
  },
  /** Hours of posts of one name: sites, lots or functions. */
  names: {
    caption: 'Stunden je Objekt, Los oder Funktion',
    name: 'Objekt, Los oder Funktion',
  },
  people: {
    heading: '4 Unternehmen und Kräfte',
    items: [
      'Erlaubnis nach §\u00a034a Abs.\u00a01\u00a0GewO und Haftpflichtversicherung nach §\u00a014\u00a0BewachV, Deckungssummen: [Höhe].',
      'Eingesetzt wird nur, wer über das Bewacherregister angemeldet und für die Aufgabe freigegeben ist (§\u00a016\u00a0BewachV). Nachweis je Posten: [Unterrichtung, Sachkundeprüfung].',
      'Ein fester Stamm von [Zahl] Kräften, Deutsch in Wort und Schrift, Erste Hilfe, [weitere Kenntnisse].',
      'Nachunternehmen nur mit vorheriger Zustimmung in Textform.',
      'DIN\u00a077200-1 verlangt: [ja, nein]. Beleg: [Zertifikat oder gleichwertiger Nachweis].',
    ],
  },
  service: {
    heading: '5 Ausführung',
    items: [
      'Dienstanweisung vor dem ersten Dienst, abgestimmt mit dem Auftraggeber. Einarbeitung: [Stunden] je Kraft, berechnet: [ja, nein].',
      'Weisungen an die Kräfte gibt die Objektleitung des Unternehmens: [Erreichbarkeit, Besuche im Monat].',
      'Wachbuch [Papier, digital], lesbar für den Auftraggeber; Meldung besonderer Vorfälle: [Frist, Empfänger].',
      'Ersatz bei Ausfall: [Frist], in Pausen: [wer]. Nicht geleistete Stunden werden nicht berechnet.',
      'Das Unternehmen führt ein Schlüsselverzeichnis. Haftung bei Verlust: [Regelung, Deckung der Versicherung].',
    ],
  },
  offer: {
    heading: '6 Mit dem Angebot',
    items: [
      'Das ausgefüllte Preisblatt als Excel-Datei.',
      'Angewendeter Tarifvertrag und Lohngruppe je Posten; wie sich der Satz bei neuem Tarif ändert.',
      'Kopie der Erlaubnis, Bestätigung der Versicherung, Ansprechperson, Vorschlag für die ersten vier Wochen.',
      'Abruf ohne Abnahmepflicht, etwa bei Wetter, Zahltag oder Veranstaltung: bis zu [Stunden] im Jahr, Vorlauf [Stunden], zum Satz im Preisblatt.',
      'Höchstmenge: [Prozent] über den Stunden dieser Tabelle; Verlängerung: [Zahl] mal [Monate], Ankündigung [Frist].',
      'Kündigung: [Frist]. Abrechnung monatlich nach geleisteten Stunden. Wertung: Preis [Prozent], Konzept [Prozent].',
    ],
  },
} as const
