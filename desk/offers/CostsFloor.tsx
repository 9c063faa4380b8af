import { Disclosure } from '@/components/ui/Disclosure'
import { place } from '@/content/place'
import { costsPage } from '@/content/planning/costsPage'
import { contributionRates, socialContributions } from '@/content/planning/socialContributions'
import { formatCents, formatShare, germanNumber } from '@/desk/german/numbers'
import { usualFullTime } from '@/desk/time/staffing'
import { CostsTable } from './CostsTable'
import { contributionFactor, fullTimeHours } from './costFloor'
import { euros, floorHere } from './floorAnswer'

const { caption, columns, inputsHeading, inputs, wages, later } = costsPage.floor
const { land } = place
const { kind, rows, isOver, later: nextIn } = floorHere

const perMille = (tenths: number) => formatShare(tenths / 1000)

/** How it is reckoned: the formula, a row for each year that is known, and the inputs. */
export function CostsFloor() {
  const share = contributionFactor(land)
  const hours = { paid: germanNumber(fullTimeHours.paid), duty: germanNumber(fullTimeHours.duty) }
  const { pension, health, care, unemployment } = contributionRates(land)
  const said = inputs({
    ...hours,
    ...usualFullTime,
    wage: wages[kind],
    year: `${socialContributions.year}`,
    share: perMille(share - 1000),
    pension: perMille(pension),
    health: perMille(health),
    care: perMille(care),
    unemployment: perMille(unemployment),
  })
  return (
    <>
      <CostsTable
        className="mt-4"
        caption={caption({ ...hours, contributions: germanNumber(share / 1000, 3) })}
        hasVisibleCaption
        heads={[columns.when, columns.wage[kind], columns.contributions, columns.hour, columns.night]}
        rows={rows.map((row) => ({
          key: row.when,
          head: row.when,
          cells: [...[row.wage, row.withContributions, row.hour].map(formatCents), euros(row.night)],
        }))}
      />
      <Disclosure heading={inputsHeading}>
        <p className="max-w-text pb-3">{isOver ? `${said} ${later(nextIn)}` : said}</p>
      </Disclosure>
    </>
  )
}
