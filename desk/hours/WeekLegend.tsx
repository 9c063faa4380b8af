import { hoursWords as words } from '@/content/planning/stundenrechner'

/** What a sample of the legend is made of: its ground, and what lies on it. */
const SAMPLES = {
  empty: ['week-empty', null],
  day: ['week-day week-depth-1', null],
  night: ['week-night week-depth-1', 'url(#woche-nacht)'],
  sunday: ['week-day week-depth-1', 'url(#woche-sonntag)'],
  double: ['week-day week-depth-2', 'double'],
} as const satisfies Record<keyof typeof words.week.legend, readonly [string, string | null]>

/** What the looks of the week mean. */
export function WeekLegend() {
  return (
    <ul aria-hidden="true" className="week-legend flex flex-wrap gap-x-5 gap-y-1">
      {(Object.keys(SAMPLES) as (keyof typeof SAMPLES)[]).map((kind) => {
        const [ground, over] = SAMPLES[kind]
        return (
          <li key={kind} className="flex items-center gap-2">
            <svg aria-hidden="true" width="20" height="14" className="shrink-0">
              <rect width="100%" height="100%" className={ground} />
              {over === 'double' && <rect y="9" width="100%" height="5" className="week-double" />}
              {over !== null && over !== 'double' && <rect width="100%" height="100%" fill={over} />}
            </svg>
            {words.week.legend[kind]}
          </li>
        )
      })}
    </ul>
  )
}
