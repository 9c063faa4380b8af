/**
 * Each page with a voice of its own. Each limit below was broken once: the pages had been written one after the other
 * and had grown alike. A text that fails here is rewritten, not the limit.
 */
import { expectNoFaults, outside } from '@/content/support/expectNoFaults'
import { services } from '.'

/** Every text below a value, in reading order. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') {
    return [value]
  }
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : []
}

/** What a visitor reads on a page: no addresses, no names of sections, no texts for search engines. */
function pageTexts({
  slug,
  meta,
  order,
  neighbours,
  cardLine,
  pictureAlt,
  fit,
  ...rest
}: (typeof services)[number]) {
  return textsOf({ rest, fit: { ...fit, otherwise: fit?.otherwise.map(({ text }) => text) } })
}

const sentencesOf = (text: string) => text.split(/(?<=[.?!:]) +/)
const firstWord = (text: string) => text.match(/[\p{L}\p{N}]+/u)?.[0].toLowerCase() ?? ''

/** All runs of four words in a sentence that no mark interrupts, statutes left out. */
function runsOf(sentence: string): string[] {
  return sentence
    .split(/[.,;:?!–„“()]+(?=\s|$)|§[^,;)]*?\p{Lu}\p{L}*\p{Lu}\p{L}*/u)
    .map((piece) => piece.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [])
    .flatMap((words) => words.slice(3).map((_, start) => words.slice(start, start + 4).join(' ')))
}

/** A text with the page that it stands on. */
type Found = { slug: string; text: string }
const lines = (found: readonly Found[]) => found.map(({ slug, text }) => `\n  ${slug}: „${text}“`).join('')

const questions = services.flatMap(({ slug, faq }) => faq.items.map((item) => ({ slug, ...item })))
const asked = questions.map(({ slug, question }) => ({ slug, text: question }))
const heroes = services.map(({ slug, heroLine }) => ({ slug, text: heroLine }))
const calls = services.map(({ slug, callUs }) => ({ slug, text: callUs.text }))
const headings = (['intro', 'checklist', 'figure', 'fit', 'offer', 'faq', 'callUs'] as const).map((role) => ({
  role,
  texts: services.flatMap((service): Found[] => {
    const text = service[role]?.heading
    return text === undefined ? [] : [{ slug: service.slug, text }]
  }),
}))

/** More texts of one form than are good. */
function tooMany(found: readonly Found[], form: string, most: number): string[] {
  return found.length <= most
    ? []
    : [`${found.length} of the form ${form}, ${most} at most; rewrite one of these:${lines(found)}`]
}

/** Texts that open with the same word. */
function sameOpenings(texts: readonly Found[]): string[] {
  const words = new Set(texts.map(({ text }) => firstWord(text)))
  return [...words].flatMap((word) => {
    const found = texts.filter(({ text }) => firstWord(text) === word)
    return found.length === 1 ? [] : [`Open with „${word}“; begin one of these anew:${lines(found)}`]
  })
}

describe('questions', () => {
  it.each([
    ['„Was kostet“, each with arithmetic of its own', /^Was kostet/, 3],
    ['„Was ist der Unterschied“', /^Was ist der Unterschied/, 2],
    ['„X oder Y: Was …“', /^[^?]+ oder [^?]+: /, 2],
  ])('%s', (name, stem, most) => {
    const alike = asked.filter(({ text }) => stem.test(text))
    expectNoFaults(tooMany(alike, name, most))
  })

  it('are answered, not dodged: no answer opens with what it depends on', () => {
    const dodges = /^(Das (hängt|kommt darauf|richtet sich|regelt|gehört|muss)|Ohne Ihre|Einen Satz für alle)/
    expectNoFaults(
      questions
        .filter(({ answer }) => dodges.test(answer))
        .map(({ slug, answer }) => `${slug}: begin with an answer, not with what it depends on: „${answer}“`),
    )
  })

  it('with a price are answered with a sum', () => {
    expectNoFaults(
      questions
        .filter(({ question, answer }) => /kostet/.test(question) && (answer.match(/\d+/g)?.length ?? 0) < 3)
        .map(({ slug, question }) => `${slug}: answer „${question}“ with at least three numbers.`),
    )
  })
})

describe('openings', () => {
  it('of hero lines: each with another first word, two times of day at most', () => {
    const times = /^(Um \d|Um [a-z]+\u00a0Uhr|Kurz (vor|nach)|Nach(ts|mittags)|Morgens|Abends|Nach \d)/
    const timed = heroes.filter(({ text }) => times.test(text))
    expectNoFaults([...sameOpenings(heroes), ...tooMany(timed, 'a time of day first', 2)])
  })

  it.each(headings)('of headings: each with another first word ($role)', ({ texts }) => {
    expectNoFaults(sameOpenings(texts))
  })

  it('of call-us texts: each with another first word, no formula', () => {
    const formula =
      /am Telefon (lässt|gehen)|[Dd]araus (ergibt|lässt)|[Ee]rzählen Sie|[Mm]it diese[nr] .*(Angaben|Antworten)/
    const formulas = calls.filter(({ text }) => formula.test(text))
    expectNoFaults([...sameOpenings(calls), ...tooMany(formulas, `${formula}`, 0)])
  })
})

describe('headings', () => {
  const all = headings.flatMap(({ texts }) => texts)

  it.each([
    ['„Vom X bis zum Y“', /\b[Vv]o(m|n) .*\b(bis|zum|zur)\b/, 1],
    ['„zwischen X und Y“', /\b[Zz]wischen .* und /, 1],
    ['„Was wir über … wissen müssen“', /wissen (müssen|wollen)/, 2],
    ['two halves with a colon', /: /, 2],
  ])('%s', (name, pattern, most) => {
    const alike = all.filter(({ text }) => pattern.test(text))
    expectNoFaults(tooMany(alike, name, most))
  })

  it.each(services)('$slug: two of them hold a word that people search for, as the title does', (service) => {
    const searched =
      service.meta.title.match(/\p{L}{5,}/gu)?.filter((word) => !/Frankfurt|Rhein/.test(word)) ?? []
    const own = headings.flatMap(({ role }) => service[role]?.heading ?? [])
    const holding = own.filter((text) =>
      searched.some((word) => text.toLowerCase().includes(word.toLowerCase())),
    )
    expectNoFaults(
      outside(
        `headings of ${service.slug} with one of: ${searched.join(', ')}`,
        holding.length,
        2,
        own.length,
      ),
    )
  })
})

describe('voice', () => {
  it.each(services)('$slug: the firm speaks', (service) => {
    const words = pageTexts(service)
      .join(' ')
      .match(/\b([Ww]ir|[Uu]ns|[Uu]nser\p{L}*)\b/gu)
    expectNoFaults(
      outside(
        `„wir“, „uns“ and „unser“ on ${service.slug}`,
        words?.length ?? 0,
        18,
        Number.POSITIVE_INFINITY,
      ),
    )
  })

  it.each(services)('$slug: one sentence on section 34a at most', (service) => {
    const sentences = pageTexts(service)
      .flatMap(sentencesOf)
      .filter((text) => !text.endsWith('?') && /34a/.test(text))
      .map((text) => ({ slug: service.slug, text }))
    expectNoFaults(tooMany(sentences, 'a sentence on section 34a', 1))
  })

  it('no run of four words stands on three or more pages, names and statutes apart', () => {
    const runs = new Map<string, Map<string, string>>()
    for (const service of services) {
      for (const sentence of pageTexts(service).flatMap(sentencesOf)) {
        for (const run of runsOf(sentence)) {
          runs.set(run, (runs.get(run) ?? new Map()).set(service.slug, sentence))
        }
      }
    }
    expectNoFaults(
      [...runs].flatMap(([run, pages]) => {
        const found = [...pages].map(([slug, text]) => ({ slug, text }))
        return tooMany(found, `„… ${run} …“`, 2)
      }),
    )
  })
})
