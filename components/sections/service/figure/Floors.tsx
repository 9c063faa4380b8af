import type { FloorsFigure } from '@/content/figure'
import { hoursBetween } from '@/lib/server/hours'
import { hyphenate } from '@/lib/server/hyphenate'
import { DrawnTable, TO } from './FigureTable'

type Span = FloorsFigure['spans'][number]

const WIDTHS: Readonly<Record<number, string>> = { 1: 'flex-1', 2: 'flex-2', 3: 'flex-3', 4: 'flex-4' }

/** As wide as it lasts. */
const widthOf = ({ from, to }: Span) => `min-w-0 ${WIDTHS[hoursBetween(from, to)]}`

/** A house by night, cut open: floors from the roof down, the hours from left to right. */
export function Floors({ figure: { caption, labels, spans, floors } }: { figure: FloorsFigure }) {
  return (
    <div className="floors">
      <DrawnTable caption={caption} className="sm:text-body">
        <thead>
          <tr className="floors-row flex-wrap">
            <th scope="col" className="floors-name">
              <span className="sr-only print:not-sr-only">{labels.floor}</span>
            </th>
            {spans.map((span) => (
              <Hours key={span.from} span={span} last={span === spans.at(-1)} />
            ))}
          </tr>
        </thead>
        <tbody data-surface="nacht" className="py-2 bg-nacht-900 text-nebel-200">
          {floors.map(({ name, cells, lit }) => (
            <tr key={name} className="hairline floors-row flex-wrap">
              <th scope="row" className="floors-name font-semibold text-white">
                {name}
              </th>
              {spans.map((span, index) => (
                <td
                  key={span.from}
                  className={`floors-room ${widthOf(span)} ${lit.includes(index) ? 'floors-lit' : ''}`}
                >
                  <span>{hyphenate(cells[index] ?? '')}</span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </DrawnTable>
    </div>
  )
}

/** A piece of the ruler, with a tick for each hour. Where one ends the next begins: only the last shows its end. */
function Hours({ span, last }: { span: Span; last: boolean }) {
  const { from, to } = span
  const hours = hoursBetween(from, to)
  return (
    <th
      scope="col"
      className={`floors-time flex-wrap justify-between font-normal tabular-nums ${widthOf(span)}`}
    >
      <time dateTime={from}>{from}</time>
      <span className={last ? '' : 'sr-only print:not-sr-only'}>
        <span className="sr-only print:not-sr-only">{TO}</span>
        <time dateTime={to}>{to}</time>
      </span>
      <svg
        viewBox={`0 0 ${hours} 1`}
        preserveAspectRatio="none"
        width="100%"
        height="6"
        className="print:hidden"
        aria-hidden="true"
        focusable="false"
      >
        <path
          d={`M0 0v1${'m1-1v1'.repeat(last ? hours : hours - 1)}`}
          stroke="currentColor"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
    </th>
  )
}
