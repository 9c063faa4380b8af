import { hoursLabels } from '@/content/planning/hoursLabels'
import type { Post } from '@/content/planning/post'
import type { NightStart, SundaySpan } from '@/content/planning/types'
import { DAY, NIGHT_END, SUNDAY_END } from '@/desk/time/day'
import { weekDays } from '@/desk/time/week'
import { type Block, type Mark, timesOf, type WeekMarks } from '@/desk/time/weekMarks'
import { clockSpan, peopleBefore, spokenSpan } from './texts'
import styles from './WeekPlot.module.css'
import { across, down, laneIn, nightAfterSix, percent } from './weekPlace'

const { week } = hoursLabels

type GroundProps = { edges: readonly number[]; night: NightStart; gaps: readonly Block[] }

/** Gaps, the night, and lines between days and hours. */
export function Ground({ edges, night, gaps }: GroundProps) {
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
export function Sunday({ edges, sunday }: { edges: readonly number[]; sunday: SundaySpan }) {
  return (
    <svg aria-hidden="true" className={styles.over}>
      {sundayOf(sunday).map((block) => (
        <rect key={block.from} {...across(block)} {...down(edges, block)} className={styles.frame} />
      ))}
    </svg>
  )
}

type MarksProps = {
  night: NightStart
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
