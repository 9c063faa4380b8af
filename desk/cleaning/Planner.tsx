import { type RefObject, useEffect, useRef } from 'react'
import { Unscripted } from '@/components/ui/Unscripted'
import { useHydrated } from '@/components/ui/useHydrated'
import { rowWords } from '@/content/planning/rows'
import { DeskField } from '@/desk/fields/DeskField'
import { DeskSelect } from '@/desk/fields/DeskSelect'
import { LONGEST_NAME } from '@/desk/fields/fields'
import {
  acceptFields,
  type Planner as Description,
  errorOf,
  type Field,
  type Fields,
  nameOfRow,
  type Outcome,
  type PlanOf,
} from '@/desk/fields/planner'
import { RowTools, RowUndo } from '@/desk/fields/RowTools'
import { useKept } from '@/desk/fields/useKept'
import { acceptRows, numbered, type Row, useRows } from '@/desk/fields/useRows'
import { STEP } from '@/desk/time/calendar'
import { PlannerResult, type ResultProps } from './PlannerResult'

/** What the page gives a calculator. `outcome`: of its example, as the server has computed it. */
export type PlannerProps = ResultProps

type Props<R, O> = PlannerProps & {
  of: Description<R, O>
  /** Null while it cannot reckon yet: then the example stays. */
  outcomeOf: ((plan: PlanOf<R, O>) => Outcome) | null
}

/**
 * A calculator that reckons from rows, which can be added, copied, removed and brought back. It is there from the start, and to
 * be used once a script runs it.
 */
export function Planner<R extends { name: string }, O extends object>({
  of,
  outcomeOf,
  outcome,
  ...request
}: Props<R, O>) {
  const isReady = useHydrated()
  const sheet = useRef<HTMLDivElement>(null)
  useOpenTarget(sheet)
  const { words, example } = of
  const [plan, keep] = useKept<PlanOf<Row<R>, O>>(
    of.key,
    { ...example, rows: numbered(example.rows) },
    (stored) => {
      const kept: { rows?: unknown; options?: unknown } = Object(stored)
      const rows = acceptRows(kept.rows, (row) => acceptFields(of.fields, row))
      const options = acceptFields(of.options, kept.options)
      return rows && options && { rows, options }
    },
  )
  const list = useRows<R>(plan.rows, (rows) => keep({ ...plan, rows }))
  return (
    <div ref={sheet} className="areas-sheet">
      <fieldset disabled={!isReady} className="areas-form print:hidden">
        <legend className="areas-heading">{words.form}</legend>
        <Unscripted>
          <p className="areas-note">{rowWords.unscripted}</p>
        </Unscripted>
        {words.assumption !== undefined && <p className="areas-note">{words.assumption}</p>}
        <FieldGroup
          fields={of.options}
          values={plan.options}
          onType={(typed) => keep({ ...plan, options: { ...plan.options, ...typed } })}
        />
        <div ref={list.listRef}>
          {list.rows.map((row, index) => {
            const name = nameOfRow(row, index + 1, words)
            return (
              <fieldset key={row.id} data-row={row.id} className="areas-row">
                <legend className="sr-only">{name}</legend>
                <FieldGroup fields={of.fields} values={row} onType={(typed) => list.change(row.id, typed)} />
                <RowTools
                  name={name}
                  words={rowWords}
                  onCopy={list.isFull ? null : () => list.copy(row.id)}
                  onRemove={() => list.remove(row.id)}
                />
              </fieldset>
            )
          })}
          <RowUndo
            removed={list.removed && words.removed(nameOfRow(list.removed, list.removedPlace, words))}
            undo={rowWords.undo}
            onUndo={list.undo}
          />
          {!list.isFull && (
            <button type="button" onClick={() => list.add(of.added(list.rows))} className="rows-add">
              {words.add}
            </button>
          )}
        </div>
      </fieldset>
      <PlannerResult outcome={isReady && outcomeOf !== null ? outcomeOf(plan) : outcome} {...request} />
    </div>
  )
}

/** A link opens what is folded around its target where the browser follows it; where Next does, this does. */
function useOpenTarget(inside: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const target = inside.current?.closest('[id]')
    const folded = target?.closest('details:not([open])')
    if (target && folded && location.hash === `#${target.id}`) {
      folded.toggleAttribute('open')
      target.scrollIntoView()
    }
  }, [inside])
}

type GroupProps<T> = { fields: Fields<T>; values: T; onType: (typed: Partial<T>) => void }

function FieldGroup<T extends object>({ fields, values, onType }: GroupProps<T>) {
  const texts = new Map<string, string>(Object.entries(values))
  return (
    <div className="areas-fields">
      {Object.entries<Field>(fields).map(([key, field]) => (
        <PlannerField
          key={key}
          field={field}
          value={texts.get(key) ?? ''}
          onType={(text) => onType({ [key]: text } as Partial<T>)}
        />
      ))}
    </div>
  )
}

type FieldProps = { field: Field; value: string; onType: (text: string) => void }

function PlannerField({ field, value, onType }: FieldProps) {
  const { label } = field
  if (field.kind === 'choice') {
    return (
      <DeskSelect
        label={label}
        value={value}
        keys={[...new Set([...(field.offered ?? field.keys), value])]}
        options={field.options}
        onPick={onType}
      />
    )
  }
  return (
    <DeskField
      label={label}
      value={value}
      error={errorOf(field, value)}
      onType={onType}
      {...inputOf(field)}
    />
  )
}

/** What the browser's own field must know. */
function inputOf(field: Exclude<Field, { kind: 'choice' }>) {
  switch (field.kind) {
    case 'text':
      return { maxLength: LONGEST_NAME }
    case 'number':
      return { unit: field.unit, inputMode: field.whole ? 'numeric' : 'decimal' } as const
    case 'date':
      return { type: 'date' }
    case 'time':
      return { type: 'time', step: STEP * 60 }
  }
}
