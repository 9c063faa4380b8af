import { hoursLabels } from '@/content/planning/hoursLabels'
import { daysText } from '@/desk/german/days'
import { type Block, timesOf } from '@/desk/time/weekMarks'
import { spokenSpan } from './texts'
import type { OnDraw } from './useDrawing'
import styles from './WeekGhost.module.css'
import { across, down } from './weekPlace'

type Props = { gap: Block; edges: readonly number[]; onDraw: OnDraw }

/** Over the largest gap: a click fills it. */
export function Ghost({ gap, edges, onDraw }: Props) {
  const { week } = hoursLabels
  const times = timesOf(gap)
  return (
    <foreignObject {...across(gap)} {...down(edges, gap)} className={styles.ghost}>
      {/* A press of a key is no click of a pointer, and leads to the fields. */}
      <button type="button" onClick={({ detail }) => onDraw(times, detail === 0 ? 'along' : 'stay')}>
        <span className={styles.words}>
          <span>
            {week.fill}
            <span className="sr-only">{week.filled(daysText(times.days), times.from, times.to)}</span>
          </span>
          <span>{week.nobody(spokenSpan(times))}</span>
        </span>
      </button>
    </foreignObject>
  )
}
