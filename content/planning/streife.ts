/** A stop of a tour, as typed. */
export type PatrolDraft = { name: string; minutes: string; checks: string }

/** Nights a week. */
export const nightKinds = ['7', '6', '5', '4', '3', '2', '1'] as const
export type Nights = (typeof nightKinds)[number]

/** The calculator that comes from the stops of a patrol. */
export const streife = {
  heading: 'Streife: Minuten vor Ort',
  lead: 'Tragen Sie ein, wo die Streife hält, wie lange jede Kontrolle dauert und wie oft sie in einer Nacht kommt. Eingetragen ist ein Beispiel.',
  form: 'Halte',
  result: 'Ihre Kontrollen',
  fields: {
    name: 'Halt',
    minutes: 'Dauer',
    checks: 'Kontrollen je Nacht',
    nights: 'Nächte',
    road: 'Fahrzeit je Nacht, falls bekannt',
  },
  units: { minutes: 'Minuten' },
  nights: {
    7: '7 Nächte die Woche',
    6: '6 Nächte die Woche',
    5: '5 Nächte die Woche',
    4: '4 Nächte die Woche',
    3: '3 Nächte die Woche',
    2: '2 Nächte die Woche',
    1: '1 Nacht die Woche',
  } satisfies Record<Nights, string>,
  /** Three houses of the tour on the page of this service, with its minutes. */
  example: [
    { name: 'Bürohaus', minutes: '30', checks: '2' },
    { name: 'Lager', minutes: '20', checks: '2' },
    { name: 'Kita', minutes: '10', checks: '2' },
  ] satisfies PatrolDraft[],
  nightsOfExample: '7' satisfies Nights,
  added: { name: '', minutes: '10', checks: '2' } satisfies PatrolDraft,
  add: 'Halt hinzufügen',
  unnamed: (place: number) => `Halt ${place}`,
  removed: (name: string) => `„${name}“ ist entfernt.`,
  faults: {
    minutes: {
      nonsense: 'Bitte eine Zahl wie 15.',
      small: 'Mindestens 1\u00a0Minute.',
      large: 'Höchstens 600\u00a0Minuten.',
      fraction: 'Bitte eine ganze Zahl.',
    },
    checks: {
      nonsense: 'Bitte eine Zahl wie 2.',
      small: 'Mindestens 1.',
      large: 'Höchstens 24.',
      fraction: 'Bitte eine ganze Zahl.',
    },
    road: {
      nonsense: 'Bitte eine Zahl wie 45.',
      small: 'Mindestens 1\u00a0Minute, oder leer lassen.',
      large: 'Höchstens 1.440\u00a0Minuten.',
      fraction: 'Bitte eine ganze Zahl.',
    },
  },
  figures: {
    night: 'Minuten vor Ort in einer Nacht',
    week: 'Stunden vor Ort in der Woche',
    checks: 'Kontrollen in der Woche',
  },
  table: {
    caption: 'Minuten vor Ort je Halt und Nacht; jedes Stück des Balkens ist eine Kontrolle',
    stop: 'Halt',
    minutes: 'je Kontrolle',
    checks: 'Kontrollen',
    night: 'Minuten',
    total: 'Vor Ort',
    road: 'Fahrt',
  },
  year: (hours: string, checks: string) =>
    `Im Jahr mit 52\u00a0Wochen sind das ${hours}\u00a0Stunden vor Ort, bei ${checks}\u00a0Kontrollen in jeder Nacht.`,
  withRoad: (hours: string) => `Mit Ihrer Fahrzeit sind es ${hours}\u00a0Stunden in der Woche.`,
  withoutRoad: 'Die Fahrt ist nicht dabei: Wie lange sie dauert, hängt von den anderen Adressen der Tour ab.',
  noTimes: 'Uhrzeiten stehen hier nicht, weil sie von Nacht zu Nacht wechseln sollen.',
  announced: (night: string, week: string, checks: string) =>
    `${night}\u00a0Minuten vor Ort in einer Nacht, ${week}\u00a0Stunden in der Woche, ${checks}\u00a0Kontrollen in der Woche.`,
  rule: {
    heading: 'So rechnen wir',
    text: 'Dauer mal Kontrollen ergibt die Minuten vor Ort in einer Nacht, mal Zahl der Nächte die der Woche; das Jahr hat 52\u00a0Wochen. Lassen Sie sich in jedem Angebot diese Minuten nennen: Ein Preis je Anfahrt sagt nicht, wie lange die Streife bleibt.',
  },
  request: {
    button: 'In die Anfrage übernehmen',
    heading: 'Streife, Planung von der Website:',
    row: (name: string, minutes: string, checks: string) =>
      `– ${name}: ${checks} × ${minutes} Minuten je Nacht`,
    total: (nights: string, night: string, week: string, checks: string) =>
      `${nights}: ${night}\u00a0Minuten vor Ort je Nacht, ${week}\u00a0Stunden und ${checks}\u00a0Kontrollen in der Woche, ohne Fahrt`,
    road: (minutes: string) => `Fahrzeit je Nacht, soweit bekannt: ${minutes}\u00a0Minuten`,
  },
} as const
