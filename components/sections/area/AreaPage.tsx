import { CallUs } from '@/components/sections/service/CallUs'
import { AXIS, COLUMNS } from '@/components/ui/axes'
import { PageTitle, SectionTitle } from '@/components/ui/Heading'
import { Picture } from '@/components/ui/Picture'
import { Container, Section } from '@/components/ui/Section'
import { einsatzgebiet } from '@/content/einsatzgebiet'
import { home } from '@/content/home'
import { MOST_NAMED, place, type Region } from '@/content/place'
import { services } from '@/content/services'
import { MAIN_ID } from '@/lib/both/pageParts'
import { pathOf } from '@/lib/both/pathOf'
import { withBase } from '@/lib/both/withBase'
import { cropOf } from '@/lib/server/crops'
import { filmOfRegions } from '@/lib/server/film'
import { hyphenate } from '@/lib/server/hyphenate'
import { landFactsOf, regionId } from '@/lib/server/regionFacts'
import { regionsWith, servicesIn } from '@/lib/server/regionServices'
import { AreaMap, areaMap } from './AreaMap'
import styles from './AreaPage.module.css'

const LINK = 'text-link inline-flex min-h-11 items-center'

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
          {place.regions.length > MOST_NAMED && <Index />}
          {place.regions.map((region) => (
            <Place key={region.name} region={region} />
          ))}
        </Container>
      </div>
      {!isEachLinked && <Offered />}
      <CallUs {...elsewhere} />
    </main>
  )
}

function Place({ region }: { region: Region }) {
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
                <a href={withBase(pathOf(slug))} className={LINK}>
                  {hyphenate(einsatzgebiet.serviceIn(title, name))}
                </a>
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  )
}

/** Whoever looks for one place need not read the others. */
function Index() {
  const byName = place.regions.toSorted((one, other) => one.name.localeCompare(other.name, 'de'))
  return (
    <nav aria-labelledby="orte" className={`gap-y-3 pb-8 print:hidden ${COLUMNS}`}>
      <SectionTitle id="orte" size="minor" className={AXIS.margin}>
        {home.regions.all(byName.length)}
      </SectionTitle>
      <ul className={`${styles.index} gap-x-8 ${AXIS.list}`}>
        {byName.map(({ name }) => (
          <li key={name} className="break-inside-avoid">
            <a href={`#${regionId(name)}`} className={LINK}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
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
              <a href={withBase(pathOf(slug))} className={LINK}>
                {hyphenate(title)}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  )
}
