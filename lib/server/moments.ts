import type { Clock } from '@/content/clock'
import { services } from '@/content/services'
import { watches } from '@/content/watches'
import { minutesOf } from '@/lib/both/clock'
import { pathOf } from '@/lib/both/pathOf'
import { logOf } from '@/lib/both/watch/timeline'
import { withBase } from '@/lib/both/withBase'
import { drawnWatch } from './drawings'
import { tileFile } from './pictureFiles'

/** The entry of a service's log that the home page shows. */
export type Moment = {
  service: string
  at: Clock
  text: string
  /** Address of the drawing of its house, 8 : 5. */
  picture: string
  /** Where the watch of the service is at that minute. */
  href: string
}

const DAY = 24 * 60

/** From noon to noon, so that the night's second half comes after its first. */
const sinceNoon = ({ at }: Moment) => (minutesOf(at) + DAY / 2) % DAY

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
            text: entry.text,
            picture: withBase(`/${tileFile(slug, drawing.tile)}`),
            href: `${withBase(pathOf(slug))}#${entry.id}`,
          },
        ]
  })
  .sort((one, other) => sinceNoon(one) - sinceNoon(other))
