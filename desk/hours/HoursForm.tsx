import { useId } from 'react'
import { Button } from '@/components/ui/Button'
import type { Land } from '@/content/laender'
import { hoursWords as words } from '@/content/planning/bedarf'
import { landLabels, offeredLaender } from '@/content/planning/laender'
import { nightStarts, weekdays } from '@/content/planning/types'
import { offer } from '@/content/services/offered'
import { DeskField } from '@/desk/fields/DeskField'
import { DeskSelect } from '@/desk/fields/DeskSelect'
import { type PlanFields, type PostFields, type PostProblem, readPeriod, YEARS } from '@/desk/fields/fields'
import { RowTools, RowUndo } from '@/desk/fields/RowTools'
import type { Row, useRows } from '@/desk/fields/useRows'

export type HoursFields = PlanFields<Row<PostFields>>

/** Names that the server knows; islands load no list of services. */
export type HoursNames = {
  services: Readonly<Record<(typeof offer.services)[number], string>>
  /** Holidays of some towns alone, where Länder of the company have any. */
  localHolidays?: Readonly<Partial<Record<Land, string>>>
}

type PlaceProps = {
  fields: HoursFields
  names: HoursNames
  onChange: (patch: Partial<HoursFields>) => void
}

const YEAR_LIST = Array.from({ length: YEARS.last - YEARS.first + 1 }, (_, at) => String(YEARS.first + at))

const RANGE = 'range'
const LOCAL_HOLIDAYS_ID = 'oertliche-feiertage'
const YEAR_NAMES = Object.fromEntries(YEAR_LIST.map((year) => [year, year]))
const NIGHT_NAMES = {
  20: words.place.nightFrom(20),
  22: words.place.nightFrom(22),
  23: words.place.nightFrom(23),
}

/** What, where and when. */
export function PlaceFields({ fields, names, onChange }: PlaceProps) {
  const { place, errors } = words
  const period = readPeriod(fields)
  const localHolidays = names.localHolidays?.[fields.land]
  return (
    <div className="hours-place">
      <DeskSelect
        label={place.service}
        value={fields.service}
        keys={['', ...offer.services]}
        options={{ '': place.serviceOpen, ...names.services }}
        onPick={(service) => onChange({ service })}
      />
      <DeskSelect
        label={place.land}
        value={fields.land}
        keys={[...new Set([...offeredLaender, fields.land])]}
        options={landLabels}
        describedBy={localHolidays && LOCAL_HOLIDAYS_ID}
        onPick={(land) => onChange({ land })}
      />
      {localHolidays && (
        <p id={LOCAL_HOLIDAYS_ID} className="hours-note">
          {localHolidays}
        </p>
      )}
      <DeskSelect
        label={place.period}
        value={fields.period}
        keys={[...YEAR_LIST, RANGE]}
        options={{ ...YEAR_NAMES, [RANGE]: place.range }}
        onPick={(value) => onChange({ period: value })}
      />
      <DeskSelect
        label={place.night}
        value={`${fields.night}`}
        keys={nightStarts.map((start) => `${start}` as const)}
        options={NIGHT_NAMES}
        onPick={(value) =>
          onChange({ night: nightStarts.find((start) => String(start) === value) ?? fields.night })
        }
      />
      {fields.period === 'range' && (
        <>
          <DeskField
            label={place.from}
            type="date"
            value={fields.from}
            onType={(from) => onChange({ from })}
            error={period.kind === 'date' && fields.from !== '' ? errors.date : undefined}
          />
          <DeskField
            label={place.to}
            type="date"
            value={fields.to}
            onType={(to) => onChange({ to })}
            error={period.kind === 'order' ? errors.range : undefined}
          />
        </>
      )}
    </div>
  )
}

type PostsProps = {
  list: ReturnType<typeof useRows<PostFields>>
  problemsOf: (row: Row<PostFields>) => readonly PostProblem[]
}

const EMPTY_POST: PostFields = { days: [], from: '', to: '', people: '1', name: '' }

/** The posts, one below the other. */
export function PostList({ list, problemsOf }: PostsProps) {
  const { post } = words
  return (
    <div ref={list.listRef}>
      {list.rows.length === 0 && <p className="hours-none">{words.noPosts}</p>}
      {list.rows.map((row, at) => (
        <PostRow
          key={row.id}
          row={row}
          unnamed={post.unnamed(at + 1)}
          problems={problemsOf(row)}
          onChange={(patch) => list.change(row.id, patch)}
          onCopy={list.isFull ? null : () => list.copy(row.id)}
          onRemove={() => list.remove(row.id)}
        />
      ))}
      <div className="hours-add">
        {list.isFull ? (
          <p>{post.most}</p>
        ) : (
          <Button look="quiet" onClick={() => list.add(EMPTY_POST)}>
            {post.add}
          </Button>
        )}
        <RowUndo
          removed={list.removed && post.removed(list.removed.name)}
          undo={post.undo}
          onUndo={list.undo}
        />
      </div>
    </div>
  )
}

type RowProps = {
  row: Row<PostFields>
  unnamed: string
  problems: readonly PostProblem[]
  onChange: (patch: Partial<PostFields>) => void
  onCopy: (() => void) | null
  onRemove: () => void
}

function PostRow({ row, unnamed, problems, onChange, onCopy, onRemove }: RowProps) {
  const { post, errors } = words
  const name = row.name.trim() || unnamed
  // A row that was just added is not wrong yet.
  const errorOf = (field: 'from' | 'to' | 'people', text: string) =>
    row[field] !== '' && problems.includes(field) ? text : undefined
  return (
    <fieldset data-row={row.id} className="hours-post">
      <legend className="sr-only">{name}</legend>
      <DeskField
        label={post.name}
        value={row.name}
        maxLength={60}
        placeholder={unnamed}
        onType={(value) => onChange({ name: value })}
        className="hours-name"
      />
      <Days row={row} onChange={onChange} />
      <div className="hours-times">
        <DeskField
          label={post.from}
          value={row.from}
          placeholder={post.fromExample}
          onType={(from) => onChange({ from })}
          error={errorOf('from', errors.time)}
        />
        <DeskField
          label={post.to}
          value={row.to}
          placeholder={post.toExample}
          onType={(to) => onChange({ to })}
          error={errorOf('to', errors.time)}
        />
        <DeskField
          label={post.people}
          inputMode="numeric"
          value={row.people}
          onType={(people) => onChange({ people })}
          error={errorOf('people', errors.people)}
        />
      </div>
      <RowTools name={name} words={post} onCopy={onCopy} onRemove={onRemove} />
    </fieldset>
  )
}

function Days({ row, onChange }: Pick<RowProps, 'row' | 'onChange'>) {
  const id = useId()
  return (
    <fieldset className="hours-days">
      <legend>{words.post.days}</legend>
      <div>
        {weekdays.map((day) => (
          <label key={day} htmlFor={`${id}-${day}`}>
            <input
              id={`${id}-${day}`}
              type="checkbox"
              checked={row.days.includes(day)}
              onChange={({ target }) =>
                onChange({
                  days: weekdays.filter((each) => (each === day ? target.checked : row.days.includes(each))),
                })
              }
            />
            <span title={day === 'Ft' ? words.post.holiday : undefined}>{day}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
