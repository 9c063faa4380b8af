import { type QualificationId, qualificationLabels } from '@/content/planning/qualification'
import { qualificationGroups } from './qualification'

type Props = {
  left: readonly QualificationId[]
  className?: string
}

/** How many of these rows there are below each proof. */
export function ProofCounts({ left, className = 'mt-4' }: Props) {
  return (
    <ul className={className}>
      {qualificationGroups.map(({ proof, ids }) => {
        const count = ids.filter((id) => left.includes(id)).length
        return (
          count > 0 && (
            <li key={proof} className="hairline qualification-count">
              <strong>{count}</strong> {qualificationLabels.proofs[proof].name}
            </li>
          )
        )
      })}
    </ul>
  )
}
