import { AXIS, COLUMNS } from '@/components/ui/axes'
import { SectionTitle } from '@/components/ui/Heading'
import { Paragraphs } from '@/components/ui/Prose'
import { Section } from '@/components/ui/Section'
import type { Service } from '@/content/types'
import { pathOf } from '@/lib/both/pathOf'
import type { Place } from './oneNight'

export function ServiceIntro({ service, place }: { service: Service; place: Place }) {
  const { heading, paragraphs } = service.intro
  return (
    <Section {...place} labelledBy="einfuehrung">
      <div className={`${COLUMNS} gap-y-5`}>
        <SectionTitle id="einfuehrung" className={`night:text-white ${AXIS.margin}`}>
          {heading}
        </SectionTitle>
        <div
          className={`flex max-w-text flex-col gap-4 lg:gap-5 lg:pt-2 print:block print:columns-2 ${AXIS.list}`}
        >
          <Paragraphs items={paragraphs} pathOf={pathOf} />
        </div>
      </div>
    </Section>
  )
}
