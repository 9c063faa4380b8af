import { expectNoFaults } from '@/content/support/expectNoFaults'
import { ofSample } from '@/content/support/ofSample'
import type { Text } from '@/content/support/textsIn'
import { serviceOf } from '.'
import { type ServiceSlug, writtenSlugs } from './slugs'

/** Texts and pages of a company that does not offer one of the services, or offers only some. */
async function siteWith(services: readonly ServiceSlug[]) {
  let site: { texts: Text[]; paths: string[] } = { texts: [], paths: [] }
  await jest.isolateModulesAsync(async () => {
    const { offer } = await import('./offered')
    Object.assign(offer, { services })
    const { everyText } = await import('@/content/support/everyText')
    const { pages } = await import('@/lib/server/pages')
    site = { texts: await everyText(), paths: pages.map(({ path }) => path) }
  })
  return site
}

/** Where the site says in its first sentences what it offers. */
const FIRST = /^content\/(home\.ts: home\.(hero|meta)|ui\.ts: ui\.footer|planning\/areas)/

/** What careers say of the work of one service. */
const CAREERS: Partial<Record<ServiceSlug, RegExp>> = {
  empfangsdienst: /Besuch empfangen/,
  einzelhandelsschutz: /Ladendieb/,
  veranstaltungsservice: /Diskothek/,
  reinigungsdienste: /Reinigung/,
}

/** Where a text of another page speaks of a service: by its name, its address or the sentences that sell it. */
function tracesOf(slug: ServiceSlug, texts: readonly Text[]): string[] {
  const { title, heroLine, cardLine, keyword } = serviceOf(slug)
  const own = new RegExp(
    `^content/(services/(offered|slugs)|extras|facts|place|(services|watches)/${slug})\\.ts`,
  )
  const word = (name: string) => new RegExp(`(?<!\\p{L})${name}(?!\\p{L})`, 'u')
  return texts
    .filter(({ place }) => !own.test(place))
    .filter(
      ({ place, text }) =>
        word(title).test(text) ||
        [heroLine, cardLine].includes(text) ||
        // Which service another one leads to stands in a field that pages filter by.
        (text === slug && !/\.(service|slug)$/.test(place)) ||
        (FIRST.test(place) && word(keyword).test(text)) ||
        (/home\.careers/.test(place) && CAREERS[slug]?.test(text)),
    )
    .map(({ place, text }) => `${place} speaks of ${slug}, which is not offered: „${text}“`)
}

// Of the template's texts; what an owner has written, a release reads in the export.
ofSample.each(writtenSlugs)('leaves no trace of %s where it alone is not offered', async (slug) => {
  const { texts, paths } = await siteWith(writtenSlugs.filter((other) => other !== slug))
  expect(texts.length).toBeGreaterThan(1000)
  expect(paths).not.toContain(`/${slug}/`)
  expectNoFaults(tracesOf(slug, texts))
})

it('finds a service that is offered', async () => {
  const { texts, paths } = await siteWith(writtenSlugs)
  for (const slug of writtenSlugs) {
    expect(paths).toContain(`/${slug}/`)
    expect(tracesOf(slug, texts).length).toBeGreaterThan(0)
  }
})
