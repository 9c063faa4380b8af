import type { ReactNode } from 'react'
import { Icon } from './Icon'

type Props = {
  heading: string
  children: ReactNode
  /** One of a list, whose first needs neither a line nor space above it. */
  listed?: boolean
  /** Answered at once: what most come for. */
  open?: boolean
  /** Target of links. */
  id?: string
}

/** What opens on a click on its heading, in plain HTML; the browser's search in the page finds and opens it as well. */
export function Disclosure({ heading, children, listed = false, open = false, id }: Props) {
  return (
    <details id={id} open={open} className={`hairline group ${listed ? 'lg:first:border-t-0' : ''}`}>
      <summary
        className={`flex min-h-11 cursor-pointer list-none items-start justify-between gap-6 py-3 text-item font-semibold hover:underline lg:py-5 [&::-webkit-details-marker]:hidden ${listed ? 'lg:group-first:pt-0' : ''}`}
      >
        <h3>{heading}</h3>
        <Icon name="more" className="mt-0.5 size-6 text-nebel-600 group-open:hidden" />
        <Icon name="less" className="mt-0.5 hidden size-6 text-nebel-600 group-open:block" />
      </summary>
      {children}
    </details>
  )
}
