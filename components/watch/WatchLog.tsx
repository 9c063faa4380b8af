import type { Watch } from '@/content/watches/types'
import { logOf } from '@/lib/both/watch/timeline'
import styles from './WatchLog.module.css'

/** The shift as a guard book has it: time, place, what was done. Each entry is the address of its time. */
export function WatchLog({ watch }: { watch: Watch }) {
  return (
    <ol className={styles.log}>
      {logOf(watch).map(({ id, at, number, place, text }) => (
        <li key={id} id={id} tabIndex={-1}>
          <a href={`#${id}`}>
            <time>{at}</time>
            <span>{number}</span>
            <span>
              <span>{place}</span> {text}
            </span>
          </a>
        </li>
      ))}
    </ol>
  )
}
