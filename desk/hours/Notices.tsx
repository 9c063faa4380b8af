import { hoursLabels as labels } from '@/content/planning/hoursLabels'
import type { LinkFault } from './link'
import styles from './Notices.module.css'

type Props = { faults: readonly LinkFault[]; hasFailed: boolean }

/** What of a link could not be read, and that nothing can be reckoned. */
export function Notices({ faults, hasFailed }: Props) {
  return (
    <>
      {faults.length > 0 && (
        <div role="alert" className={styles.fault}>
          <p className="font-semibold">{labels.link.heading}</p>
          <ul>
            {faults.map((fault) => (
              <li key={JSON.stringify(fault)}>{textOf(fault)}</li>
            ))}
          </ul>
        </div>
      )}
      {hasFailed && (
        <p role="alert" className={styles.fault}>
          {labels.notLoaded}
        </p>
      )}
    </>
  )
}

function textOf(fault: LinkFault): string {
  const { link } = labels
  switch (fault.kind) {
    case 'value':
      return link.value(link.keys[fault.key], fault.value)
    case 'twice':
      return link.twice(link.keys[fault.key])
    case 'unknown':
      return link.unknown(fault.key)
    case 'tooMany':
      return link.tooMany(fault.left)
    case 'foreign':
      return link.foreign
  }
}
