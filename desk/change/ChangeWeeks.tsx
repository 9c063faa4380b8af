import type { ReactNode } from 'react'
import type { Course, CourseStep } from '@/content/planning/changePage'
import { palette } from '@/lib/server/palette'
import { percent } from '@/lib/server/scale'
import styles from './ChangeWeeks.module.css'

/** Whole weeks before and after the night, which is as wide as a week. */
type Scale = { before: number; after: number; whole: number }

export function scaleOf({ lanes }: Course): Scale {
  const steps = lanes.flatMap((lane) => lane.steps)
  const before = -Math.min(...steps.map(({ from }) => from))
  const after = Math.max(...steps.map(({ to }) => to))
  return { before, after, whole: before + 1 + after }
}

/** Where a week begins or, with its end, where the next one does. */
function at({ before, whole }: Scale, week: number): string {
  return percent(week + before, whole)
}

/** What is drawn of a step in its row. */
export function Bar({ scale, step }: { scale: Scale; step: CourseStep }) {
  return (
    <Track>
      <Night scale={scale} isIdle={!isInNight(step)} />
      <Weeks scale={scale} step={step} y="50%" />
    </Track>
  )
}

type NightProps = { scale: Scale; y?: string | number /** Nothing happens in it. */; isIdle?: boolean }

export function Night({ scale, y = 0, isIdle = false }: NightProps) {
  return (
    <rect
      x={at(scale, 0)}
      y={y}
      width={percent(1, scale.whole)}
      height="100%"
      fill={palette.nacht[900]}
      data-idle={isIdle ? '' : undefined}
    />
  )
}

function isInNight({ from, to }: CourseStep): boolean {
  return from <= 0 && to >= 0
}

/** The weeks of a step: a bar, dashed where the new firm is accompanied, or the one light in the night. */
export function Weeks({ scale, step, y }: { scale: Scale; step: CourseStep; y: string | number }) {
  const { from, to, accompanied } = step
  const line = { x1: at(scale, from), x2: at(scale, to + 1), y1: y, y2: y }
  return from === 0 && to === 0 ? (
    <circle cx={at(scale, 0.5)} cy={y} r="5" fill={palette.bernstein[400]} />
  ) : (
    <>
      <line
        {...line}
        stroke={palette.nebel[600]}
        strokeWidth="10"
        strokeDasharray={accompanied ? 3 : undefined}
      />
      {/* Seen across the night, too. */}
      {isInNight(step) && (
        <line {...line} x1={at(scale, 0)} x2={at(scale, 1)} stroke={palette.nebel[400]} strokeWidth="10" />
      )}
    </>
  )
}

/** The head of the column: the weeks counted from the night. */
export function Ruler({ scale, labels }: { scale: Scale; labels: Course['labels'] }) {
  const { before, after } = scale
  const weeks = [...Array(before + 1 + after).keys()].map((index) => index - before)
  return (
    <Track>
      <text x="0" y="1em">
        {labels.before}
      </text>
      <text x={at(scale, 0.5)} y="1em" textAnchor="middle" className="font-semibold text-tinte">
        {labels.night}
      </text>
      <text x="100%" y="1em" textAnchor="end">
        {labels.after}
      </text>
      {weeks
        .filter((week) => week !== 0)
        .map((week) => (
          <text
            key={week}
            x={at(scale, week + 0.5)}
            y="2.5em"
            textAnchor="middle"
            className={week % 4 === 0 ? undefined : 'max-lg:hidden'}
          >
            {Math.abs(week)}
          </text>
        ))}
      <Night scale={scale} y="1.6em" />
    </Track>
  )
}

/** What is drawn of a row; paper and screen readers have its words. */
function Track({ children }: { children: ReactNode }) {
  return (
    <svg aria-hidden="true" className={`drawn-in-ink ${styles.track}`}>
      {children}
    </svg>
  )
}
