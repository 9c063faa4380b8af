import { type Box, boxAround, boxOf, union } from '@/lib/both/watch/box'
import { brightness, lookedAt } from '@/lib/both/watch/lit'
import type { StageData } from '@/lib/both/watch/stage'
import { legsBetween, stretchOf, type Timetable, type Whereabouts } from '@/lib/both/watch/timetable'
import { contextOf, Mask } from './Mask'

/** How far one sees, as shares of the drawing's width: around a post, along a way, in the light of the torch, inside a room. */
const POST = 0.066
const WAY = 0.04
const TORCH = 0.13
const ROOM = 0.022
/** A larger canvas, or one of more pixels in each of the page's, costs time and looks the same. */
const MOST_PIXELS = 1400
const MOST_RATIO = 1.4

type Data = Pick<StageData, 'viewBox' | 'regions' | 'looksAround' | 'hasTorch'> & { timetable: Timetable }

/** The part of the drawing in which the light of two moments differs. */
function changeBetween({ timetable, viewBox }: Data, one: Whereabouts, other: Whereabouts): Box {
  const isLater = one.stop > other.stop || (one.stop === other.stop && one.share > other.share)
  const [start, end] = isLater ? [other, one] : [one, other]
  const legs = legsBetween(timetable.stops, start, end)
  const between = legs.flatMap(({ points, from, to }) => stretchOf(points, from, to))
  return boxAround([one.at, ...between, other.at], TORCH * viewBox[2])
}

/**
 * Uncovers a picture where the guard has looked: around posts, along ways, room by room, and in the light of the torch.
 * @param canvas lies over the unlit drawing
 * @param picture the same drawing, lit
 */
export function torchlight(canvas: HTMLCanvasElement, picture: HTMLImageElement, data: Data) {
  const { timetable, viewBox, looksAround, hasTorch } = data
  const [x, y, width, height] = viewBox
  const rooms = data.regions.map(({ outline, from }) => ({
    path: new Path2D(outline),
    box: boxOf(outline),
    from,
  }))
  const inRooms = rooms.length > 0 && !looksAround
  const reach = width * (inRooms ? ROOM : POST)
  const context = contextOf(canvas)
  /** The lit picture as large as the canvas: drawing an SVG anew takes several frames' time. */
  const lit = document.createElement('canvas')
  /** What was looked at before the present stop, and with the present moment on top. */
  const [past, mask] = [new Mask(viewBox), new Mask(viewBox)]
  let painted = -1
  let shown: { where: Whereabouts; minutes: number } | null = null
  canvas.width = 0

  /** Composes one part of the drawing anew, with a little more, as its edges are no whole pixels. */
  function compose([left, top, right, bottom]: Box) {
    const scale = canvas.width / width
    const [startX, startY] = [Math.floor((left - x) * scale) - 2, Math.floor((top - y) * scale) - 2]
    context.save()
    context.beginPath()
    context.rect(startX, startY, Math.ceil((right - left) * scale) + 4, Math.ceil((bottom - top) * scale) + 4)
    context.clip()
    context.clearRect(0, 0, canvas.width, canvas.height)
    context.drawImage(mask.canvas, 0, 0, canvas.width, canvas.height)
    context.globalCompositeOperation = 'source-in'
    context.drawImage(lit, 0, 0)
    context.restore()
  }

  function paint(where: Whereabouts, minutes: number) {
    const { places, ways, way } = lookedAt(timetable, where)
    if (painted !== where.stop && !inRooms) {
      painted = where.stop
      past.clear()
      for (const one of ways) {
        past.trail(one, 2 * WAY * width)
      }
      for (const place of places) {
        past.disc(place, reach)
      }
    }
    mask.copy(past)
    for (const { path, from } of rooms) {
      mask.region(path, brightness(from, minutes))
    }
    if (way && !inRooms) {
      mask.trail(way, 2 * WAY * width)
    }
    if (hasTorch) {
      mask.cone(where, TORCH * width)
    }
    mask.disc(where.at, inRooms ? reach : reach * 0.7)
  }

  return {
    /** @param cssWidth width of the drawing on the page; its height follows */
    fit(cssWidth: number) {
      const pixels = Math.min(MOST_PIXELS, Math.round(cssWidth * Math.min(MOST_RATIO, devicePixelRatio)))
      // Where the drawing gets smaller, a finer picture does no harm.
      if (pixels <= canvas.width) {
        return
      }
      for (const element of [canvas, lit]) {
        element.width = pixels
        element.height = Math.round((pixels * height) / width)
      }
      contextOf(lit).drawImage(picture, 0, 0, lit.width, lit.height)
      shown = null
    },
    draw(where: Whereabouts, minutes: number) {
      if (canvas.width === 0) {
        return
      }
      paint(where, minutes)
      const before = shown
      const turned = rooms.filter(
        ({ from }) => brightness(from, minutes) !== (before ? brightness(from, before.minutes) : 0),
      )
      compose(
        before
          ? union([changeBetween(data, before.where, where), ...turned.map(({ box }) => box)])
          : [x, y, x + width, y + height],
      )
      shown = { where, minutes }
    },
  }
}
