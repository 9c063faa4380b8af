import { type QualificationId, qualificationLabels } from '@/content/planning/qualification'
import styles from './ProofCounts.module.css'
import { qualificationGroups } from './qualification'

type Props = {
  left: readonly QualificationId[]
  /** Below the strokes of all rows, each below its group. */
  isLegend?: boolean
}

/** How many of these rows there are below each proof. */
export function ProofCounts({ left, isLegend = false }: Props) {
  return (
    <ul className={isLegend ? `mt-3 ${styles.legend}` : `mt-4 ${styles.counts}`}>
      {qualificationGroups.map(({ proof, ids }) => {
        const count = ids.filter((id) => left.includes(id)).length
        return (
          count > 0 && (
            <li key={proof} className="hairline gap-3 py-1.5">
              <strong>{count}</strong> {qualificationLabels.proofs[proof].name}
            </li>
          )
        )
      })}
    </ul>
  )
}
