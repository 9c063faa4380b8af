import type { Text } from '@/content/support/textsIn'

/** Words that read better otherwise, and what to write instead. */
const WORDINGS: readonly [RegExp, string][] = [
  [/["'´`]/, 'write „ and “, or ’ as an apostrophe'],
  [/ -{1,2} /, 'write – or two sentences'],
  [/\.\.\./, 'write …'],
  [/§ |\bArt\. |\d (Uhr|%|Stunden|Jahre)\b/, 'write \\u00a0 for the space: the line may break there'],
  [/z\. ?B\./, 'write „zum Beispiel“'],
  [/ {2}| [,.;:!?](?!\.)/, 'take out the space'],
  [/(?<!\p{L})(?:kompetent|maßgeschneidert|professionell|rundum|Ihr Partner)/iu, 'say what is done instead'],
  [
    /rund um die Uhr|\bimmer erreichbar|\bbinnen\b|innerhalb von/i,
    'promise no time that one bad night breaks',
  ],
  [/\p{L}[*:_](innen|in\b)/u, 'write a word for all, or both forms'],
]

export function wording(texts: readonly Text[]): string[] {
  return texts.flatMap(({ place, text }) =>
    WORDINGS.flatMap(([pattern, instead]) => {
      const [found] = text.match(pattern) ?? []
      return found === undefined ? [] : [`${place} has „${found}“: ${instead}.`]
    }),
  )
}
