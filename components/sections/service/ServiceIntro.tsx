import { SectionTitle } from '@/components/ui/Heading'
import { Paragraphs } from '@/components/ui/Prose'
import { Section } from '@/components/ui/Section'
import type { Service } from '@/content/types'
import { pathOf } from '@/lib/routes'

export function ServiceIntro({ service }: { service: Service }) {
  const { heading, paragraphs } = service.intro
  return (
    <Section ground="papier" labelledBy="einfuehrung">
      <div className="grid gap-x-8 gap-y-6 lg:grid-cols-12">
        <SectionTitle id="einfuehrung" className="lg:col-span-5">
          {heading}
        </SectionTitle>
        <div className="flex max-w-text flex-col gap-5 lg:col-span-6 lg:col-start-7 lg:pt-2">
          <Paragraphs items={paragraphs} pathOf={pathOf} />
        </div>
      </div>
    </Section>
  )
}
