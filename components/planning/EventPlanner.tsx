import { rowWords } from '@/content/planning/rows'
import type { Land } from '@/content/planning/types'
import { type EventDraft, veranstaltung } from '@/content/planning/veranstaltung'
import { EVENT_KEY } from '@/content/storageKeys'
import { type EventShift, readEvent, shiftsOf } from '@/lib/both/planning/event'
import type { HoursTable } from '@/lib/both/planning/table'
import { AreaForm } from './AreaForm'
import { AreaSheet } from './AreaSheet'
import type { AreaRequest } from './areaRequest'
import { DeskField } from './DeskField'
import { DeskSelect } from './DeskSelect'
import { type EventPlan, EventResult } from './EventResult'
import { useKept } from './useKept'
import { acceptRows, acceptTexts, numbered, type Row, useRows } from './useRows'

type Kept = EventPlan & { rows: readonly Row<EventDraft>[] }

const EXAMPLE: Kept = { rows: numbered(veranstaltung.example), land: veranstaltung.landOfExample }
const LANDS = ['HE', 'RP'] as const satisfies readonly Land[]
/** A quarter of an hour, in the seconds of the browser's field. */
const QUARTER = 15 * 60

export type HoursOf = (land: Land, shifts: readonly EventShift[]) => HoursTable

type Props = AreaRequest & {
  /** Knows the calendar. */
  hoursOf: HoursOf
}

/** Hours and people from the phases of an event. */
export function EventPlanner({ hoursOf, ...request }: Props) {
  const [plan, keep] = useKept(EVENT_KEY, EXAMPLE, acceptPlan)
  const list = useRows(plan.rows, (rows) => keep({ ...plan, rows }))
  const { fields, faults, lands } = veranstaltung
  const rows = readEvent(list.rows)
  return (
    <AreaSheet
      form={
        <AreaForm
          heading={veranstaltung.form}
          list={list}
          words={{ ...rowWords, ...veranstaltung }}
          added={() => ({ ...veranstaltung.added, date: list.rows.at(-1)?.date ?? '' })}
          before={
            <DeskSelect
              label={fields.land}
              value={plan.land}
              keys={LANDS}
              options={lands}
              onPick={(land) => keep({ ...plan, land })}
            />
          }
        >
          {(row, index) => {
            const { date, from, to, people } = rows[index] ?? {}
            return (
              <div className="areas-fields">
                <DeskField
                  label={fields.name}
                  value={row.name}
                  onType={(name) => list.change(row.id, { name })}
                  maxLength={60}
                  className="areas-wide"
                />
                <DeskField
                  label={fields.date}
                  type="date"
                  value={row.date}
                  error={date?.fault ? faults.date[date.fault] : undefined}
                  onType={(typed) => list.change(row.id, { date: typed })}
                />
                <DeskField
                  label={fields.people}
                  inputMode="numeric"
                  value={row.people}
                  error={people?.fault ? faults.people[people.fault] : undefined}
                  onType={(typed) => list.change(row.id, { people: typed })}
                />
                <DeskField
                  label={fields.from}
                  type="time"
                  step={QUARTER}
                  value={row.from}
                  error={from?.fault ? faults.time[from.fault] : undefined}
                  onType={(typed) => list.change(row.id, { from: typed })}
                />
                <DeskField
                  label={fields.to}
                  type="time"
                  step={QUARTER}
                  value={row.to}
                  error={to?.fault ? faults.time[to.fault] : undefined}
                  onType={(typed) => list.change(row.id, { to: typed })}
                />
              </div>
            )
          }}
        </AreaForm>
      }
      result={<EventResult plan={plan} hours={hoursOf(plan.land, shiftsOf(rows))} request={request} />}
    />
  )
}

function acceptPlan(stored: unknown): Kept | null {
  const { rows, land }: { [K in keyof Kept]?: unknown } = Object(stored)
  const known = acceptRows<EventDraft>(rows, (row) =>
    acceptTexts(row, ['name', 'date', 'from', 'to', 'people']),
  )
  const kind = LANDS.find((one) => one === land)
  return known === null || kind === undefined ? null : { rows: known, land: kind }
}
