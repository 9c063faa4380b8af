import type { BarPart } from './Bar'
import styles from './Swatch.module.css'

const looks: Record<BarPart, string | undefined> = {
  base: styles.base,
  surcharges: styles.surcharges,
  fixed: styles.fixed,
}

/** How a part of a bar is drawn, before its name. */
export function Swatch({ of }: { of: BarPart }) {
  return <span aria-hidden="true" className={`${styles.swatch} ${looks[of]}`} />
}
