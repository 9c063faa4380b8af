import { comparison } from '@/content/planning/comparison'
import { THIRDS } from '@/desk/fields/FieldControl'
import { formatCents } from '@/desk/german/numbers'
import { type Lot, lotsOf } from './lots'
import { Control, Group, PAIR, type SheetProps, Typed } from './OfferControl'
import styles from './OfferPrices.module.css'
import { askedCells, askedSurcharges, cellFields, cellKey, rateField } from './record'

const { fields } = comparison

/** So many lots show their six fields; more are folded. */
const FEW_LOTS = 2
/** The rate of each lot, and surcharges in per cents. */
export function Base(props: SheetProps) {
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
export function Cells(props: SheetProps) {
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
