import styles from './FaultMark.module.css'

/** What is wrong, as the drawing and the report mark it: a cross while it is open, a quiet tick once it is settled. */
export function FaultMark({ isOpen, ...place }: { isOpen: boolean; transform?: string }) {
  return (
    <g className={styles.mark} data-open={isOpen} {...place}>
      <circle r="7" />
      <path d={isOpen ? 'M-3-3l6 6m0-6l-6 6' : 'M-3.2 0l2.3 2.4 4-4.6'} />
    </g>
  )
}
