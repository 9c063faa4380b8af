import { LoopVideo } from '@/components/motion/LoopVideo'
import { AXIS, COLUMNS } from '@/components/ui/axes'
import { SectionTitle } from '@/components/ui/Heading'
import { Icon } from '@/components/ui/Icon'
import { Caption } from '@/components/ui/Marginal'
import { Picture } from '@/components/ui/Picture'
import { Container, Section } from '@/components/ui/Section'
import { home } from '@/content/home'
import { night } from '@/content/night'
import { place } from '@/content/place'
import { ui } from '@/content/ui'
import { linkPath } from '@/lib/both/pathOf'
import { withBase } from '@/lib/both/withBase'
import { cropOf } from '@/lib/server/crops'
import { filmOfRegions } from '@/lib/server/film'
import { regionId } from '@/lib/server/regionFacts'
import { AreaMap, areaMap } from './AreaMap'
import './regions.css'

export function Regions() {
  const { heading, lead } = home.regions
  const film = filmOfRegions()
  const map = areaMap()
  return (
    <Section
      surface="nacht"
      // With the film its edge parts the surfaces.
      space="turn"
      closes
      labelledBy="einsatzgebiet"
      marginal={night.margins.regions}
      {...(film && { bleed: <Film {...film} /> })}
    >
      <div className={`regions gap-y-6 ${COLUMNS}`}>
        <div className={`flex flex-col gap-3 ${AXIS.margin}`}>
          <SectionTitle id="einsatzgebiet" size="minor" className="text-white">
            {heading}
          </SectionTitle>
          <p className="max-w-text">{lead}</p>
          {map && <AreaMap map={map} />}
        </div>
        <ul className={AXIS.list}>
          {place.regions.map(({ name, text }) => (
            <li key={name} className="region hairline">
              <h3 className="text-item font-semibold text-white">
                <a
                  href={withBase(linkPath({ route: 'einsatzgebiet', at: regionId(name) }))}
                  className="text-link"
                >
                  {name}
                </a>
              </h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  )
}

function Film({ poster, files }: NonNullable<ReturnType<typeof filmOfRegions>>) {
  return (
    <>
      <div className="regions-film">
        <LoopVideo
          sources={files.map(({ path, type }) => ({ src: withBase(path), type }))}
          label={ui.film.description}
          names={ui.film}
          icons={{ play: <Icon name="play" />, pause: <Icon name="pause" /> }}
          poster={
            <Picture
              name={poster}
              sizes="100vw"
              alt=""
              className={`size-full object-cover ${cropOf(poster)}`}
            />
          }
        />
      </div>
      <Container className="mb-5 lg:mb-14">
        {/* On phones the marginal time stands right below the picture. */}
        <Caption className="text-right max-sm:hidden">{night.captions.film}</Caption>
      </Container>
    </>
  )
}
