import { laender } from '@/content/laender'
import { landNames } from '@/content/landNames'
import { place } from '@/content/place'
import { costsPage } from '@/content/planning/costsPage'
import { wageFloorsOf } from '@/content/planning/wageFloors'
import { formatCents, germanNumber } from '@/desk/german/numbers'
import { buildDate } from '@/lib/server/buildDay'
import { costFloor } from './costFloor'

const { answer, where } = costsPage.floor
const { land } = place

export const floorHere = costFloor(wageFloorsOf(land), land, buildDate())

export const euros = (amount: number) => `${germanNumber(amount)}\u00a0€`

/** What an hour costs at least, what follows that figure, and where and when that is so. */
export function floorAnswer() {
  const { rows, isOver, minimum } = floorHere
  const [{ when, hour, night }] = rows
  return {
    hour: formatCents(hour),
    rest: answer(euros(night)),
    where: where({
      when,
      inLand: laender[land].inLand,
      isOver,
      minimum: minimum === null ? null : formatCents(minimum),
    }),
    when,
    land: landNames[land],
  }
}
