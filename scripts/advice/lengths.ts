import { type Text, textsIn } from '@/content/support/textsIn'
import type { PageMeta, Service } from '@/content/types'
import { TITLE_LENGTH } from '@/content/words'

const wordsIn = (value: unknown) => textsIn(value).flatMap(({ text }) => text.split(/\s+/)).length

function outside(what: string, value: number, least: number, most: number): string[] {
  return value >= least && value <= most ? [] : [`${what}: ${value}; gut sind ${least} bis ${most}.`]
}

const LONG = 25

/** Sentences that nobody reads aloud in one breath. */
export function longSentences(texts: readonly Text[]): string[] {
  return texts.flatMap(({ place, text }) =>
    text
      // What is quoted in brackets is not read aloud.
      .replace(/ \([^)]*(?:§|Art)[^)]*\)/g, '')
      .split(/(?<=[.?!:;]) +(?=[\p{Lu}„])/u)
      .filter((sentence) => sentence.split(/\s+/).length > LONG)
      .map((sentence) => `${place} hat einen Satz mit mehr als ${LONG} Wörtern: „${sentence}“`),
  )
}

/** What search results cut, or fill up with words of their own. */
export function metaLengths({ id, meta }: { id: string; meta: PageMeta }): string[] {
  return [
    ...outside(`${id}: Zeichen in meta.title`, meta.title.length, 1, TITLE_LENGTH),
    ...outside(`${id}: Zeichen in meta.description`, meta.description.length, 120, 155),
  ]
}

export function serviceLengths({
  slug,
  meta,
  pictureAlt,
  cardLine,
  figure,
  faq,
  ...rest
}: Service): string[] {
  return [
    ...outside(`${slug}: Zeichen in cardLine`, cardLine.length, 45, 85),
    ...outside(`${slug}: Wörter ohne Fragen und Abbildung`, wordsIn(rest), 200, 450),
    ...(figure ? outside(`${slug}: Wörter der Abbildung`, wordsIn(figure), 1, 160) : []),
    ...outside(`${slug}: Fragen`, faq.items.length, 3, 6),
    ...faq.items.flatMap(({ question, answer }) =>
      outside(`${slug}: Wörter der Antwort auf „${question}“`, wordsIn(answer), 15, 60),
    ),
  ]
}
