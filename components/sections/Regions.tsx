import { LoopVideo } from '@/components/motion/LoopVideo'
import { SectionTitle } from '@/components/ui/Heading'
import { Icon } from '@/components/ui/Icon'
import { Picture } from '@/components/ui/Picture'
import { Container } from '@/components/ui/Section'
import { home } from '@/content/home'
import { MOST_NAMED, place } from '@/content/place'
import { ui } from '@/content/ui'
import { linkPath, pathOf } from '@/lib/both/pathOf'
import { withBase } from '@/lib/both/withBase'
import { cropOf } from '@/lib/server/crops'
import { filmOfRegions } from '@/lib/server/film'
import { regionId } from '@/lib/server/regionFacts'
import styles from './Regions.module.css'

/** Of many: with the way to all of them they fill two, three or six columns. */
const FIRST = 5

const LINK = 'text-link flex min-h-11 items-center py-2 text-item font-semibold lg:py-4'

/** The regions by name, or the first of many, on the film where there is one: the title stands on its sky, the names on its water. */
export function Regions() {
  const { heading, lead, all } = home.regions
  const { regions } = place
  const named = regions.length > MOST_NAMED ? regions.slice(0, FIRST) : regions
  const film = filmOfRegions()
  return (
    <section
      data-surface="nacht"
      aria-labelledby="einsatzgebiet"
      className="relative isolate bg-nacht-950 text-white"
    >
      {film && <Film {...film} />}
      <Container className={film ? `${styles.words} ${styles.onFilm}` : styles.words}>
        <div>
          <SectionTitle id="einsatzgebiet">{heading}</SectionTitle>
          <p className="mt-3 max-w-text">{lead}</p>
        </div>
        <ul className={styles.names}>
          {named.map(({ name }) => (
            <li key={name}>
              <a href={withBase(linkPath({ route: 'einsatzgebiet', at: regionId(name) }))} className={LINK}>
                {name}
              </a>
            </li>
          ))}
          {named.length < regions.length && (
            <li>
              <a href={withBase(pathOf('einsatzgebiet'))} className={LINK}>
                {all(regions.length)}
              </a>
            </li>
          )}
        </ul>
      </Container>
    </section>
  )
}

function Film({ poster, files }: NonNullable<ReturnType<typeof filmOfRegions>>) {
  return (
    <div className={styles.film}>
      <LoopVideo
        sources={files.map(({ path, type }) => ({ src: withBase(path), type }))}
        label={ui.film.description}
        names={ui.film}
        icons={{ play: <Icon name="play" />, pause: <Icon name="pause" /> }}
        poster={<Picture name={poster} sizes="100vw" alt="" className={cropOf(poster)} />}
      />
    </div>
  )
}
