import type { Job } from '@/content/extras'
import type { Land } from '@/content/laender'
import { type WageFloor, wageFloors } from '@/content/planning/wageFloors'
import { landOfPostalCode } from './landOfPostalCode'

/** A title that names guarding, and none of what only sounds like it or is paid otherwise. */
const GUARDING = /wach|sicherheit|schutz|security|pfört|detektiv|doorman|streife|revier/i
const OTHER =
  /arbeits|brandschutz|datenschutz|reinig|leit|technik|verwaltung|büro|buchhalt|vertrieb|einkauf|disp|dispo/i
/** The minimum wage holds neither for apprentices nor for every internship (section 22 MiLoG). */
const LEARNS = /ausbildung|azubi|auszubildend|praktik/i

/** What binds every company. A release refuses less. */
export const confirmedFloors = wageFloors.filter(({ isUnconfirmed }) => !isUnconfirmed)
/** What binds some, as far as we know. A release asks. */
export const unconfirmedFloors = wageFloors.filter(({ isUnconfirmed }) => isUnconfirmed)

/** One of the wages of a floor, with the days on which it holds. */
type Step = Omit<WageFloor, 'steps'> & WageFloor['steps'][number]

function holds(floor: Step, job: Job, land: Land | undefined): boolean {
  const { posted, validThrough, title, postalCode } = job
  const inTime = floor.from <= validThrough && posted <= floor.to
  const forWork =
    floor.work === 'any' || (floor.work === 'guarding' && GUARDING.test(title) && !OTHER.test(title))
  // An agreement of a Land: where both the seat and the work are there.
  const inLand =
    floor.land === null || (floor.land === land && landOfPostalCode(postalCode).includes(floor.land))
  return inTime && forWork && inLand
}

/**
 * The highest of the lowest wages that hold while one may apply, where the job offers less, or null.
 * @param land of the company's seat
 */
export function floorAbove(job: Job, land: Land | undefined, floors: readonly WageFloor[]): Step | null {
  const { wage, title } = job
  if (wage === undefined || LEARNS.test(title)) {
    return null
  }
  const highest = floors
    .flatMap(({ steps, ...floor }) => steps.map((step) => ({ ...floor, ...step })))
    .filter((step) => holds(step, job, land))
    .reduce<Step | null>((best, floor) => (best === null || floor.cents > best.cents ? floor : best), null)
  return highest !== null && Math.round(wage.from * 100) < highest.cents ? highest : null
}
