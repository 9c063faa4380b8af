import { AXIS, COLUMNS } from '@/components/ui/axes'
import { SectionTitle } from '@/components/ui/Heading'
import { home } from '@/content/home'
import { place } from '@/content/place'
import { regionId } from '@/lib/server/regionFacts'
import styles from './AreaIndex.module.css'
import { AreaLink } from './AreaLink'

/** Whoever looks for one place need not read the others. */
export function AreaIndex() {
  const byName = place.regions.toSorted((one, other) => one.name.localeCompare(other.name, 'de'))
  return (
    <nav aria-labelledby="orte" className={`gap-y-3 pb-8 print:hidden ${COLUMNS}`}>
      <SectionTitle id="orte" size="minor" className={AXIS.margin}>
        {home.regions.all(byName.length)}
      </SectionTitle>
      <ul className={`${styles.index} gap-x-8 ${AXIS.list}`}>
        {byName.map(({ name }) => (
          <li key={name} className="break-inside-avoid">
            <AreaLink href={`#${regionId(name)}`}>{name}</AreaLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
