import {
  qualificationPath as path,
  type QuestionId,
  qualificationRows,
  qualificationPathWords as words,
} from '@/content/planning/qualifikation'
import { rowsFrom } from './qualification'

/** So many rows are few enough to be named. */
const FEW = 6

/** How many rows may still apply, and which, once they are few. */
export function QualificationOpen({ question }: { question: QuestionId }) {
  const rows = rowsFrom(path, question)
  return (
    <>
      <p>
        <strong className="block text-figure font-semibold">{rows.length}</strong>{' '}
        {rows.length === 1 ? words.open.one : words.open.many}
      </p>
      {rows.length <= FEW && (
        <ul className="mt-4">
          {rows.map((id) => (
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
