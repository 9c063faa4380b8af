import { hoursWords as words } from '@/content/planning/stundenrechner'
import type { LinkFault } from './link'
import type { Notice } from './usePlanForm'

/** What of a link could not be read, what is no more, and that nothing can be reckoned. */
export function Notices({ notice: { faults, gone }, hasFailed }: { notice: Notice; hasFailed: boolean }) {
  return (
    <>
      {faults.length > 0 && (
        <div role="alert" className="calculator-fault">
          <p className="font-semibold">{words.link.heading}</p>
          <ul>
            {faults.map((fault) => (
              <li key={JSON.stringify(fault)}>{textOf(fault)}</li>
            ))}
          </ul>
        </div>
      )}
      {gone !== null && (
        <p role="status" className="calculator-fault">
          {words.link.gone[gone]}
        </p>
      )}
      {hasFailed && (
        <p role="alert" className="calculator-fault">
          {words.notLoaded}
        </p>
      )}
    </>
  )
}

function textOf(fault: LinkFault): string {
  const { link } = words
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
