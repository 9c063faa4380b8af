import { type ReactNode, useState } from 'react'
import { hoursWords as words } from '@/content/planning/stundenrechner'
import type { Period } from '@/content/planning/types'
import { FieldControl } from '@/desk/fields/FieldControl'
import type { Faults } from '@/desk/fields/field'
import { RowList } from '@/desk/fields/RowList'
import type { List } from '@/desk/fields/useRows'
import { rangeOf } from '@/desk/time/period'
import { emptyPost, type PostRecord, type PostTexts, postFields } from './record'

type Props = {
  list: List<PostTexts>
  /** By the number of the row. */
  faults: ReadonlyMap<number, Faults<PostRecord>>
  period: Period
}

/** The posts, one below the other. */
export function Posts({ list, faults, period }: Props) {
  const fields = postFields(Number(rangeOf(period).from.slice(0, 4)))
  return (
    <>
      {list.rows.length === 0 && <p className="py-3">{words.noPosts}</p>}
      <RowList
        list={list}
        unnamed={words.post.unnamed}
        words={words.post}
        empty={emptyPost}
        rowClassName="hairline grid min-w-0 gap-3 py-3"
      >
        {(row, name) => {
          const wrong = faults.get(row.id) ?? {}
          const control = (key: keyof PostRecord) => (
            <FieldControl
              key={key}
              field={fields[key]}
              placeholder={key === 'name' ? name : undefined}
              value={row[key]}
              fault={wrong[key]}
              onChange={(text) => list.change(row.id, { [key]: text })}
            />
          )
          return (
            <>
              {control('name')}
              {control('days')}
              <div className="thirds">
                {control('from')}
                {control('to')}
                {control('people')}
              </div>
              <Limit isLimited={row.dates !== ''}>{control('dates')}</Limit>
            </>
          )
        }}
      </RowList>
    </>
  )
}

/** The field of dates, open where a post has any; it stays so while somebody clears it. */
function Limit({ isLimited, children }: { isLimited: boolean; children: ReactNode }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <details
      open={isOpen || isLimited}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      className="print:hidden"
    >
      <summary className="row-tool w-fit py-3">{words.post.limit}</summary>
      {children}
    </details>
  )
}
