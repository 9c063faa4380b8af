'use client'

import type { Land } from '@/content/planning/types'
import { type EventDraft, veranstaltung } from '@/content/planning/veranstaltung'
import { clockOf } from '@/lib/both/clock'
import { germanDate, headsByDay, isLong, mostAtOnce, readEvent } from '@/lib/both/planning/event'
import { germanHours, germanNumber } from '@/lib/both/planning/german'
import {
  columnTotal,
  type DayPart,
  dayKinds,
  dayParts,
  type HoursTable,
  rowTotal,
  total,
} from '@/lib/both/planning/table'
import { Announced } from './Announced'
import { AreaResult } from './AreaSheet'
import type { AreaRequest } from './areaRequest'
import { EventHeads } from './EventHeads'
import { IntoRequest } from './IntoRequest'

export type EventPlan = { rows: readonly EventDraft[]; land: Land }

type Props = {
  plan: EventPlan
  /** Hours of its shifts by the calendar. */
  hours: HoursTable
  request: AreaRequest
}

/** Hours and people of an event, also as the worked example of a page without scripts. */
export function EventResult({ plan, hours, request }: Props) {
  const { result, figures, table, most: mostWords, long, announced } = veranstaltung
  const rows = readEvent(plan.rows)
  const counted = plan.rows.flatMap((draft, index) => {
    const shift = rows[index]?.shift ?? null
    return shift === null
      ? []
      : [{ ...draft, shift, name: draft.name.trim() || veranstaltung.unnamed(index + 1) }]
  })
  const days = headsByDay(counted.map(({ shift }) => shift))
  const most = mostAtOnce(days)
  const heads = germanNumber(most?.heads ?? 0)
  const tooLong = counted.filter(({ shift }) => isLong(shift)).map(({ name }) => name)
  const night = germanHours(columnTotal(hours, 'night'))
  const { row: line, ...lines } = veranstaltung.request
  return (
    <AreaResult
      heading={result}
      figures={[
        { value: germanHours(total(hours)), label: figures.total },
        { value: night, label: figures.night },
        { value: heads, label: figures.most },
      ]}
    >
      {most !== null && (
        <div className="areas-notes">
          <EventHeads days={days} most={most.heads} />
          <p>
            {mostWords(
              heads,
              germanDate(most.date),
              clockOf(most.from),
              most.to === DAY_END ? END_OF_DAY : clockOf(most.to),
            )}
          </p>
        </div>
      )}
      <table className="figure-table areas-table">
        <caption>{table.caption}</caption>
        <thead>
          <tr>
            <th scope="col">{table.kind}</th>
            {dayParts.map((part) => (
              <th key={part} scope="col" className="figure-number">
                {table[part]}
              </th>
            ))}
            <th scope="col" className="figure-number">
              {table.total}
            </th>
          </tr>
        </thead>
        <tbody>
          {dayKinds.map((kind) => (
            <HoursRow
              key={kind}
              name={table.kinds[kind]}
              of={(part) => hours[kind][part]}
              sum={rowTotal(hours, kind)}
            />
          ))}
        </tbody>
        <tfoot>
          <HoursRow name={table.total} of={(part) => columnTotal(hours, part)} sum={total(hours)} />
        </tfoot>
      </table>
      {tooLong.length > 0 && <p className="areas-notes">{long(tooLong.join(', '))}</p>}
      <Announced text={announced(germanHours(total(hours)), night, heads)} />
      {counted.length > 0 && (
        <IntoRequest
          {...request}
          details={[
            lines.heading,
            ...counted.map(({ name, date, from, to, shift }) =>
              line(name, germanDate(date), from, to, germanNumber(shift.people)),
            ),
            lines.total(
              germanHours(total(hours)),
              night,
              germanHours(rowTotal(hours, 'sunday')),
              germanHours(rowTotal(hours, 'holiday')),
              veranstaltung.lands[plan.land],
            ),
          ].join('\n')}
        >
          {lines.button}
        </IntoRequest>
      )}
    </AreaResult>
  )
}

const DAY_END = 24 * 60
const END_OF_DAY = '24:00'

function HoursRow({ name, of, sum }: { name: string; of: (part: DayPart) => number; sum: number }) {
  return (
    <tr>
      <th scope="row">{name}</th>
      {dayParts.map((part) => (
        <td key={part} className="figure-number">
          {germanHours(of(part))}
        </td>
      ))}
      <td className="figure-number">{germanHours(sum)}</td>
    </tr>
  )
}
