import { textsIn } from '@/content/support/textsIn'
import type { Service } from '@/content/types'

type Found = { slug: string; text: string }

const HEADINGS = ['intro', 'checklist', 'figure', 'faq', 'callUs'] as const

/** Questions that soon stand on every page. */
const STEMS: readonly [string, RegExp][] = [
  ['Was kostet …', /^Was kostet/],
  ['Was ist der Unterschied …', /^Was ist der Unterschied/],
  ['X oder Y: …', /^[^?]+ oder [^?]+: /],
]

/** What a visitor reads on a page, sentence by sentence. */
function sentencesOf({ slug, meta, pictureAlt, fit, ...rest }: Service): Found[] {
  const visible = { rest, fit: { ...fit, otherwise: fit.otherwise.map(({ text }) => text) } }
  return textsIn(visible).flatMap(({ text }) =>
    text.split(/(?<=[.?!:]) +/).map((sentence) => ({ slug, text: sentence })),
  )
}

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
const firstWord = ({ text }: Found) => wordsOf(text)[0] ?? ''

/** All runs of four words, statutes and what a mark interrupts left out. */
function runsOf({ text }: Found): string[] {
  return text
    .split(/[.,;:?!–„“()]+(?=\s|$)|§[^,;)]*?\p{Lu}\p{L}*\p{Lu}\p{L}*/u)
    .map(wordsOf)
    .flatMap((words) => words.slice(3).map((_, start) => words.slice(start, start + 4).join(' ')))
}

/** One line for each key that stands on more pages than are good. */
function shared(
  texts: readonly Found[],
  keysOf: (found: Found) => readonly string[],
  most: number,
  what: string,
): string[] {
  const slugs = new Map<string, Set<string>>()
  for (const found of texts) {
    for (const key of keysOf(found)) {
      slugs.set(key, (slugs.get(key) ?? new Set()).add(found.slug))
    }
  }
  return [...slugs]
    .filter(([, pages]) => pages.size > most)
    .map(([key, pages]) => `${what} „${key}“: ${[...pages].join(', ')}.`)
}

/** Where service pages have grown alike: visitors read two of them, and search engines show one of two. */
export function sameness(services: readonly Service[]): string[] {
  const sentences = services.flatMap(sentencesOf)
  const long = sentences.filter(({ text }) => wordsOf(text).length > 4)
  const heroes = services.map(({ slug, heroLine }) => ({ slug, text: heroLine }))
  const questions = services.flatMap(({ slug, faq }) =>
    faq.items.map(({ question }) => ({ slug, text: question })),
  )
  const stems = ({ text }: Found) => STEMS.filter(([, stem]) => stem.test(text)).map(([name]) => name)
  return [
    ...shared(long, ({ text }) => [text], 1, 'Ein Satz auf mehreren Seiten:'),
    ...shared(heroes, (found) => [firstWord(found)], 1, 'heroLine beginnt auf mehreren Seiten mit'),
    ...HEADINGS.flatMap((role) => {
      const headings = services.flatMap(({ slug, [role]: part }) =>
        part ? [{ slug, text: part.heading }] : [],
      )
      return shared(headings, (found) => [firstWord(found)], 1, `Überschriften von ${role} beginnen mit`)
    }),
    ...shared(questions, stems, 3, 'Viele Fragen der Form'),
    // Each of them says where; they are compared by their first word.
    ...shared(
      sentences.filter(({ text }) => !heroes.some((hero) => hero.text.includes(text))),
      runsOf,
      2,
      'Dieselben vier Wörter',
    ),
    ...services.flatMap((service) => {
      const we = sentencesOf(service).flatMap(
        ({ text }) => text.match(/\b([Ww]ir|[Uu]ns|[Uu]nser\p{L}*)\b/gu) ?? [],
      )
      return we.length < 8
        ? [`${service.slug}: ${we.length}-mal „wir“, „uns“ oder „unser“; sagen Sie, wer es tut.`]
        : []
    }),
  ]
}
