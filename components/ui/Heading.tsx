import { hyphenate } from '@/lib/server/hyphenate'

type Props = { id?: string; children: string; className?: string }

/** `chapter`: the largest, at most twice a page · `minor`: the smallest. */
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

/** A small title above a section that starts with a statement or figures. */
export function SectionLabel({ id, children }: { id: string; children: string }) {
  return (
    <h2 id={id} className="mb-3 text-item font-semibold text-white lg:mb-6">
      {children}
    </h2>
  )
}

/**
 * Title of a page; takes the focus of links to the top, so that screen readers announce the page. `title`: the smaller size, above
 * long texts and tools. `search`: a small line below it, part of the title for whoever searches.
 */
export function PageTitle({
  id,
  children,
  size = 'page',
  search,
  className = '',
}: Props & { size?: 'page' | 'title'; search?: string | undefined }) {
  return (
    <h1
      {...(id !== undefined && { id })}
      tabIndex={-1}
      className={`${size === 'page' ? 'text-page' : SIZES[size]} font-semibold text-balance ${className}`}
    >
      {hyphenate(children)}
      {search && (
        <>
          {' '}
          <span className="mt-3 block text-item text-nebel-200 print:hidden">{hyphenate(search)}</span>
        </>
      )}
    </h1>
  )
}
