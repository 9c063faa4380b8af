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
import { placeMap } from '@/content/placeMap'
import { ui } from '@/content/ui'
import { germanList } from '@/content/words'
import { withBase } from '@/lib/both/withBase'
import { cropOf } from '@/lib/server/crops'
import { filmOfRegions } from '@/lib/server/film'
import { mapLayout } from './mapLayout'
import { RegionMap } from './RegionMap'
import './regions.css'

export function Regions() {
  const { heading, lead } = home.regions
  const film = filmOfRegions()
  const { town, regions } = place
  const map = placeMap?.town === town ? placeMap : null
  const layout = mapLayout(regions, map)
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
      <div className={`${COLUMNS} gap-y-3`}>
        <SectionTitle id="einsatzgebiet" size="minor" className={`text-white ${AXIS.title}`}>
          {heading}
        </SectionTitle>
        <p className={`max-w-text ${AXIS.text}`}>{lead}</p>
      </div>
      <div className={`mt-5 gap-y-6 lg:mt-14 ${COLUMNS} ${layout ? 'regions' : 'regions-alone'}`}>
        {layout && (
          <div className={AXIS.margin}>
            <RegionMap
              layout={layout}
              map={map}
              description={
                map?.description ?? night.map.description(germanList(layout.marks.map(({ name }) => name)))
              }
            />
          </div>
        )}
        <ul className={layout ? AXIS.list : 'lg:col-span-full'}>
          {regions.map(({ name, text }) => (
            <li key={name} className="region hairline">
              <h3 className="text-item font-semibold text-white">{name}</h3>
              <p className="max-w-text">{text}</p>
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
