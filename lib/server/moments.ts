import type { Clock } from '@/content/clock'
import { services } from '@/content/services'
import { watches } from '@/content/watches'
import type { Watch } from '@/content/watches/types'
import { minutesOf } from '@/lib/both/clock'
import { pathOf } from '@/lib/both/pathOf'
import { timeId } from '@/lib/both/watch/address'
import { logOf, minutesIn } from '@/lib/both/watch/timeline'
import { withBase } from '@/lib/both/withBase'
import { drawnWatch } from './drawings'
import { tileFile } from './pictureFiles'

/** One entry of the log of a service, which stands for its shift. */
export type Moment = {
  service: string
  at: Clock
  /** Where, and what. */
  text: string
  /** Address of the drawing of its house, 8 : 5. */
  picture: string
  /** Where the watch of the service is at that minute. */
  href: string
}

/** From noon to noon, so that the night's second half comes after its first. */
const NIGHT: Pick<Watch, 'shift'> = { shift: { from: '12:00', to: '12:00' } }

/** Of each service that is offered, where its watch marks one, in the order of a night. */
export const moments: readonly Moment[] = services
  .flatMap(({ slug, title }): Moment[] => {
    const [watch, drawing] = [watches[slug], drawnWatch(slug)]
    const entry = watch && logOf(watch).find(({ moment }) => moment)
    return drawing === undefined || entry === undefined
      ? []
      : [
          {
            service: title,
            at: entry.at,
            text: `${watch?.places[entry.post]}: ${entry.text}`,
            picture: withBase(`/${tileFile(slug, drawing.tile)}`),
            href: `${withBase(pathOf(slug))}#${timeId(minutesOf(entry.at))}`,
          },
        ]
  })
  .sort((one, other) => minutesIn(NIGHT, one.at) - minutesIn(NIGHT, other.at))
