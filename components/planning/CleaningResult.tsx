'use client'

import { type CleaningDraft, reinigung } from '@/content/planning/reinigung'
import { cleaningHours, shownHours } from '@/lib/both/planning/cleaning'
import { Announced } from './Announced'
import { AreaBar, AreaResult } from './AreaSheet'
import type { AreaRequest } from './areaRequest'
import { IntoRequest } from './IntoRequest'

/** Hours of the rooms, also as the worked example of a page without scripts. */
export function CleaningResult({
  drafts,
  request,
}: {
  drafts: readonly CleaningDraft[]
  request: AreaRequest
}) {
  const { rows, total } = cleaningHours(drafts)
  const { result, figures, table, announced } = reinigung
  const counted = drafts.flatMap((draft, index) => {
    const hours = rows[index]?.hours ?? null
    return hours === null
      ? []
      : [{ ...draft, hours, id: index, name: draft.name.trim() || reinigung.unnamed(index + 1) }]
  })
  const most = Math.max(0, ...counted.map(({ hours }) => hours.week))
  const { row: line, ...lines } = reinigung.request
  return (
    <AreaResult
      heading={result}
      figures={[
        { value: shownHours(total.week), label: figures.week },
        { value: shownHours(total.year), label: figures.year },
        { value: shownHours(total.visit), label: figures.visit },
      ]}
    >
      <table className="figure-table areas-table">
        <caption>{table.caption}</caption>
        <thead>
          <tr>
            <th scope="col">{table.name}</th>
            {HOURS.map((column) => (
              <th key={column} scope="col" className="figure-number">
                {table[column]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {counted.map(({ id, name, hours }) => (
            <tr key={id}>
              <th scope="row">
                {name}
                <AreaBar pieces={[hours.week]} most={most} look="plain" />
              </th>
              {HOURS.map((column) => (
                <td key={column} className="figure-number">
                  {shownHours(hours[column])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{table.total}</th>
            {HOURS.map((column) => (
              <td key={column} className="figure-number">
                {shownHours(total[column])}
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
      <Announced text={announced(shownHours(total.week), shownHours(total.year))} />
      {counted.length > 0 && (
        <IntoRequest
          {...request}
          details={[
            lines.heading,
            ...counted.map(({ name, area, rate, visits }) =>
              line(name, area.trim(), rate.trim(), reinigung.visits[visits]),
            ),
            lines.total(shownHours(total.visit), shownHours(total.week), shownHours(total.year)),
          ].join('\n')}
        >
          {lines.button}
        </IntoRequest>
      )}
    </AreaResult>
  )
}

const HOURS = ['visit', 'week', 'month', 'year'] as const
