import type { ReactNode } from 'react'
import { Prose } from '@/components/ui/Prose'
import { kosten } from '@/content/planning/kosten'
import { pathOf } from '@/lib/both/pathOf'
import { germanHours } from '@/lib/both/planning/german'
import { surchargeMinutes, surchargeRules } from '@/lib/both/planning/offers'
import { hoursInWords } from '@/lib/both/planning/offersHours'
import { columnTotal, dayKinds, dayParts, type HoursTable, rowTotal, total } from '@/lib/both/planning/table'
import { CostsEntry } from './CostsEntry'

const { steps, table: words, acts, paid, remarks } = kosten.example

/** Those of the words in `paid`, in hundredths of a per cent. */
const ROUND_SURCHARGES = { night: 1000, sunday: 2000, holiday: 4000 }

/** One gate's year in hours, and on which of them a rate and surcharges act. */
export function CostsExample({ table }: { table: HoursTable }) {
  const [count, split] = steps
  const both = germanHours(table.sunday.night + table.holiday.night)
  return (
    <ol className="mt-8 lg:mt-12">
      <CostsEntry number={1} level="h3" heading={count.heading}>
        <p>{count.text}</p>
      </CostsEntry>
      <CostsEntry number={2} level="h3" heading={split.heading} below={<Split table={table} />}>
        <p>{split.text}</p>
      </CostsEntry>
      <CostsEntry number={3} level="h3" heading={acts.heading}>
        <p>{acts.text({ ...hoursInWords(table), both })}</p>
      </CostsEntry>
      <CostsEntry number={4} level="h3" heading={paid.heading} below={<Paid table={table} />}>
        <p>{paid.text}</p>
      </CostsEntry>
      <CostsEntry number={5} level="h3" heading={remarks.heading}>
        {remarks.items.map((item) => (
          <p key={item}>{item}</p>
        ))}
        <p>
          <Prose paragraph={remarks.link} pathOf={pathOf} />
        </p>
      </CostsEntry>
    </ol>
  )
}

function Split({ table }: { table: HoursTable }) {
  const widest = Math.max(...dayKinds.map((kind) => rowTotal(table, kind)))
  return (
    <Figures caption={words.caption} heads={[words.kind, words.day, words.night, words.all]}>
      <tbody>
        {dayKinds.map((kind) => (
          <tr key={kind}>
            <th scope="row">
              {words[kind]}
              <Bar day={table[kind].day / widest} night={table[kind].night / widest} />
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
    </Figures>
  )
}

/** Shares of the longest: the day in outline, the night filled. */
function Bar({ day, night }: { day: number; night: number }) {
  const line = { height: 1, vectorEffect: 'non-scaling-stroke' }
  return (
    <svg
      viewBox="0 0 1 1"
      preserveAspectRatio="none"
      aria-hidden="true"
      className="my-1 h-3 w-full overflow-visible stroke-nacht-800"
    >
      <rect {...line} width={day.toFixed(4)} className="fill-none" />
      <rect {...line} x={day.toFixed(4)} width={night.toFixed(4)} className="fill-nacht-800" />
    </svg>
  )
}

function Paid({ table }: { table: HoursTable }) {
  const { rule: head, extra, paid: sum } = paid.columns
  return (
    <Figures caption={paid.caption} heads={[head, extra, sum]}>
      <tbody>
        {surchargeRules.map((rule) => {
          const minutes = surchargeMinutes(table, { ...ROUND_SURCHARGES, rule })
          return (
            <tr key={rule}>
              <th scope="row">{paid[rule]}</th>
              <td>{`${germanHours(minutes)}\u00a0${paid.unit}`}</td>
              <td>{`${germanHours(total(table) + minutes)}\u00a0${paid.unit}`}</td>
            </tr>
          )
        })}
      </tbody>
    </Figures>
  )
}

function Figures({
  caption,
  heads,
  children,
}: {
  caption: string
  heads: readonly string[]
  children: ReactNode
}) {
  return (
    <table className="figure-table costs-table">
      <caption className="pt-4 pb-2 text-left text-label font-medium">{caption}</caption>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      {children}
    </table>
  )
}
