import { home } from '@/content/home'
import { services } from '@/content/services'
import type { Service } from '@/content/types'
import { watches } from '@/content/watches'
import type { Watch } from '@/content/watches/types'
import { clockOf, minutesOf } from '@/lib/both/clock'
import type { Drawing, Look } from '@/lib/both/watch/drawing'
import { logOf, minutesIn, numberedPosts, spanOf } from '@/lib/both/watch/timeline'
import type { WallData, WallEntry, WallHouse } from '@/lib/both/watch/wall'
import { isLocked, wallSpan } from '@/lib/both/watch/wallSpan'
import { withBase } from '@/lib/both/withBase'
import { drawnWatch } from './drawings'
import { tileFile } from './pictureFiles'

const HOUR = 60
const DAY = 24 * HOUR

/** A service that is offered and has a watch: one house of the night. */
export type House = { service: Service; watch: Watch; drawing: Drawing; tile: (look: Look) => string }

/** In the order in which every list shows the services. */
export const houses: readonly House[] = services.flatMap((service) => {
  const [watch, drawing] = [watches[service.slug], drawnWatch(service.slug)]
  return watch === undefined || drawing === undefined
    ? []
    : [
        {
          service,
          watch,
          drawing,
          tile: (look) => withBase(`/${tileFile(service.slug, look, drawing.tile.hash)}`),
        },
      ]
})

function wallHouse({ watch, drawing, tile }: House, { from, to }: { from: number; to: number }): WallHouse {
  const shift = spanOf(watch)
  const [x, y, width, height] = drawing.tile.box
  const numbers = numberedPosts(watch)
  const share = (value: number, whole: number) => Math.round((value / whole) * 100)
  const entries = logOf(watch).flatMap(({ at, post, text }): WallEntry[] => {
    const place = drawing.posts[numbers.indexOf(post)]?.at
    return place === undefined
      ? []
      : [
          {
            at: minutesIn(watch, at),
            text: `${watch.places[post]}. ${text}`,
            x: share(place[0] - x, width),
            y: share(place[1] - y, height),
          },
        ]
  })
  const before = entries.findLast(({ at }) => at < from)
  const { locked, begins } = home.advantages.wall
  const isShut = isLocked(watch)
  return {
    files: { night: tile('night'), seen: tile('seen') },
    entries: isShut
      ? []
      : [...(before ? [before] : []), ...entries.filter(({ at }) => at >= from && at <= to)],
    idle: isShut
      ? locked(watch.house, watch.closes ?? clockOf(shift.to))
      : begins(watch.house, clockOf(shift.from)),
  }
}

/** All houses on one clock. */
export function wallData(): WallData {
  const span = wallSpan()
  const { items, wall } = home.advantages
  const onWall = (at: number) => (at < span.from ? at + DAY : at)
  const firstHour = Math.ceil(span.from / HOUR)
  return {
    ...span,
    houses: houses.map((house) => wallHouse(house, span)),
    statements: items.map(({ at }) => onWall(minutesOf(at))),
    words: {
      last: wall.last,
      hours: Array.from({ length: Math.floor(span.to / HOUR) - firstHour + 1 }, (_, index) => {
        const hour = firstHour + index
        return [hour * HOUR, wall.hour(hour % 24)] as const
      }),
      houses: wall.houses,
    },
  }
}
