import { hoursWords as words } from '@/content/planning/stundenrechner'
import { Announced } from '@/desk/fields/Announced'
import { germanNumber, roundHours } from '@/desk/german/numbers'
import { netHours, usualFullTime } from '@/desk/time/staffing'
import { total } from '@/desk/time/table'
import { Actions, type ActionsProps } from './Actions'
import { Remarks } from './Remarks'
import type { Reckoning } from './reckoning'
import { NamesTable, PartsTable } from './Tables'
import { announcedText, countedHours, peakText, peopleText, periodText } from './texts'

type Props = Omit<ActionsProps, 'reckoning'> & {
  /** Null while nothing can be reckoned. */
  reckoning: Reckoning | null
  isExample: boolean
  /** Posts that say too little. */
  incomplete: number
  hasPeriod: boolean
}

/** Figures with more digits are set smaller. */
const LONG = 7

/** The large figures, what they rest on behind one click, and what can be done with it all. */
export function Result({ reckoning, isExample, incomplete, hasPeriod, ...actions }: Props) {
  const { result } = words
  return (
    <section id="ergebnis" tabIndex={-1} aria-labelledby="ergebnis-titel">
      <h3 id="ergebnis-titel" className="sr-only">
        {result.heading}
      </h3>
      <Announced text={reckoning === null ? '' : announcedText(reckoning)} />
      <Figures reckoning={reckoning} />
      <p className="py-3 font-semibold empty:hidden">
        {[
          isExample ? result.example : '',
          hasPeriod ? '' : result.noPeriod,
          incomplete > 0 ? result.incomplete(incomplete) : '',
        ]
          .filter(Boolean)
          .join(' ')}
      </p>
      {reckoning !== null && (
        <>
          <Remarks posts={reckoning.plan.posts} />
          <details className="hours-details hairline">
            <summary className="summary print:hidden">{result.table}</summary>
            <div className="hours-tables">
              <PartsTable table={reckoning.table} caption={result.caption(periodText(reckoning.plan))} />
              <NamesTable byName={reckoning.byName} />
              <RestsOn plan={reckoning.plan} />
            </div>
          </details>
          {reckoning.plan.posts.length > 0 && <Actions reckoning={reckoning} {...actions} />}
        </>
      )}
    </section>
  )
}

/** People in full-time work where a period is long enough to employ any, hours, and the most that are there at once. */
function Figures({ reckoning }: Pick<Props, 'reckoning'>) {
  const { result } = words
  const people = reckoning?.people ?? null
  const sum = reckoning === null ? result.none : roundHours(total(reckoning.table))
  const rounded = people === null ? null : Math.ceil(people)
  return (
    <dl className="desk-figures" data-long={sum.length > LONG || undefined}>
      {people !== null && rounded !== null && (
        <Figure value={germanNumber(rounded)}>
          {`${result.people(rounded)}, ${result.peopleExact(peopleText(people))}`}
        </Figure>
      )}
      <Figure value={sum}>{result.hours(reckoning === null ? '' : periodText(reckoning.plan))}</Figure>
      <Figure value={reckoning === null ? result.none : germanNumber(reckoning.peak?.people ?? 0)}>
        {reckoning === null ? result.noPeak : peakText(reckoning)}
      </Figure>
    </dl>
  )
}

function Figure({ value, children }: { value: string; children: string }) {
  return (
    <div>
      <dt>{children}</dt>
      <dd className="figure font-semibold">{value}</dd>
    </div>
  )
}

/** On what the figures rest. */
function RestsOn({ plan }: Pick<Reckoning, 'plan'>) {
  const fullTime = plan.fullTime ?? usualFullTime
  return (
    <ul className="mb-3 text-label leading-snug">
      <li>{words.assumptions.counted(...countedHours(plan))}</li>
      <li>
        {words.assumptions.fullTime({
          weekly: germanNumber(fullTime.weeklyHours, 2),
          leave: germanNumber(fullTime.leaveDays, 2),
          sick: germanNumber(fullTime.sickDays, 2),
          net: germanNumber(netHours(fullTime), 1),
        })}
      </li>
    </ul>
  )
}
