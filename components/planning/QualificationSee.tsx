import { type QualificationId, qualificationRows, qualificationWords } from '@/content/planning/qualifikation'

/** Links to other rows of the table. */
export function QualificationSee({ ids }: { ids: readonly QualificationId[] }) {
  return (
    ids.length > 0 && (
      <span className="qualification-see">
        {`${qualificationWords.see}: `}
        {ids.map((id, place) => (
          <span key={id}>
            {place > 0 && ', '}
            <a href={`#${id}`} className="text-link">
              {qualificationRows[id].task}
            </a>
          </span>
        ))}
      </span>
    )
  )
}
