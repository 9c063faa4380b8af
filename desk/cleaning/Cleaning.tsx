import { Disclosure } from '@/components/ui/Disclosure'
import { Section } from '@/components/ui/Section'
import { anchorPath } from '@/content/anchors'
import { cleaningLabels as labels } from '@/content/planning/cleaningLabels'
import { serviceOf } from '@/content/services'
import { rowsOf } from '@/desk/fields/rows'
import { NoScript } from '@/desk/frame/NoScript'
import { pathOf } from '@/lib/both/pathOf'
import { withBase } from '@/lib/both/withBase'
import styles from './Cleaning.module.css'
import { CleaningHours } from './CleaningHours'
import { exampleRooms, reckonCleaning } from './cleaning'
import { FoldedPlanner } from './FoldedPlanner'

/** The calculator of cleaning, which posts cannot express. */
export function Cleaning() {
  const links = {
    service: serviceOf('reinigungsdienste').title,
    contactHref: withBase(anchorPath('contact')),
    offersHref: `${withBase(pathOf('planung/kosten'))}#vergleich`,
  }
  return (
    <Section surface="papier" space="new" closes labelledBy="flaechen">
      <h2 id="flaechen" className="sr-only">
        {labels.section}
      </h2>
      <div className={styles.list}>
        <Disclosure heading={labels.heading}>
          {/* The target of links lies inside, so that the browser opens what is around it. */}
          <div id="reinigung" className={styles.part}>
            <p className="max-w-text">{labels.lead}</p>
            <FoldedPlanner {...links} failed={labels.failed}>
              <NoScript>{labels.unscripted}</NoScript>
              <CleaningHours reckoning={reckonCleaning(rowsOf(exampleRooms).rows)} />
            </FoldedPlanner>
            <div className="max-w-text">
              <h4 className="text-label font-semibold">{labels.rule.heading}</h4>
              <p>{labels.rule.text}</p>
            </div>
          </div>
        </Disclosure>
      </div>
    </Section>
  )
}
