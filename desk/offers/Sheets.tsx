import { comparison } from '@/content/planning/comparison'
import { FieldControl } from '@/desk/fields/FieldControl'
import { RowList } from '@/desk/fields/RowList'
import type { List } from '@/desk/fields/useRows'
import { formatCents } from '@/desk/german/numbers'
import { cells } from '@/desk/time/table'
import { surchargeKinds } from './amounts'
import { cellKey, emptyOffer, type OfferTexts, offerFields, rateField, rateText } from './record'
import type { Source } from './sources'
import type { Compared } from './standing'

const { fields, result, unnamed } = comparison

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
      className="costs-sheets"
      rowClassName="costs-sheet"
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

/** The fields of one offer, and its sum. */
function Sheet(props: SheetProps) {
  const { title, texts, reading } = props.offer
  return (
    <>
      <h3 className="costs-title text-item font-semibold hyphens-auto print:hidden">{title}</h3>
      <Control {...props} of="name" />
      <Control {...props} of="price" />
      <div className="costs-price">
        {texts.price === 'cells' ? <Cells {...props} /> : <Base {...props} />}
      </div>
      <Control {...props} of="monthly" />
      <p className="hairline flex flex-wrap content-start items-baseline justify-between gap-x-4 pt-3 tabular-nums print:hidden">
        <span className="text-label">{result.net[props.source.span]}</span>
        <strong>{reading.amounts === null ? result.nothing : formatCents(reading.amounts.net)}</strong>
        {reading.isBegun && reading.missing.length > 0 && (
          <span className="w-full text-label">{result.missingValues(reading.missing.join(', '))}</span>
        )}
      </p>
    </>
  )
}

type ControlProps = SheetProps & { of: keyof typeof offerFields }

function Control({ offer: { texts, reading, title }, onChange, of }: ControlProps) {
  return (
    <FieldControl
      field={offerFields[of]}
      placeholder={of === 'name' ? title : undefined}
      value={texts[of]}
      fault={reading.faults[of]}
      onChange={(text) => onChange({ [of]: text })}
    />
  )
}

/** A rate, or one for each of the plan's names, and surcharges in per cents. */
function Base(props: SheetProps) {
  const { offer, source, onChange } = props
  const { rates } = offer.texts
  return (
    <>
      {source.byName.length < 2 ? (
        <Control {...props} of="rate" />
      ) : (
        source.byName.map(({ name }) => (
          <FieldControl
            key={name}
            field={rateField(name)}
            value={rateText(offer.texts, name)}
            fault={offer.reading.rateFaults[name]}
            onChange={(text) => onChange({ rates: { ...rates, [name]: text } })}
          />
        ))
      )}
      <fieldset className="min-w-0">
        <legend className="mb-1.5 text-label font-medium">{fields.surcharges}</legend>
        <div className="thirds">
          {surchargeKinds.map((kind) => (
            <Control key={kind} {...props} of={kind} />
          ))}
        </div>
      </fieldset>
      <Control {...props} of="rule" />
    </>
  )
}

/** A rate for each kind of hour, as a tender asks for them. */
function Cells(props: SheetProps) {
  return (
    <div className="grid grid-cols-2 max-[17rem]:grid-cols-1 gap-3">
      {cells.map(({ kind, part }) => (
        <Control key={cellKey(kind, part)} {...props} of={cellKey(kind, part)} />
      ))}
    </div>
  )
}
