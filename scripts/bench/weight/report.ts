import type { Page } from '@/lib/server/pages'

/** What any page may weigh, in bytes; `lib/server/pages.ts` says the rest for each. */
const BUDGET = {
  // Asked for after the page is shown; the home page has both a wall and a list of proofs and terms.
  data: 17_000,
  // Of all pages, those of a watch, and those of home or of a service page.
  styles: 14_600,
  fonts: 21_000,
  pictures: 40_000,
}
/**
 * What a part adds to its page once somebody comes near: script, and drawings; a watch has up to three lights with their people, the
 * wall nine houses in two.
 */
const NEARBY_BUDGET = {
  watch: { all: 48_000, script: 7_500 },
  wall: { all: 160_000, script: 7_500 },
} as const

export type Weight = Required<typeof BUDGET & Page['budget']>
export type NearbyWeight = { kind: keyof typeof NEARBY_BUDGET; script: number; drawing: number }
export type PageWeight = {
  page: Page
  weight: Weight
  /** What was asked for although the initial viewport does not need it. */
  unneeded: string[]
  nearby: NearbyWeight | null
}

/** What is too heavy, or asked for too early, one line each. */
function faultsOf({ path, budget }: Page, weight: Weight, unneeded: string[]): string[] {
  const limits: Weight = { ...BUDGET, ...budget }
  const kinds = Object.keys(limits) as (keyof Weight)[]
  return [
    ...kinds
      .filter((kind) => weight[kind] > limits[kind])
      .map((kind) => `${path} ${kind}: ${weight[kind]} bytes, budget ${limits[kind]}`),
    ...unneeded.map((address) => `${path} asks for ${address} before anybody needs it`),
  ]
}

function nearbyFaultsOf(path: string, { kind, script, drawing }: NearbyWeight): string[] {
  const budget = NEARBY_BUDGET[kind]
  return [
    ...(script === 0 || drawing === 0 ? [`${path} asks for its ${kind} before anybody is near`] : []),
    ...(script > budget.script
      ? [`${path} script of the ${kind}: ${script} bytes, budget ${budget.script}`]
      : []),
    ...(script + drawing > budget.all
      ? [`${path} ${kind}: ${script + drawing} bytes, budget ${budget.all}`]
      : []),
  ]
}

/** Tells what was measured; returns what is over its budget. */
export function report(pages: readonly PageWeight[]): string[] {
  console.log('Bytes over the wire (brotli), empty cache, 390 × 844 at 3×')
  console.table(Object.fromEntries(pages.map(({ page, weight }) => [page.path, weight])))
  console.log('What a watch or the wall adds once somebody is near it')
  console.table(
    Object.fromEntries(pages.flatMap(({ page, nearby }) => (nearby ? [[page.path, nearby]] : []))),
  )
  return pages.flatMap(({ page, weight, unneeded, nearby }) => [
    ...faultsOf(page, weight, unneeded),
    ...(nearby ? nearbyFaultsOf(page.path, nearby) : []),
  ])
}
