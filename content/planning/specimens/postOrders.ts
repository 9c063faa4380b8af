import type { SpecimenBlock } from './types'

export const postOrders = [
  {
    kind: 'fields',
    rows: [
      { label: 'Objekt', value: '[Name, Anschrift]' },
      { label: 'Gültig ab', value: '[Datum, Fassung]' },
      { label: 'Auftraggeber', value: '[Firma, Ansprechperson, Telefon]' },
      { label: 'Sicherheitsfirma', value: '[Firma, Objektleitung, Telefon]' },
    ],
  },
  { kind: 'heading', text: '1 Geltung und Weisungen' },
  {
    kind: 'list',
    items: [
      'Diese Anweisung gilt für alle Sicherheitskräfte in diesem Objekt. Sie ergänzt die allgemeine Dienstanweisung der Sicherheitsfirma vom [Datum].',
      'Weisungen gibt die Objektleitung der Sicherheitsfirma. Wünsche des Auftraggebers gehen an sie.',
      'Ist jemand in Gefahr, wird erst gehandelt und dann gemeldet.',
    ],
  },
  { kind: 'heading', text: '2 Stellung und Befugnisse' },
  {
    kind: 'list',
    items: [
      'Die Wachperson hat nicht die Eigenschaft und die Befugnisse eines Polizeivollzugsbeamten oder eines sonstigen Bediensteten einer Behörde (§\u00a017 Abs.\u00a01\u00a0BewachV).',
      'Sie darf Schusswaffen, Hieb- und Stoßwaffen sowie Reizstoffsprühgeräte während des Dienstes nur mit Zustimmung der Sicherheitsfirma führen; in diesem Objekt: [keine]. Jeden Gebrauch dieser Waffen zeigt sie unverzüglich der zuständigen Polizeidienststelle und der Sicherheitsfirma an (§\u00a017 Abs.\u00a01\u00a0BewachV).',
      'Gegenüber Dritten hat sie die Rechte, die jeder Person bei Notwehr, Notstand und Selbsthilfe zustehen, und die vom Auftraggeber vertraglich übertragenen: [Hausrecht, Umfang]. Dabei gilt der Grundsatz der Erforderlichkeit (§\u00a034a Abs.\u00a05\u00a0GewO).',
      'Vorläufig festhalten darf sie, wie jede andere Person, nur jemanden, der auf frischer Tat betroffen oder verfolgt wird (§\u00a0127 Abs.\u00a01\u00a0StPO). Er muss der Flucht verdächtig sein, oder seine Identität lässt sich nicht sofort feststellen. Sie ruft sofort 110 und durchsucht oder befragt niemanden gegen seinen Willen.',
      'Über Geschäfts- und Betriebsgeheimnisse schweigt sie, auch nach ihrem Ausscheiden. Dazu ist sie vor dem ersten Dienst schriftlich verpflichtet (§\u00a017 Abs.\u00a03\u00a0BewachV).',
      'Im Dienst trägt sie Dienstkleidung [Beschreibung] und führt den Bewacherausweis und den im Bewacherregister eingetragenen Personalausweis oder Pass mit (§§\u00a018, 19\u00a0BewachV). Sichtbares Schild: [wo vorgeschrieben].',
    ],
  },
  { kind: 'heading', text: '3 Sicherheit bei der Arbeit (DGUV Vorschrift\u00a023)' },
  {
    kind: 'list',
    items: [
      'Unterweisung anhand dieser Anweisung vor dem ersten Dienst, danach regelmäßig: [Turnus, mindestens jährlich]. Einweisung in das Objekt durch [Name], bei Tag und zur Zeit des Dienstes.',
      'Alkohol und andere berauschende Mittel sind im Dienst und eine angemessene Zeit davor verboten.',
      'Mängel und besondere Gefahren sofort melden an [Name, Telefon] und ins Wachbuch schreiben.',
      'Wer allein ist, meldet sich alle [Minuten] bei [Leitstelle, Telefon]. Bleibt die Meldung aus: [Maßnahme].',
    ],
  },
  { kind: 'heading', text: '4 Posten' },
  {
    kind: 'table',
    caption: 'Posten',
    columns: [
      { heading: 'Posten', share: 15 },
      { heading: 'Tage und Zeit', share: 30 },
      { heading: 'Kräfte', share: 10 },
      { heading: 'Aufgabe' },
    ],
    rows: [
      [
        '[Pforte]',
        '[Mo–Fr 18:00–06:00; Sa, So, Feiertag 06:00–06:00 (Folgetag)]',
        '[1]',
        '[Zutritt prüfen, Telefon, Schlüssel, Lieferverkehr]',
      ],
      ['[Runden]', '[täglich 22:00–06:00]', '[1]', '[Runden nach Abschnitt 5, Ablösung der Pforte]'],
    ],
  },
  { kind: 'heading', text: '5 Runden' },
  {
    kind: 'table',
    caption: 'Runden',
    columns: [
      { heading: 'Runde', share: 15 },
      { heading: 'Beginn zwischen', share: 20 },
      { heading: 'Kontrollpunkte', share: 30 },
      { heading: 'Worauf achten' },
    ],
    rows: [
      ['[Außen]', '[22:30–24:00]', '[Tore, Zaun, Lagerplatz]', '[verschlossen, unversehrt, keine Fremden]'],
      ['[Innen]', '[01:00–03:30]', '[Technik, Büros, Teeküchen]', '[Licht, Wasser, Wärme, Geruch]'],
    ],
  },
  { kind: 'heading', text: '6 Zutritt und Schlüssel' },
  {
    kind: 'list',
    items: [
      'Zutritt haben: [Personenkreis, Ausweis]. Besuch: [Anmeldung, Begleitung]. Lieferungen: [Zeiten, Papiere, Plomben].',
      'Taschen und Fahrzeuge werden nur mit Einwilligung kontrolliert: [Anlass, Hausordnung oder Betriebsvereinbarung].',
      'Schlüssel gehen nur gegen Eintrag im Schlüsselverzeichnis aus der Hand. Verlust sofort an [Name, Telefon].',
      'Kamerabilder und Besuchsdaten: ansehen nur bei [Anlass], herausgeben nur auf Weisung der Objektleitung.',
    ],
  },
  { kind: 'heading', text: '7 Alarm und Störung' },
  {
    kind: 'table',
    caption: 'Was bei Alarm und Störung geschieht',
    columns: [
      { heading: 'Fall', share: 20 },
      { heading: 'Zuerst', share: 30 },
      { heading: 'Dann verständigen', share: 20 },
      { heading: 'Danach' },
    ],
    rows: [
      [
        'Brand, Brandmelder',
        '112, Menschen warnen',
        '[Technik, Auftraggeber]',
        '[Zufahrt öffnen, Feuerwehr einweisen]',
      ],
      [
        'Einbruch, Überfall',
        'Abstand halten, 110, beobachten',
        '[Objektleitung, Auftraggeber]',
        'Spuren nicht berühren',
      ],
      ['Unfall, Notfall', '112, Erste Hilfe', '[Objektleitung]', '[Rettungsdienst einweisen, Verbandbuch]'],
      [
        'Wasser, Strom, Heizung',
        '[Absperren, Bereich sichern]',
        '[Bereitschaft, Telefon]',
        '[Kontrolle alle … Minuten]',
      ],
      ['Person im Aufzug', 'Ansprechen, beruhigen', '[Notdienst, Telefon]', '[nicht selbst befreien]'],
      [
        'Drohung am Telefon',
        'Wortlaut mitschreiben, 110',
        '[Objektleitung, Auftraggeber]',
        '[Räumung nach Plan]',
      ],
    ],
  },
  { kind: 'heading', text: '8 Wachbuch und Übergabe' },
  {
    kind: 'list',
    items: [
      'Jede Kontrolle und jedes Ereignis steht mit Uhrzeit, Ort und Maßnahme im Wachbuch.',
      'Abgelöst wird erst, wenn die Schlüssel gezählt sind und besprochen ist, was noch zu erledigen ist; beide unterschreiben.',
    ],
  },
  { kind: 'heading', text: '9 Empfangsbescheinigung (§\u00a017 Abs.\u00a02\u00a0BewachV)' },
  {
    kind: 'text',
    text: 'Ich habe vor der ersten Aufnahme der Bewachungstätigkeit einen Abdruck dieser Dienstanweisung erhalten.',
  },
  {
    kind: 'table',
    caption: 'Empfangsbescheinigung',
    columns: [
      { heading: 'Name', share: 40 },
      { heading: 'Bewacher-ID', share: 20 },
      { heading: 'Datum', share: 15 },
      { heading: 'Unterschrift' },
    ],
    rows: [],
    empty: 8,
  },
] as const satisfies readonly SpecimenBlock[]
