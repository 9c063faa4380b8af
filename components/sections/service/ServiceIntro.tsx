import { AXIS, COLUMNS } from '@/components/ui/axes'
import { SectionTitle } from '@/components/ui/Heading'
import { Paragraphs } from '@/components/ui/Prose'
import { Section, type SectionFrame } from '@/components/ui/Section'
import type { Service } from '@/content/types'

export function ServiceIntro({ service: { intro }, frame }: { service: Service; frame: SectionFrame }) {
  return (
    <Section {...frame} labelledBy="einfuehrung" className="print:hidden">
      <div className={`${COLUMNS} gap-y-4`}>
        <SectionTitle
          id="einfuehrung"
          className={`${frame.surface === 'nacht' ? 'text-white' : ''} ${AXIS.margin}`}
        >
          {intro.heading}
        </SectionTitle>
        <div className={`flex max-w-text flex-col gap-4 lg:gap-5 lg:pt-2 ${AXIS.list}`}>
          <Paragraphs items={intro.paragraphs} />
        </div>
      </div>
    </Section>
  )
}
