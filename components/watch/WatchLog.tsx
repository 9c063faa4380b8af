import type { Watch } from '@/content/watches/types'
import { timeId } from '@/lib/both/watch/address'
import { logOf, minutesIn, numberedPosts } from '@/lib/both/watch/timeline'

/** The shift as a guard book has it: time, place, what was done. Each entry is the address of its time. */
export function WatchLog({ watch }: { watch: Pick<Watch, 'places' | 'stops' | 'shift'> }) {
  const numbers = numberedPosts(watch)
  return (
    <ol className="watch-log">
      {logOf(watch).map(({ at, post, text }) => {
        const minutes = minutesIn(watch, at)
        return (
          <li key={at} id={timeId(minutes)} data-at={minutes} tabIndex={-1}>
            <a href={`#${timeId(minutes)}`} className="watch-entry">
              <time dateTime={at}>{at}</time>
              <span className="watch-number">{numbers.indexOf(post) + 1}</span>
              <span className="watch-text">
                <span className="watch-place">{watch.places[post]}</span> {text}
              </span>
            </a>
          </li>
        )
      })}
    </ol>
  )
}
