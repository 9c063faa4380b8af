import type { ComponentProps } from 'react'
import { HAIRLINES } from '@/components/ui/HairlineTable'
import { DataTable } from '@/desk/frame/DataTable'
import styles from './CostsTable.module.css'

const looks = {
  figures: '',
  words: styles.words,
  offers: styles.offers,
  lines: `${styles.offers} ${styles.lines}`,
}

type Props = Pick<ComponentProps<typeof DataTable>, 'heads' | 'rows'> & {
  /** For screen readers; also to be seen where it says what no heading does. */
  caption: string
  hasVisibleCaption?: boolean
  /** `words`: texts, which phones show one below the other, each with its head; `offers`: a column for each; `lines`: to be ticked. */
  look?: keyof typeof looks
  className?: string
}

/** Names at the margin, the rest from the second axis on; on phones below their names. */
export function CostsTable({ hasVisibleCaption = false, look = 'figures', className = '', ...table }: Props) {
  return (
    <DataTable
      {...table}
      className={`${HAIRLINES} ${styles.table} ${looks[look]} ${className}`}
      captionClassName={hasVisibleCaption ? 'pt-4 pb-3 text-left text-label font-medium' : 'sr-only'}
      isLabelled={look === 'words'}
    />
  )
}
