import styles from './DeskAnswer.module.css'

type Props = {
  id: string
  figure: string
  /** What the figure counts. */
  children: string
}

/** What a page answers before it asks anything: a figure, large, with its words. */
export function DeskAnswer({ id, figure, children }: Props) {
  return (
    <h2 id={id} className={styles.answer}>
      <strong>{figure}</strong> {children}
    </h2>
  )
}
