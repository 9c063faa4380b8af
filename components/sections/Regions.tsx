import { LoopVideo } from '@/components/motion/LoopVideo'
import { AXIS, COLUMNS } from '@/components/ui/axes'
import { SectionTitle } from '@/components/ui/Heading'
import { Icon } from '@/components/ui/Icon'
import { Caption } from '@/components/ui/Marginal'
import { Picture } from '@/components/ui/Picture'
import { Container, Section } from '@/components/ui/Section'
import { home } from '@/content/home'
import { night } from '@/content/night'
import { ui } from '@/content/ui'
import { withBase } from '@/lib/both/withBase'
import { cropOf } from '@/lib/server/crops'
import { RegionMap } from './RegionMap'
import './regions.css'

/** The browser takes the first one that it can play; AV1 is the smaller file where hardware decodes it. */
const FILM = [
  { src: withBase('/videos/rhein-main-av1.mp4'), type: 'video/mp4; codecs="av01.0.05M.08"' },
  { src: withBase('/videos/rhein-main.mp4'), type: 'video/mp4; codecs="avc1.640028"' },
]

export function Regions() {
  const { heading, lead, items } = home.regions
  return (
    <Section
      surface="nacht"
      closes
      labelledBy="einsatzgebiet"
      marginal={night.margins.regions}
      bleed={<Film />}
    >
      <div className={`${COLUMNS} gap-y-3`}>
        <SectionTitle id="einsatzgebiet" size="minor" className={`text-white ${AXIS.title}`}>
          {heading}
        </SectionTitle>
        <p className={`max-w-text ${AXIS.text}`}>{lead}</p>
      </div>
      <div className={`regions mt-5 gap-y-6 lg:mt-14 ${COLUMNS}`}>
        <div className={AXIS.margin}>
          <RegionMap names={items.map(({ name }) => name)} />
        </div>
        <ul className={AXIS.list}>
          {items.map(({ name, text }) => (
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

function Film() {
  return (
    <>
      <div className="regions-film">
        <LoopVideo
          sources={FILM}
          label={ui.film.description}
          names={ui.film}
          icons={{ play: <Icon name="play" />, pause: <Icon name="pause" /> }}
          poster={
            <Picture
              name="videos/rhein-main"
              sizes="100vw"
              alt=""
              className={`size-full object-cover ${cropOf('videos/rhein-main')}`}
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
