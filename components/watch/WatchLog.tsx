import type { Watch } from '@/content/watches/types'
import { logOf } from '@/lib/both/watch/timeline'

/** The shift as a guard book has it: time, place, what was done. Each entry is the address of its time. */
export function WatchLog({ watch }: { watch: Watch }) {
  return (
    <ol className="watch-log">
      {logOf(watch).map(({ id, at, number, place, text }) => (
        <li key={id} id={id} tabIndex={-1}>
          <a href={`#${id}`} className="watch-entry">
            <time>{at}</time>
            <span className="watch-number">{number}</span>
            <span className="watch-text">
              <span className="watch-place">{place}</span> {text}
            </span>
          </a>
        </li>
      ))}
    </ol>
  )
}
