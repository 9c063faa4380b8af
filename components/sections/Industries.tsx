import { Parallax } from '@/components/motion/Parallax'
import { AXIS, COLUMNS } from '@/components/ui/axes'
import { SectionTitle } from '@/components/ui/Heading'
import { Picture } from '@/components/ui/Picture'
import { Section } from '@/components/ui/Section'
import { home } from '@/content/home'
import { night } from '@/content/night'
import { pathOf } from '@/lib/both/pathOf'
import { withBase } from '@/lib/both/withBase'
import { cropOf } from '@/lib/server/crops'
import { hyphenate } from '@/lib/server/hyphenate'

/**
 * The night's widest view as a strip, and below it, on plain ground, where no signal shines through the words, the list.
 * Nothing where no industry leads to a service that is offered.
 */
export function Industries() {
  const { heading, items } = home.industries
  if (items.length === 0) {
    return null
  }
  return (
    <Section
      surface="nacht-tief"
      closes
      labelledBy="branchen"
      marginal={night.margins.industries}
      bleed={<Panorama />}
    >
      <SectionTitle id="branchen" className="max-w-[11.7em] text-white">
        {heading}
      </SectionTitle>
      <ul className="mt-7 lg:mt-14">
        {items.map(({ name, line, service }) => (
          <li key={name} className={`industry hairline ${COLUMNS}`}>
            <h3 className={`text-sub font-semibold text-white ${AXIS.title}`}>
              <a href={withBase(pathOf(service))} className="industry-link">
                {hyphenate(name)}
              </a>
            </h3>
            <p className={`max-w-text text-label sm:text-body ${AXIS.text}`}>{line}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}

function Panorama() {
  return (
    <div className="panorama">
      <Parallax>
        <Picture
          name="hinterbild/branchen"
          sizes="max(100vw, 130vh)"
          alt=""
          className={`size-full object-cover ${cropOf('hinterbild/branchen')}`}
        />
      </Parallax>
      <p className="panorama-caption caption max-sm:hidden">{night.captions.industries}</p>
    </div>
  )
}
