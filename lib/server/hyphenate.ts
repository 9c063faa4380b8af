import { compoundParts } from '@/content/compounds'

/** Words that a 320 px screen may not hold at the size of a title. */
const LONG_WORD = /\p{L}{13,}/gu
const SOFT_HYPHEN = '\u00ad'

const parts = new Set(compoundParts)

/** The fewest known parts that make up the whole word, or null: a wrong joint is worse than none. */
function partsOf(word: string): readonly string[] | null {
  if (word === '') {
    return []
  }
  let fewest: readonly string[] | null = null
  for (let length = 1; length <= word.length; length++) {
    const first = word.slice(0, length)
    if (!parts.has(first.toLowerCase())) {
      continue
    }
    const rest = partsOf(word.slice(length))
    if (rest !== null && (fewest === null || rest.length + 1 < fewest.length)) {
      fewest = [first, ...rest]
    }
  }
  return fewest
}

/**
 * Lets the long compounds of a heading break at their joints. CSS `hyphens: auto` breaks between any syllables, and
 * desktop Linux browsers and some in-app browsers have no German dictionary for it.
 */
export function hyphenate(text: string): string {
  return text.replace(LONG_WORD, (word) => partsOf(word)?.join(SOFT_HYPHEN) ?? word)
}
