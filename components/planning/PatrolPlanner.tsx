'use client'

import { rowWords } from '@/content/planning/rows'
import { nightKinds, type PatrolDraft, streife } from '@/content/planning/streife'
import { PATROLS_KEY } from '@/content/storageKeys'
import { patrolMinutes } from '@/lib/both/planning/patrols'
import { AreaForm } from './AreaForm'
import { AreaSheet } from './AreaSheet'
import type { AreaRequest } from './areaRequest'
import { DeskField } from './DeskField'
import { DeskSelect } from './DeskSelect'
import { type PatrolPlan, PatrolResult } from './PatrolResult'
import { useKept } from './useKept'
import { acceptRows, acceptTexts, numbered, type Row, useRows } from './useRows'

type Kept = PatrolPlan & { rows: readonly Row<PatrolDraft>[] }

const EXAMPLE: Kept = { rows: numbered(streife.example), nights: streife.nightsOfExample, road: '' }

/** Minutes on site from the stops of a patrol. */
export function PatrolPlanner(request: AreaRequest) {
  const [plan, keep] = useKept(PATROLS_KEY, EXAMPLE, acceptPlan)
  const list = useRows(plan.rows, (rows) => keep({ ...plan, rows }))
  const { fields, units, faults, nights } = streife
  const { stops, road } = patrolMinutes(list.rows, { nights: Number(plan.nights), road: plan.road })
  return (
    <AreaSheet
      form={
        <AreaForm
          heading={streife.form}
          list={list}
          words={{ ...rowWords, ...streife }}
          added={() => streife.added}
          before={
            <div className="areas-fields areas-plan">
              <DeskSelect
                label={fields.nights}
                value={plan.nights}
                keys={nightKinds}
                options={nights}
                onPick={(picked) => keep({ ...plan, nights: picked })}
              />
              <DeskField
                label={fields.road}
                unit={units.minutes}
                inputMode="decimal"
                value={plan.road}
                error={road.fault ? faults.road[road.fault] : undefined}
                onType={(typed) => keep({ ...plan, road: typed })}
              />
            </div>
          }
        >
          {(row, index) => {
            const { minutes, checks } = stops[index] ?? {}
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
                  label={fields.minutes}
                  unit={units.minutes}
                  inputMode="decimal"
                  value={row.minutes}
                  error={minutes?.fault ? faults.minutes[minutes.fault] : undefined}
                  onType={(typed) => list.change(row.id, { minutes: typed })}
                />
                <DeskField
                  label={fields.checks}
                  inputMode="numeric"
                  value={row.checks}
                  error={checks?.fault ? faults.checks[checks.fault] : undefined}
                  onType={(typed) => list.change(row.id, { checks: typed })}
                />
              </div>
            )
          }}
        </AreaForm>
      }
      result={<PatrolResult plan={plan} request={request} />}
    />
  )
}

function acceptPlan(stored: unknown): Kept | null {
  const { rows, nights, road }: { [K in keyof Kept]?: unknown } = Object(stored)
  const known = acceptRows<PatrolDraft>(rows, (row) => acceptTexts(row, ['name', 'minutes', 'checks']))
  const kind = nightKinds.find((one) => one === nights)
  return known === null || kind === undefined || typeof road !== 'string'
    ? null
    : { rows: known, nights: kind, road }
}
