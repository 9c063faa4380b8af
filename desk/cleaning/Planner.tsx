import { cleaningLabels as labels } from '@/content/planning/cleaningLabels'
import { CLEANING_KEY } from '@/content/storageKeys'
import { FieldGroup } from '@/desk/fields/FieldControl'
import { PartTitle } from '@/desk/fields/PartTitle'
import { RowList } from '@/desk/fields/RowList'
import { type RowsState, rowsOf } from '@/desk/fields/rows'
import { useRows } from '@/desk/fields/useRows'
import { useStored } from '@/desk/fields/useStored'
import { exampleRooms, newRoom, type RoomRow, reckonCleaning, roomFields } from './cleaning'
import styles from './Planner.module.css'
import { PlannerResult, type ResultProps } from './PlannerResult'
import { writeCleaning } from './storedCleaning'

const EXAMPLE: RowsState<RoomRow> = rowsOf<RoomRow>(exampleRooms)

/** Hours of cleaning from areas. */
export function Planner(links: Omit<ResultProps, 'reckoning'>) {
  const [state, store] = useStored(CLEANING_KEY, EXAMPLE)
  const list = useRows(state, (next) => {
    const { total, incomplete } = reckonCleaning(next.rows)
    writeCleaning({ minutes: Math.round(total.year * 60), incomplete })
    store(next)
  })
  const reckoning = reckonCleaning(state.rows)
  return (
    <>
      <fieldset className="min-w-0 print:hidden">
        <PartTitle as="legend">{labels.form}</PartTitle>
        <p className="my-3 max-w-text text-label text-nebel-600">{labels.assumption}</p>
        <RowList
          list={list}
          unnamed={labels.unnamed}
          labels={labels}
          empty={newRoom}
          rowClassName="hairline pt-3"
        >
          {(row) => (
            <div className={styles.fields}>
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
    </>
  )
}
