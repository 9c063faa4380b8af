import { compounds } from '@/content/compounds'

const SOFT_HYPHEN = '\u00ad'

const broken = new Map(compounds.map((word) => [word.replaceAll('|', ''), word.replaceAll('|', SOFT_HYPHEN)]))

/**
 * Lets the long words of a heading or a narrow column break at their joints. CSS `hyphens: auto` breaks between any syllables, and
 * desktop Linux browsers and some in-app browsers have no German dictionary for it.
 */
export function hyphenate(text: string): string {
  return text.replace(/\p{L}{10,}/gu, (word) => broken.get(word) ?? word)
}
