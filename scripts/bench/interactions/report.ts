import { median } from '@/scripts/bench/median'
import type { Visit } from './visitor'
import type { Frames } from './watchFrames'

const SLOWDOWN = 4
/**
 * What `calibrate` takes, in milliseconds, on the machine that the aims were set on, at rest. A shared machine can be
 * slower by half for hours, and not by as much for everything that a page does; the pages are not.
 */
const REFERENCE_MS = 20

/**
 * Milliseconds each. The aim is what a change must not leave on a machine at rest; the limit is what a visitor feels, and all
 * that fails: time on a shared machine is no measure for less.
 */
const BUDGETS = {
  /** At rest the longest take 100 to 112. From 200 on an answer is no longer good (web.dev, Interaction to Next Paint). */
  work: { aim: 125, limit: 200 },
  /** Beside the 8 to 10 ms that the browser's own scrolling takes, 10 are ours; the limit is every other frame lost. */
  frame: { aim: 20, limit: 33 },
  /** The one among 150, in which the engine tidies up or compiles. A tenth of a second is a pause (Nielsen, Response Times). */
  worstFrame: { aim: 34, limit: 100 },
} as const

/** Kilobytes that fifty passes through a log may leave: the engine's own caches, and nothing that grows. */
const MEMORY_LIMIT = 500

/** Something measured, in milliseconds as slowed down. */
type Measured = { name: string; ms: number; budget: keyof typeof BUDGETS }

/**
 * How fast this machine is now, against the reference; a faster one is no reason to be stricter. The middle of all visits: the
 * best of many would be a moment that the work has not met, and measuring again would make everything worse.
 */
export function speedOf(visits: readonly Visit[]): number {
  return Math.min(1, REFERENCE_MS / median(visits.flatMap(({ calibrations }) => calibrations)))
}

/** The best of all visits for each thing. */
function workOf(visits: readonly Visit[]): Measured[] {
  const slowed = SLOWDOWN * speedOf(visits)
  const leastOf = (name: string) =>
    Math.min(...visits.map(({ work }) => work[name] ?? Number.POSITIVE_INFINITY))
  return Object.keys(visits[0]?.work ?? {}).map((name) => ({
    name,
    ms: Math.round(slowed * leastOf(name)),
    budget: 'work',
  }))
}

function isOver({ ms, budget }: Measured): boolean {
  return !(ms <= BUDGETS[budget].limit)
}

/** Whether something takes longer than a visitor bears, so far. */
export function isOpen(visits: readonly Visit[]): boolean {
  return workOf(visits).some(isOver)
}

/** The frames of one watch. */
function framesOf(slug: string, { usual, worst }: Frames, speed: number): Measured[] {
  const slowed = (milliseconds: number) => Math.round(10 * SLOWDOWN * speed * milliseconds) / 10
  return [
    { name: `a frame of ${slug}`, ms: slowed(usual), budget: 'frame' },
    { name: `its worst frame (${slug})`, ms: slowed(worst), budget: 'worstFrame' },
  ]
}

/** Whether frames are worse than a visitor bears, on a machine of this speed. */
export function areOpen(frames: Frames, speed: number): boolean {
  return framesOf('', frames, speed).some(isOver)
}

/** Tells what was measured; returns what is over its limit, one line each. */
export function report(
  visits: readonly Visit[],
  watchFrames: Readonly<Record<string, Frames>>,
  memory: number,
): string[] {
  const speed = speedOf(visits)
  const measured: Measured[] = [
    ...workOf(visits),
    ...Object.entries(watchFrames).flatMap(([slug, frames]) => framesOf(slug, frames, speed)),
  ]
  console.log(`Milliseconds at ${SLOWDOWN}× slowdown, best of ${visits.length} visits`)
  console.log(`This machine now has ${Math.round(100 * speed)} % of the speed of the reference.`)
  console.table(
    Object.fromEntries(measured.map(({ name, ms, budget }) => [name, { ms, ...BUDGETS[budget] }])),
  )
  console.log(`Fifty passes through a log leave ${memory} KB, limit ${MEMORY_LIMIT} KB.`)
  return [
    ...measured
      .filter(isOver)
      .map(({ name, ms, budget }) => `${name}: ${ms} ms, limit ${BUDGETS[budget].limit} ms`),
    ...(memory > MEMORY_LIMIT ? [`fifty passes leave ${memory} KB, limit ${MEMORY_LIMIT} KB`] : []),
  ]
}
