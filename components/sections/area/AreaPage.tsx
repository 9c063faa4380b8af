import { CallUs } from '@/components/sections/service/CallUs'
import { AXIS, COLUMNS } from '@/components/ui/axes'
import { PageTitle, SectionTitle } from '@/components/ui/Heading'
import { Picture } from '@/components/ui/Picture'
import { Container, Section } from '@/components/ui/Section'
import { einsatzgebiet } from '@/content/einsatzgebiet'
import { MOST_NAMED, place } from '@/content/place'
import { services } from '@/content/services'
import { MAIN_ID } from '@/lib/both/pageParts'
import { pathOf } from '@/lib/both/pathOf'
import { withBase } from '@/lib/both/withBase'
import { cropOf } from '@/lib/server/crops'
import { filmOfRegions } from '@/lib/server/film'
import { hyphenate } from '@/lib/server/hyphenate'
import { regionsWith } from '@/lib/server/regionServices'
import { AreaIndex } from './AreaIndex'
import { AreaLink } from './AreaLink'
import { AreaMap, areaMap } from './AreaMap'
import styles from './AreaPage.module.css'
import { AreaPlace } from './AreaPlace'

/** Where the company works: map and picture by night, then on paper each place with what holds there and nowhere else. */
export function AreaPage() {
  const { heading, lead, elsewhere } = einsatzgebiet
  const map = areaMap()
  const film = filmOfRegions()
  const isEachLinked = services.every(({ slug }) => regionsWith(slug).length > 0)
  return (
    <main id={MAIN_ID} tabIndex={-1}>
      <div data-surface="nacht" className="bg-nacht-900 pt-header text-nebel-200">
        <Container className={`${styles.head} items-start gap-y-6 pb-half-turn ${COLUMNS}`}>
          <div className={map ? AXIS.margin : AXIS.title}>
            <PageTitle size="title" className="text-white">
              {heading}
            </PageTitle>
            <p className="mt-4 max-w-text text-lead lg:mt-6">{lead}</p>
          </div>
          {map && (
            <div className={AXIS.list}>
              <AreaMap map={map} />
            </div>
          )}
        </Container>
        {film && (
          <Picture
            name={film.poster}
            sizes="100vw"
            alt=""
            preload
            className={`${styles.picture} w-full object-cover print:hidden ${cropOf(film.poster)}`}
          />
        )}
      </div>
      <div
        data-surface="papier"
        className={`bg-papier-50 pt-same text-tinte ${isEachLinked ? 'pb-half-turn' : ''}`.trimEnd()}
      >
        <Container>
          {place.regions.length > MOST_NAMED && <AreaIndex />}
          {place.regions.map((region) => (
            <AreaPlace key={region.name} region={region} />
          ))}
        </Container>
      </div>
      {!isEachLinked && <Offered />}
      <CallUs {...elsewhere} />
    </main>
  )
}

function Offered() {
  const { heading } = einsatzgebiet.services
  return (
    <Section surface="papier" space="new" closes labelledBy="angebot" className="print:hidden">
      <div className={`gap-y-3 ${COLUMNS}`}>
        <SectionTitle id="angebot" size="minor" className={AXIS.margin}>
          {heading}
        </SectionTitle>
        <ul className={`${styles.services} gap-x-8 ${AXIS.list}`}>
          {services.map(({ slug, title }) => (
            <li key={slug} className="break-inside-avoid">
              <AreaLink href={withBase(pathOf(slug))}>{hyphenate(title)}</AreaLink>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  )
}
