import type { ReactNode } from 'react'
import { AXIS, COLUMNS } from '@/components/ui/axes'
import { hyphenate } from '@/lib/server/hyphenate'

type Props = {
  heading: string
  /** Its place, where the order matters. */
  number?: number
  /** Paragraphs. */
  children: ReactNode
  /** Too wide for the column beside the heading. */
  below?: ReactNode
}

/** One of a list: its heading at the margin, its text on the second axis. */
export function CostsEntry({ heading, number, children, below }: Props) {
  return (
    <li className={`costs-entry hairline gap-y-1 py-3 ${COLUMNS}`}>
      <h3 className={`font-semibold ${AXIS.margin}`}>
        {number !== undefined && <span className="font-normal text-nebel-600">{`${number}. `}</span>}
        {hyphenate(heading)}
      </h3>
      <div className={`flex max-w-text flex-col gap-4 ${AXIS.list}`}>{children}</div>
      {below !== undefined && <div className="lg:col-span-12">{below}</div>}
    </li>
  )
}
