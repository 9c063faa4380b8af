import { Fragment } from 'react'
import { veranstaltung } from '@/content/planning/veranstaltung'
import { clockOf } from '@/lib/both/clock'
import { type DayOfEvent, germanDate } from '@/lib/both/planning/event'

const DAY = 24 * 60
const NIGHT = { until: 6 * 60, from: 23 * 60 }

/** People by the clock, a line for each day; in words for screen readers. */
export function EventHeads({ days, most }: { days: readonly DayOfEvent[]; most: number }) {
  const { caption, stretch, axis } = veranstaltung.heads
  return (
    <figure className="areas-heads">
      <figcaption className="text-label text-nebel-600">{caption}</figcaption>
      <dl>
        {days.map(({ date, stretches }) => (
          <div key={date} className="areas-day">
            <dt>{germanDate(date)}</dt>
            <dd>
              <svg
                shapeRendering="crispEdges"
                viewBox={`0 0 ${DAY} ${most}`}
                preserveAspectRatio="none"
                aria-hidden="true"
                focusable="false"
              >
                <path
                  className="areas-night"
                  d={`M0 0H${NIGHT.until}V${most}H0zM${NIGHT.from} 0H${DAY}V${most}H${NIGHT.from}z`}
                />
                {stretches.map(({ from, to, heads }) => (
                  <rect
                    key={from}
                    x={from}
                    y={most - heads}
                    width={to - from}
                    height={heads}
                    className="areas-plain"
                  />
                ))}
              </svg>
              <span className="sr-only">
                {stretches.map(({ from, to, heads }) => (
                  <Fragment key={from}>
                    {stretch(clockOf(from), to === DAY ? END_OF_DAY : clockOf(to), String(heads))}
                    <br />
                  </Fragment>
                ))}
              </span>
            </dd>
          </div>
        ))}
      </dl>
      <p className="areas-axis" aria-hidden="true">
        {axis.map((hour) => (
          <span key={hour}>{hour}</span>
        ))}
      </p>
    </figure>
  )
}

const END_OF_DAY = '24:00'
