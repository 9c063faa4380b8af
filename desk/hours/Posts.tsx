import { useState } from 'react'
import { hoursLabels as labels } from '@/content/planning/hoursLabels'
import { FieldControl, THIRDS } from '@/desk/fields/FieldControl'
import { type Faults, type Fields, readRecord } from '@/desk/fields/field'
import { QuietButton } from '@/desk/fields/QuietButton'
import { RowList } from '@/desk/fields/RowList'
import type { List } from '@/desk/fields/useRows'
import { daysText } from '@/desk/german/days'
import styles from './Posts.module.css'
import { type PostRecord, postColumns, postKeys } from './postColumns'
import { emptyPost, type PostTexts } from './record'
import { clockSpan, nightText, peopleBefore } from './texts'

type Props = {
  list: List<PostTexts>
  fieldsOf: (row: PostTexts) => Fields<PostRecord>
  /** By the number of the row. */
  faults: ReadonlyMap<number, Faults<PostRecord>>
}

/** Fields that few posts need. */
const optional = postKeys.filter((key) => 'key' in postColumns[key])

/** What a visitor has opened and closed, by the number of the row. */
function useOpen() {
  const [said, setSaid] = useState<ReadonlyMap<number, boolean>>(new Map())
  return [said, (id: number, isOpen: boolean) => setSaid(new Map(said).set(id, isOpen))] as const
}

/** The posts, one below the other. Phones have a line for each; the first and the newest are open, and what is not complete. */
export function Posts({ list, fieldsOf, faults }: Props) {
  const [opened, open] = useOpen()
  const [extended, extend] = useOpen()
  const { post } = labels
  const hasMore = (row: PostTexts & { id: number }) =>
    extended.get(row.id) ?? optional.some((key) => row[key] !== '')
  return (
    <>
      {list.rows.length === 0 && <p className="py-3">{labels.noPosts}</p>}
      <RowList
        list={list}
        unnamed={post.unnamed}
        labels={post}
        empty={emptyPost}
        rowClassName={`hairline ${styles.post}`}
        tools={(row) => (
          <QuietButton aria-expanded={hasMore(row)} onClick={() => extend(row.id, !hasMore(row))}>
            {post.more}
          </QuietButton>
        )}
      >
        {(row, name) => {
          const wrong = faults.get(row.id) ?? {}
          const fields = fieldsOf(row)
          const { record } = readRecord(fields, row)
          const isComplete = Object.keys(wrong).length === 0
          const isFirst = row === list.rows[0]
          const isOpen = !isComplete || (opened.get(row.id) ?? (isFirst || row.id === list.fresh))
          const night = record === null ? '' : nightText(record)
          const nightId = `nacht-${row.id}`
          const control = (key: keyof PostRecord) => (
            <FieldControl
              key={key}
              field={fields[key]}
              placeholder={key === 'name' ? name : undefined}
              value={row[key]}
              fault={wrong[key]}
              describedBy={key === 'from' && night !== '' ? nightId : undefined}
              onChange={(text) => {
                list.change(row.id, { [key]: text })
                if (optional.includes(key)) {
                  // Also once it is empty.
                  extend(row.id, true)
                }
              }}
            />
          )
          return (
            <>
              <button
                type="button"
                className={styles.line}
                aria-expanded={isOpen}
                disabled={!isComplete}
                onClick={() => open(row.id, !isOpen)}
              >
                {record === null || !isComplete ? (
                  <span>{`${name}, ${post.open}`}</span>
                ) : (
                  <span>
                    {`${peopleBefore({ ...record, name })}, ${daysText(record.days)} `}
                    <span className="whitespace-nowrap">{clockSpan(record.from, record.to)}</span>
                  </span>
                )}
                {isComplete && <span className="text-link">{isOpen ? post.close : post.edit}</span>}
              </button>
              {/* What somebody fills in stays open, also once it is complete. */}
              {/* biome-ignore lint/a11y/noStaticElementInteractions: it only notes where the focus is. */}
              <div
                className={styles.fields}
                onFocus={() => isOpen && !opened.get(row.id) && open(row.id, true)}
              >
                {control('name')}
                {control('days')}
                <div className={THIRDS}>
                  {control('from')}
                  {control('to')}
                  {control('people')}
                </div>
                {night !== '' && (
                  <p id={nightId} className="col-span-full text-label leading-snug">
                    {night}
                  </p>
                )}
                {hasMore(row) && <div className={styles.more}>{optional.map(control)}</div>}
              </div>
            </>
          )
        }}
      </RowList>
    </>
  )
}
