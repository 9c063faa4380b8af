import type { ReactNode } from 'react'

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
    // What is undefined would stand in the data of the page.
    <details
      {...(id !== undefined && { id })}
      {...(open && { open })}
      className={`hairline group ${listed ? 'lg:first:border-t-0' : ''}`}
    >
      <summary className={`py-3 text-item font-semibold lg:py-5 ${listed ? 'lg:group-first:pt-0' : ''}`}>
        <h3>{heading}</h3>
      </summary>
      {children}
    </details>
  )
}
