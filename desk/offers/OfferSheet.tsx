import { comparison } from '@/content/planning/kostenVergleich'
import { rowWords } from '@/content/planning/rows'
import { DeskField } from '@/desk/fields/DeskField'
import { RowTools } from '@/desk/fields/RowTools'
import type { Row } from '@/desk/fields/useRows'
import { formatCents } from '@/desk/german/money'
import { OfferChoice, OfferField } from './OfferField'
import { type Compared, type NumberField, type OfferDraft, surchargeKinds, surchargeRules } from './offers'

const { fields, result } = comparison

type Props = {
  offer: Compared<Row<OfferDraft>>
  /** What stands in the field of the name while it is empty. */
  unnamed: string
  onChange: (patch: Partial<OfferDraft>) => void
  /** Null where it is the only one. */
  onRemove: (() => void) | null
}

/** What stands in one offer, as typed, and its year. */
export function OfferSheet({ offer, unnamed, onChange, onRemove }: Props) {
  const { id, title, problems, amounts } = offer
  const field = (name: NumberField) => (
    <OfferField
      key={name}
      label={fields[name]}
      unit={name === 'rate' || name === 'monthly' ? name : 'percent'}
      value={offer[name]}
      problem={problems[name]}
      onType={(value) => onChange({ [name]: value })}
    />
  )
  return (
    <article aria-labelledby={`angebot-${id}`} data-row={id} className="costs-sheet">
      <header>
        <h3 id={`angebot-${id}`} className="text-item font-semibold">
          {title}
        </h3>
        {onRemove !== null && <RowTools name={title} words={rowWords} onCopy={null} onRemove={onRemove} />}
      </header>
      <DeskField
        label={fields.name}
        value={offer.name}
        placeholder={unnamed}
        maxLength={40}
        onType={(name) => onChange({ name })}
      />
      {field('rate')}
      <fieldset>
        <legend>{fields.surcharges}</legend>
        <div className="costs-thirds">{surchargeKinds.map(field)}</div>
      </fieldset>
      <fieldset>
        <legend>{fields.rule}</legend>
        <div className="flex flex-wrap gap-x-6">
          <OfferChoice
            name={`regel-${id}`}
            value={offer.rule}
            options={surchargeRules.map((key) => ({ key, text: fields[key] }))}
            onPick={(rule) => onChange({ rule })}
          />
        </div>
      </fieldset>
      {field('monthly')}
      <p className="hairline flex flex-wrap items-end justify-between gap-x-4 pt-3 tabular-nums print:hidden">
        <span className="text-label">{result.yearNet}</span>
        <strong>{amounts === null ? result.nothing : formatCents(amounts.yearNet)}</strong>
      </p>
    </article>
  )
}
