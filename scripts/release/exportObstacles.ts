import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { strFromU8, unzipSync } from 'fflate'
import { parse } from 'node-html-parser'
import { escaped } from '@/scripts/export/hosts/write'
import { filesBelow } from '@/scripts/lib/filesBelow'
import { sampleFigures, samplePlace } from './sample'

/** What an export is held against. */
export type Records = {
  /** Of the company, as people type it. */
  town: string
  /** Texts of its place, with the names of its Länder. A word of theirs is its own in every form: `hessisch` in Kassel. */
  area: readonly string[]
  /** Every text of the owner's records. What the sample says and one of them says as well is the owner's own. */
  own: readonly string[]
  /** Sentences that the owner has written for pages: they may name places and what he does not offer. */
  texts: readonly string[]
  /** Services that have texts and are not offered. */
  notOffered: readonly { slug: string; title: string }[]
  /** The company's figures, value and label: `25+ Jahre Branchenerfahrung unserer Führungskräfte`. */
  figures: readonly string[]
}

type Search = { pattern: RegExp; message: string }

/** Letters on either side of what was found, which tell where it stands. */
const AROUND = 60
/** Files with words for people or search engines. */
const READ = /\.(html|json|txt|xml|webmanifest|vcf|svg|docx)$/
/** Speak of others: authors of packages. */
const SKIPPED = /^lizenzen\.txt$/

const begins = (word: string) => `(?<![\\p{L}\\p{N}])${word}\\p{L}*`
const whole = (text: string) => `(?<![\\p{L}\\p{N}.,])${escaped(text)}(?![\\p{L}\\p{N}])`

/** Text as one reads it: without signs that only say where a line may break. */
export function plain(text: string): string {
  return text.replace(/[\u00ad\u2060]/g, '').replace(/\s+/g, ' ')
}

/** What a page says, to eyes, ears and search engines; not what its markup is called. */
function textOfPage(html: string): string {
  const root = parse(html)
  const attributes = root
    .querySelectorAll('*')
    .flatMap((element) =>
      ['alt', 'aria-label', 'title', 'content', 'placeholder', 'value', 'data-offer', 'href', 'src'].map(
        (name) => element.getAttribute(name) ?? '',
      ),
    )
  const data = root.querySelectorAll('script[type="application/ld+json"]').map(({ text }) => text)
  for (const element of root.querySelectorAll('script, style')) {
    element.remove()
  }
  // A sentence does not span two blocks.
  return [root.structuredText, ...attributes.filter(Boolean), ...data].join('\n').replace(/\n+/g, ' ¶ ')
}

function textOf(path: string): string {
  const bytes = readFileSync(path)
  if (path.endsWith('.docx')) {
    return strFromU8(unzipSync(new Uint8Array(bytes))['word/document.xml'] ?? new Uint8Array()).replace(
      /<[^>]+>/g,
      ' ',
    )
  }
  const text = bytes.toString('utf8')
  return path.endsWith('.html') ? textOfPage(text) : text
}

/** A number that a company claims of itself: `gegründet 2023`, `80 Mitarbeitende`, `12 Jahre Erfahrung`. */
const CLAIMED =
  /(?<![\p{L}\p{N}.,])(?:(?:gegründet|seit) (?:19|20)\d\d|(?:\d{1,3}(?:\.\d{3})+|\d+)\+? ?(?:Mitarbeiten\p{L}+|Beschäftigte\p{L}*|Niederlassungen|zufriedene Kunden|Jahre (?:Branchen)?[Ee]rfahrung)|\d+ % (?:Kundenbindung|zufriedene))(?![\p{L}])/giu

/** Words of a text in their order, so that „gegründet 2019“ is found in „2019 gegründet“. */
const wordsOf = (text: string) =>
  plain(text)
    .toLowerCase()
    .replace(/(\d)\.(?=\d{3})/g, '$1')
    .split(/[^\p{L}\p{N}+%]+/u)

function isHeld(claim: string, figures: readonly string[]): boolean {
  return figures.some((figure) => {
    const held = new Set(wordsOf(figure))
    return wordsOf(claim).every((word) => held.has(word) || word === 'seit')
  })
}

/** One line for each word that is found in a file, however often. */
function findings(
  file: string,
  text: string,
  pattern: RegExp,
  message: string,
  counts: (found: string) => boolean = () => true,
): string[] {
  const matches = [...text.matchAll(pattern)].filter(([found]) => counts(found))
  const firsts = matches.filter(([found], at) => matches.findIndex(([other]) => other === found) === at)
  return firsts.map(({ 0: found, index }) => {
    const around = text.slice(Math.max(0, index - AROUND), index + found.length + AROUND).trim()
    return `out/${file}: „${found}“ ${message}: „… ${around} …“`
  })
}

function searchesFor({ town, area, notOffered, figures }: Records): Search[] {
  const named = area.map(plain)
  // A company in the sample's town may name the same places.
  const places =
    town === samplePlace.town
      ? []
      : [...samplePlace.beginnings.map(begins), ...samplePlace.words.map(whole)].filter(
          (pattern) => !named.some((text) => new RegExp(pattern, 'u').test(text)),
        )
  const claims = sampleFigures.filter((figure) => !isHeld(figure, figures))
  return [
    ...places.map((pattern) => ({
      pattern: new RegExp(pattern, 'gu'),
      message: 'gehört zum Ort des Musters',
    })),
    ...claims.map((figure) => ({
      pattern: new RegExp(whole(figure), 'gu'),
      message: 'ist eine Zahl des Musters',
    })),
    ...notOffered.flatMap(({ slug, title }) => [
      {
        pattern: new RegExp(whole(title), 'gu'),
        message: 'bieten Sie nicht an (content/owner/offer.json)',
      },
      {
        pattern: new RegExp(`/${slug}[/-]`, 'g'),
        message: 'bieten Sie nicht an (content/owner/offer.json)',
      },
    ]),
  ]
}

/**
 * What an export says that the owner's records do not hold: the sample's place and figures, services that are not offered.
 * One line each with the file and what stands around it.
 * @param out the exported folder
 */
export function exportObstacles(out: string, records: Records): string[] {
  const { figures } = records
  const searches = searchesFor(records)
  const longestFirst = (texts: readonly string[]) =>
    [...new Set(texts.map(plain))]
      .filter((text) => text.trim().length > 2)
      .sort((a, b) => b.length - a.length)
  const own = longestFirst(records.own)
  const written = longestFirst([...records.own, ...records.texts])
  const lines = filesBelow(out)
    .filter((file) => READ.test(file) && !SKIPPED.test(file))
    .sort()
    .flatMap((file) => {
      const text = plain(textOf(join(out, file)))
      const foreign = written.reduce((rest, one) => rest.replaceAll(one, '•'), text)
      return [
        ...searches.flatMap(({ pattern, message }) => findings(file, foreign, pattern, message)),
        ...findings(
          file,
          text,
          CLAIMED,
          'steht nicht in content/owner/facts.json',
          (claim) => !isHeld(claim, figures) && !own.some((said) => said.includes(claim)),
        ),
      ]
    })
  return [...new Set(lines)]
}
