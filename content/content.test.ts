import { forms } from './forms'
import { home } from './home'
import { barrierefreiheit } from './legal/barrierefreiheit'
import { datenschutz } from './legal/datenschutz'
import { impressum } from './legal/impressum'
import { navigation } from './navigation'
import { pictureAlts } from './pictures'
import { services } from './services'
import { expectNoFaults, outside } from './support/expectNoFaults'
import { textsIn } from './support/textsIn'
import { ui } from './ui'

const servicePages = Object.fromEntries(services.map((service) => [service.slug, service]))
const marketing = textsIn({ home, ...servicePages, navigation, ui, forms, pictureAlts }, 'content')
const legal = textsIn(
  {
    impressum,
    barrierefreiheit,
    withService: datenschutz({ formOrigin: 'https://example.org' }),
    without: datenschutz({ formOrigin: null }),
  },
  'legal',
)
const all = [...marketing, ...legal]

const wordsOf = (text: string) => text.split(/\s+/)

/** Every sentence below a value; a heading or a line of a list counts as one. After ‘Abs.’ stands a space that does not break. */
const sentencesOf = (value: unknown) => textsIn(value, '').flatMap(({ text }) => text.split(/(?<=[.?!]) +/))

/** What a pattern finds, one line each: where, which words, and what to do about them. */
function findings(pattern: RegExp, instead: string, texts = all) {
  return texts.flatMap(({ place, text }) => {
    const [found] = text.match(pattern) ?? []
    return found === undefined ? [] : [`${place} has „${found}“: ${instead}. The text: „${text}“`]
  })
}

describe('typography', () => {
  it.each([
    ['straight quotes', /["'´`]/, 'write „ and “, or ’ as an apostrophe'],
    ['a hyphen or two used as a dash', / -{1,2} /, 'write – or two sentences'],
    ['three dots', /\.\.\./, 'write …'],
    [
      'a breaking space before a unit or after a section sign',
      /§ |\bArt\. |\d (Uhr|%|Stunden|Jahre)\b|z\. ?B\./,
      'write \\u00a0 for the space, and „zum Beispiel“ in full',
    ],
    ['two spaces, or a space at the wrong end of a sentence', / {2}| [,.;:!?](?!\.)/, 'take out the space'],
  ])('has no %s', (_name, pattern, instead) => {
    expectNoFaults(findings(pattern, instead))
  })
})

/** Whole words, their compounds and endings; „ausführend“, „Lastspitzen“, „höchstens“ and „Grundumsatz“ are none. */
const SALESMAN =
  /(?<!\p{L})(?:kompetent|maßgeschneidert|(?:aller)?höchste(?!ns)|professionell|rundum|Spitzen(?!last|zeit|stunde)\p{L}|(?:branchen|markt|welt)?führend(?:e[mnrs]?)?(?!\p{L})|einzigartig|Ihr Partner)/iu

it.each(['führende Anbieter', 'marktführend', 'Spitzenqualität', 'höchster Standard', 'Rundumschutz'])(
  'takes „%s“ for the words of a salesman',
  (text) => {
    expect(text).toMatch(SALESMAN)
  },
)

it.each(['ausführende Firma', 'Lastspitzen', 'in den Spitzen', 'Spitzenzeiten', 'höchstens', 'Grundumsatz'])(
  'takes „%s“ for plain words',
  (text) => {
    expect(text).not.toMatch(SALESMAN)
  },
)

describe('tone and claims', () => {
  it.each([
    ['words of salesmen', SALESMAN, 'say what is done instead'],
    [
      'promises',
      /garantier|\b24\/7|rund um die Uhr|\bimmer erreichbar|lückenlos|100\s?%|\bbinnen\b|innerhalb von/i,
      'promise nothing that one bad night breaks',
    ],
    [
      'certificates and awards',
      /zertifi|\bISO\b|\bDIN\b|\bTÜV\b|ausgezeichnet|Auszeichnung/i,
      'the firm has none that anybody has proven',
    ],
    ['gender stars', /\p{L}[*:_](innen|in\b)/u, 'write a word for all, or both forms'],
    [
      'laws that are gone',
      /\bTMG\b|TTDSG|RStV|Streitbeilegungsplattform/,
      'today they are DDG, TDDDG and MStV; the platform is closed',
    ],
  ])('has no %s', (_name, pattern, instead) => {
    expectNoFaults(findings(pattern, instead, marketing))
  })
})

describe('lengths', () => {
  const pages = [
    { name: 'home', meta: home.meta },
    ...services.map(({ slug, meta }) => ({ name: slug, meta })),
    { name: 'impressum', meta: impressum.meta },
    { name: 'datenschutz', meta: datenschutz({ formOrigin: null }).meta },
    { name: 'barrierefreiheit', meta: barrierefreiheit.meta },
  ]

  it.each(pages)('$name: title and description fit a search result', ({ meta }) => {
    expectNoFaults([
      ...outside(`letters of meta.title „${meta.title}“`, meta.title.length, 1, 60),
      ...outside(`letters of meta.description „${meta.description}“`, meta.description.length, 120, 160),
    ])
  })

  it.each(services)(
    '$slug: 350 to 900 words besides the questions and the figure, of which no sentence stands on another service page',
    (service) => {
      const {
        meta,
        slug,
        order,
        figure,
        neighbours,
        pictureAlt,
        pictureCaption,
        cardLine,
        fit,
        faq,
        ...visible
      } = service
      const otherwise = fit?.otherwise.map(({ text }) => text)
      const texts = textsIn({ visible, suits: fit?.suits, heading: fit?.heading, otherwise }, slug)
      const words = texts.flatMap(({ text }) => wordsOf(text))
      const sentences = (from: unknown) => sentencesOf(from).filter((text) => text.split(' ').length > 4)
      const others = services.filter((other) => other.slug !== slug)
      expectNoFaults([
        ...outside(`words of ${slug}`, words.length, 350, 900),
        ...sentences(service).flatMap((sentence) =>
          others
            .filter((other) => sentences(other).includes(sentence))
            .map((other) => `„${sentence}“ also stands on ${other.slug}: say it anew on one of the two.`),
        ),
      ])
    },
  )

  it('leads to other services, never to the page itself', () => {
    expectNoFaults(
      services.flatMap(({ slug, neighbours, fit }) => [
        ...(new Set(neighbours).size === 3 ? [] : [`${slug}: neighbours names one service twice.`]),
        ...(neighbours.includes(slug) ? [`${slug}: neighbours names the page itself.`] : []),
        ...(fit?.otherwise.some(({ service }) => service === slug)
          ? [`${slug}: fit.otherwise names the page itself.`]
          : []),
      ]),
    )
  })
})

describe('questions before an offer', () => {
  const questions = services.flatMap(({ slug, faq }) => faq.items.map((item) => ({ slug, ...item })))

  it.each(services)('$slug: four to six', ({ slug, faq }) => {
    expectNoFaults(outside(`questions of ${slug}`, faq.items.length, 4, 6))
  })

  it.each(questions)('$slug · $question', ({ slug, question, answer }) => {
    expectNoFaults([
      ...(/[^?]\?$/.test(question) ? [] : [`${slug}: „${question}“ must end with one question mark.`]),
      ...outside(`words of the answer to „${question}“ (${slug})`, wordsOf(answer).length, 25, 120),
    ])
  })

  it('says everything once: no heading, question or sentence stands twice on the service pages', () => {
    const times = new Map<string, number>()
    for (const sentence of sentencesOf(services)) {
      times.set(sentence, (times.get(sentence) ?? 0) + 1)
    }
    const asked = sentencesOf(services.map(({ faq }) => faq))
    expectNoFaults(
      asked
        .filter((sentence) => times.get(sentence) !== 1)
        .map((sentence) => `„${sentence}“ stands twice on the service pages: say one of them anew.`),
    )
  })
})
