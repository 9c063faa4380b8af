import { hyphenate } from '@/lib/hyphenate'

type Props = { id?: string; children: string; className?: string }

/** Title of a section. */
export function SectionTitle({ id, children, className = '' }: Props) {
  return (
    <h2 id={id} className={`text-title font-semibold text-balance ${className}`}>
      {hyphenate(children)}
    </h2>
  )
}

/** Title of a page; takes the focus after a client navigation, so that screen readers say where one is. */
export function PageTitle({ id, children, className = '' }: Props) {
  return (
    <h1 id={id} tabIndex={-1} className={`text-display font-semibold text-balance ${className}`}>
      {hyphenate(children)}
    </h1>
  )
}
