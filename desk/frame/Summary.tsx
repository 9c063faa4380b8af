import styles from './Summary.module.css'

/** What opens a part of a calculator; paper has no use for it. */
export function Summary({ children }: { children: string }) {
  return <summary className={styles.summary}>{children}</summary>
}
