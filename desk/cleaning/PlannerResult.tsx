'use client'

import { ButtonLink } from '@/components/ui/Button'
import { reinigung as words } from '@/content/planning/reinigung'
import { takesIntoRequest } from '@/content/planning/rows'
import { Announced } from '@/desk/fields/Announced'
import { IntoRequest } from '@/desk/fields/IntoRequest'
import { type CleaningReckoning, periods } from './cleaning'
import { requestText, shownHours } from './texts'

export type ResultProps = {
  reckoning: CleaningReckoning
  /** Addresses with the base path: of the contact form, and of the comparison of offers. */
  contactHref: string
  offersHref: string
  /** Title of the service that the request shall name. */
  service: string
}

/** What the rooms come to, also as the worked example of a page without scripts. */
export function PlannerResult({ reckoning, contactHref, offersHref, service }: ResultProps) {
  const { rooms, total, incomplete } = reckoning
  return (
    <div className="areas-result">
      <h4 className="desk-title">{words.result}</h4>
      <dl className="desk-figures w-full">
        {(['week', 'month', 'year'] as const).map((period) => (
          <div key={period}>
            <dt>{words.figures[period]}</dt>
            <dd className="figure font-semibold">{rooms.length === 0 ? '–' : shownHours(total[period])}</dd>
          </div>
        ))}
      </dl>
      {incomplete > 0 && <p className="font-semibold">{words.incomplete(incomplete)}</p>}
      <RoomsTable rooms={rooms} total={total} />
      <Announced text={words.announced(shownHours(total.week), shownHours(total.year))} />
      {rooms.length > 0 && (
        <div className="flex flex-wrap gap-3 print:hidden">
          <IntoRequest
            origin="reinigung"
            contactHref={contactHref}
            service={service}
            details={requestText(reckoning)}
          >
            {words.request.button}
          </IntoRequest>
          <p className="w-full max-w-text text-label">{takesIntoRequest}</p>
          <ButtonLink look="quiet" href={offersHref}>
            {words.compare}
          </ButtonLink>
        </div>
      )}
    </div>
  )
}

function RoomsTable({ rooms, total }: Pick<CleaningReckoning, 'rooms' | 'total'>) {
  const { table } = words
  const most = Math.max(...rooms.map(({ hours }) => hours.week))
  return (
    <table className="hours-table areas-table">
      <caption>{table.caption}</caption>
      <thead>
        <tr>
          {(['name', ...periods] as const).map((column) => (
            <th key={column} scope="col">
              {table[column]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rooms.map(({ name, hours, texts }) => (
          <tr key={texts.id}>
            <th scope="row">
              {name}
              {/* The numbers stand beside it. */}
              <svg aria-hidden="true" width="100%" height="8" className="areas-bar">
                <rect width={`${(hours.week / most) * 100}%`} height="8" />
              </svg>
            </th>
            {periods.map((period) => (
              <td key={period}>{shownHours(hours[period])}</td>
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{table.total}</th>
          <td />
          {(['week', 'month', 'year'] as const).map((period) => (
            <td key={period}>{shownHours(total[period])}</td>
          ))}
        </tr>
      </tfoot>
    </table>
  )
}
