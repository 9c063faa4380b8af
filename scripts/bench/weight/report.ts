import type { Page } from '@/lib/server/pages'

/** What any page may weigh, in bytes; `lib/server/pages.ts` says the rest for each. */
const BUDGET = {
  // Asked for after the page is shown.
  data: 15_200,
  // Of all pages, those of a watch, and those of home or of a service page.
  styles: 14_600,
  fonts: 21_000,
  pictures: 40_000,
}
/** What a watch adds to its page once somebody comes near: script, and drawings in up to three lights with their people. */
const WATCH_BUDGET = { all: 48_000, script: 7_500 }

export type Weight = Required<typeof BUDGET & Page['budget']>
export type WatchWeight = { script: number; drawing: number }
export type PageWeight = {
  page: Page
  weight: Weight
  /** What was asked for although the initial viewport does not need it. */
  unneeded: string[]
  watch: WatchWeight | null
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

function watchFaultsOf(path: string, { script, drawing }: WatchWeight): string[] {
  const { all, script: most } = WATCH_BUDGET
  return [
    ...(script === 0 || drawing === 0 ? [`${path} asks for its watch before anybody is near`] : []),
    ...(script > most ? [`${path} script of the watch: ${script} bytes, budget ${most}`] : []),
    ...(script + drawing > all ? [`${path} watch: ${script + drawing} bytes, budget ${all}`] : []),
  ]
}

/** Tells what was measured; returns what is over its budget. */
export function report(pages: readonly PageWeight[]): string[] {
  console.log('Bytes over the wire (brotli), empty cache, 390 × 844 at 3×')
  console.table(Object.fromEntries(pages.map(({ page, weight }) => [page.path, weight])))
  console.log('What a watch adds once somebody is near it')
  console.table(Object.fromEntries(pages.flatMap(({ page, watch }) => (watch ? [[page.path, watch]] : []))))
  return pages.flatMap(({ page, weight, unneeded, watch }) => [
    ...faultsOf(page, weight, unneeded),
    ...(watch ? watchFaultsOf(page.path, watch) : []),
  ])
}
