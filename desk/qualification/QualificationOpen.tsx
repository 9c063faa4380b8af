import {
  qualificationPathLabels as labels,
  type QualificationId,
  qualificationIds,
  qualificationRows,
} from '@/content/planning/qualification'
import { ProofCounts } from './ProofCounts'

/** So many rows are few enough to be named. */
const FEW = 6

/** How many rows may still apply, below which proofs, and which they are, once they are few. */
export function QualificationOpen({ left }: { left: readonly QualificationId[] }) {
  return (
    <>
      <p className="mt-4">
        <strong className="mr-3 text-figure font-semibold">{left.length}</strong>
        {`${labels.of(qualificationIds.length)} ${labels.open}`}
      </p>
      {left.length > FEW ? (
        <ProofCounts left={left} />
      ) : (
        <ul className="mt-4">
          {left.map((id) => (
            <li key={id} className="hairline">
              <a href={`#${id}`} className="flex min-h-11 items-center hover:underline">
                {qualificationRows[id].task}
              </a>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
