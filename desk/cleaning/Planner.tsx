'use client'

import { Unscripted } from '@/components/ui/Unscripted'
import { useHydrated } from '@/components/ui/useHydrated'
import { reinigung as words } from '@/content/planning/reinigung'
import { rowWords } from '@/content/planning/rows'
import { CLEANING_KEY } from '@/content/storageKeys'
import { FieldGroup } from '@/desk/fields/FieldControl'
import { RowList } from '@/desk/fields/RowList'
import { acceptRows, type RowsState, rowsOf } from '@/desk/fields/rows'
import { useKept } from '@/desk/fields/useKept'
import { useRows } from '@/desk/fields/useRows'
import { acceptRoom, exampleRooms, newRoom, type RoomRow, reckonCleaning, roomFields } from './cleaning'
import { writeCleaning } from './kept'
import { PlannerResult, type ResultProps } from './PlannerResult'
import { useOpenTarget } from './useOpenTarget'

const EXAMPLE: RowsState<RoomRow> = rowsOf<RoomRow>(exampleRooms)

/** Hours of cleaning from areas. It is there from the start, and to be used once a script runs it. */
export function Planner(links: Omit<ResultProps, 'reckoning'>) {
  const isReady = useHydrated()
  const sheet = useOpenTarget()
  const [state, keep] = useKept(CLEANING_KEY, EXAMPLE, (stored) => acceptRows(stored, acceptRoom))
  const list = useRows(state, (next) => {
    const { total, incomplete } = reckonCleaning(next.rows)
    writeCleaning({ minutes: Math.round(total.year * 60), incomplete })
    keep(next)
  })
  const reckoning = reckonCleaning(state.rows)
  return (
    <div ref={sheet} className="areas-sheet">
      <fieldset disabled={!isReady} className="min-w-0 print:hidden">
        <legend className="desk-title">{words.form}</legend>
        <Unscripted>
          <p className="my-3 max-w-text text-label text-nebel-600">{rowWords.unscripted}</p>
        </Unscripted>
        <p className="my-3 max-w-text text-label text-nebel-600">{words.assumption}</p>
        <RowList
          list={list}
          unnamed={words.unnamed}
          words={words}
          empty={newRoom}
          rowClassName="hairline pt-3"
        >
          {(row) => (
            <div className="areas-fields">
              <FieldGroup
                fields={roomFields}
                values={row}
                faults={reckoning.faults.get(row.id) ?? {}}
                onChange={(patch) => list.change(row.id, patch)}
              />
            </div>
          )}
        </RowList>
      </fieldset>
      <PlannerResult reckoning={reckoning} {...links} />
    </div>
  )
}
