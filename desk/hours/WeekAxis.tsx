import { hoursLabels } from '@/content/planning/hoursLabels'
import type { NightStart, SundaySpan } from '@/content/planning/types'
import { DAY } from '@/desk/time/day'
import styles from './WeekAxis.module.css'
import { nightAfterSix, percent } from './weekPlace'

/** Hours from six to six, each over its line. */
export function Axis() {
  return (
    <svg aria-hidden="true" width="100%" height="24" className={styles.axis}>
      {[6, 9, 12, 15, 18, 21, 24, 3, 6].map((hour, at) => (
        <text key={percent(at / 8)} x={percent(at / 8)} y="15">
          {hour}
        </text>
      ))}
    </svg>
  )
}

/** Below the week: from when to when it is night, and what the frame means. */
export function Margin({ night, sunday }: { night: NightStart; sunday: SundaySpan }) {
  const { week } = hoursLabels
  const from = nightAfterSix(night)
  return (
    <svg aria-hidden="true" width="100%" height="28" className={styles.axis}>
      <line x1={percent(from / DAY)} x2="100%" y1="5" y2="5" className={styles.bracket} />
      <text x={percent((from + DAY) / 2 / DAY)} y="22">
        {week.night(night)}
      </text>
      <text x="0" y="22" className={styles.sundayName}>
        {week.sunday[sunday]}
      </text>
    </svg>
  )
}
