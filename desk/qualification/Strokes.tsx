import type { QualificationId } from '@/content/planning/qualification'
import { qualificationGroups } from './qualification'
import styles from './Strokes.module.css'

/** Between the strokes of one proof and those of the next a stroke is left out. */
const slots = qualificationGroups.flatMap<QualificationId | null>(({ ids }, group) =>
  group === 0 ? ids : [null, ...ids],
)

type Props = {
  /** What may still apply. */
  left: readonly QualificationId[]
  y?: number
  height: number | '100%'
}

/** All rows of the table, a stroke for each: those that no longer apply have gone out. */
export function Strokes({ left, y, height }: Props) {
  return (
    <svg y={y} width="100%" height={height} aria-hidden="true" className={styles.strokes}>
      {slots.map((id, at) => {
        const x = `${(((at + 0.5) / slots.length) * 100).toFixed(2)}%`
        return id && <line key={id} x1={x} x2={x} y2="100%" data-out={left.includes(id) ? undefined : ''} />
      })}
    </svg>
  )
}
