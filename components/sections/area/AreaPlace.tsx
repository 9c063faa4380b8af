import { AXIS, COLUMNS } from '@/components/ui/axes'
import { SectionTitle } from '@/components/ui/Heading'
import { einsatzgebiet } from '@/content/einsatzgebiet'
import type { Region } from '@/content/place'
import { pathOf } from '@/lib/both/pathOf'
import { withBase } from '@/lib/both/withBase'
import { hyphenate } from '@/lib/server/hyphenate'
import { landFactsOf, regionId } from '@/lib/server/regionFacts'
import { servicesIn } from '@/lib/server/regionServices'
import { AreaLink } from './AreaLink'
import styles from './AreaPlace.module.css'

/** A place, what holds there, and its services. */
export function AreaPlace({ region }: { region: Region }) {
  const { name, text, about } = region
  const id = regionId(name)
  const facts = landFactsOf(region)
  const linked = servicesIn(region)
  return (
    <section
      id={id}
      tabIndex={-1}
      aria-labelledby={`${id}-name`}
      className={`${styles.place} hairline gap-y-3 pt-5 pb-8 print:break-inside-avoid ${COLUMNS}`}
    >
      <div className={AXIS.margin}>
        {/* The owner's words: no list says where they may break. */}
        <SectionTitle id={`${id}-name`} size="minor" className="hyphens-auto wrap-break-word">
          {name}
        </SectionTitle>
        <p className="mt-2 text-nebel-600">{text}</p>
      </div>
      <div className={`flex max-w-text flex-col gap-3 ${AXIS.list}`}>
        {about && <p>{about}</p>}
        {facts.length > 0 && <p className="text-nebel-600">{facts.join(' ')}</p>}
        {linked.length > 0 && (
          <ul className="flex flex-wrap gap-x-6 print:hidden">
            {linked.map(({ slug, title }) => (
              <li key={slug}>
                <AreaLink href={withBase(pathOf(slug))}>
                  {hyphenate(einsatzgebiet.serviceIn(title, name))}
                </AreaLink>
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  )
}
