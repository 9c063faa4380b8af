import type { ReactNode } from 'react'
import styles from './Shelf.module.css'

/** Grounds on which a part stands. */
type Ground = 'nacht' | 'papier'

const GROUNDS: Record<Ground, string | undefined> = { nacht: styles.nacht, papier: styles.papier }

type Props = {
  /** The part, as its component is called. */
  part: string
  /** Each state by its name. */
  states: Readonly<Record<string, ReactNode>>
  ground?: Ground
  /** One below the other, each as wide as the page. */
  isWide?: boolean
}

/** One part alone, its states side by side. */
export function Shelf({ part, states, ground = 'papier', isWide = false }: Props) {
  return (
    <section aria-label={part} data-surface={ground} className={`${styles.shelf} ${GROUNDS[ground]}`}>
      <h2 className={styles.part}>{part}</h2>
      <div className={isWide ? styles.column : styles.row}>
        {Object.entries(states).map(([name, state]) => (
          <figure key={name} className={styles.state}>
            <figcaption className={styles.name}>{name}</figcaption>
            {state}
          </figure>
        ))}
      </div>
    </section>
  )
}

/** Room for what is fixed to the window elsewhere. */
export function Window({ children }: { children: ReactNode }) {
  return <div className={styles.window}>{children}</div>
}

/** A page as a desktop and a phone have it, where what a part looks like depends on the window and on where it is scrolled to. */
export function Frames({ title, src }: { title: string; src: string }) {
  return (
    <div className={styles.frames}>
      <iframe title={title} src={src} loading="lazy" />
      <iframe title={title} src={src} loading="lazy" />
    </div>
  )
}
