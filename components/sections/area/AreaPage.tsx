import { AreaMap, areaMap } from '@/components/sections/AreaMap'
import { CallUs } from '@/components/sections/service/CallUs'
import { AXIS, COLUMNS } from '@/components/ui/axes'
import { PageTitle, SectionTitle } from '@/components/ui/Heading'
import { Container, Section } from '@/components/ui/Section'
import { einsatzgebiet } from '@/content/einsatzgebiet'
import { place, type Region } from '@/content/place'
import { services } from '@/content/services'
import { MAIN_ID } from '@/lib/both/pageContract'
import { pathOf } from '@/lib/both/pathOf'
import { withBase } from '@/lib/both/withBase'
import { hyphenate } from '@/lib/server/hyphenate'
import { landFactsOf, regionId } from '@/lib/server/regionFacts'
import './area.css'

/** Where the company works: the map by night, then on paper each place with what holds there and nowhere else. */
export function AreaPage() {
  const { heading, lead, elsewhere } = einsatzgebiet
  const map = areaMap()
  return (
    <main id={MAIN_ID} tabIndex={-1}>
      <div data-surface="nacht" className="bg-nacht-900 pt-header text-nebel-200">
        <Container className={`area-head items-start gap-y-6 pb-half-turn ${COLUMNS}`}>
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
      </div>
      <div data-surface="papier" className="bg-papier-50 pt-same text-tinte">
        <Container>
          {place.regions.map((region) => (
            <Place key={region.name} region={region} />
          ))}
        </Container>
      </div>
      <Offered />
      <CallUs {...elsewhere} />
    </main>
  )
}

function Place({ region }: { region: Region }) {
  const { name, text, about } = region
  const id = regionId(name)
  const facts = landFactsOf(region)
  return (
    <section
      id={id}
      tabIndex={-1}
      aria-labelledby={`${id}-name`}
      className={`area-place hairline gap-y-3 pt-5 print:break-inside-avoid ${COLUMNS}`}
    >
      {/* The owner's words: no list says where they may break. */}
      <SectionTitle id={`${id}-name`} size="minor" className={`hyphens-auto wrap-break-word ${AXIS.margin}`}>
        {name}
      </SectionTitle>
      <div className={`flex max-w-text flex-col gap-3 ${AXIS.list}`}>
        <p>{about ?? text}</p>
        {facts.length > 0 && <p className="text-nebel-600">{facts.join(' ')}</p>}
      </div>
    </section>
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
        <ul className={`area-services gap-x-8 ${AXIS.list}`}>
          {services.map(({ slug, title }) => (
            <li key={slug} className="break-inside-avoid">
              <a href={withBase(pathOf(slug))} className="text-link inline-flex min-h-11 items-center">
                {hyphenate(title)}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  )
}
