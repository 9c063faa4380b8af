import type { Watch } from '@/content/watches/types'
import { logOf, minutesIn, numberedPosts } from '@/lib/both/watch/timeline'

type Props = {
  watch: Pick<Watch, 'places' | 'stops' | 'shift'>
  /** Where the log can set the time: what a chosen line does. */
  choose?: (minutes: number) => void
  /** Which line tells of the present time. */
  current?: number | undefined
}

/** The shift as a guard book has it: time, place, what was done. */
export function WatchLog({ watch, choose, current }: Props) {
  const numbers = numberedPosts(watch)
  return (
    <ol className="watch-log">
      {logOf(watch).map(({ at, post, text }, line) => {
        const entry = (
          <>
            <time dateTime={at}>{at}</time>
            <span className="watch-number">{numbers.indexOf(post) + 1}</span>
            <span className="watch-text">
              <span className="watch-place">{watch.places[post]}</span> {text}
            </span>
          </>
        )
        return (
          <li key={at}>
            {choose ? (
              <button
                type="button"
                className="watch-entry"
                aria-current={line === current ? 'time' : undefined}
                onClick={() => choose(minutesIn(watch, at))}
              >
                {entry}
              </button>
            ) : (
              <div className="watch-entry">{entry}</div>
            )}
          </li>
        )
      })}
    </ol>
  )
}
