import { hyphenateSync } from 'hyphen/de'

/** Words that a 320 px screen cannot hold at display size. */
const LONG_WORD = /[\p{L}]{13,}/gu

/**
 * Adds soft hyphens to long words of a heading. CSS `hyphens: auto` would do, but desktop Linux browsers and
 * some in-app browsers ship no German dictionary, and then a compound like this one runs out of the screen.
 */
export function hyphenate(text: string): string {
  return text.replace(LONG_WORD, (word) => hyphenateSync(word, { minWordLength: 13 }))
}
