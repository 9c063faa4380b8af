import {
  type QualificationId,
  qualificationIds,
  qualificationRows,
  qualificationWords,
  qualificationPathWords as words,
} from '@/content/planning/qualifikation'
import { qualificationGroups } from './qualification'

/** So many rows are few enough to be named. */
const FEW = 6

/** How many rows may still apply, once it is not all of them, below which proofs, and which they are, once they are few. */
export function QualificationOpen({ left }: { left: readonly QualificationId[] }) {
  return (
    <>
      {left.length < qualificationIds.length && (
        <p className="mt-4">
          <strong className="mr-3 text-figure font-semibold">{left.length}</strong>
          {`${words.of(qualificationIds.length)} ${words.open}`}
        </p>
      )}
      <ul className="mt-4">
        {left.length <= FEW
          ? left.map((id) => (
              <li key={id} className="hairline">
                <a href={`#${id}`} className="flex min-h-11 items-center hover:underline">
                  {qualificationRows[id].task}
                </a>
              </li>
            ))
          : qualificationGroups.map(({ proof, ids }) => {
              const count = ids.filter((id) => left.includes(id)).length
              return (
                count > 0 && (
                  <li key={proof} className="hairline qualification-count">
                    <strong>{count}</strong> {qualificationWords.proofs[proof].name}
                  </li>
                )
              )
            })}
      </ul>
    </>
  )
}
