import { AXIS, COLUMNS, QUARTERS } from '@/components/ui/axes'
import { Disclosure } from '@/components/ui/Disclosure'
import { Paragraphs, Prose } from '@/components/ui/Prose'
import { place } from '@/content/place'
import { costsPage } from '@/content/planning/costsPage'
import { type WageFloor, wageFloorsOf } from '@/content/planning/wageFloors'
import { buildDate } from '@/lib/server/buildDay'
import { hyphenate } from '@/lib/server/hyphenate'
import { CostsEntry } from './CostsEntry'
import { CostsTable } from './CostsTable'
import { floorRow, knownWage } from './wageFloors'

const { formula, answer, rate, floors, surcharges } = costsPage.price
const lowest = wageFloorsOf(place.land)
const today = buildDate()

function wageOf(work: WageFloor['work']) {
  const floor = lowest.find((each) => each.work === work)
  return floor === undefined ? null : knownWage(floor, today)
}

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
        <div className={`flex max-w-text flex-col gap-4 ${AXIS.list}`}>
          <Paragraphs items={answer({ minimum: wageOf('any'), agreement: wageOf('guarding') })} />
        </div>
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
            <p>
              <Prose paragraph={text} />
            </p>
          </CostsEntry>
        ))}
      </ul>
      <div className={`hairline pt-4 ${COLUMNS}`}>
        <p className={`max-w-text font-semibold ${AXIS.list}`}>{rate.note}</p>
      </div>
      <div className="mt-10">
        <Disclosure heading={hyphenate(floors.heading)}>
          <p className="max-w-text">{floors.lead}</p>
          <CostsTable
            look="words"
            caption={floors.heading}
            className="mt-3"
            heads={[floors.columns.what, floors.columns.source, floors.columns.wage]}
            rows={lowest
              .map((floor) => floorRow(floor, today))
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
