/**
 * Flag for a browser that measures. For one that is watched, V8 parses functions a second time to know where a call came
 * from: half of the longest task, which no visitor has. With the flag it notes that at once.
 */
export const SOURCE_POSITIONS = '--js-flags=--no-enable-lazy-source-positions'
