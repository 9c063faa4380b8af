import { realContent } from '@/scripts/records/support/realContent'
import { releaseHints } from './releaseHints'
import { releaseObstacles } from './releaseObstacles'

const live = { siteUrl: 'https://www.nachtruf.de', formEndpoint: 'https://formdienst.de/f', indexing: true }
const unset = { siteUrl: null, formEndpoint: null, indexing: true }
const sentences = Array.from({ length: 100 }, (_, at) => `Satz ${at}`)
const unconfirmed = { ...realContent, claims: [{ name: 'home', sentences }], confirmations: {} }

it('says in a few lines what a release lists in many', () => {
  const linesOf = (texts: string[]) => texts.join('\n').split('\n')
  expect(linesOf(releaseObstacles(unset, unconfirmed)).length).toBeGreaterThan(100)
  expect(linesOf(releaseHints(unset, unconfirmed))).toEqual([
    expect.stringContaining('SITE_URL fehlt'),
    expect.stringContaining('FORM_ENDPOINT fehlt'),
    expect.stringContaining('npm run release'),
  ])
})

it('says nothing of a site that may go public', () => {
  expect(releaseHints(live, realContent)).toEqual([])
})
