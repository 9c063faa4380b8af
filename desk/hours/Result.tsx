import type { ReactNode } from 'react'
import { hoursLabels as labels } from '@/content/planning/hoursLabels'
import { Announced } from '@/desk/fields/Announced'
import { Summary } from '@/desk/frame/Summary'
import { germanNumber } from '@/desk/german/numbers'
import { netHours, usualFullTime } from '@/desk/time/staffing'
import { Remarks } from './Remarks'
import styles from './Result.module.css'
import type { Reckoning } from './reckoning'
import { NamesTable, PartsTable } from './Tables'
import { answerOf, answerText, countedHours, periodText, staffText } from './texts'

type Props = {
  /** Null while nothing can be reckoned. */
  reckoning: Reckoning | null
  isExample: boolean
  /** Posts that are incomplete. */
  incomplete: number
  hasPeriod: boolean
  /** The week. */
  children: ReactNode
}

/** The answer, before anything is asked: hours and people in large, the week, and behind a click what they rest on. */
export function Result({ reckoning, isExample, incomplete, hasPeriod, children }: Props) {
  const { result } = labels
  return (
    <section id="ergebnis" tabIndex={-1} aria-labelledby="ergebnis-titel" className={styles.result}>
      <h3 id="ergebnis-titel" className="sr-only">
        {result.heading}
      </h3>
      <Announced text={reckoning === null ? '' : answerText(reckoning)} />
      <Figures reckoning={reckoning} />
      {reckoning !== null && <p className="text-label">{staffText(reckoning)}</p>}
      <p className={styles.open}>
        {[
          isExample ? result.example : '',
          hasPeriod ? '' : result.noPeriod,
          incomplete > 0 ? result.incomplete(incomplete) : '',
        ]
          .filter(Boolean)
          .join(' ')}
        {/* Past the week and all the fields. */}
        {reckoning !== null && !isExample && (
          <a href="#uebernehmen" className="text-link inline-flex items-center">
            {result.onwards}
          </a>
        )}
      </p>
      {children}
      {reckoning !== null && (
        <>
          <Remarks posts={reckoning.plan.posts} />
          <details className={`hairline ${styles.details}`}>
            <Summary>{result.table}</Summary>
            <div className={styles.tables}>
              <PartsTable table={reckoning.table} caption={result.caption(periodText(reckoning.plan))} />
              <NamesTable byName={reckoning.byName} />
              <RestsOn plan={reckoning.plan} />
            </div>
          </details>
        </>
      )}
    </section>
  )
}

function Figures({ reckoning }: Pick<Props, 'reckoning'>) {
  const { none, hours } = labels.result
  const figures = reckoning === null ? [{ value: none, name: hours }] : answerOf(reckoning)
  return (
    <dl className={styles.answer}>
      {figures.map(({ value, name }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** On what the figures rest. */
function RestsOn({ plan }: Pick<Reckoning, 'plan'>) {
  const fullTime = plan.fullTime ?? usualFullTime
  return (
    <ul className="mb-3 text-label leading-snug">
      <li>{labels.assumptions.counted(...countedHours(plan))}</li>
      <li>
        {labels.assumptions.fullTime({
          weekly: germanNumber(fullTime.weeklyHours, 2),
          leave: germanNumber(fullTime.leaveDays, 2),
          sick: germanNumber(fullTime.sickDays, 2),
          net: germanNumber(netHours(fullTime), 1),
        })}
      </li>
    </ul>
  )
}
