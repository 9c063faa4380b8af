import type { ReactNode } from 'react'

/** Background of a section, with the text that is readable on it. A page leads from the night to the paper of the morning. */
type Surface = 'nacht' | 'nacht-tief' | 'papier' | 'papier-warm'

const SURFACES: Record<Surface, string> = {
  nacht: 'bg-nacht-900 text-nebel-200',
  'nacht-tief': 'bg-nacht-950 text-nebel-200',
  papier: 'bg-papier-50 text-tinte',
  'papier-warm': 'bg-papier-100 text-tinte',
}

/**
 * What parts a section from the one before: `same` subject, `new` subject on the same surface, `turn` of the surface.
 * `around`: a section that knows nothing of its neighbours.
 */
type Space = 'same' | 'new' | 'turn' | 'around'

const SPACES: Record<Space, string> = {
  same: 'pt-same',
  new: 'pt-new-rule',
  // The other half stands at the end of the surface before.
  turn: 'pt-half-turn',
  around: 'py-section',
}

export type SectionProps = {
  /** Target of links. The section takes the focus then, so that the next Tab continues inside it. */
  id?: string
  surface?: Surface
  space?: Space
  /** The last section on its surface: half of the turn stands below it, or a whole floor, whatever the next one brings. */
  closes?: boolean | 'floor'
  /** Id of the heading that names the section for screen readers. */
  labelledBy: string
  /** What reaches from edge to edge, without gutters, after the content. */
  wide?: ReactNode
  children: ReactNode
  className?: string
}

/** How a section stands between its neighbours, where the page decides it. */
export type SectionFrame = Required<Pick<SectionProps, 'surface' | 'space' | 'closes'>>

function floorOf(closes: SectionProps['closes']): string {
  if (closes === 'floor') {
    return 'pb-new'
  }
  return closes ? 'pb-half-turn' : ''
}

/** Surface, width and rhythm of a section; nobody else sets them. */
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

/** The page's measure, in `app/tokens.css`. */
export function Container({ children, className = '' }: { children: ReactNode; className?: string }) {
  return <div className={`mx-auto w-full max-w-page px-gutter ${className}`.trimEnd()}>{children}</div>
}
