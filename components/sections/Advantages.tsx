import { AXIS, COLUMNS } from '@/components/ui/axes'
import { SectionTitle } from '@/components/ui/Heading'
import { Section } from '@/components/ui/Section'
import { home } from '@/content/home'
import { houses } from '@/lib/server/houses'
import { Wall } from './wall/Wall'

/** How the company works: each statement at a time of the night that the wall shows. */
export function Advantages() {
  const { heading, items, wall } = home.advantages
  // Where no service that is offered has a watch, the same words without a night.
  return houses.length > 0 ? (
    <Section surface="nacht" space="new" labelledBy="arbeitsweise" wide={<Wall />}>
      <SectionTitle id="arbeitsweise" className="text-white">
        {heading}
      </SectionTitle>
      <p className="wall-lead">{wall.lead(houses.length)}</p>
    </Section>
  ) : (
    <Section surface="nacht" space="new" labelledBy="arbeitsweise">
      <div className={`gap-y-6 ${COLUMNS}`}>
        <SectionTitle id="arbeitsweise" size="minor" className={`text-white ${AXIS.margin}`}>
          {heading}
        </SectionTitle>
        <ul className={AXIS.list}>
          {items.map(({ title, text }) => (
            <li key={title} className="hairline py-3 lg:py-5">
              <h3 className="text-item font-semibold text-white">{title}</h3>
              <p className="mt-1 max-w-text">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  )
}
