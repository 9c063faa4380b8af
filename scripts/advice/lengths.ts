import { type Text, textsIn } from '@/content/support/textsIn'
import type { PageMeta, Service } from '@/content/types'
import { TITLE_LENGTH } from '@/lib/server/pages'

const wordsIn = (value: unknown) => textsIn(value).flatMap(({ text }) => text.split(/\s+/)).length

function outside(what: string, value: number, least: number, most: number): string[] {
  return value >= least && value <= most ? [] : [`${what}: ${value}; ${least} to ${most} are good.`]
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
      .map((sentence) => `${place} has a sentence of more than ${LONG} words: „${sentence}“`),
  )
}

/** What search results cut, or fill up with words of their own. */
export function metaLengths({ id, meta }: { id: string; meta: PageMeta }): string[] {
  return [
    ...outside(`${id}: characters of meta.title`, meta.title.length, 1, TITLE_LENGTH),
    ...outside(`${id}: characters of meta.description`, meta.description.length, 120, 160),
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
    ...outside(`${slug}: characters of cardLine`, cardLine.length, 45, 85),
    ...outside(`${slug}: words besides the questions and the figure`, wordsIn(rest), 200, 450),
    ...outside(`${slug}: words of the figure`, wordsIn(figure), 1, 160),
    ...outside(`${slug}: questions`, faq.items.length, 3, 6),
    ...faq.items.flatMap(({ question, answer }) =>
      outside(`${slug}: words of the answer to „${question}“`, wordsIn(answer), 15, 70),
    ),
  ]
}
