import type { ReactNode } from 'react'

/** Background of a section with its text colour. A page changes from night to the paper of the morning. */
type Surface = 'nacht' | 'nacht-tief' | 'papier' | 'papier-warm'

const SURFACES: Record<Surface, string> = {
  nacht: 'bg-nacht-900 text-nebel-200',
  'nacht-tief': 'bg-nacht-950 text-nebel-200',
  papier: 'bg-papier-50 text-tinte',
  'papier-warm': 'bg-papier-100 text-tinte',
}

/**
 * Space before a section: `same` subject, `new` subject on the same surface, `turn` to another surface.
 * `around`: equal space above and below, independent of the neighbours.
 */
type Space = 'same' | 'new' | 'turn' | 'around'

const SPACES: Record<Space, string> = {
  same: 'pt-same',
  new: 'pt-new-rule',
  // The other half is at the end of the previous surface.
  turn: 'pt-half-turn',
  around: 'py-new',
}

export type SectionProps = {
  /** Target of links. The section takes the focus then, so that the next Tab continues inside it. */
  id?: string
  surface?: Surface
  space?: Space
  /** The last section on its surface: adds half of the turn below it, or the full space with `floor`. */
  closes?: boolean | 'floor'
  /** Id of the heading that names the section for screen readers. */
  labelledBy: string
  /** Content from edge to edge, without gutters, after the children. */
  wide?: ReactNode
  children: ReactNode
  className?: string | undefined
}

/** Props that a page sets, as they depend on the neighbours of the section. */
export type SectionFrame = Required<Pick<SectionProps, 'surface' | 'space' | 'closes'>>

function floorOf(closes: SectionProps['closes']): string {
  if (closes === 'floor') {
    return 'pb-new'
  }
  return closes ? 'pb-half-turn' : ''
}

/** The only place that sets the surface, width and spacing of a section. */
export function Section({
  id,
  surface = 'nacht',
  space = 'around',
  closes = false,
  labelledBy,
  wide,
  children,
  className = '',
}: SectionProps) {
  return (
    <section
      {...(id && { id, tabIndex: -1 })}
      aria-labelledby={labelledBy}
      data-surface={surface.startsWith('nacht') ? 'nacht' : 'papier'}
      className={`relative ${SPACES[space]} ${floorOf(closes)} ${SURFACES[surface]} ${className}`.trimEnd()}
    >
      <Container>
        {space === 'new' && <div className="hairline-chapter pt-rule pb-6 lg:pb-10 print:hidden" />}
        {children}
      </Container>
      {wide}
    </section>
  )
}

/** The width of a page, from `app/tokens.css`. */
export function Container({ children, className = '' }: { children: ReactNode; className?: string }) {
  return <div className={`mx-auto w-full max-w-page px-gutter ${className}`.trimEnd()}>{children}</div>
}
