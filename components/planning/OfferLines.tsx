import { comparison, lineTitles, type OfferLine, offerLines } from '@/content/planning/kostenVergleich'
import type { OfferForm } from '@/lib/both/planning/offersKept'
import { nameOf } from '@/lib/both/planning/offersNamed'

const { lines: words } = comparison

type Props = {
  offers: readonly OfferForm[]
  onChange: (form: OfferForm) => void
}

/**
 * The ten lines to tick, for each offer by itself; where there is room the groups stand beside each other below one column of titles.
 * What is missing is said as soon as somebody has begun to tick.
 */
export function OfferLines({ offers, onChange }: Props) {
  return (
    <div className="costs-ticks">
      <h3 className="text-item font-semibold">{words.heading}</h3>
      <p className="max-w-text">{words.lead}</p>
      <div className="costs-matrix">
        <div aria-hidden="true" className="costs-matrix-titles">
          {offerLines.map((line) => (
            <span key={line}>{lineTitles[line]}</span>
          ))}
        </div>
        {offers.map((form) => (
          <Ticks key={form.letter} form={form} onChange={onChange} />
        ))}
      </div>
    </div>
  )
}

function Ticks({ form, onChange }: { form: OfferForm; onChange: Props['onChange'] }) {
  const titleId = `costs-ticks-${form.letter}`
  const hasBegun = form.lines.length > 0
  const toggle = (line: OfferLine) =>
    onChange({
      ...form,
      lines: form.lines.includes(line) ? form.lines.filter((other) => other !== line) : [...form.lines, line],
    })
  return (
    // biome-ignore lint/a11y/useSemanticElements: the title of a fieldset cannot stand in a row of the grid.
    <div role="group" aria-labelledby={titleId} className="costs-matrix-offer">
      <h4 id={titleId} className="font-semibold">
        {nameOf(form)}
      </h4>
      {offerLines.map((line) => {
        const isThere = form.lines.includes(line)
        return (
          <label key={line} className="costs-tick">
            <input type="checkbox" checked={isThere} onChange={() => toggle(line)} />
            <span className="costs-tick-title">{lineTitles[line]}</span>
            {hasBegun && !isThere && <span className="costs-missing">{words.missing}</span>}
          </label>
        )
      })}
      <p className={hasBegun && form.lines.length < offerLines.length ? 'costs-missing' : 'text-label'}>
        {summaryOf(form.lines.length)}
      </p>
    </div>
  )
}

function summaryOf(there: number): string {
  if (there === 0) {
    return words.unchecked
  }
  return there === offerLines.length ? words.complete : words.count(offerLines.length - there)
}
