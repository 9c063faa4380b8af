/** What is looked at, what is found, and what is agreed. */
type Look = { look: string; found: string; agreed: string }

/** Post by post of the drawn works, as the watch names them; one that is not here is left to fill in. */
const places: Readonly<Record<string, Look>> = {
  pforte: {
    look: 'Schranke, Waage, Telefon, Schlüsselschrank, Licht',
    found: 'Waage nachts schlecht beleuchtet',
    agreed: 'Ausfahrt nur, wenn Papiere, Gewicht und Plombe stimmen',
  },
  halle2: {
    look: 'Schweißplätze, Löscher, Brandmelder',
    found: 'Fremdfirmen schweißen bis in den Abend',
    agreed: 'Nach dem Schweißen Nachschau laut Erlaubnisschein',
  },
  lager: {
    look: 'Container, Plomben, Licht, Fahrwege',
    found: 'Über Nacht stehen beladene Container hier',
    agreed: 'Plomben ansehen; die Nummern prüft die Pforte',
  },
  nordzaun: {
    look: 'Pfosten, Draht, Bewuchs, Licht',
    found: 'Kein Licht, Pfosten ohne Nummern',
    agreed: 'Jeder Pfosten bekommt eine Nummer für die Meldung',
  },
  tank: {
    look: 'Pumpenraum, Auffangwanne, Zutritt',
    found: 'Lampen und Telefone nur mit Explosionsschutz',
    agreed: 'Kontrolle vom Weg aus; hinein nur mit [Name, Funktion]',
  },
  werkstatt: {
    look: 'Türen, Licht, Geräte am Netz',
    found: 'Licht bleibt abends oft an',
    agreed: 'Licht löschen, Tür abschließen',
  },
  verwaltung: {
    look: 'Fenster, Alarmanlage, Schlüssel je Etage',
    found: 'Gekippte Fenster sieht man vom Hof aus nicht',
    agreed: 'Fenster von innen prüfen, Schlüssel [Nummer]',
  },
  halle1: {
    look: 'Ladetore, Riegel, Rampe',
    found: 'Ein angelehntes Tor sieht geschlossen aus',
    agreed: 'Jedes Tor von Hand prüfen, nicht nur ansehen',
  },
}

export const siteWalk = {
  fields: {
    object: 'Objekt',
    rows: [
      { label: 'Datum, Uhrzeit', value: '[bei Tag], [im Dunkeln]' },
      { label: 'Auftraggeber', value: '[Name, Funktion]' },
      { label: 'Sicherheitsfirma', value: '[Name, Funktion]' },
      { label: 'Liegt vor', value: '☐\u00a0Lageplan\u2003☐\u00a0Hausordnung' },
      { label: 'Entscheidet nachts', value: '[Name, Telefon]' },
    ],
  },
  places: {
    heading: '1 Ort für Ort',
    place: 'Ort',
    look: 'Angesehen',
    found: 'Aufgefallen',
    agreed: 'Vereinbart',
    rows: places,
    fill: { look: '[was dort zählt]', found: '', agreed: '[Kontrolle, Zutritt]' } satisfies Look,
  },
  posts: { heading: '2 Posten und Zeiten' },
  whole: {
    heading: '3 Für das ganze Objekt',
    items: [
      'Zutritt nachts und am Wochenende: [Personenkreis, Ausweis, Anmeldung]. Fremdfirmen melden sich bei [Stelle].',
      'Alarm läuft auf bei [Stelle]; verständigt werden der Reihe nach [Namen, Telefon]. Zufahrt der Feuerwehr: [Tor].',
      'Funk und Telefon ohne Empfang: [Orte]. Licht fehlt: [Orte]. Raum für Pausen, WC, Parkplatz: [Orte].',
      'Gefahren für die Kräfte, für die Beurteilung nach §\u00a05\u00a0ArbSchG: [Fahrverkehr, Tanklager, Glätte, Alleinarbeit].',
      'Taschen- und Torkontrollen, Kameras: ☐\u00a0nicht gewünscht\u2003☐\u00a0Betriebsrat beteiligt, Vereinbarung vom [Datum]',
    ],
  },
  tasks: {
    heading: '4 Wer was bis wann',
    what: 'Was',
    who: 'Wer',
    until: 'Bis',
    rows: [
      ['Lageplan mit Toren, Waage und Rettungswegen schicken', 'Auftraggeber', '[Datum]'],
      ['Pfosten am Nordzaun nummerieren', 'Auftraggeber, [Technik]', '[Datum]'],
      ['Liste der Schlüssel mit Nummern aufstellen', 'beide', '[Datum]'],
      ['Angebot mit Stunden je Posten und nötigem Nachweis', 'Sicherheitsfirma', '[Datum]'],
      ['Entwurf der Dienstanweisung', 'Sicherheitsfirma', '[Datum]'],
    ],
    empty: 1,
  },
  signatures: ['Auftraggeber', 'Sicherheitsfirma'],
} as const
