import { SectionTitle } from '@/components/ui/Heading'
import { Icon } from '@/components/ui/Icon'
import { Section } from '@/components/ui/Section'
import type { ServiceSlug } from '@/content/services/slugs'
import { watches } from '@/content/watches'
import { watchUi } from '@/content/watches/ui'
import { timetableOf } from '@/lib/both/watch/timetable'
import { drawnWatch } from '@/lib/server/drawings'
import { drawingFile } from '@/lib/server/pictureFiles'
import { withBase } from '@/lib/server/site'
import { WatchIsland } from './WatchIsland'
import { WatchLog } from './WatchLog'
import { WatchPicture } from './WatchPicture'
import { WatchRuler } from './WatchRuler'

const fileOf = (name: string, hash: string) => withBase(`/${drawingFile(name, hash)}`)

/** One shift on a thought-up site: the drawing with its posts and the whole route, and the log beside it. */
export function ServiceWatch({ slug }: { slug: ServiceSlug }) {
  const watch = watches[slug]
  const drawing = drawnWatch(slug)
  if (watch === undefined || drawing === undefined) {
    return null
  }
  const { hash, ways, upright, ...overlay } = drawing
  const { places, stops, shift } = watch
  const timetable = timetableOf(watch, drawing)
  const picture = {
    drawing: overlay,
    src: fileOf(slug, hash),
    alt: watch.alt,
    crowdSrc: drawing.crowd && fileOf(`${slug}-menge`, drawing.crowd.hash),
  }
  return (
    <Section surface="nacht" space="same" closes labelledBy="plan" className="watch-section overflow-x-clip">
      <WatchIsland
        intro={
          <div className="watch-words">
            <SectionTitle id="plan" className="text-white">
              {watch.heading}
            </SectionTitle>
            <p className="mt-5 max-w-text">{watch.lead}</p>
          </div>
        }
        watch={{ places, stops, shift }}
        timetable={timetable}
        words={{
          ruler: watchUi.ruler,
          play: watchUi.play,
          pause: watchUi.pause,
          whole: watchUi.whole,
          closer: watchUi.closer,
        }}
        icons={{
          play: <Icon name="play" className="size-5" />,
          pause: <Icon name="pause" className="size-5" />,
        }}
        picture={picture}
        printed={<WatchPicture picture={picture} />}
        ruler={<WatchRuler timetable={timetable} hour={watchUi.hour} />}
        still={
          <div className="watch-side">
            <p className="watch-clock">
              <span className="watch-clock-label">{watch.log ?? watchUi.log}</span>
              <span className="watch-clock-time">{watchUi.shift(shift.from, shift.to)}</span>
            </p>
            <WatchLog watch={watch} />
          </div>
        }
      />
    </Section>
  )
}
