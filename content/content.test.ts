import { company, phoneHref, sampleFields } from './company'
import { facts } from './facts'
import { forms } from './forms'
import { home } from './home'
import { barrierefreiheit } from './legal/barrierefreiheit'
import { datenschutz } from './legal/datenschutz'
import { impressum } from './legal/impressum'
import { navigation } from './navigation'
import { pictureAlts } from './pictures'
import { services } from './services'
import { ui } from './ui'

/** Every text of the site with the place where it stands. */
function textsIn(value: unknown, place: string): { place: string; text: string }[] {
  if (typeof value === 'string') {
    return [{ place, text: value }]
  }
  if (typeof value === 'function') {
    return textsIn(value('000'), `${place}()`)
  }
  if (typeof value === 'object' && value !== null) {
    return Object.entries(value).flatMap(([key, child]) => textsIn(child, `${place}.${key}`))
  }
  return []
}

const marketing = textsIn({ home, services, navigation, ui, forms, pictureAlts }, 'content')
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

function findings(pattern: RegExp, texts = all) {
  return texts.filter(({ text }) => pattern.test(text)).map(({ place, text }) => `${place}: ${text}`)
}

describe('typography', () => {
  it.each([
    ['straight quotes', /["'´`]/],
    ['a hyphen or two used as a dash', / -{1,2} /],
    ['three dots', /\.\.\./],
    [
      'a breaking space before a unit or after a section sign',
      /§ |\bArt\. |\d (Uhr|%|Stunden|Jahre)\b|z\. ?B\./,
    ],
    ['two spaces, or a space at the wrong end of a sentence', / {2}| [,.;:!?](?!\.)/],
  ])('has no %s', (_name, pattern) => {
    expect(findings(pattern)).toEqual([])
  })
})

describe('tone and claims', () => {
  it.each([
    [
      'words of salesmen',
      /kompetent|maßgeschneidert|höchste|professionell|rundum|Spitzen|führend|einzigartig|Ihr Partner/i,
    ],
    [
      'promises',
      /garantier|\b24\/7|rund um die Uhr|\bimmer erreichbar|lückenlos|100\s?%|binnen|innerhalb von/i,
    ],
    ['certificates and awards', /zertifi|\bISO\b|\bDIN\b|\bTÜV\b|ausgezeichnet|Auszeichnung/i],
    ['gender stars', /\p{L}[*:_](innen|in\b)/u],
    ['laws that are gone', /\bTMG\b|TTDSG|RStV|Streitbeilegungsplattform/],
  ])('has no %s', (_name, pattern) => {
    expect(findings(pattern, marketing)).toEqual([])
  })
})

describe('facts and company', () => {
  it('types no figure of the company outside facts.ts', () => {
    const figures = Object.values(facts).map(({ value }) => value)
    const allowed = new Set([ui.footer.founded, home.keyFigures.note, ...home.about.columns.map(String)])
    const typed = marketing.filter(
      ({ text }) => figures.some((figure) => text.includes(figure)) && !allowed.has(text),
    )
    expect(typed).toEqual([])
  })

  it('keeps the three ages of experience apart, each with its own subject', () => {
    expect(facts.leadershipExperience.label).toMatch(/Führungskräfte/)
    expect(facts.operationsExperience.label).toMatch(/Einsatzleitung/)
    expect(facts.founded.label).toBe('gegründet')
    expect(home.about.columns.join(' ')).toContain(facts.operationsExperience.value)
  })

  it('names every sample value, so that a release can refuse it', () => {
    expect(sampleFields).toContain('legalName')
    expect(sampleFields).toHaveLength(Object.keys(company).length)
  })

  it('makes a telephone address of every way to print a German number', () => {
    for (const printed of ['069 90009-100', '+49 69 90009-100', '(069) 90009/100', '069/90009100']) {
      expect(phoneHref(printed)).toBe('tel:+496990009100')
    }
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
    expect(meta.title.length).toBeLessThanOrEqual(60)
    expect(meta.description.length).toBeGreaterThanOrEqual(120)
    expect(meta.description.length).toBeLessThanOrEqual(160)
  })

  it.each(services.map((service) => ({ name: service.slug, service })))(
    '$name: 350 to 600 words besides the questions, of which no sentence stands on another service page',
    ({ service }) => {
      const { meta, slug, position, neighbours, pictureAlt, cardLine, fit, faq, ...visible } = service
      const otherwise = fit.otherwise.map(({ text }) => text)
      const texts = textsIn({ visible, suits: fit.suits, heading: fit.heading, otherwise }, slug)
      const words = texts.flatMap(({ text }) => wordsOf(text))
      expect(words.length).toBeGreaterThanOrEqual(350)
      expect(words.length).toBeLessThanOrEqual(600)

      const sentences = (from: unknown) => sentencesOf(from).filter((text) => text.split(' ').length > 4)
      const elsewhere = new Set(services.filter((other) => other.slug !== slug).flatMap(sentences))
      expect(sentences(service).filter((sentence) => elsewhere.has(sentence))).toEqual([])
    },
  )

  it('leads to other services, never to the page itself', () => {
    for (const { slug, neighbours, fit } of services) {
      expect(new Set(neighbours).size).toBe(3)
      expect([...neighbours, ...fit.otherwise.map(({ service }) => service)]).not.toContain(slug)
    }
  })
})

describe('questions before an offer', () => {
  const questions = services.flatMap(({ slug, faq }) => faq.items.map((item) => ({ slug, ...item })))

  it.each(services.map(({ slug, faq }) => ({ slug, count: faq.items.length })))(
    '$slug: four to six',
    ({ count }) => {
      expect(count).toBeGreaterThanOrEqual(4)
      expect(count).toBeLessThanOrEqual(6)
    },
  )

  it.each(questions)('$slug · $question', ({ question, answer }) => {
    expect(question).toMatch(/[^?]\?$/)
    const { length } = wordsOf(answer)
    expect(length).toBeGreaterThanOrEqual(25)
    expect(length).toBeLessThanOrEqual(75)
  })

  it('says everything once: no heading, question or sentence stands twice on the service pages', () => {
    const times = new Map<string, number>()
    for (const sentence of sentencesOf(services)) {
      times.set(sentence, (times.get(sentence) ?? 0) + 1)
    }
    const asked = sentencesOf(services.map(({ faq }) => faq))
    expect(asked.filter((sentence) => times.get(sentence) !== 1)).toEqual([])
  })
})
