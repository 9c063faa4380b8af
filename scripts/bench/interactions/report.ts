import type { Visit } from './visitor'
import type { Frames } from './watchFrames'

export const SLOWDOWN = 4
/**
 * What `calibrate` takes, in milliseconds, on the machine that the budget was set on, at rest. A shared machine can be
 * slower by half for hours; the pages are not.
 */
const REFERENCE_MS = 20
/** Milliseconds of work, as slowed down. At rest the longest take 100 to 112; the same work differs by so much between hours. */
const BUDGET_MS = 125

/** Of a frame in which a watch's slider is drawn, a sixtieth of a second; 7 to 9 of it are the browser's own. */
const BUDGET_OF_FRAME_MS = 16
/** Of the one worst frame among 120, which may meet something else that the machine does; 14 to 21 were measured. */
const BUDGET_OF_WORST_FRAME_MS = 24

/** From the click to the next page's heading, on a slow line. */
const BUDGET_OF_TAP_MS = 420

/**
 * How fast this machine is now, against the reference; a faster one is no reason to be stricter. The best of as many runs
 * as the work has: what disturbs only adds, so like stands beside like.
 */
export function speedOf(visits: readonly Visit[]): number {
  return Math.min(1, REFERENCE_MS / Math.min(...visits.map(({ calibration }) => calibration)))
}

/** The best of all visits for each thing, as slowed down. */
function bestOf(visits: readonly Visit[]): Record<string, number> {
  const speed = speedOf(visits)
  const leastOf = (name: string) =>
    Math.min(...visits.map(({ work }) => work[name] ?? Number.POSITIVE_INFINITY))
  return Object.fromEntries(
    Object.keys(visits[0]?.work ?? {}).map((name) => [name, Math.round(SLOWDOWN * speed * leastOf(name))]),
  )
}

/** Whether something still takes longer than it may. */
export function isOver(visits: readonly Visit[]): boolean {
  return Object.values(bestOf(visits)).some((work) => !(work <= BUDGET_MS))
}

/** Frames of each watch that was measured, as slowed down. */
function slowedFrames(frames: Readonly<Record<string, Frames>>, speed: number) {
  const slowed = (milliseconds: number) => Math.round(10 * SLOWDOWN * speed * milliseconds) / 10
  return Object.entries(frames).map(([slug, { usual, worst }]) => ({
    slug,
    usual: slowed(usual),
    worst: slowed(worst),
  }))
}

/** What takes longer than it may, one line each. */
function faultsOf(best: Readonly<Record<string, number>>, frames: ReturnType<typeof slowedFrames>): string[] {
  return [
    ...Object.entries(best)
      .filter(([, work]) => !(work <= BUDGET_MS))
      .map(([name, work]) => `${name}: ${work} ms, budget ${BUDGET_MS} ms`),
    ...frames
      .filter(({ usual, worst }) => !(usual <= BUDGET_OF_FRAME_MS && worst <= BUDGET_OF_WORST_FRAME_MS))
      .map(({ slug, usual, worst }) => `slider of ${slug}: ${usual} ms, at worst ${worst} ms`),
  ]
}

/** Tells what was measured; returns what is over its budget. No tap where nobody wants it. */
export function report(
  visits: readonly Visit[],
  watchFrames: Readonly<Record<string, Frames>>,
  tap: number | null,
): string[] {
  const speed = speedOf(visits)
  const best = bestOf(visits)
  const frames = slowedFrames(watchFrames, speed)
  console.log(
    `Milliseconds of main-thread work at ${SLOWDOWN}× slowdown, best of ${visits.length}; budget ${BUDGET_MS}`,
  )
  console.log(`This machine now has ${Math.round(100 * speed)} % of the speed of the reference.`)
  console.table(best)
  console.log(
    `The slider of a watch of each make, drawn over the whole shift; budget of a frame ${BUDGET_OF_FRAME_MS}, of the worst ${BUDGET_OF_WORST_FRAME_MS}`,
  )
  console.table(frames)
  if (tap === null) {
    return faultsOf(best, frames)
  }
  const words = `A tap on a service, to its heading: ${tap} ms, budget ${BUDGET_OF_TAP_MS}`
  console.log(words)
  return [...faultsOf(best, frames), ...(tap <= BUDGET_OF_TAP_MS ? [] : [words])]
}
