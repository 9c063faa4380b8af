import { comparison } from '@/content/planning/kostenVergleich'
import { formatCents } from '@/lib/both/planning/money'
import type { Compared } from '@/lib/both/planning/offersCompared'
import { listOf, nameOf, standingInWords } from '@/lib/both/planning/offersNamed'

const { result: words } = comparison
const parts = ['base', 'surcharges', 'fixed'] as const

/** What all offers come to: a bar for each, amounts, and how far it is from the lowest. */
export function OfferResults({ compared }: { compared: readonly Compared[] }) {
  const hasResults = compared.some(({ result }) => result !== null)
  const forms = compared.map(({ form }) => form)
  return (
    <div className="costs-results">
      <h3 className="text-item font-semibold">{words.heading}</h3>
      {hasResults ? (
        <ul>
          {compared.map(
            ({ form, reading, result }) =>
              result !== null && (
                <li key={form.letter}>
                  <div className="costs-result-head">
                    <h4 className="font-semibold">{nameOf(form)}</h4>
                    <p>{standingInWords(result.standing, forms)}</p>
                  </div>
                  <div className="costs-result-body">
                    <span aria-hidden="true" className="costs-bar">
                      {parts.map((part) => (
                        <span
                          key={part}
                          className={`costs-bar-${part}`}
                          style={{ width: widthOf(result, part) }}
                        />
                      ))}
                    </span>
                    <dl className="costs-amounts">
                      <Amount label={words.monthNet} cents={result.amounts.monthNet} />
                      <Amount label={words.monthGross} cents={result.amounts.monthGross} />
                      <Amount label={words.yearNet} cents={result.amounts.yearNet} />
                      <Amount label={words.yearGross} cents={result.amounts.yearGross} />
                    </dl>
                    <dl className="costs-parts">
                      {parts.map((part) => (
                        <div key={part}>
                          <dt>
                            <span aria-hidden="true" className={`costs-key costs-bar-${part}`} />
                            {words.parts[part]}
                          </dt>
                          <dd>{formatCents(result.amounts[part])}</dd>
                        </div>
                      ))}
                      {reading.hasRate && result.amounts.perHourNet !== null && (
                        <div>
                          <dt>{words.perHour}</dt>
                          <dd>{formatCents(result.amounts.perHourNet)}</dd>
                        </div>
                      )}
                    </dl>
                    {!reading.hasRate && <p className="costs-remark">{words.noRate}</p>}
                    {reading.hasRate && reading.uncounted.length > 0 && (
                      <p className="costs-remark">{words.uncounted(listOf(reading.uncounted))}</p>
                    )}
                  </div>
                </li>
              ),
          )}
        </ul>
      ) : (
        <p className="costs-waiting">{words.waiting}</p>
      )}
      {compared.filter(({ result }) => result !== null).length > 1 && (
        <p className="max-w-text text-label">{words.caution}</p>
      )}
    </div>
  )
}

function Amount({ label, cents }: { label: string; cents: number }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{formatCents(cents)}</dd>
    </div>
  )
}

/** The dearest bar fills its row. */
function widthOf(
  { amounts, shareOfHighest }: NonNullable<Compared['result']>,
  part: (typeof parts)[number],
): string {
  const share = amounts.yearNet === 0 ? 0 : amounts[part] / amounts.yearNet
  return `${(share * shareOfHighest * 100).toFixed(2)}%`
}
