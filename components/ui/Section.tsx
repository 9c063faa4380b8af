import type { ReactNode } from 'react'

/** The three grounds of the page's way through the night. */
export type Ground = 'nacht' | 'nacht-tief' | 'papier' | 'papier-warm'

const GROUNDS: Record<Ground, string> = {
  nacht: 'bg-nacht-900 text-nebel-200',
  'nacht-tief': 'bg-nacht-950 text-nebel-200',
  papier: 'bg-papier-50 text-tinte',
  'papier-warm': 'bg-papier-100 text-tinte',
}

type Props = {
  /** Target of links. The section takes the focus then, so that the next Tab continues inside it. */
  id?: string
  ground: Ground
  /** Id of the heading that names the section for screen readers. */
  labelledBy: string
  children: ReactNode
  className?: string
}

/** Ground, width and rhythm of a section; nobody else sets them. */
export function Section({ id, ground, labelledBy, children, className = '' }: Props) {
  return (
    <section
      id={id}
      tabIndex={id === undefined ? undefined : -1}
      aria-labelledby={labelledBy}
      data-ground={ground.startsWith('nacht') ? 'nacht' : 'papier'}
      className={`relative py-section ${GROUNDS[ground]} ${className}`}
    >
      <Container>{children}</Container>
    </section>
  )
}

/** The page's measure: 80 rem at most, 20 to 32 px gutters. */
export function Container({ children, className = '' }: { children: ReactNode; className?: string }) {
  return <div className={`mx-auto w-full max-w-page px-5 md:px-8 ${className}`}>{children}</div>
}
