import { hoursLabels as labels } from '@/content/planning/hoursLabels'
import type { Post } from '@/content/planning/post'
import { type Remark, remarksOf } from '@/desk/time/staffing'
import styles from './Remarks.module.css'

/** So many posts are named with a remark, the others counted. */
const NAMED = 3

/** What the Working Time Act says about these posts: the gravest in a line, the rest behind it. */
export function Remarks({ posts }: { posts: readonly Post[] }) {
  const { remarks: said } = labels
  const remarks = remarksOf(posts)
  const [gravest] = remarks
  return (
    gravest && (
      <details className={styles.law}>
        <summary>
          <span>
            {said.brief[gravest.kind](namesOf(gravest))} <span className="text-link">{said.more}</span>
          </span>
        </summary>
        <ul>
          {remarks.map((remark) => (
            <li key={remark.kind}>{said[remark.kind](namesOf(remark))}</li>
          ))}
        </ul>
      </details>
    )
  )
}

function namesOf({ names }: Remark): string {
  const left = names.length - NAMED
  return left > 1 ? `${names.slice(0, NAMED).join(', ')}${labels.remarks.others(left)}` : names.join(', ')
}
