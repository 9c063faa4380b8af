import type { DayFigure } from '@/content/figure'
import { hoursBetween, hoursOfDay } from '@/lib/server/figureTable'
import { Times } from './Times'

const numbers = new Intl.NumberFormat('de-DE')

/** A day in stages: when, how many are on duty, what they do. Its hours stand below. */
export function DayTimeline({ figure }: { figure: DayFigure }) {
  const { caption, people: unit, stages, totals } = figure
  const hours = hoursOfDay(figure)
  return (
    <>
      <h3 className="pb-3 text-label font-medium text-nebel-600 night:text-nebel-400">{caption}</h3>
      <ol className="border-y border-current/60">
        {stages.map((stage) => (
          <li
            key={stage.from}
            className="hairline grid gap-x-8 gap-y-2 py-4 first:border-t-0 sm:grid-cols-12 sm:gap-y-1 print:grid-cols-12"
          >
            <p className="text-nebel-600 night:text-nebel-400 tabular-nums sm:col-span-3 lg:col-span-2 print:col-span-2">
              <Times of={[stage.from, stage.to]} />
            </p>
            <div className="sm:col-span-3 sm:pt-2 print:col-span-3">
              <Bars stage={stage} stages={stages} />
              <p className="mt-1 text-label text-nebel-600 night:text-nebel-400">{`${stage.people} ${stage.people === 1 ? unit.one : unit.more}`}</p>
            </div>
            <div className="max-w-text sm:col-span-6 lg:col-span-7 print:col-span-7">
              <h4 className="font-semibold night:text-white">{stage.title}</h4>
              <p>{stage.text}</p>
            </div>
          </li>
        ))}
      </ol>
      <dl className="mt-6 flex flex-wrap gap-x-12 gap-y-3">
        {totals.map(({ label, days }) => (
          <div key={label} className="flex flex-col-reverse">
            <dt className="text-label text-nebel-600 night:text-nebel-400">{label}</dt>
            <dd className="text-minor font-semibold night:text-white">{numbers.format(hours * days)}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}

type Stage = DayFigure['stages'][number]

/** One bar for each person on duty, at its place in the day, so that the bars of all stages make a picture of it. */
function Bars({ stage, stages }: { stage: Stage; stages: readonly Stage[] }) {
  const lengths = stages.map(({ from, to }) => hoursBetween(from, to))
  const day = lengths.reduce((total, length) => total + length, 0)
  const start = lengths.slice(0, stages.indexOf(stage)).reduce((total, length) => total + length, 0)
  const bar = `M${start} 0h${hoursBetween(stage.from, stage.to)}`
  return (
    <svg
      viewBox={`0 0 ${day} ${stage.people}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
      className={`w-full text-nebel-600 night:text-nebel-400 ${stage.people > 1 ? 'h-4' : 'h-2'}`}
    >
      <path
        d={Array.from({ length: stage.people }, (_, place) => bar.replace(' 0', ` ${place + 0.4}`)).join('')}
        stroke="currentColor"
        strokeWidth="0.8"
      />
    </svg>
  )
}
