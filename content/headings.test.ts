import { hyphenate } from '@/lib/server/hyphenate'
import { home } from './home'
import { services } from './services'
import { expectNoFaults } from './support/expectNoFaults'
import { ui } from './ui'

/** Letters that 280 px hold, the column of a 320 px screen, at the size of a page's title and of a section's. */
const PAGE_TITLE = 14
const SECTION_TITLE = 18

/** Texts that stand as large headings: what is called so below a value. */
function headingsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) {
    return []
  }
  return Object.entries(value).flatMap(([key, child]) =>
    typeof child === 'string'
      ? /^(heading|\w+Heading|headline|title|name|statement)$/.test(key)
        ? [child]
        : []
      : key === 'meta'
        ? []
        : headingsIn(child),
  )
}

function tooLong(headings: readonly string[], letters: number) {
  return headings.flatMap((heading) =>
    (hyphenate(heading).match(/\p{L}+/gu) ?? [])
      .filter((piece) => piece.length > letters)
      .map(
        (piece) =>
          `„${piece}“ in „${heading}“ ist zu lang für ein Handy. Tragen Sie das Wort in content/compounds.ts ein, mit | an der Fuge.`,
      ),
  )
}

it('lets no title of a page run out of a small phone', () => {
  expectNoFaults(
    tooLong([...services.map(({ title }) => title), home.hero.headline, ui.notFound.heading], PAGE_TITLE),
  )
})

it('lets no other heading run out of a small phone', () => {
  const others = headingsIn({ home, services, ui })
  expect(others.length).toBeGreaterThan(30)
  expectNoFaults(tooLong(others, SECTION_TITLE))
})
