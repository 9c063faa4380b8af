import { hoursWords as words } from '@/content/planning/stundenrechner'
import type { Post } from '@/content/planning/types'
import { type Remark, remarksOf } from '@/desk/time/staffing'

/** So many posts are named with a remark, the others counted. */
const NAMED = 3

/** What the Working Time Act says about these posts. */
export function Remarks({ posts }: { posts: readonly Post[] }) {
  const remarks = remarksOf(posts)
  return remarks.length === 0 ? null : (
    <div className="hours-remarks py-3 text-label leading-snug">
      <h4 className="font-semibold">{words.remarks.heading}</h4>
      <ul>
        {remarks.map((remark) => (
          <li key={remark.kind} className="mt-1.5">
            {textOf(remark)}
          </li>
        ))}
      </ul>
    </div>
  )
}

function textOf({ kind, names }: Remark): string {
  const left = names.length - NAMED
  return words.remarks[kind](
    left > 1 ? `${names.slice(0, NAMED).join(', ')}${words.remarks.others(left)}` : names.join(', '),
  )
}
