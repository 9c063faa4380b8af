'use client'

import { type Nights, type PatrolDraft, streife } from '@/content/planning/streife'
import { shownHours } from '@/lib/both/planning/cleaning'
import { germanNumber } from '@/lib/both/planning/german'
import { patrolMinutes } from '@/lib/both/planning/patrols'
import { Announced } from './Announced'
import { AreaBar, AreaResult } from './AreaSheet'
import type { AreaRequest } from './areaRequest'
import { IntoRequest } from './IntoRequest'

export type PatrolPlan = { rows: readonly PatrolDraft[]; nights: Nights; road: string }

const hours = (minutes: number) => shownHours(minutes / 60)
const minutesShown = (minutes: number) => germanNumber(minutes, 1)

/** Minutes on site, also as the worked example of a page without scripts. */
export function PatrolResult({ plan, request }: { plan: PatrolPlan; request: AreaRequest }) {
  const { rows, nights } = plan
  const { stops, road, site, checks, weekWithRoad } = patrolMinutes(rows, {
    nights: Number(nights),
    road: plan.road,
  })
  const { result, figures, table, announced } = streife
  const counted = rows.flatMap(({ name }, index) => {
    const stop = stops[index]
    return stop === undefined || stop.night === null
      ? []
      : [
          {
            id: index,
            name: name.trim() || streife.unnamed(index + 1),
            minutes: stop.minutes.value ?? 0,
            checks: stop.checks.value ?? 0,
            night: stop.night,
          },
        ]
  })
  const most = Math.max(0, road.value ?? 0, ...counted.map(({ night }) => night))
  const { row: line, ...lines } = streife.request
  return (
    <AreaResult
      heading={result}
      figures={[
        { value: minutesShown(site.night), label: figures.night },
        { value: hours(site.week), label: figures.week },
        { value: germanNumber(checks.week), label: figures.checks },
      ]}
    >
      <table className="figure-table areas-table">
        <caption>{table.caption}</caption>
        <thead>
          <tr>
            <th scope="col">{table.stop}</th>
            <th scope="col" className="figure-number">
              {table.minutes}
            </th>
            <th scope="col" className="figure-number">
              {table.checks}
            </th>
            <th scope="col" className="figure-number">
              {table.night}
            </th>
          </tr>
        </thead>
        <tbody>
          {counted.map((stop) => (
            <tr key={stop.id}>
              <th scope="row">
                {stop.name}
                <AreaBar
                  pieces={Array.from({ length: stop.checks }, () => stop.minutes)}
                  most={most}
                  look="plain"
                />
              </th>
              <td className="figure-number">{minutesShown(stop.minutes)}</td>
              <td className="figure-number">{stop.checks}</td>
              <td className="figure-number">{minutesShown(stop.night)}</td>
            </tr>
          ))}
          {road.value !== null && (
            <tr>
              <th scope="row">
                {table.road}
                <AreaBar pieces={[road.value]} most={most} look="open" />
              </th>
              <td />
              <td />
              <td className="figure-number">{minutesShown(road.value)}</td>
            </tr>
          )}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{table.total}</th>
            <td />
            <td className="figure-number">{checks.night}</td>
            <td className="figure-number">{minutesShown(site.night)}</td>
          </tr>
        </tfoot>
      </table>
      <div className="areas-notes">
        <p>{streife.year(hours(site.year), germanNumber(checks.night))}</p>
        <p>{weekWithRoad === null ? streife.withoutRoad : streife.withRoad(hours(weekWithRoad))}</p>
        <p>{streife.noTimes}</p>
      </div>
      <Announced text={announced(minutesShown(site.night), hours(site.week), germanNumber(checks.week))} />
      {counted.length > 0 && (
        <IntoRequest
          {...request}
          details={[
            lines.heading,
            ...counted.map((stop) => line(stop.name, minutesShown(stop.minutes), String(stop.checks))),
            lines.total(
              streife.nights[nights],
              minutesShown(site.night),
              hours(site.week),
              germanNumber(checks.week),
            ),
            ...(road.value === null ? [] : [lines.road(minutesShown(road.value))]),
          ].join('\n')}
        >
          {lines.button}
        </IntoRequest>
      )}
    </AreaResult>
  )
}
