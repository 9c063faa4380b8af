import type { ComponentProps } from 'react'
import { HAIRLINES } from '@/components/ui/HairlineTable'
import { DataTable } from '@/desk/frame/DataTable'

type Props = Pick<ComponentProps<typeof DataTable>, 'heads' | 'rows'> & {
  /** For screen readers; also to be seen where it says what no heading does. */
  caption: string
  hasVisibleCaption?: boolean
  /** `words`: texts, which phones show one below the other, each with its head. */
  look?: 'figures' | 'words' | 'lines'
  className?: string
}

/** Names at the margin, the rest from the second axis on; on phones below their names. */
export function CostsTable({ hasVisibleCaption = false, look = 'figures', className = '', ...table }: Props) {
  return (
    <DataTable
      {...table}
      className={`${HAIRLINES} costs-table costs-${look} ${className}`}
      captionClassName={hasVisibleCaption ? 'pt-4 pb-3 text-left text-label font-medium' : 'sr-only'}
      isLabelled={look === 'words'}
    />
  )
}
