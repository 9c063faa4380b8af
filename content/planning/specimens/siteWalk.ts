import type { SpecimenBlock } from './types'
import { worksYard } from './worksYard'

/** The walk before the offer: place by place of the drawn works, and the posts that come of it. */
export const siteWalk = [
  {
    kind: 'fields',
    rows: [
      { label: 'Objekt', value: worksYard },
      { label: 'Datum, Uhrzeit', value: '[bei Tag], [im Dunkeln]' },
      { label: 'Auftraggeber', value: '[Name, Funktion]' },
      { label: 'Sicherheitsfirma', value: '[Name, Funktion]' },
      { label: 'Liegt vor', value: '☐\u00a0Lageplan\u2003☐\u00a0Hausordnung' },
      { label: 'Entscheidet nachts', value: '[Name, Telefon]' },
    ],
  },
  { kind: 'heading', text: '1 Ort für Ort' },
  {
    kind: 'table',
    caption: '1 Ort für Ort',
    columns: [
      { heading: 'Ort', share: 15 },
      { heading: 'Angesehen' },
      { heading: 'Aufgefallen', share: 30 },
      { heading: 'Vereinbart', share: 30 },
    ],
    rows: [
      [
        'Pforte',
        'Schranke, Waage, Telefon, Schlüsselschrank, Licht',
        'Waage nachts schlecht beleuchtet',
        'Ausfahrt nur, wenn Papiere, Gewicht und Plombe stimmen',
      ],
      [
        'Halle 2',
        'Schweißplätze, Löscher, Brandmelder',
        'Fremdfirmen schweißen bis in den Abend',
        'Nach dem Schweißen Nachschau laut Erlaubnisschein',
      ],
      [
        'Containerplatz',
        'Container, Plomben, Licht, Fahrwege',
        'Über Nacht stehen beladene Container hier',
        'Plomben ansehen; die Nummern prüft die Pforte',
      ],
      [
        'Nordzaun',
        'Pfosten, Draht, Bewuchs, Licht',
        'Kein Licht, Pfosten ohne Nummern',
        'Jeder Pfosten bekommt eine Nummer für die Meldung',
      ],
      [
        'Tanklager',
        'Pumpenraum, Auffangwanne, Zutritt',
        'Lampen und Telefone nur mit Explosionsschutz',
        'Kontrolle vom Weg aus; hinein nur mit [Name, Funktion]',
      ],
      [
        'Werkstatt',
        'Türen, Licht, Geräte am Netz',
        'Licht bleibt abends oft an',
        'Licht löschen, Tür abschließen',
      ],
      [
        'Verwaltung',
        'Fenster, Alarmanlage, Schlüssel je Etage',
        'Gekippte Fenster sieht man vom Hof aus nicht',
        'Fenster von innen prüfen, Schlüssel [Nummer]',
      ],
      [
        'Versandhalle',
        'Ladetore, Riegel, Rampe',
        'Ein angelehntes Tor sieht geschlossen aus',
        'Jedes Tor von Hand prüfen, nicht nur ansehen',
      ],
    ],
  },
  { kind: 'heading', text: '2 Posten und Zeiten' },
  {
    kind: 'table',
    caption: '2 Posten und Zeiten',
    columns: [{ heading: 'Posten' }, { heading: 'Tage' }, { heading: 'Zeit' }, { heading: 'Personen' }],
    rows: [
      ['Pforte', 'Mo–Fr', '18:00–06:00 (Folgetag)', '1'],
      ['Pforte', 'Sa, So, Feiertag', '06:00–06:00 (Folgetag)', '1'],
      ['Runden', 'Mo–So, Feiertag', '22:00–06:00 (Folgetag)', '1'],
    ],
  },
  { kind: 'heading', text: '3 Für das ganze Objekt' },
  {
    kind: 'list',
    items: [
      'Zutritt nachts und am Wochenende: [Personenkreis, Ausweis, Anmeldung]. Fremdfirmen melden sich bei [Stelle].',
      'Alarm läuft auf bei [Stelle]; verständigt werden der Reihe nach [Namen, Telefon]. Zufahrt der Feuerwehr: [Tor].',
      'Funk und Telefon ohne Empfang: [Orte]. Licht fehlt: [Orte]. Raum für Pausen, WC, Parkplatz: [Orte].',
      'Gefahren für die Kräfte, für die Beurteilung nach §\u00a05\u00a0ArbSchG: [Fahrverkehr, Tanklager, Glätte, Alleinarbeit].',
      'Taschen- und Torkontrollen, Kameras: ☐\u00a0nicht gewünscht\u2003☐\u00a0Betriebsrat beteiligt, Vereinbarung vom [Datum]',
    ],
  },
  { kind: 'heading', text: '4 Wer was bis wann' },
  {
    kind: 'table',
    caption: '4 Wer was bis wann',
    columns: [{ heading: 'Was' }, { heading: 'Wer', share: 30 }, { heading: 'Bis', share: 15 }],
    rows: [
      ['Lageplan mit Toren, Waage und Rettungswegen schicken', 'Auftraggeber', '[Datum]'],
      ['Pfosten am Nordzaun nummerieren', 'Auftraggeber, [Technik]', '[Datum]'],
      ['Liste der Schlüssel mit Nummern aufstellen', 'beide', '[Datum]'],
      ['Angebot mit Stunden je Posten und nötigem Nachweis', 'Sicherheitsfirma', '[Datum]'],
      ['Entwurf der Dienstanweisung', 'Sicherheitsfirma', '[Datum]'],
    ],
    empty: 1,
  },
  { kind: 'signatures', labels: ['Auftraggeber', 'Sicherheitsfirma'] },
] as const satisfies readonly SpecimenBlock[]
