import type { Place } from '@/components/sections/service/oneNight'
import { AXIS, COLUMNS } from '@/components/ui/axes'
import { SectionTitle } from '@/components/ui/Heading'
import { Section } from '@/components/ui/Section'
import type { Figure } from '@/content/figure'
import type { Service } from '@/content/types'
import { figureTable } from '@/lib/server/figureTable'
import { DayTimeline } from './DayTimeline'
import { FigureTable } from './FigureTable'

/** The figure that only this page has. */
export function ServiceFigure({ service, place }: { service: Service; place: Place }) {
  const { heading, lead, note } = service.figure
  return (
    <Section {...place} labelledBy="beispiel">
      <div className={`${COLUMNS} gap-y-4`}>
        <SectionTitle id="beispiel" className={`lg:pr-8 night:text-white ${AXIS.title}`}>
          {heading}
        </SectionTitle>
        <p className={`max-w-text lg:pt-2 ${AXIS.text}`}>{lead}</p>
      </div>
      <div className="mt-6 lg:mt-12">
        <Body figure={service.figure} />
      </div>
      <p className="mt-4 max-w-text text-label text-nebel-600 night:text-nebel-400">{note}</p>
    </Section>
  )
}

function Body({ figure }: { figure: Figure }) {
  switch (figure.kind) {
    case 'day':
      return <DayTimeline figure={figure} />
    case 'schedule':
      return <FigureTable caption={figure.caption} table={figureTable(figure)} numbersPerLine={6} />
    case 'table':
    case 'crew':
    case 'phases':
    case 'tour':
      return <FigureTable caption={figure.caption} table={figureTable(figure)} numbersPerLine={3} />
  }
}
