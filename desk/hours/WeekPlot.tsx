import { hoursLabels as labels } from '@/content/planning/hoursLabels'
import type { Post } from '@/content/planning/post'
import type { NightStart, SundaySpan } from '@/content/planning/types'
import { DAY, NIGHT_END, SUNDAY_END } from '@/desk/time/day'
import { weekDays } from '@/desk/time/week'
import { type Block, type Mark, timesOf, type WeekMarks } from '@/desk/time/weekMarks'
import { clockSpan, peopleBefore, spokenSpan } from './texts'
import styles from './WeekPlot.module.css'
import { across, down, laneIn, percent } from './weekPlace'

export const HOUR = 60
const { week } = labels

type Counted = { night: NightStart; sunday: SundaySpan }

/** When the night begins, in minutes after six. */
const nightAfterSix = (night: NightStart) => night * HOUR - NIGHT_END

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
export function Margin({ night, sunday }: Counted) {
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

/** Gaps, the night, and lines between days and hours. */
export function Ground({
  edges,
  night,
  gaps,
}: Pick<Counted, 'night'> & { edges: readonly number[]; gaps: readonly Block[] }) {
  return (
    <svg aria-hidden="true">
      <rect width="100%" height="100%" className={styles.ground} />
      <rect
        {...across({ from: nightAfterSix(night), to: DAY })}
        height="100%"
        className={styles.groundNight}
      />
      {weekDays.map((day, at) => (
        <line
          key={day}
          x2="100%"
          {...lineAt(down(edges, { first: at, last: at }).y)}
          className={styles.rule}
        />
      ))}
      {[1, 2, 3].map((quarter) => (
        <line
          key={quarter}
          x1={percent(quarter / 4)}
          x2={percent(quarter / 4)}
          y2="100%"
          className={styles.rule}
        />
      ))}
      {gaps.map((gap) => (
        <foreignObject key={`${gap.first} ${gap.from}`} {...across(gap)} {...down(edges, gap)}>
          <p className={styles.gap}>
            <span className={styles.fit}>
              <span>{week.nobody(spokenSpan(timesOf(gap)))}</span>
            </span>
          </p>
        </foreignObject>
      ))}
    </svg>
  )
}

function lineAt(y: string) {
  return { y1: y, y2: y }
}

/** What counts as Sunday: after midnight it is in Saturday's row. */
function sundayOf(sunday: SundaySpan): Block[] {
  const [first, last] = [weekDays.indexOf('Sa'), weekDays.indexOf('So')]
  const midnight = DAY - NIGHT_END
  return sunday === '6-20'
    ? [{ first: last, last, from: 0, to: SUNDAY_END - NIGHT_END }]
    : [
        { first: last, last, from: 0, to: midnight },
        { first, last: first, from: midnight, to: DAY },
      ]
}

/** A frame around Sunday. */
export function Sunday({ edges, sunday }: Pick<Counted, 'sunday'> & { edges: readonly number[] }) {
  return (
    <svg aria-hidden="true" className={styles.over}>
      {sundayOf(sunday).map((block) => (
        <rect key={block.from} {...across(block)} {...down(edges, block)} className={styles.frame} />
      ))}
    </svg>
  )
}

type MarksProps = Pick<Counted, 'night'> & {
  week: WeekMarks
  edges: readonly number[]
  posts: readonly Post[]
}

/** Who is there: each shift with its name and its hours on it. */
export function Marks({ week: { marks, lanes }, edges, posts, night }: MarksProps) {
  return marks.map((mark) => {
    const post = posts[mark.post]
    const { isHigh, place } = laneIn(edges, mark.row, mark.lane, lanes[mark.row] ?? 1)
    return (
      post && (
        <svg
          key={`${mark.post} ${mark.day} ${mark.from}`}
          {...across(mark)}
          {...place}
          aria-hidden="true"
          data-call={post.onCall}
        >
          <title>{`${peopleBefore(post)} ${clockSpan(post.from, post.to)}`}</title>
          <Piece mark={mark} night={night} />
          <rect width="100%" height="100%" className={styles.ring} />
          {isHigh && (
            <foreignObject width="100%" height="100%">
              <p className={styles.label}>
                <span className={styles.fit}>
                  <b>{peopleBefore(post)}</b>
                  <span>{clockSpan(post.from, post.to)}</span>
                </span>
              </p>
            </foreignObject>
          )}
        </svg>
      )
    )
  })
}

/** The whole in the colour of the day, and over it what is night. */
function Piece({ mark: { from, to }, night }: { mark: Mark; night: NightStart }) {
  const dark = Math.max(from, nightAfterSix(night))
  return (
    <>
      <rect width="100%" height="100%" className={styles.day} />
      {dark < to && (
        <rect
          x={percent((dark - from) / (to - from))}
          width={percent((to - dark) / (to - from))}
          height="100%"
          className={styles.night}
        />
      )}
    </>
  )
}
