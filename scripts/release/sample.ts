/**
 * What gives the sample away once an owner has written over its records: words of its place and numbers that it claims. They
 * stand here a second time because the first is gone by then; a test holds them together.
 */
export const samplePlace = {
  town: 'Frankfurt',
  /** Beginnings of words, so that „Frankfurter“ and „hessisch“ are found. */
  beginnings: [
    'Frankfurt',
    'Rhein-Main',
    'Offenbach',
    'Mainz',
    'Mainbrücke',
    'Mainufer',
    'Wiesbaden',
    'Hanau',
    '[Hh]ess(?:en|isch)',
    'Taunus',
    'Osthafen',
    'Bankenviertel',
  ],
  words: ['Main', 'HBDI', 'H-VStättR'],
}

export const sampleFigures = ['25+', '5000+', '5.000+', '15+', '98 %', 'über 15 Jahre', 'gegründet 2023']

/** Names of the sample company that no real one can have. */
const sampleNames = ['Musterwacht', 'Musterstraße 1', '069 90009-100', 'Erika Mustermann']

/** An address of the reserved domain `.example`; scripts have properties of that name. */
const SAMPLE_ADDRESS = /(?:@|\/\/)[\w.-]+\.example\b(?!\.)/g

/** What of the sample company a text still says. */
export function sampleTraces(text: string): string[] {
  return [...sampleNames.filter((name) => text.includes(name)), ...new Set(text.match(SAMPLE_ADDRESS))]
}
