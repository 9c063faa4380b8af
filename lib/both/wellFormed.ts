/** With the `u` flag a pair is one character, so this matches lone surrogates only. */
const LONE_SURROGATE = /[\uD800-\uDFFF]/gu

/**
 * The text with U+FFFD for every lone surrogate, as `toWellFormed` is missing in browsers before 2023. Programs that truncate texts
 * leave lone surrogates, on which `encodeURIComponent` throws.
 */
export function wellFormed(text: string): string {
  return text.replace(LONE_SURROGATE, '\uFFFD')
}
