import { comparison } from '@/content/planning/kostenVergleich'
import { formatCents, type NumberProblem } from '@/lib/both/planning/money'
import { type NumberField, surchargeKinds, surchargeRules } from '@/lib/both/planning/offers'
import type { Compared } from '@/lib/both/planning/offersCompared'
import { FIELD_LIMIT, NAME_LIMIT, type OfferForm } from '@/lib/both/planning/offersKept'
import { nameOf } from '@/lib/both/planning/offersNamed'
import { DeskField } from './DeskField'

const { fields, units, problems, result: words } = comparison

type Props = {
  compared: Compared
  onChange: (form: OfferForm) => void
  /** Missing where it is the only one. */
  onRemove: (() => void) | undefined
}

/** What stands in one offer, as typed, and its year. */
export function OfferSheet({ compared: { form, reading, result }, onChange, onRemove }: Props) {
  const titleId = `costs-offer-${form.letter}`
  const field = (name: NumberField) => ({
    label: fields[name],
    unit: name === 'rate' || name === 'monthly' ? units.euro : units.percent,
    value: form[name],
    inputMode: 'decimal' as const,
    maxLength: FIELD_LIMIT,
    error: messageOf(name, reading.problems[name]),
    onType: (value: string) => onChange({ ...form, [name]: value }),
  })
  return (
    <article aria-labelledby={titleId} data-letter={form.letter} className="costs-sheet">
      <header>
        <h3 id={titleId} className="text-item font-semibold">
          {nameOf(form)}
        </h3>
        {onRemove !== undefined && (
          <button type="button" onClick={onRemove} className="costs-action text-label">
            <span aria-hidden="true">{comparison.remove}</span>
            <span className="sr-only">{comparison.removeNamed(nameOf(form))}</span>
          </button>
        )}
      </header>
      <DeskField
        label={fields.name}
        value={form.name}
        placeholder={comparison.offer(form.letter)}
        maxLength={NAME_LIMIT}
        onType={(name) => onChange({ ...form, name })}
      />
      <DeskField {...field('rate')} />
      <fieldset className="costs-group">
        <legend>{fields.surcharges}</legend>
        <div className="costs-thirds">
          {surchargeKinds.map((kind) => (
            <DeskField key={kind} {...field(kind)} />
          ))}
        </div>
      </fieldset>
      <fieldset className="costs-group">
        <legend>{fields.rule}</legend>
        <div className="costs-choices">
          {surchargeRules.map((rule) => (
            <label key={rule} className="costs-choice">
              <input
                type="radio"
                name={`costs-rule-${form.letter}`}
                checked={form.rule === rule}
                onChange={() => onChange({ ...form, rule })}
              />
              {fields[rule]}
            </label>
          ))}
        </div>
      </fieldset>
      <DeskField {...field('monthly')} />
      <p className="costs-year">
        <span className="text-label">{words.yearNet}</span>
        <strong>{result === null ? words.nothing : formatCents(result.amounts.yearNet)}</strong>
      </p>
    </article>
  )
}

function messageOf(field: NumberField, problem: NumberProblem | undefined): string | undefined {
  const unit = field === 'rate' || field === 'monthly' ? 'money' : 'percent'
  switch (problem) {
    case undefined:
      return undefined
    case 'tooHigh':
      return problems.tooHigh[field === 'rate' || field === 'monthly' ? field : 'percent']
    case 'nonsense':
    case 'negative':
    case 'tooFine':
      return problems[problem][unit]
  }
}
