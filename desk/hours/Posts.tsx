import { useState } from 'react'
import { hoursLabels as labels } from '@/content/planning/hoursLabels'
import type { Period } from '@/content/planning/types'
import { FieldControl } from '@/desk/fields/FieldControl'
import { type Faults, readRecord } from '@/desk/fields/field'
import { RowList } from '@/desk/fields/RowList'
import type { List } from '@/desk/fields/useRows'
import { daysText } from '@/desk/german/days'
import { rangeOf } from '@/desk/time/period'
import { emptyPost, type PostRecord, type PostTexts, postFields } from './record'
import { clockSpan, peopleBefore } from './texts'

type Props = {
  list: List<PostTexts>
  /** By the number of the row. */
  faults: ReadonlyMap<number, Faults<PostRecord>>
  period: Period
}

/** What a visitor has opened and closed, by the number of the row. */
function useOpen() {
  const [said, setSaid] = useState<ReadonlyMap<number, boolean>>(new Map())
  return [said, (id: number, isOpen: boolean) => setSaid(new Map(said).set(id, isOpen))] as const
}

/** The posts, one below the other. Phones have a line for each; the first and the newest are open, and what is not complete. */
export function Posts({ list, faults, period }: Props) {
  const [opened, open] = useOpen()
  const [limited, limit] = useOpen()
  const fields = postFields(Number(rangeOf(period).from.slice(0, 4)))
  const { post } = labels
  const hasDates = (row: PostTexts & { id: number }) => limited.get(row.id) ?? row.dates !== ''
  return (
    <>
      {list.rows.length === 0 && <p className="py-3">{labels.noPosts}</p>}
      <RowList
        list={list}
        unnamed={post.unnamed}
        labels={post}
        empty={emptyPost}
        rowClassName="post hairline"
        tools={(row) => (
          <button
            type="button"
            className="row-tool"
            aria-expanded={hasDates(row)}
            onClick={() => limit(row.id, !hasDates(row))}
          >
            {post.limit}
          </button>
        )}
      >
        {(row, name) => {
          const wrong = faults.get(row.id) ?? {}
          const { record } = readRecord(fields, row)
          const isComplete = Object.keys(wrong).length === 0
          const isFirst = row === list.rows[0]
          const isOpen = !isComplete || (opened.get(row.id) ?? (isFirst || row.id === list.fresh))
          const control = (key: keyof PostRecord) => (
            <FieldControl
              key={key}
              field={fields[key]}
              placeholder={key === 'name' ? name : undefined}
              value={row[key]}
              fault={wrong[key]}
              onChange={(text) => {
                list.change(row.id, { [key]: text })
                if (key === 'dates') {
                  // Also once it is empty.
                  limit(row.id, true)
                }
              }}
            />
          )
          return (
            <>
              <button
                type="button"
                className="post-line"
                aria-expanded={isOpen}
                disabled={!isComplete}
                onClick={() => open(row.id, !isOpen)}
              >
                {record === null || !isComplete ? (
                  <span>{`${name}, ${post.open}`}</span>
                ) : (
                  <span>
                    {`${peopleBefore({ ...record, name })}, ${daysText(record.days, post.holiday)} `}
                    <span className="whitespace-nowrap">{clockSpan(record.from, record.to)}</span>
                  </span>
                )}
                {isComplete && <span className="text-link">{isOpen ? post.close : post.edit}</span>}
              </button>
              {/* What somebody fills in stays open, also once it is complete. */}
              {/* biome-ignore lint/a11y/noStaticElementInteractions: it only notes where the focus is. */}
              <div
                className="post-fields"
                onFocus={() => isOpen && !opened.get(row.id) && open(row.id, true)}
              >
                {control('name')}
                {control('days')}
                <div className="thirds">
                  {control('from')}
                  {control('to')}
                  {control('people')}
                </div>
                {hasDates(row) && control('dates')}
              </div>
            </>
          )
        }}
      </RowList>
    </>
  )
}
