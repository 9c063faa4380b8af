import type { ReactNode } from 'react'
import { comparison } from '@/content/planning/comparison'
import { FieldControl, THIRDS } from '@/desk/fields/FieldControl'
import type { Field } from '@/desk/fields/field'
import { RowList } from '@/desk/fields/RowList'
import type { List } from '@/desk/fields/useRows'
import { formatCents } from '@/desk/german/numbers'
import { total } from '@/desk/time/table'
import { type Lot, lotsOf } from './lots'
import {
  askedCells,
  askedSurcharges,
  cellFields,
  cellKey,
  emptyOffer,
  faultOf,
  isMonthlyAsked,
  missingText,
  type OfferTexts,
  offerFields,
  otherHours,
  rateField,
} from './record'
import styles from './Sheets.module.css'
import type { Source } from './sources'
import type { Compared } from './standing'

const { fields, result, unnamed } = comparison

/** So many lots show their six fields; more are folded. */
const FEW_LOTS = 2
const PAIR = 'grid grid-cols-2 max-[17rem]:grid-cols-1 gap-3'

type Props = { list: List<OfferTexts>; offers: readonly Compared[]; source: Source }

/** The offers' fields, side by side. */
export function Sheets({ list, offers, source }: Props) {
  return (
    <RowList
      list={list}
      unnamed={(place) => unnamed[place - 1] ?? ''}
      labels={comparison}
      empty={emptyOffer}
      canCopy={false}
      least={1}
      className={`mt-10 grid gap-x-8 gap-y-4 ${styles.sheets}`}
      rowClassName={`grid min-w-0 gap-4 border-t border-nacht-800 pt-3 ${styles.sheet}`}
    >
      {(row) => {
        const offer = offers.find(({ texts }) => texts.id === row.id)
        return (
          offer && <Sheet offer={offer} source={source} onChange={(patch) => list.change(row.id, patch)} />
        )
      }}
    </RowList>
  )
}

type SheetProps = { offer: Compared; source: Source; onChange: (patch: Partial<OfferTexts>) => void }

/** The fields of one offer that count with these hours, and its sums. */
function Sheet(props: SheetProps) {
  const { offer, source } = props
  const { title, texts, reading } = offer
  const otherPlan = otherHours(texts, source)
  return (
    <>
      <h3 className="min-w-0 text-item font-semibold hyphens-auto print:hidden">{title}</h3>
      <Control {...props} of="name" />
      <Control {...props} of="price" />
      <div className="grid content-start gap-3">
        {texts.price === 'cells' ? <Cells {...props} /> : <Base {...props} />}
      </div>
      <Group label={fields.fixed}>
        {isMonthlyAsked(texts, source) && <Control {...props} of="monthly" />}
        <Control {...props} of="once" />
      </Group>
      {otherPlan !== null && (
        <p className="text-label font-semibold">{comparison.sheets.otherHours(otherPlan)}</p>
      )}
      <p className="hairline flex flex-wrap content-start items-baseline justify-between gap-x-4 pt-3 tabular-nums print:hidden">
        <span className="text-label">{result.net[source.span]}</span>
        <strong>{reading.amounts === null ? result.nothing : formatCents(reading.amounts.net)}</strong>
        {reading.amounts !== null && total(source.onCall) > 0 && (
          <span className="flex w-full justify-between gap-x-4 text-label">
            <span>{result.onCall}</span>
            <span>{formatCents(reading.amounts.onCall)}</span>
          </span>
        )}
        {reading.isBegun && reading.missing.length > 0 && (
          <span className="w-full text-label">{missingText(reading)}</span>
        )}
      </p>
    </>
  )
}

type GroupProps = { label: string; grid?: string | undefined; children: ReactNode }

/** Fields beside each other, with what they have in common above them. */
function Group({ label, grid = PAIR, children }: GroupProps) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-label font-medium">{label}</legend>
      <div className={grid}>{children}</div>
    </fieldset>
  )
}

type ControlProps = SheetProps & { of: keyof typeof offerFields }

function Control({ offer: { texts, title }, onChange, of }: ControlProps) {
  return (
    <Typed
      field={offerFields[of]}
      placeholder={of === 'name' ? title : undefined}
      value={texts[of]}
      onChange={(text) => onChange({ [of]: text })}
    />
  )
}

type TypedProps = {
  field: Field<unknown>
  value: string | undefined
  placeholder?: string | undefined
  onChange: (text: string) => void
}

/** A field that says what is wrong with it, once something is typed. */
function Typed({ field, value = '', ...rest }: TypedProps) {
  return <FieldControl {...rest} field={field} value={value} fault={faultOf(field, value)} />
}

/** The rate of each lot, and surcharges in per cents. */
function Base(props: SheetProps) {
  const { offer, source, onChange } = props
  const { rates } = offer.texts
  const { kinds, meet } = askedSurcharges(source)
  const typed = lotsOf(source).map((lot) => (
    <Typed
      key={lot.key}
      field={rateField(lot)}
      value={rates[lot.key]}
      onChange={(text) => onChange({ rates: { ...rates, [lot.key]: text } })}
    />
  ))
  return (
    <>
      {typed.length > 1 ? <Group label={fields.rate}>{typed}</Group> : typed}
      {kinds.length > 0 && (
        <Group label={fields.surcharges} grid={THIRDS}>
          {kinds.map((kind) => (
            <Control key={kind} {...props} of={kind} />
          ))}
        </Group>
      )}
      {meet && <Control {...props} of="rule" />}
    </>
  )
}

/** A rate for each kind of hour, as a tender asks for them. */
function Cells(props: SheetProps) {
  const { offer, source } = props
  const { amounts } = offer.reading
  const lots = lotsOf(source)
  return lots.map((lot, at) =>
    lot.label === '' ? (
      <LotCells key={lot.key} {...props} lot={lot} />
    ) : (
      <details
        key={lot.key}
        open={lots.length <= FEW_LOTS}
        className={`hairline-chapter min-w-0 ${styles.lot}`}
      >
        <summary>
          <span className="mr-auto min-w-0 font-semibold">{lot.label}</span>
          {amounts !== null && (
            <span className="whitespace-nowrap tabular-nums">{formatCents(amounts.lots[at] ?? 0)}</span>
          )}
        </summary>
        <LotCells {...props} lot={lot} />
      </details>
    ),
  )
}

function LotCells({ offer: { texts }, onChange, lot: { key, label, table } }: SheetProps & { lot: Lot }) {
  const typed = texts.cells[key] ?? {}
  return (
    <fieldset className={PAIR} aria-label={label || fields.prices.cells}>
      {askedCells({ table }).map(({ kind, part }) => {
        const cell = cellKey(kind, part)
        return (
          <Typed
            key={cell}
            field={cellFields[kind][part]}
            value={typed[cell]}
            onChange={(text) => onChange({ cells: { ...texts.cells, [key]: { ...typed, [cell]: text } } })}
          />
        )
      })}
    </fieldset>
  )
}
