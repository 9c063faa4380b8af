'use client'

import { type CleaningDraft, reinigung, visitKinds } from '@/content/planning/reinigung'
import { rowWords } from '@/content/planning/rows'
import { CLEANING_KEY } from '@/content/storageKeys'
import { cleaningHours } from '@/lib/both/planning/cleaning'
import { AreaForm } from './AreaForm'
import { AreaSheet } from './AreaSheet'
import type { AreaRequest } from './areaRequest'
import { CleaningResult } from './CleaningResult'
import { DeskField } from './DeskField'
import { DeskSelect } from './DeskSelect'
import { useKept } from './useKept'
import { acceptRows, acceptTexts, numbered, type Row, useRows } from './useRows'

const EXAMPLE: readonly Row<CleaningDraft>[] = numbered(reinigung.example)

/** Hours of cleaning from areas. */
export function CleaningPlanner(request: AreaRequest) {
  const [kept, keep] = useKept(CLEANING_KEY, EXAMPLE, (stored) => acceptRows(stored, acceptDraft))
  const list = useRows(kept, keep)
  const { fields, units, faults, visits, assumption } = reinigung
  const { rows } = cleaningHours(list.rows)
  return (
    <AreaSheet
      form={
        <AreaForm
          heading={reinigung.form}
          list={list}
          words={{ ...rowWords, ...reinigung }}
          added={() => reinigung.added}
          before={<p className="areas-note">{assumption}</p>}
        >
          {(row, index) => {
            const { area, rate } = rows[index] ?? {}
            return (
              <div className="areas-fields">
                <DeskField
                  label={fields.name}
                  value={row.name}
                  onType={(name) => list.change(row.id, { name })}
                  maxLength={60}
                />
                <DeskSelect
                  label={fields.visits}
                  value={row.visits}
                  keys={visitKinds}
                  options={visits}
                  onPick={(picked) => list.change(row.id, { visits: picked })}
                />
                <DeskField
                  label={fields.area}
                  unit={units.area}
                  inputMode="decimal"
                  value={row.area}
                  error={area?.fault ? faults.area[area.fault] : undefined}
                  onType={(typed) => list.change(row.id, { area: typed })}
                />
                <DeskField
                  label={fields.rate}
                  unit={units.rate}
                  inputMode="decimal"
                  value={row.rate}
                  error={rate?.fault ? faults.rate[rate.fault] : undefined}
                  onType={(typed) => list.change(row.id, { rate: typed })}
                />
              </div>
            )
          }}
        </AreaForm>
      }
      result={<CleaningResult drafts={list.rows} request={request} />}
    />
  )
}

function acceptDraft(row: Readonly<Record<string, unknown>>): CleaningDraft | null {
  const texts = acceptTexts(row, ['name', 'area', 'rate'])
  const visits = visitKinds.find((kind) => kind === row.visits)
  return texts === null || visits === undefined ? null : { ...texts, visits }
}
