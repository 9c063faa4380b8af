/**
 * `npm run gate -- reckoning [seed]`: plans and offers drawn at random, and those of real buyers, are reckoned by the project and by
 * `reckon.py`, which shares no code with it. Every figure must be the same. Needs Python 3.
 */
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import fc from 'fast-check'
import { Temporal } from 'temporal-polyfill'
import type { Plan } from '@/content/planning/types'
import { readPlan, writePlan } from '@/desk/hours/link'
import { reckon } from '@/desk/hours/reckoning'
import type { Amounts } from '@/desk/offers/amounts'
import { calendarOf } from '@/desk/time/calendar'
import { MONTH_PARTS, monthsOf, rangeOf } from '@/desk/time/period'
import { cells, type HoursTable } from '@/desk/time/table'
import { buyersCases } from '@/tests/support/cases'
import { type DrawnOffer, offersFor, reckonOffer } from './offers'
import { plans } from './plans'

const PLANS = 200
const usualSeed = 20_270_328

type Task = { name: string; plan: Plan; offers: readonly DrawnOffer[] }

/** What both reckonings give. Tables are lists of six, in the order of `cells`. */
type Figures = {
  table: readonly number[]
  onCall: readonly number[]
  /** Minutes of an average year, to the nearest one. */
  yearly: number | null
  byName: readonly (readonly [name: string, ...minutes: number[]])[]
  peak: readonly [people: number, date: string, minute: number] | null
  /** Numerator and denominator. */
  months: readonly [number, number]
  offers: readonly Amounts[]
}

const [seedText = String(usualSeed)] = process.argv.slice(2)
const seed = Number(seedText)
if (!Number.isSafeInteger(seed)) {
  console.error('npm run gate -- reckoning [seed]; a seed is a whole number')
  process.exit(1)
}

const buyersPlans = buyersCases.flatMap(({ name, plans: of }) => of.map((each) => ({ name, ...each })))
const drawn = fc.sample(plans, { seed, numRuns: PLANS }).map((plan, at) => ({ name: `plan ${at + 1}`, plan }))
const tasks: Task[] = [...buyersPlans, ...drawn].map(({ name, plan }, at) => ({
  name,
  plan,
  offers: fc.sample(offersFor(plan), { seed: seed + at, numRuns: 1 }).flat(),
}))

const theirs = inPython(tasks)
let figures = 0
tasks.forEach((task, at) => {
  const [ours, their] = [lines(figuresOf(task)), lines(theirs[at])]
  const difference = [...ours.keys(), ...their.keys()].find((key) => ours.get(key) !== their.get(key))
  if (difference !== undefined) {
    fail(task, difference, ours.get(difference), their.get(difference))
  }
  figures += ours.size
})
buyersPlans.forEach(({ name, plan, hours, onCall = 0 }, at) => {
  for (const [table, ours] of [
    ['table', hours],
    ['onCall', onCall],
  ] as const) {
    const minutes = theirs[at]?.[table].reduce((sum, each) => sum + each, 0)
    if (minutes !== ours * 60) {
      fail({ name, plan, offers: [] }, `${table} in tests/support/cases.ts`, ours, Number(minutes) / 60)
    }
  }
})
console.log(
  `Seed ${seed}: ${PLANS} plans and ${buyersPlans.length} of buyers, ${figures} figures, each the same in Python`,
)

/** The project's way, from the link on: what a link loses is a difference, too. */
function figuresOf({ plan, offers: of }: Task): Figures {
  const read = readPlan(writePlan(plan), {
    land: 'BE',
    period: { kind: 'year', year: 2026 },
    night: 23,
    posts: [],
  })
  const { land, period } = read?.plan ?? plan
  const { table, onCall, byName, peak, yearly } = reckon(
    read?.plan ?? plan,
    calendarOf(Temporal, land, rangeOf(period)),
  )
  return {
    table: six(table),
    onCall: six(onCall),
    yearly: yearly && Math.round(yearly),
    byName: byName.map(({ name, table: each }) => [name, ...six(each)]),
    peak: peak && [peak.people, peak.date, peak.minute],
    months: shortened(monthsOf(period), MONTH_PARTS),
    offers: of.map((offer) => reckonOffer(offer, { table, onCall, byName, months: monthsOf(period) })),
  }
}

function six(table: HoursTable): number[] {
  return cells.map(({ kind, part }) => table[kind][part])
}

function shortened(numerator: number, denominator: number): [number, number] {
  const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b))
  const common = divisor(numerator, denominator)
  return [numerator / common, denominator / common]
}

function inPython(of: readonly Task[]): readonly Figures[] {
  const { error, status, stdout, stderr } = spawnSync(
    'python3',
    [join(process.cwd(), 'tests/reckoning/reckon.py')],
    {
      input: JSON.stringify(of),
      encoding: 'utf8',
      maxBuffer: 50_000_000,
    },
  )
  if (error !== undefined || status !== 0) {
    console.error(
      error === undefined ? stderr : 'The second reckoning needs Python 3 (Debian: apt install python3).',
    )
    process.exit(1)
  }
  return JSON.parse(stdout)
}

/** Each figure by its place: `byName.0.3`. */
function lines(value: unknown, place = ''): Map<string, unknown> {
  return typeof value === 'object' && value !== null
    ? new Map(
        Object.entries(value).flatMap(([key, of]) => [...lines(of, place === '' ? key : `${place}.${key}`)]),
      )
    : new Map([[place, value]])
}

function fail({ name, plan, offers: of }: Task, place: string, ours: unknown, their: unknown): never {
  console.error(`Seed ${seed}, ${name}: ${place} is ${ours}, in Python ${their}`)
  console.error(`/planung/bedarf/#${writePlan(plan)}`)
  if (place.startsWith('offers')) {
    console.error(JSON.stringify(of))
  }
  process.exit(1)
}
