import { AXIS, COLUMNS } from '@/components/ui/axes'
import { comparison } from '@/content/planning/comparison'
import { FieldGroup } from '@/desk/fields/FieldControl'
import { readRecord, type Texts } from '@/desk/fields/field'
import { formatCents } from '@/desk/german/numbers'
import { type CounterCheck, checkFields, leftOf } from './counterCheck'
import type { Compared } from './standing'

const { check: labels } = comparison

type Props = {
  offers: readonly Compared[]
  check: Texts<CounterCheck>
  onChange: (check: Texts<CounterCheck>) => void
}

/** What of each rate is left beside wage and on-costs; what that means is the buyer's to say. */
export function Check({ offers, check, onChange }: Props) {
  const { faults } = readRecord(checkFields, check)
  const lefts = offers.flatMap(({ texts, title }) => {
    const found = leftOf(texts, check)
    return found === null ? [] : [{ id: texts.id, title, ...found }]
  })
  return (
    <div className={`costs-part gap-y-3 print:hidden ${COLUMNS}`}>
      <h3 className={`text-item font-semibold ${AXIS.margin}`}>{labels.heading}</h3>
      <div className={AXIS.list}>
        <p className="max-w-text">{labels.lead}</p>
        <div className="mt-4 grid max-w-text grid-cols-2 max-[17rem]:grid-cols-1 gap-3">
          <FieldGroup
            fields={checkFields}
            values={check}
            faults={Object.fromEntries(Object.entries(faults).filter(([, fault]) => fault !== 'empty'))}
            onChange={(patch) => onChange({ ...check, ...patch })}
          />
        </div>
        {lefts.length > 0 && (
          <dl className="mt-4 max-w-text tabular-nums">
            <dt className="font-semibold">{labels.left}</dt>
            {lefts.map(({ id, title, left, rate }) => (
              <dd key={id} className="flex flex-wrap justify-between gap-x-4">
                <span>{title}</span>
                <span>{labels.of(formatCents(left), formatCents(rate))}</span>
              </dd>
            ))}
          </dl>
        )}
      </div>
    </div>
  )
}
