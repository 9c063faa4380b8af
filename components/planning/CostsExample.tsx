import { AXIS, COLUMNS } from '@/components/ui/axes'
import { Prose } from '@/components/ui/Prose'
import { kosten } from '@/content/planning/kosten'
import { pathOf } from '@/lib/both/pathOf'
import { germanHours } from '@/lib/both/planning/german'
import { surchargeMinutes, surchargeRules } from '@/lib/both/planning/offers'
import { columnTotal, dayKinds, dayParts, type HoursTable, rowTotal, total } from '@/lib/both/planning/table'

const { steps, table: words, acts, paid, remarks } = kosten.example

/** Those of the words in `paid`. */
const ROUND_SURCHARGES = { night: 1000, sunday: 2000, holiday: 4000 }

/** One gate's year in hours, and on which of them a rate and surcharges act. */
export function CostsExample({ table }: { table: HoursTable }) {
  const [count, split] = steps
  return (
    <ol className="costs-steps">
      <li className={`gap-y-4 ${COLUMNS}`}>
        <Step heading={count.heading} />
        <p className={`max-w-text ${AXIS.list}`}>{count.text}</p>
      </li>
      <li className={`gap-y-4 ${COLUMNS}`}>
        <Step heading={split.heading} />
        <div className={AXIS.list}>
          <p className="max-w-text">{split.text}</p>
          <Split table={table} />
        </div>
      </li>
      <li className={`gap-y-4 ${COLUMNS}`}>
        <Step heading={acts.heading} />
        <p className={`max-w-text ${AXIS.list}`}>
          {acts.text({
            all: germanHours(total(table)),
            night: germanHours(columnTotal(table, 'night')),
            sunday: germanHours(rowTotal(table, 'sunday')),
            holiday: germanHours(rowTotal(table, 'holiday')),
            both: germanHours(table.sunday.night + table.holiday.night),
          })}
        </p>
      </li>
      <li className={`gap-y-4 ${COLUMNS}`}>
        <Step heading={paid.heading} />
        <div className={AXIS.list}>
          <p className="max-w-text">{paid.text}</p>
          <Paid table={table} />
        </div>
      </li>
      <li className={`gap-y-4 ${COLUMNS}`}>
        <Step heading={remarks.heading} />
        <div className={`flex max-w-text flex-col gap-4 ${AXIS.list}`}>
          {remarks.items.map((item) => (
            <p key={item}>{item}</p>
          ))}
          <p>
            <Prose paragraph={remarks.link} pathOf={pathOf} />
          </p>
        </div>
      </li>
    </ol>
  )
}

function Step({ heading }: { heading: string }) {
  return <h3 className={`text-item font-semibold ${AXIS.margin}`}>{heading}</h3>
}

function Split({ table }: { table: HoursTable }) {
  const widest = Math.max(...dayKinds.map((kind) => rowTotal(table, kind)))
  return (
    <table className="costs-table">
      <caption>{words.caption}</caption>
      <thead>
        <tr>
          <th scope="col">{words.kind}</th>
          <th scope="col">{words.day}</th>
          <th scope="col">{words.night}</th>
          <th scope="col">{words.all}</th>
        </tr>
      </thead>
      <tbody>
        {dayKinds.map((kind) => (
          <tr key={kind}>
            <th scope="row">
              {words[kind]}
              <svg viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true" className="costs-split">
                <rect className="costs-day" width={percentOf(table[kind].day, widest)} height="1" />
                <rect
                  className="costs-night"
                  x={percentOf(table[kind].day, widest)}
                  width={percentOf(table[kind].night, widest)}
                  height="1"
                />
              </svg>
            </th>
            {dayParts.map((part) => (
              <td key={part}>{germanHours(table[kind][part])}</td>
            ))}
            <td>{germanHours(rowTotal(table, kind))}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{words.all}</th>
          {dayParts.map((part) => (
            <td key={part}>{germanHours(columnTotal(table, part))}</td>
          ))}
          <td>{germanHours(total(table))}</td>
        </tr>
      </tfoot>
    </table>
  )
}

function percentOf(minutes: number, widest: number): string {
  return ((minutes / widest) * 100).toFixed(2)
}

function Paid({ table }: { table: HoursTable }) {
  return (
    <table className="costs-table">
      <caption>{paid.caption}</caption>
      <thead>
        <tr>
          <th scope="col">{paid.columns.rule}</th>
          <th scope="col">{paid.columns.extra}</th>
          <th scope="col">{paid.columns.paid}</th>
        </tr>
      </thead>
      <tbody>
        {surchargeRules.map((rule) => {
          const extra = surchargeMinutes(table, ROUND_SURCHARGES, rule)
          return (
            <tr key={rule}>
              <th scope="row">{paid[rule]}</th>
              <td>{`${germanHours(extra)}\u00a0${paid.unit}`}</td>
              <td>{`${germanHours(total(table) + extra)}\u00a0${paid.unit}`}</td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
