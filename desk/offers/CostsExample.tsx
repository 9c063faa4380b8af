import { Prose } from '@/components/ui/Prose'
import { costsPage } from '@/content/planning/costsPage'
import { germanHours, germanNumber } from '@/desk/german/numbers'
import { builtYear } from '@/desk/hours/builtExample'
import { dayKinds, type HoursTable, rowOf, rowTotal, sumRowOf, total } from '@/desk/time/table'
import { surchargeMinutes, surchargeRules } from './amounts'
import { CostsEntry } from './CostsEntry'
import { CostsTable } from './CostsTable'

const { steps, table: labels, paid, remarks } = costsPage.example

/** Those of the words in `paid`, in hundredths of a per cent. */
const ROUND_SURCHARGES = { night: 1000, sunday: 2000, holiday: 4000 }

type Shifts = { count: number; minutes: number }
const NONE: Shifts = { count: 0, minutes: 0 }

type Props = {
  table: HoursTable
  /** Of each post of the example: how many, and how long one is. */
  shifts: readonly Shifts[]
  /** So many minutes are night as well where it begins at eight in the evening. */
  moreNight: number
}

/** One gate's year in hours, and on which of them a rate and surcharges act. */
export function CostsExample({ table, shifts: [nights = NONE, days = NONE], moreNight }: Props) {
  const [count, split] = steps
  return (
    <ol className="mt-8 lg:mt-12">
      <CostsEntry number={1} heading={count.heading}>
        <p>
          {count.text({
            nights: germanNumber(nights.count),
            night: germanHours(nights.minutes),
            nightHours: germanHours(nights.count * nights.minutes),
            days: germanNumber(days.count),
            day: germanHours(days.minutes),
            dayHours: germanHours(days.count * days.minutes),
            all: germanHours(total(table)),
          })}
        </p>
      </CostsEntry>
      <CostsEntry number={2} heading={split.heading} below={<Split table={table} />}>
        <p>{split.text(germanHours(table.sunday.night + table.holiday.night))}</p>
      </CostsEntry>
      <CostsEntry number={3} heading={paid.heading} below={<Paid table={table} />}>
        <p>{paid.text}</p>
      </CostsEntry>
      <CostsEntry number={4} heading={remarks.heading}>
        <p>{remarks.night(germanHours(moreNight))}</p>
        <p>{remarks.relief}</p>
        <p>
          <Prose paragraph={remarks.link} />
        </p>
      </CostsEntry>
    </ol>
  )
}

function Split({ table }: { table: HoursTable }) {
  const widest = Math.max(...dayKinds.map((kind) => rowTotal(table, kind)))
  return (
    <CostsTable
      caption={labels.caption(builtYear)}
      hasVisibleCaption
      heads={[labels.kind, labels.day, labels.night, labels.all]}
      rows={dayKinds.map((kind) => ({
        key: kind,
        head: (
          <>
            {labels[kind]}
            <Bar day={table[kind].day / widest} night={table[kind].night / widest} />
          </>
        ),
        cells: rowOf(table, kind).map(germanHours),
      }))}
      foot={{ key: 'all', head: labels.all, cells: sumRowOf(table).map(germanHours) }}
    />
  )
}

/** Shares of the longest: the day in outline, the night filled. */
function Bar({ day, night }: { day: number; night: number }) {
  const line = { height: 1, vectorEffect: 'non-scaling-stroke' }
  return (
    <svg viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden="true" className="costs-split">
      <rect {...line} width={day.toFixed(4)} />
      <rect {...line} x={day.toFixed(4)} width={night.toFixed(4)} className="costs-night" />
    </svg>
  )
}

function Paid({ table }: { table: HoursTable }) {
  const { rule: head, extra, paid: sum } = paid.columns
  return (
    <CostsTable
      caption={paid.caption}
      hasVisibleCaption
      heads={[head, extra, sum]}
      rows={surchargeRules.map((rule) => {
        const minutes = surchargeMinutes(table, { ...ROUND_SURCHARGES, rule })
        return {
          key: rule,
          head: paid[rule],
          cells: [minutes, total(table) + minutes].map(germanHours),
        }
      })}
    />
  )
}
