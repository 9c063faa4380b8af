import { AXIS, COLUMNS } from '@/components/ui/axes'
import { SectionTitle } from '@/components/ui/Heading'
import { Section, type SectionFrame } from '@/components/ui/Section'
import type { Figure } from '@/content/figure'
import type { Service } from '@/content/types'
import { Houses } from './Houses'
import { Phases } from './Phases'
import { Places } from './Places'
import { Schedule } from './Schedule'
import { Sight } from './Sight'
import { Slips } from './Slips'
import { Tours } from './Tours'

/** The figure that only this page has, where it has one. */
export function ServiceFigure({ service: { figure }, frame }: { service: Service; frame: SectionFrame }) {
  if (figure === undefined) {
    return null
  }
  return (
    <Section {...frame} labelledBy="beispiel" className="print:hidden">
      <div className={`${COLUMNS} gap-y-3`}>
        <SectionTitle id="beispiel" className={`lg:pr-8 ${AXIS.title}`}>
          {figure.heading}
        </SectionTitle>
        <p className={`max-w-text lg:pt-2 ${AXIS.text}`}>{figure.lead}</p>
      </div>
      <div className="mt-5 lg:mt-12">
        <Body figure={figure} />
      </div>
    </Section>
  )
}

/** Each kind has a face of its own; each is a table to screen readers. */
function Body({ figure }: { figure: Figure }) {
  switch (figure.kind) {
    case 'slips':
      return <Slips figure={figure} />
    case 'houses':
      return <Houses figure={figure} />
    case 'places':
      return <Places figure={figure} />
    case 'phases':
      return <Phases figure={figure} />
    case 'tours':
      return <Tours figure={figure} />
    case 'schedule':
      return <Schedule figure={figure} />
    case 'sight':
      return <Sight figure={figure} />
  }
}
