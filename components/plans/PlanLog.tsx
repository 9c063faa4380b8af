import type { Plan } from '@/content/plans/types'
import { logOf, minutesIn, numberedPosts } from '@/lib/plans/timeline'

type Props = {
  plan: Pick<Plan, 'places' | 'stops' | 'shift'>
  /** Where the log can set the time: what a chosen line does. Whoever gives it marks the current one. */
  choose?: (minutes: number) => void
}

/** The shift as a guard book has it: time, place, what was done. */
export function PlanLog({ plan, choose }: Props) {
  const numbers = numberedPosts(plan)
  return (
    <ol className="plan-log">
      {logOf(plan).map(({ at, post, text }) => {
        const entry = (
          <>
            <time dateTime={at}>{at}</time>
            <span className="plan-number">{numbers.indexOf(post) + 1}</span>
            <span className="plan-place">{plan.places[post]}</span>
            <span className="plan-text">{text}</span>
          </>
        )
        return (
          <li key={at}>
            {choose ? (
              <button type="button" className="plan-entry" onClick={() => choose(minutesIn(plan, at))}>
                {entry}
              </button>
            ) : (
              <div className="plan-entry">{entry}</div>
            )}
          </li>
        )
      })}
    </ol>
  )
}
