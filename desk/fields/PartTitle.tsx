import styles from './PartTitle.module.css'

/** The title of a part of a calculator. */
export function PartTitle({ as: Tag, children }: { as: 'h4' | 'legend'; children: string }) {
  return <Tag className={styles.title}>{children}</Tag>
}
