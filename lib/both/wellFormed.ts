/** With the `u` flag whole pairs are one character each, so this matches half ones only. */
const HALF = /[\uD800-\uDFFF]/gu

/**
 * The text with U+FFFD for every half character. `toWellFormed` itself is missing in browsers before 2023.
 * Programs that cut texts by length leave half characters (lone surrogates), and `encodeURIComponent` throws on them.
 */
export function wellFormed(text: string): string {
  return text.replace(HALF, '\uFFFD')
}
