import type { ReactNode } from 'react'

type Props = {
  heading: string
  children: ReactNode
  /** Part of a list, whose first item needs neither a line nor space above it. */
  listed?: boolean
  /** Open from the start. */
  open?: boolean
  /** Target of links. */
  id?: string
}

/** Opens on a click on its heading, in plain HTML; the browser's search in the page also finds and opens it. */
export function Disclosure({ heading, children, listed = false, open = false, id }: Props) {
  return (
    // An undefined value would still be in the page's data.
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
