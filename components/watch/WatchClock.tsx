import { part } from '@/lib/both/watch/parts'
import styles from './WatchClock.module.css'

/** What tells the time: of the whole shift at first, and then of what is read. */
export function WatchClock({ label, time }: { label: string; time: string }) {
  return (
    <p className={styles.clock} {...part('clock')}>
      <span>{label}</span>
      <span>{time}</span>
    </p>
  )
}
