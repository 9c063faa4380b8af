import type { LandRecord } from '@/content/laender'
import type { ServiceSlug } from '@/content/services/slugs'
import type { DeskPage, Paragraph } from '@/content/types'
import { lawAsOf } from './lawAsOf'

/** What section 34a GewO demands of the person who does it, in the order of the table. */
export const proofIds = ['exam', 'leader', 'instruction', 'none', 'other'] as const
export type ProofId = (typeof proofIds)[number]

/** Rows of the table, by their addresses: `/planung/qualifikation/#ladendiebe`. */
export const qualificationIds = [
  'strasse',
  'offenes-haus',
  'ladendiebe',
  'ladentuer',
  'diskothek',
  'unterkunft',
  'grossveranstaltung',
  'gelaende',
  'gebaeude',
  'pforte',
  'hotel',
  'gaststaette',
  'veranstaltung',
  'aufsicht',
  'gefahr',
  'personenschutz',
  'werttransport',
  'reinigung',
  'auskunft',
  'einweisen',
  'alarmzentrale',
  'eigene',
  'schusswaffe',
  'flughafen',
  'brandwache',
] as const
export type QualificationId = (typeof qualificationIds)[number]

/** What else the law demands for a task. */
export type Extra = 'sign' | 'no-sign' | 'uniform' | 'uniform-doubtful' | 'intelligence'

/** Running text; what it names in `text` is another row. */
export type Doubt = string | readonly (string | { text: string; row: QualificationId })[]

export type QualificationRow = {
  proof: ProofId
  /** In the buyer's words. */
  task: string
  examples: string
  extras: readonly Extra[]
  /** What no other row demands. */
  more?: string
  /** The sections, a line for each law. */
  law: readonly string[]
  doubt: Doubt
  /** Which of our services this is: only where its page offers the task. */
  service?: ServiceSlug
}

const GUARDING = '§\u00a034a\u00a0Abs.\u00a01a Satz\u00a01 Nr.\u00a02\u00a0GewO'
const TRADE = 'Kein Fall von §\u00a034a\u00a0Abs.\u00a01 Satz\u00a01\u00a0GewO'
const UNIFORM = '§\u00a019\u00a0Abs.\u00a02\u00a0BewachV'
const SIGN = '§\u00a018\u00a0Abs.\u00a03\u00a0BewachV'

/** The table: section 34a GewO and the BewachV of 3 May 2019. */
export const qualificationRows: Record<QualificationId, QualificationRow> = {
  strasse: {
    proof: 'exam',
    task: 'Streife auf öffentlichem Grund',
    examples: 'Straße, Platz, Park, Gehweg vor dem Bauzaun, Stadtfest ohne Einlass',
    extras: ['sign'],
    law: ['§\u00a034a\u00a0Abs.\u00a01a Satz\u00a02 Nr.\u00a01\u00a0GewO', SIGN],
    doubt: 'Die Anfahrt und der Weg vom Auto zur Tür sind in der Regel noch kein Kontrollgang.',
    service: 'kontrolldienst',
  },
  'offenes-haus': {
    proof: 'exam',
    task: 'Streife in öffentlich zugänglichen Bereichen',
    examples:
      'Einkaufszentrum, Passage, Bahnhof, Bus und Bahn, Foyer von Amt oder Klinik, solange geöffnet ist',
    extras: ['sign', 'uniform-doubtful'],
    law: ['§\u00a034a\u00a0Abs.\u00a01a Satz\u00a02 Nr.\u00a01\u00a0GewO', SIGN, UNIFORM],
    doubt: [
      'Entscheidend ist, ob das Haus tatsächlich allen offensteht, nicht wem es gehört. Bei Klinikfluren, Hotelhallen und Tiefgaragen ist die Grenze fließend. Ist die ',
      { text: 'Passage nachts geschlossen', row: 'gebaeude' },
      ', dürfte dann die Unterrichtung genügen.',
    ],
    service: 'objektschutz',
  },
  ladendiebe: {
    proof: 'exam',
    task: 'Ladendiebe erkennen, in Zivil',
    examples: 'Detektivin oder Detektiv in Supermarkt, Drogerie, Kaufhaus',
    extras: ['no-sign', 'uniform-doubtful'],
    law: ['§\u00a034a\u00a0Abs.\u00a01a Satz\u00a02 Nr.\u00a02\u00a0GewO', SIGN, UNIFORM],
    doubt:
      'Zivil ist üblich, und das Schild entfällt. Von der Dienstkleidung befreit die Verordnung nicht ausdrücklich: Ob sie auf einer offenen Verkaufsfläche nötig ist, entscheidet die Behörde.',
    service: 'einzelhandelsschutz',
  },
  ladentuer: {
    proof: 'exam',
    task: 'Sichtbar an der Ladentür',
    examples: 'Doorman am Eingang, Runde durch den Verkaufsraum',
    extras: ['sign', 'uniform-doubtful'],
    law: ['§\u00a034a\u00a0Abs.\u00a01a Satz\u00a02 Nr.\u00a01 und\u00a02\u00a0GewO', SIGN, UNIFORM],
    doubt:
      'Soll die Kraft Diebstahl verhindern oder Runden gehen, ist die Prüfung Pflicht. Ordnet sie nur die Schlange am Eingang, ist das nicht entschieden: Mit der Sachkundeprüfung planen Sie sicher.',
    service: 'einzelhandelsschutz',
  },
  diskothek: {
    proof: 'exam',
    task: 'Einlass einer Diskothek',
    examples: 'Tür von Disco und Club',
    extras: ['sign', 'uniform'],
    law: ['§\u00a034a\u00a0Abs.\u00a01a Satz\u00a02 Nr.\u00a03\u00a0GewO', SIGN, UNIFORM],
    doubt: [
      'Ob eine ',
      { text: 'Bar mit Tanzfläche', row: 'gaststaette' },
      ' oder mit Tanz an einzelnen Abenden eine Diskothek ist, beurteilt die Behörde nach dem ganzen Betrieb. Am getrennten Ausgang genügt die Unterrichtung.',
    ],
    service: 'veranstaltungsservice',
  },
  unterkunft: {
    proof: 'leader',
    task: 'Unterkunft für Asylsuchende und Geflüchtete',
    examples: 'Aufnahmeeinrichtung, Gemeinschaftsunterkunft, auch ein Hotel, das die Stadt dafür mietet',
    extras: ['sign', 'uniform', 'intelligence'],
    more: 'Schild und Abfrage für alle Kräfte, nicht nur die Leitung',
    law: ['§\u00a034a\u00a0Abs.\u00a01a Satz\u00a02 Nr.\u00a04, Satz\u00a05\u00a0GewO', SIGN, UNIFORM],
    doubt:
      'Wer „in leitender Funktion“ arbeitet, erklärt das Gesetz nicht; gemeint sind wohl Objekt- und Schichtleitung. Öffentliche Auftraggeber verlangen im Vertrag oft mehr.',
  },
  grossveranstaltung: {
    proof: 'leader',
    task: 'Große Veranstaltung mit Zugangskontrolle',
    examples: 'Konzert, Festival oder Spiel hinter Zaun und Einlass',
    extras: ['sign', 'uniform', 'intelligence'],
    more: 'Schild und Abfrage für alle Kräfte, nicht nur die Leitung; Ordnungsdienst nach dem Sicherheitskonzept',
    law: [
      '§\u00a034a\u00a0Abs.\u00a01a Satz\u00a02 Nr.\u00a05, Satz\u00a05\u00a0GewO',
      SIGN,
      UNIFORM,
      '§\u00a043\u00a0MVStättVO, in der Fassung Ihres Landes',
    ],
    doubt: [
      'Ab wann eine ',
      { text: 'Veranstaltung mit Einlass', row: 'veranstaltung' },
      ' groß ist, sagt das Gesetz nicht; als Anhalt dienen oft 5.000\u00a0Personen. Ungeklärt ist auch, ob neben der Einsatzleitung auch Abschnittsleitungen dazuzählen.',
    ],
    service: 'veranstaltungsservice',
  },
  gelaende: {
    proof: 'instruction',
    task: 'Werk, Lager oder Baustelle hinter dem Zaun',
    examples: 'Tor, Lkw-Abfertigung, Runde über den Hof, Nachtwache am Bau',
    extras: ['uniform'],
    law: [GUARDING, UNIFORM],
    doubt: [
      'Führt die Runde auch über den Gehweg davor, gilt dort die Zeile für ',
      { text: 'öffentlichen Grund', row: 'strasse' },
      '.',
    ],
    service: 'werkschutz',
  },
  gebaeude: {
    proof: 'instruction',
    task: 'Geschlossenes oder leeres Gebäude',
    examples: 'Nachtdienst im Büro, Leerstand, Schließdienst, Anfahrt bei Alarm',
    extras: ['uniform'],
    law: [GUARDING, UNIFORM],
    doubt: [
      'Höfe, Durchgänge und Garagen, die ',
      { text: 'nachts offen bleiben', row: 'offenes-haus' },
      ', gehören nicht dazu.',
    ],
    service: 'objektschutz',
  },
  pforte: {
    proof: 'instruction',
    task: 'Pforte und Empfang mit Zutrittskontrolle',
    examples: 'Ausweise prüfen, Besuch anmelden, Unbefugte abweisen',
    extras: ['uniform'],
    law: [GUARDING, UNIFORM],
    doubt: [
      'Es entscheidet die Aufgabe im Vertrag, nicht das ',
      { text: 'Wort „Empfang“', row: 'auskunft' },
      ': Wer abweisen soll, bewacht.',
    ],
    service: 'empfangsdienst',
  },
  hotel: {
    proof: 'instruction',
    task: 'Dienst im Hotel',
    examples: 'Runde durch die Etagen, Ruhe im Haus, Tür bei Nacht',
    extras: ['uniform'],
    law: [GUARDING, UNIFORM],
    doubt: [
      'Lobby, Bar und Garage stehen oft allen offen. Für ',
      { text: 'Runden dort', row: 'offenes-haus' },
      ' ist die Sachkundeprüfung nötig.',
    ],
    service: 'hotelsicherheit',
  },
  gaststaette: {
    proof: 'instruction',
    task: 'Tür von Bar, Restaurant oder Kneipe',
    examples: 'Einlass, Zahl der Gäste, Hausverbote',
    extras: ['uniform'],
    law: [GUARDING, UNIFORM],
    doubt: ['Lebt das Haus vom Tanz, gilt die Zeile der ', { text: 'Diskothek', row: 'diskothek' }, '.'],
    service: 'veranstaltungsservice',
  },
  veranstaltung: {
    proof: 'instruction',
    task: 'Veranstaltung mit Einlass',
    examples: 'Taschenkontrolle, Bühne, Backstage, Firmenfest, Wache beim Aufbau',
    extras: ['uniform'],
    law: [GUARDING, UNIFORM],
    doubt: [
      'Ist sie ',
      { text: 'groß und der Zugang geschützt', row: 'grossveranstaltung' },
      ', braucht die Leitung die Sachkundeprüfung. Ohne Einlass, ',
      { text: 'auf Straße oder Platz', row: 'strasse' },
      ', braucht sie jede Streife.',
    ],
    service: 'veranstaltungsservice',
  },
  aufsicht: {
    proof: 'instruction',
    task: 'Messe, Museum, Zoo, bewachter Parkplatz',
    examples: 'Standwache, Aufsicht im Saal, abgestellte Autos und Räder',
    extras: ['uniform'],
    law: [GUARDING, UNIFORM],
    doubt: [
      'Bei freiem Eintritt kann für ',
      { text: 'Runden durch den Saal', row: 'offenes-haus' },
      ' die Sachkundeprüfung nötig sein; hinter einer Kasse haben nicht alle Zutritt. Wer nur ',
      { text: 'Autos einweist', row: 'einweisen' },
      ', bewacht nicht.',
    ],
  },
  gefahr: {
    proof: 'instruction',
    task: 'Objekt mit Gefahr für die Allgemeinheit',
    examples: 'Kraftwerk, Wasserwerk, Betrieb mit Gefahrstoffen',
    extras: ['uniform', 'intelligence'],
    law: [GUARDING, '§\u00a034a\u00a0Abs.\u00a01a Satz\u00a05\u00a0GewO', UNIFORM],
    doubt:
      'Eine Liste solcher Objekte gibt es nicht, die Behörde entscheidet. Wer eine kritische Anlage betreibt, muss sie in den meisten Sektoren außerdem nach dem KRITIS-\u2060Dachgesetz schützen (§\u00a013\u00a0KRITISDachG). Kernanlagen und Bundeswehr folgen außerdem eigenem Recht (§\u00a012b\u00a0AtG, UZwGBw).',
  },
  personenschutz: {
    proof: 'instruction',
    task: 'Personenschutz',
    examples: 'Begleitung, Fahrten, Schutz zu Hause',
    extras: ['uniform-doubtful'],
    law: [GUARDING, UNIFORM],
    doubt: [
      'Führt eine Streife ums Haus auch ',
      { text: 'über die Straße', row: 'strasse' },
      ', ist dafür die Sachkundeprüfung nötig. Fragen Sie außerdem nach der Ausbildung; sie sollte über beide Nachweise hinausgehen. Mit ',
      { text: 'Schusswaffe', row: 'schusswaffe' },
      ' gilt weiteres Recht.',
    ],
  },
  werttransport: {
    proof: 'instruction',
    task: 'Geld- und Werttransport',
    examples: 'Bargeld, Schmuck, Kunst',
    extras: ['uniform-doubtful'],
    law: [GUARDING, UNIFORM, 'DGUV Vorschrift\u00a023'],
    doubt: [
      'Fahrzeug, Technik und Besatzung richten sich vor allem nach Unfallverhütung und Versicherung; mit ',
      { text: 'Schusswaffe', row: 'schusswaffe' },
      ' gilt weiteres Recht.',
    ],
  },
  reinigung: {
    proof: 'none',
    task: 'Reinigung',
    examples: 'Büro, Treppenhaus, Sanitär, Glas',
    extras: [],
    law: [TRADE],
    doubt: [
      'Übernimmt die Reinigungskraft auch ',
      { text: 'Kontrollgänge', row: 'gebaeude' },
      ', ist das Bewachung.',
    ],
    service: 'reinigungsdienste',
  },
  auskunft: {
    proof: 'none',
    task: 'Empfang, wenn dabei nichts bewacht wird',
    examples: 'Wege erklären, Anrufe verbinden, Post annehmen, Auskunft auf der Messe',
    extras: [],
    law: [TRADE],
    doubt: [
      'Prüft die Empfangskraft ',
      { text: 'Ausweise und weist sie Unbefugte ab', row: 'pforte' },
      ', ist das Bewachung.',
    ],
    service: 'empfangsdienst',
  },
  einweisen: {
    proof: 'none',
    task: 'Karten, Plätze, Parkplätze',
    examples: 'Karten abreißen, Plätze zeigen, Autos einweisen, Gänge frei halten',
    extras: [],
    more: 'Ordnungsdienst und seine Leitung, wo das Sicherheitskonzept sie verlangt',
    law: [TRADE, '§\u00a043\u00a0MVStättVO, in der Fassung Ihres Landes'],
    doubt: [
      'Wer ',
      { text: 'Menschen zurückweist, Taschen prüft', row: 'veranstaltung' },
      ' oder ',
      { text: 'auf die Autos aufpasst', row: 'aufsicht' },
      ', bewacht.',
    ],
  },
  alarmzentrale: {
    proof: 'none',
    task: 'Alarme nur entgegennehmen',
    examples: 'Notrufzentrale, Einbau und Wartung der Technik',
    extras: [],
    law: [TRADE],
    doubt: [
      'Fährt eine Kraft ',
      { text: 'zum Alarm und sieht nach', row: 'gebaeude' },
      ', ist das Bewachung. Greift die Zentrale über Kameras ein, fragen Sie die Behörde.',
    ],
  },
  eigene: {
    proof: 'none',
    task: 'Eigene Angestellte im eigenen Haus',
    examples: 'Torwache oder Pforte auf Ihrer eigenen Lohnliste',
    extras: [],
    law: [`${TRADE}: weder Gewerbe noch fremdes Eigentum`],
    doubt:
      'Bewacht eine Konzerngesellschaft das Haus einer anderen, ist es fremdes Eigentum: Fragen Sie die Behörde.',
  },
  schusswaffe: {
    proof: 'other',
    task: 'Bewachung mit Schusswaffe',
    examples: 'Gefährdete Person, gefährdetes Objekt, Werttransport',
    extras: [],
    more: 'Erlaubnis der Firma, Waffensachkunde und Zustimmung der Waffenbehörde zu jeder Kraft',
    law: ['§§\u00a07, 28\u00a0WaffG', '§\u00a017\u00a0Abs.\u00a01, §\u00a020\u00a0BewachV'],
    doubt: [
      'Der Nachweis nach §\u00a034a kommt hinzu, etwa für ',
      { text: 'Personenschutz', row: 'personenschutz' },
      ' oder ',
      { text: 'Werttransport', row: 'werttransport' },
      '. Ob die Gefahr eine Waffe rechtfertigt, prüft die Waffenbehörde.',
    ],
  },
  flughafen: {
    proof: 'other',
    task: 'Kontrollen am Flughafen',
    examples: 'Fluggäste, Personal, Waren und Fracht',
    extras: [],
    more: 'Überprüfung und Schulung nach dem Luftsicherheitsrecht',
    law: ['§§\u00a05, 7, 8, 9\u00a0LuftSiG'],
    doubt: [
      'Parkhaus und ',
      { text: 'Außenzaun', row: 'gelaende' },
      ' sind gewöhnliche Bewachung, auch die Streife im Terminal; wo es ',
      { text: 'allen offensteht', row: 'offenes-haus' },
      ', ist dafür die Sachkundeprüfung nötig.',
    ],
  },
  brandwache: {
    proof: 'other',
    task: 'Brandwache',
    examples: 'Nach Heißarbeiten, bei ausgefallener Brandmeldeanlage, an der Bühne',
    extras: [],
    more: 'Einweisung für diese Gefahr; an Großbühnen die Feuerwehr',
    law: ['DGUV Information\u00a0205-002', '§\u00a041\u00a0MVStättVO, in der Fassung Ihres Landes'],
    doubt: [
      'Soll dieselbe Person auch ',
      { text: 'Diebe fernhalten', row: 'gelaende' },
      ', ist das Bewachung und gehört als eigene Aufgabe in den Auftrag.',
    ],
    service: 'werkschutz',
  },
}

/** Words that the table and the path share. */
export const qualificationLabels = {
  proofs: {
    exam: { name: 'Sachkundeprüfung', line: 'Für jede Kraft an diesem Posten.' },
    leader: {
      name: 'Sachkundeprüfung für die Leitung, sonst Unterrichtung',
      line: 'Nur hier unterscheidet das Gesetz Leitung und Team.',
    },
    instruction: {
      name: 'Unterrichtung',
      line: 'Alle übrige Bewachung. Die Sachkundeprüfung genügt dafür auch.',
    },
    none: { name: 'Kein Nachweis nach §\u00a034a', line: 'Hier wird nicht gewerblich bewacht.' },
    other: { name: 'Eigenes Recht', line: 'Aufgaben, für die zuerst ein anderes Gesetz gilt.' },
  } satisfies Record<ProofId, { name: string; line: string }>,
  extras: {
    sign: 'Sichtbares Schild',
    'no-sign': 'Kein Schild nötig',
    uniform: 'Dienstkleidung',
    'uniform-doubtful': 'Dienstkleidung: entscheidet die Behörde',
    intelligence: 'Abfrage beim Verfassungsschutz',
  } satisfies Record<Extra, string>,
  /** Where the row demands nothing else. */
  noExtras: 'Nichts weiter',
  /** Before the name of the service that does it. */
  ours: 'Unsere Leistung',
  labels: { task: 'Aufgabe', extras: 'Außerdem', law: 'Rechtsgrundlage', doubt: 'Grenzfälle' },
}

/** A question of the path; its answers lead to the next one, or to the row that applies. */
export type QuestionId =
  | 'guarded'
  | 'unsure'
  | 'service'
  | 'place'
  | 'shop'
  | 'access'
  | 'danger'
  | 'open'
  | 'pub'
  | 'event'
  | 'moving'

export type PathAnswer = {
  label: string
  /** What stays in doubt with this answer, beside the row's own doubt. */
  doubt?: string
} & ({ next: QuestionId } | { row: QualificationId })

export type QualificationPath = {
  first: QuestionId
  questions: Readonly<Record<QuestionId, { text: string; answers: readonly PathAnswer[] }>>
}

/** At most five questions, whatever is answered. */
export const qualificationPath: QualificationPath = {
  first: 'guarded',
  questions: {
    guarded: {
      text: 'Wird etwas oder jemand bewacht?',
      answers: [
        { label: 'Ja, von einer Sicherheitsfirma', next: 'place' },
        { label: 'Ja, von unseren eigenen Angestellten', row: 'eigene' },
        { label: 'Nein', next: 'service' },
        { label: 'Wir sind nicht sicher', next: 'unsure' },
      ],
    },
    unsure: {
      text: 'Soll die Person jemanden abweisen, kontrollieren oder auf fremde Sachen aufpassen?',
      answers: [
        { label: 'Ja, etwas davon', next: 'place' },
        { label: 'Nein, nichts davon', next: 'service' },
      ],
    },
    service: {
      text: 'Was ist die Aufgabe?',
      answers: [
        { label: 'Reinigen', row: 'reinigung' },
        { label: 'Auskunft geben, Post, Telefon', row: 'auskunft' },
        { label: 'Karten, Plätze, Parkplätze', row: 'einweisen' },
        { label: 'Alarme entgegennehmen', row: 'alarmzentrale' },
        { label: 'Auf Feuer achten', row: 'brandwache' },
      ],
    },
    place: {
      text: 'Wo?',
      answers: [
        { label: 'Straße, Platz, Park', row: 'strasse' },
        { label: 'Bus, Bahn, Bahnhof', row: 'offenes-haus' },
        { label: 'Gebäude, Hotel, Gelände', next: 'access' },
        { label: 'Laden, Einkaufszentrum', next: 'shop' },
        { label: 'Bar, Restaurant, Diskothek', next: 'pub' },
        { label: 'Veranstaltung, Messe', next: 'event' },
        { label: 'Unterkunft für Geflüchtete', row: 'unterkunft' },
        { label: 'Flughafen', row: 'flughafen' },
        { label: 'Unterwegs: Person oder Wertsachen', next: 'moving' },
      ],
    },
    shop: {
      text: 'Was soll im Laden geschehen?',
      answers: [
        { label: 'In Zivil auf Ladendiebe achten', row: 'ladendiebe' },
        { label: 'Sichtbar an der Tür stehen', row: 'ladentuer' },
        { label: 'Runden durch Passage oder Mall', row: 'offenes-haus' },
        { label: 'Nach Ladenschluss aufpassen', row: 'gebaeude' },
      ],
    },
    access: {
      text: 'Wer hat dort Zutritt, wo die Kraft Dienst tut?',
      answers: [
        { label: 'Niemand: Das Haus ist zu', row: 'gebaeude' },
        { label: 'Nur Befugte, hinter Zaun oder Tor', next: 'danger' },
        { label: 'Besuch, den der Empfang prüft', row: 'pforte' },
        { label: 'Gäste eines Hotels', row: 'hotel' },
        {
          label: 'Wer bezahlt hat, etwa in Zoo oder Bad',
          row: 'aufsicht',
          doubt:
            'Nicht jede Behörde sieht hinter der Kasse einen begrenzten Kreis. Macht die Kraft Runden, planen Sie sicher mit der Sachkundeprüfung.',
        },
        { label: 'Alle, solange geöffnet ist', next: 'open' },
      ],
    },
    danger: {
      text: 'Könnte ein Angriff dort viele Menschen gefährden?',
      answers: [
        { label: 'Nein', row: 'gelaende' },
        { label: 'Ja, etwa Kraftwerk oder Gefahrstoffe', row: 'gefahr' },
        {
          label: 'Das wissen wir nicht',
          row: 'gelaende',
          doubt:
            'Fragen Sie die Behörde, ob Ihr Objekt als besondere Gefahr für die Allgemeinheit gilt. Dann fragt sie zu jeder Kraft auch beim Verfassungsschutz nach.',
        },
      ],
    },
    open: {
      text: 'Geht die Person umher?',
      answers: [
        { label: 'Ja, sie macht Runden', row: 'offenes-haus' },
        {
          label: 'Nein, sie bleibt an einem Platz',
          row: 'pforte',
          doubt:
            'Das Gesetz nennt Kontrollgänge. Wer an einem festen Platz bleibt, geht keine; trotzdem sieht es nicht jede Behörde so. Geht die Kraft auch nur manchmal durchs offene Haus, planen Sie mit der Sachkundeprüfung.',
        },
        { label: 'Sie beaufsichtigt Ausgestelltes', row: 'aufsicht' },
      ],
    },
    pub: {
      text: 'Lebt das Haus vom Tanz?',
      answers: [
        { label: 'Ja, Disco oder Club', row: 'diskothek' },
        { label: 'Nein', row: 'gaststaette' },
        {
          label: 'Manchmal',
          row: 'diskothek',
          doubt:
            'Wird nur an einzelnen Abenden getanzt, genügt vielleicht die Unterrichtung. Sicher planen Sie mit der Prüfung.',
        },
      ],
    },
    event: {
      text: 'Wie kommt man hinein?',
      answers: [
        { label: 'Mit Einlasskontrolle, sehr viele Menschen', row: 'grossveranstaltung' },
        { label: 'Mit Einlasskontrolle, überschaubar', row: 'veranstaltung' },
        { label: 'Ohne Einlass, auf Straße oder Platz', row: 'strasse' },
        { label: 'Es geht um Stände und Ausgestelltes', row: 'aufsicht' },
        { label: 'Es geht nur um Karten und Plätze', row: 'einweisen' },
      ],
    },
    moving: {
      text: 'Was wird begleitet?',
      answers: [
        { label: 'Eine Person', row: 'personenschutz' },
        { label: 'Geld oder Wertsachen', row: 'werttransport' },
        { label: 'Eines davon mit Schusswaffe', row: 'schusswaffe' },
      ],
    },
  },
}

/** Words of the path alone. */
export const qualificationPathLabels = {
  unscripted: 'Alle Antworten stehen auch in der Tabelle.',
  /** Behind the number of tasks that are left. */
  of: (all: number) => `von\u00a0${all}\u00a0Aufgaben`,
  open: 'kommen noch infrage',
  result: 'Es gilt',
  toRow: 'Zur Zeile in der Tabelle',
  intoRequest: 'In die Anfrage übernehmen',
  /** Beside it: what it takes. */
  takes: 'Antworten und Zeile kommen in Ihre Nachricht; abgeschickt wird sie erst von Ihnen.',
  /** For screen readers. */
  nextQuestion: (text: string) => `Nächste Frage: ${text}`,
  found: (result: string) => `Ergebnis: ${result}`,
  /** Before the lines of the request's message. */
  details: {
    task: 'Aufgabe',
    answers: 'Unsere Angaben',
    proof: 'Nachweis',
    extras: 'Außerdem',
    law: 'Rechtsgrundlage',
    doubt: 'Grenzfälle',
  },
}

export const qualificationPage = {
  meta: {
    title: '§\u00a034a GewO: Sachkunde oder Unterrichtung? Die Tabelle',
    description:
      'Wer braucht nach §\u00a034a\u00a0GewO die Sachkundeprüfung, wem genügt die Unterrichtung? Die Aufgaben in einer Tabelle, mit Fundstelle und dem, was strittig ist.',
  },
  name: 'Qualifikation',
  heading: '§\u00a034a\u00a0GewO: Wer darf was bewachen?',
  lawAsOf,
  lead: 'Unterrichtung, Sachkundeprüfung oder gar kein „34a-\u2060Schein“: Das hängt von der Aufgabe ab, nicht vom Namen des Dienstes.',
  /** Of all tasks those that demand the exam: a figure, then what it counts. */
  answer: {
    figure: (exam: number, all: number) => `${exam} von ${all}`,
    text: 'Aufgaben verlangen die Sachkundeprüfung',
  },
  path: {
    heading: 'Mit höchstens fünf Fragen zum nötigen Nachweis',
    lead: 'Ihre Antworten kommen erst zu uns, wenn Sie sie in eine Anfrage übernehmen und diese absenden.',
    toTable: 'Gleich zur Tabelle',
  },
  table: {
    heading: 'Welche Aufgabe welchen Nachweis verlangt',
    /** For the Land of the seat. */
    lead: ({ inLand, permit }: Pick<LandRecord, 'inLand' | 'permit'>) =>
      `Die Überprüfung der Zuverlässigkeit kommt bei jeder Bewachung hinzu. Über Grenzfälle entscheidet die Behörde am Hauptwohnsitz der Kraft, über die Firma die an deren Sitz (§\u00a01\u00a0BewachV)${permit === null ? '' : `; ${inLand} ist das ${permit}`}.`,
    caption: 'Aufgaben, Nachweise und weitere Pflichten nach §\u00a034a\u00a0GewO und BewachV',
    note: 'BewachV vom 3.\u00a0Mai\u00a02019. Eine Orientierung für die Planung, keine Rechtsberatung.',
  },
  /** Above what is folded. */
  further: 'Was außerdem gilt',
  common: {
    heading: 'Was bei jeder Bewachung gilt',
    rows: [
      {
        label: 'Firma',
        value:
          'Sie braucht die Erlaubnis der Behörde, auch als Nachunternehmen (§\u00a034a\u00a0Abs.\u00a01 Satz\u00a01\u00a0GewO).',
      },
      {
        label: 'Überprüfung',
        value:
          'Vor dem ersten Dienst meldet die Firma jede Kraft im Bewacherregister an. Ist sie neu, fragt die Behörde beim Bundeszentralregister und bei der Polizei nach; erst mit ihrer Mitteilung darf der Dienst beginnen. Mit gültiger Registernummer und gleichen Angaben genügt die elektronische Bestätigung des Registers (§\u00a016\u00a0Abs.\u00a01 bis\u00a03\u00a0BewachV). Spätestens alle fünf Jahre wird neu geprüft (§\u00a034a\u00a0Abs.\u00a01 Satz\u00a010, Abs.\u00a01a Satz\u00a07\u00a0GewO).',
      },
      {
        label: 'Alter',
        value:
          'Mindestens 18\u00a0Jahre, oder ein Abschluss, der die Unterrichtung ersetzt (§\u00a016\u00a0Abs.\u00a01 Nr.\u00a02\u00a0BewachV).',
      },
      {
        label: 'Ausweis',
        value:
          'Er nennt Namen, Firma und die Nummern aus dem Bewacherregister. Die Kraft trägt ihn im Dienst bei sich, dazu den Personalausweis oder Pass, der im Register steht (§\u00a018\u00a0Abs.\u00a01 und\u00a02\u00a0BewachV).',
      },
      {
        label: 'Schild',
        value:
          'Wo die Tabelle es nennt: sichtbar, mit Name oder Kennnummer und Firma (§\u00a018\u00a0Abs.\u00a03\u00a0BewachV).',
      },
      {
        label: 'Dienstkleidung',
        value:
          'Pflicht, sobald befriedetes Besitztum betreten wird: umzäunte Flächen, Häuser, Höfe. Sie darf nicht nach Polizei aussehen (§\u00a019\u00a0BewachV).',
      },
      {
        label: 'Dienstanweisung',
        value: 'Jede Kraft bekommt sie vor dem ersten Dienst gegen Unterschrift (§\u00a017\u00a0BewachV).',
      },
      {
        label: 'Befugnisse',
        value:
          'Nicht die der Polizei, sondern Notwehr, Notstand, Selbsthilfe und das Hausrecht, soweit Sie es übertragen (§\u00a034a\u00a0Abs.\u00a05\u00a0GewO).',
      },
      {
        label: 'Haftpflicht',
        value:
          'Je Schadensfall mindestens 1\u00a0Mio.\u00a0€ für Personen, 250.000\u00a0€ für Sachen, 15.000\u00a0€ für abhandengekommene bewachte Sachen und 12.500\u00a0€ für reine Vermögensschäden, im Jahr auf das Doppelte begrenzbar. Die letzten beiden entfallen nur, wenn alle Auftraggeber zugestimmt haben (§\u00a014\u00a0Abs.\u00a02\u00a0BewachV).',
      },
      {
        label: 'Aufzeichnungen',
        value:
          'Vertrag, eingesetzte Kräfte und Nachweise bewahrt die Firma drei Jahre auf, ab dem Ende des Jahres, in dem Vertrag oder Beschäftigung endete (§\u00a021\u00a0Abs.\u00a04\u00a0BewachV).',
      },
    ],
  },
  proofs: {
    heading: 'Unterrichtung, Prüfung und was sie ersetzt',
    items: [
      {
        title: 'Unterrichtung',
        text: 'Ein Lehrgang bei einer Industrie- und Handelskammer (IHK), mindestens 40\u00a0Unterrichtsstunden zu 45\u00a0Minuten, auf Deutsch ab Niveau\u00a0B1. Verständnisfragen, keine Fehlzeiten (§\u00a06\u00a0BewachV).',
      },
      {
        title: 'Sachkundeprüfung',
        text: 'Eine Prüfung vor der IHK, schriftlich und mündlich, über dieselben Gebiete. Bestanden ist sie nur, wenn beide Teile ausreichen (§\u00a011\u00a0BewachV).',
      },
      {
        title: 'Was beides ersetzt',
        text: 'Abschlüsse als Fachkraft oder Servicekraft für Schutz und Sicherheit, als geprüfte Schutz- und Sicherheitskraft, Werkschutzfachkraft, Meisterin oder Meister. Dazu Laufbahnprüfungen bei Polizei, Justizvollzug, bewaffnetem Zoll und Feldjägern (§§\u00a08, 12\u00a0BewachV). Übergangsregeln gelten für Kräfte, die schon 1996 oder 2003 dabei waren (§\u00a023\u00a0BewachV). Über Abschlüsse aus dem Ausland entscheidet die Behörde (§\u00a013c\u00a0GewO).',
      },
    ],
  },
  check: {
    heading: 'So prüfen Sie es vor der ersten Schicht',
    steps: [
      {
        title: 'Erlaubnis',
        text: 'Lassen Sie sich die Erlaubnis nach §\u00a034a\u00a0GewO zeigen. Die Behörde dahinter steht auch im Impressum der Firma.',
      },
      {
        title: 'Liste der Eingesetzten',
        text: 'Verlangen Sie vor der ersten Schicht und bei jedem Wechsel: Name, Registernummer, Nachweis, Datum der letzten Überprüfung und wer leitet. Kopien von Personalausweisen brauchen Sie nicht.',
      },
      {
        title: 'Freigabe',
        text: 'Das Register sagt der Firma, wofür sie jede Person einsetzen darf. Lassen Sie sich bestätigen, dass Ihre Aufgabe dabei ist.',
      },
      {
        title: 'Am Tor',
        text: 'Name und Nummer auf dem Bewacherausweis müssen zur Liste passen. Von Gesetzes wegen muss ihn die Kraft nur Behörden zeigen (§\u00a018\u00a0Abs.\u00a02\u00a0BewachV): Halten Sie im Vertrag fest, dass auch Sie ihn sehen dürfen.',
      },
      {
        title: 'Nachunternehmen',
        text: 'Lassen Sie sie nur mit Ihrer vorherigen Zustimmung zu. Dann gilt das Gleiche: eigene Erlaubnis, eigene Liste.',
      },
    ],
  },
  breach: {
    heading: 'Welches Bußgeld droht',
    paragraphs: [
      'Ordnungswidrig handelt die Firma: Lässt sie jemanden ohne Freigabe oder ohne den nötigen Nachweis bewachen, droht ein Bußgeld bis 3.000\u00a0€ (§\u00a022\u00a0Abs.\u00a01 Nr.\u00a01\u00a0BewachV, §\u00a0144\u00a0Abs.\u00a02 Nr.\u00a01b und Abs.\u00a04\u00a0GewO). Bewacht sie ohne Erlaubnis, sind es bis zu 5.000\u00a0€ (§\u00a0144\u00a0Abs.\u00a01 Nr.\u00a01 und Abs.\u00a04\u00a0GewO). Die Behörde kann außerdem verbieten, eine unzuverlässige Person weiter zu beschäftigen (§\u00a034a\u00a0Abs.\u00a04\u00a0GewO).',
      'Fehlen Ausweis oder Schild im Dienst, trifft das Bußgeld auch die Kraft selbst (§\u00a022\u00a0Abs.\u00a01 Nr.\u00a05 und\u00a06\u00a0BewachV).',
      'An Auftraggeber richten sich diese Bußgelder in der Regel nicht, es sei denn, sie beteiligen sich wissentlich (§\u00a014\u00a0OWiG). Wie sorgfältig Sie ausgewählt haben, zeigt nach einem Vorfall eine geprüfte Liste mit Datum.',
    ] as readonly Paragraph[],
  },
} as const satisfies DeskPage & {
  answer: { figure: (exam: number, all: number) => string; text: string }
  path: { heading: string; lead: string; toTable: string }
  table: {
    heading: string
    lead: (land: Pick<LandRecord, 'inLand' | 'permit'>) => string
    caption: string
    note: string
  }
  further: string
  common: { heading: string; rows: readonly { label: string; value: string }[] }
  proofs: { heading: string; items: readonly { title: string; text: string }[] }
  check: { heading: string; steps: readonly { title: string; text: string }[] }
  breach: { heading: string; paragraphs: readonly Paragraph[] }
}
