import { AXIS, COLUMNS, QUARTERS } from '@/components/ui/axes'
import { Disclosure } from '@/components/ui/Disclosure'
import { place } from '@/content/place'
import { costsPage } from '@/content/planning/costsPage'
import { wageFloorsOf } from '@/content/planning/wageFloors'
import { buildDate } from '@/lib/server/buildDay'
import { hyphenate } from '@/lib/server/hyphenate'
import { CostsEntry } from './CostsEntry'
import { CostsTable } from './CostsTable'
import { floorRow } from './wageFloors'

const { formula, tax, rate, floors, surcharges } = costsPage.price
const lowest = wageFloorsOf(place.land)
const today = buildDate()

/** The price as a sum. */
export function CostsPrice() {
  return (
    <>
      <ol className={`mt-6 mb-6 gap-y-6 lg:mt-10 lg:mb-14 ${QUARTERS}`}>
        {formula.map(({ sign, part, text }) => (
          <li key={part} className="hairline-chapter pt-3">
            <p className="text-sub font-semibold">
              {sign !== null && <span className="font-normal text-nebel-600">{`${sign} `}</span>}
              {hyphenate(part)}
            </p>
            <p className="mt-1 leading-snug text-nebel-600">{text}</p>
          </li>
        ))}
      </ol>
      <div className={COLUMNS}>
        <p className={`max-w-text ${AXIS.list}`}>{tax}</p>
      </div>
    </>
  )
}

/** What is in the rate, below what no wage may be, and the legal rules of surcharges. */
export function CostsRate() {
  return (
    <>
      <ul className="mt-6 lg:mt-10">
        {rate.rows.map(({ label, text }) => (
          <CostsEntry key={label} heading={label}>
            {text}
          </CostsEntry>
        ))}
      </ul>
      <div className="mt-10">
        <Disclosure heading={hyphenate(floors.heading)}>
          <p className="max-w-text">{floors.lead}</p>
          <CostsTable
            look="words"
            caption={floors.heading}
            className="mt-3"
            heads={[floors.columns.what, floors.columns.source, floors.columns.wage]}
            rows={lowest
              .map((floor) => floorRow(floor, today, lowest))
              .map(({ what, source, wages }) => ({
                key: what,
                head: hyphenate(what),
                cells: [
                  hyphenate(source),
                  wages.map((wage) => (
                    <span key={wage} className="block">
                      {wage}
                    </span>
                  )),
                ],
              }))}
          />
        </Disclosure>
        <Disclosure heading={hyphenate(surcharges.heading)}>
          <CostsTable
            look="words"
            caption={surcharges.heading}
            heads={[surcharges.columns.when, surcharges.columns.law, surcharges.columns.contract]}
            rows={surcharges.rows.map(({ when, law, contract }) => ({
              key: when,
              head: when,
              cells: [law, contract],
            }))}
          />
        </Disclosure>
      </div>
    </>
  )
}
