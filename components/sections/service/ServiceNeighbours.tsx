import { ServiceCard } from '@/components/sections/ServiceCard'
import { SectionTitle } from '@/components/ui/Heading'
import { Section } from '@/components/ui/Section'
import { serviceOf } from '@/content/services'
import type { Service } from '@/content/types'
import { ui } from '@/content/ui'

/** Services that go well with this one. */
export function ServiceNeighbours({ service }: { service: Service }) {
  return (
    <Section surface="nacht" space="turn" closes labelledBy="nachbarn" className="print:hidden">
      <SectionTitle id="nachbarn" size="minor" className="text-white">
        {ui.servicePage.neighboursHeading}
      </SectionTitle>
      <ul className="services service-neighbours mt-5 sm:mt-8 lg:mt-12">
        {service.neighbours.map((slug) => (
          <li key={slug}>
            <ServiceCard service={serviceOf(slug)} cell={4} />
          </li>
        ))}
      </ul>
    </Section>
  )
}
