import type { ReactNode } from 'react'
import { AXIS, COLUMNS } from '@/components/ui/axes'
import { Paragraphs, Prose } from '@/components/ui/Prose'
import { kosten } from '@/content/planning/kosten'
import { pathOf } from '@/lib/both/pathOf'
import { hyphenate } from '@/lib/server/hyphenate'

const { formula, answer, rate, surcharges, moves } = kosten.price

/** The price as a sum, then what is in its parts. */
export function CostsPrice() {
  return (
    <>
      <ol className="costs-formula">
        {formula.map(({ sign, part, text }) => (
          <li key={part}>
            <p className="text-sub font-semibold">
              {sign !== null && <span className="costs-sign">{`${sign} `}</span>}
              {hyphenate(part)}
            </p>
            <p className="text-nebel-600">{text}</p>
          </li>
        ))}
      </ol>
      <div className={COLUMNS}>
        <div className={`flex max-w-text flex-col gap-4 ${AXIS.list}`}>
          <Paragraphs items={answer} pathOf={pathOf} />
        </div>
      </div>

      <Part heading={rate.heading}>
        <dl className="costs-rows">
          {rate.rows.map(({ label, text }) => (
            <div key={label}>
              <dt className="font-semibold">{label}</dt>
              <dd>
                <Prose paragraph={text} pathOf={pathOf} />
              </dd>
            </div>
          ))}
        </dl>
        <p className="mt-4 max-w-text">{rate.note}</p>
      </Part>

      <Part heading={surcharges.heading}>
        <Comparing
          name={surcharges.heading}
          heads={[surcharges.columns.when, surcharges.columns.law, surcharges.columns.contract]}
          rows={surcharges.rows.map(({ when, law, contract }) => [when, law, contract])}
        />
      </Part>

      <Part heading={moves.heading}>
        <Comparing
          name={moves.heading}
          heads={[moves.columns.what, moves.columns.dearer, moves.columns.cheaper]}
          rows={moves.rows.map(({ what, dearer, cheaper }) => [what, dearer, cheaper])}
        />
      </Part>
    </>
  )
}

function Part({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <div className={`costs-part gap-y-4 ${COLUMNS}`}>
      <h3 className={`text-item font-semibold ${AXIS.margin}`}>{hyphenate(heading)}</h3>
      <div className={AXIS.list}>{children}</div>
    </div>
  )
}

type ComparingProps = {
  name: string
  heads: readonly [row: string, left: string, right: string]
  rows: readonly (readonly [row: string, left: string, right: string])[]
}

/** What stands on one side and what on the other; on phones one below the other, each with its head. */
function Comparing({ name, heads, rows }: ComparingProps) {
  const [head, left, right] = heads
  return (
    <table className="costs-comparing">
      <caption className="sr-only">{name}</caption>
      <thead>
        <tr>
          <th scope="col">{head}</th>
          <th scope="col">{left}</th>
          <th scope="col">{right}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([row, leftText, rightText]) => (
          <tr key={row}>
            <th scope="row">{row}</th>
            <td>
              <span className="costs-cell-head">{left}</span>
              {leftText}
            </td>
            <td>
              <span className="costs-cell-head">{right}</span>
              {rightText}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
