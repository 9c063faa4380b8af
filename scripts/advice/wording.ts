import type { Text } from '@/content/support/textsIn'

/** Words that read better otherwise, and what to write instead. */
const WORDINGS: readonly [RegExp, string][] = [
  [/["'´`]/, 'schreiben Sie „ und “, als Apostroph ’'],
  [/ -{1,2} /, 'schreiben Sie – oder zwei Sätze'],
  [/\.\.\./, 'schreiben Sie …'],
  [
    /§ |\bArt\. |\d (Uhr|%|Stunden|Jahre)\b/,
    'schreiben Sie für das Leerzeichen \\u00a0, sonst bricht dort die Zeile um',
  ],
  [/z\. ?B\./, 'schreiben Sie „zum Beispiel“'],
  [/ {2}| [,.;:!?](?!\.)/, 'nehmen Sie das Leerzeichen heraus'],
  [
    /(?<!\p{L})(?:kompetent|maßgeschneidert|professionell|rundum|Ihr Partner)/iu,
    'sagen Sie stattdessen, was Sie tun',
  ],
  [
    /(?:steht|stehen) (?:dann |deshalb )?(?:im Angebot|im Vertrag|in der Dienstanweisung)\.$/,
    'wer fragt, hat dieses Papier noch nicht: Sagen Sie, was dort steht',
  ],
  [
    /rund um die Uhr|\bimmer erreichbar|\bbinnen\b|innerhalb von/i,
    'versprechen Sie keine Zeit, die eine schlechte Nacht bricht',
  ],
  [/\p{L}[*:_](innen|in\b)/u, 'schreiben Sie ein Wort für alle oder beide Formen'],
]

export function wording(texts: readonly Text[]): string[] {
  return texts.flatMap(({ place, text }) =>
    WORDINGS.flatMap(([pattern, instead]) => {
      const [found] = text.match(pattern) ?? []
      return found === undefined ? [] : [`${place} enthält „${found}“: ${instead}.`]
    }),
  )
}
