import { useState } from 'react'
import { hoursLabels as labels } from '@/content/planning/hoursLabels'
import type { Period } from '@/content/planning/types'
import { dateText } from '@/desk/german/dates'
import { dayAfter, mondayOf, rangeOf } from '@/desk/time/period'
import { weekDays } from '@/desk/time/week'
import styles from './WeekTurner.module.css'

/** Another week than the busiest, as long as it touches the period. `turn`: none where the period ends. */
export function useTurned(busiest: string | null, period: Period) {
  const [turned, setTurned] = useState<string | null>(null)
  const { from, to } = rangeOf(period)
  const isThere = (monday: string) => monday >= mondayOf(from) && monday <= to
  const monday = busiest !== null && turned !== null && isThere(turned) ? turned : busiest
  return {
    monday,
    turn: (weeks: 1 | -1) => {
      const next = monday && dayAfter(monday, weeks * weekDays.length)
      return next !== null && isThere(next) ? () => setTurned(next) : undefined
    },
  }
}

/** ‹ Woche ab 07.06.2027 › */
export function Turner({
  monday,
  turn,
}: {
  monday: string
  turn: (weeks: 1 | -1) => (() => void) | undefined
}) {
  const { week } = labels
  const button = (weeks: 1 | -1, name: string, sign: string) => (
    <button
      type="button"
      aria-label={name}
      aria-disabled={turn(weeks) === undefined}
      className={`print:hidden ${styles.turn}`}
      onClick={turn(weeks)}
    >
      {sign}
    </button>
  )
  return (
    <div className={styles.turner}>
      {button(-1, week.before, '‹')}
      <p aria-live="polite">{week.of(dateText(monday))}</p>
      {button(1, week.after, '›')}
    </div>
  )
}
