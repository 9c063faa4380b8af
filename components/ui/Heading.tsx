import { hyphenate } from '@/lib/server/hyphenate'

type Props = { id?: string; children: string; className?: string }

/** `chapter` leads, twice a page; `minor` is quiet. */
export type TitleSize = 'chapter' | 'title' | 'minor'

const SIZES: Record<TitleSize, string> = {
  chapter: 'text-chapter',
  title: 'text-title',
  minor: 'text-minor',
}

/** Title of a section. */
export function SectionTitle({ id, children, size = 'title', className = '' }: Props & { size?: TitleSize }) {
  return (
    <h2 id={id} className={`${SIZES[size]} font-semibold text-balance ${className}`}>
      {hyphenate(children)}
    </h2>
  )
}

/** Title of a section that a statement or figures lead: quiet, above them. */
export function SectionLabel({ id, children }: { id: string; children: string }) {
  return (
    <h2 id={id} className="section-label">
      {children}
    </h2>
  )
}

/**
 * Title of a page; takes the focus after a client navigation, so that screen readers say where one is. `title`: above a text to
 * read or to work with.
 */
export function PageTitle({
  id,
  children,
  size = 'page',
  className = '',
}: Props & { size?: 'page' | 'title' }) {
  return (
    <h1
      {...(id !== undefined && { id })}
      tabIndex={-1}
      className={`${size === 'page' ? 'text-page' : SIZES[size]} font-semibold text-balance ${className}`}
    >
      {hyphenate(children)}
    </h1>
  )
}
