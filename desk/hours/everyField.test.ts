import fc from 'fast-check'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { Temporal } from 'temporal-polyfill'
import type { Post } from '@/content/planning/post'
import type { Plan } from '@/content/planning/types'
import { fingerprintOf } from '@/desk/priceSheet/priceSheet'
import { readCells } from '@/desk/priceSheet/workbook'
import { writePriceSheet } from '@/desk/priceSheet/writePriceSheet'
import { calendarOf } from '@/desk/time/calendar'
import { rangeOf } from '@/desk/time/period'
import { anyPost } from '@/desk/time/support/anyPost'
import { readPlan, writePlan } from './link'

import { type Reckoning, reckon } from './reckoning'
import { PostsTable } from './Tables'
import { tenderOf } from './tender'
import { requestText } from './texts'

const plan: Plan = { land: 'HE', period: { kind: 'year', year: 2027 }, night: 23, posts: [] }
/** Hours stay those of no post at all: what differs is what is said of a post. */
const reckoning = reckon(plan, calendarOf(Temporal, plan.land, rangeOf(plan.period)))

const writers: Readonly<Record<string, (reckoning: Reckoning) => unknown>> = {
  'the link': ({ plan: of }) => writePlan(of),
  'the plan that a link is read as': ({ plan: of }) => readPlan(`#${writePlan(of)}`, plan),
  'the table on paper': ({ plan: { posts } }) => renderToStaticMarkup(createElement(PostsTable, { posts })),
  'the Word document': (of) => tenderOf(of.plan, { ...of, service: undefined }),
  'the fingerprint': ({ plan: of }) => fingerprintOf(of),
  'the request': (of) => requestText(of, ''),
  // But for the fingerprint in it; its address is nobody's here.
  'the price sheet': async (of) => {
    const sheet = await (await writePriceSheet(of, 'https://example.test/')).arrayBuffer()
    const { cells } = readCells(new Uint8Array(sheet), () => true)
    return [...cells].map(([, { text }]) => text).filter((text) => text !== fingerprintOf(of.plan))
  },
}

describe.each(Object.keys(writers))('%s', (name) => {
  const written = async (post: Post) =>
    JSON.stringify(await writers[name]?.({ ...reckoning, plan: { ...plan, posts: [post] } }))

  it.each(Object.keys(anyPost) as (keyof typeof anyPost)[])('says the %s of a post', async (field) => {
    await fc.assert(
      fc.asyncProperty(fc.record(anyPost), anyPost[field], async (post, value) => {
        fc.pre(JSON.stringify(post[field]) !== JSON.stringify(value))
        expect(await written({ ...post, [field]: value })).not.toBe(await written(post))
      }),
      // A sheet takes a hundred times as long as a sentence.
      { numRuns: name === 'the price sheet' ? 2 : 20 },
    )
  })
})

it('writes a price sheet of a post that is called as what every object has', async () => {
  const post: Post = { days: ['Mo'], from: '22:00', to: '06:00', people: 1, name: 'constructor' }
  const texts = await writers['the price sheet']?.({ ...reckoning, plan: { ...plan, posts: [post] } })
  expect(texts).toContainEqual(expect.stringContaining('constructor'))
})
