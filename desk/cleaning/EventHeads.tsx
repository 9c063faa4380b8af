import { veranstaltung } from '@/content/planning/veranstaltung'
import type { Outcome } from '@/desk/fields/planner'
import { DAY } from '@/desk/time/calendar'
import { clockText } from '@/desk/time/clock'
import { germanDate } from './event'

const NIGHT = { until: 6 * 60, from: 23 * 60 }

/** People by the clock, a line for each day; in words for screen readers. */
export function EventHeads({ days, most, note }: NonNullable<Outcome['heads']>) {
  const { caption, stretch, axis } = veranstaltung.heads
  return (
    <figure className="areas-heads">
      <figcaption>{caption}</figcaption>
      <dl>
        {days.map(({ date, stretches }) => (
          <div key={date}>
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
                <path
                  className="areas-plain"
                  d={stretches
                    .map(({ from, to, heads }) => `M${from} ${most}v${-heads}H${to}v${heads}z`)
                    .join('')}
                />
              </svg>
              <ul className="sr-only">
                {stretches.map(({ from, to, heads }) => (
                  <li key={from}>{stretch(clockText(from), clockText(to), String(heads))}</li>
                ))}
              </ul>
            </dd>
          </div>
        ))}
      </dl>
      <p className="areas-axis" aria-hidden="true">
        {axis.map((hour) => (
          <span key={hour}>{hour}</span>
        ))}
      </p>
      <p>{note}</p>
    </figure>
  )
}
