import type { StageData } from '@/lib/both/watch/stage'
import { along, HALF_CONE, type Whereabouts } from '@/lib/both/watch/timetable'

/** How far one sees, as shares of the drawing's width: around a post, along a way, in the light of the torch, inside a room. */
const POST = 0.066
const WAY = 0.04
const TORCH = 0.13
const ROOM = 0.022
/** The mask is soft: a coarse one is enough, and the browser draws it a quarter as wide in a sixteenth of the time. */
const MASK_WIDTH = 400
/** A larger canvas costs more than anybody sees of it. */
const MOST_PIXELS = 1400
/** Minutes in which a room lights up. */
const FADE = 0.8

type Box = readonly [left: number, top: number, right: number, bottom: number]

function around([x, y]: readonly [number, number], reach: number): Box {
  return [x - reach, y - reach, x + reach, y + reach]
}

function union([left, top, right, bottom]: Box, other: Box): Box {
  return [
    Math.min(left, other[0]),
    Math.min(top, other[1]),
    Math.max(right, other[2]),
    Math.max(bottom, other[3]),
  ]
}

/** What an outline takes up; the generator writes it as one or more polygons: `M x y l dx dy … z`. */
function boxOf(outline: string): Box {
  return [...outline.matchAll(/M[^z]+/g)]
    .flatMap(([polygon]) => {
      const numbers = polygon.match(/-?\d*\.?\d+/g)?.map(Number) ?? []
      let [x, y] = [0, 0]
      return numbers.flatMap((step, index) => {
        if (index % 2 === 0) {
          x += step
          return []
        }
        y += step
        return [around([x, y], 0)]
      })
    })
    .reduce(union)
}

function contextOf(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const context = canvas.getContext('2d')
  if (context === null) {
    throw new Error('This browser draws on no canvas.')
  }
  return context
}

/**
 * Uncovers a picture where somebody has looked: around posts, along ways, room by room, and in the light of the torch.
 * @param canvas lies over the dark drawing
 * @param picture the same drawing, seen
 * @param since minute before which looking does not count: what was seen by day is dark again at night
 */
export function torchlight(
  canvas: HTMLCanvasElement,
  picture: HTMLImageElement,
  {
    timetable,
    viewBox,
    regions,
    looksAround,
    hasTorch,
  }: Pick<StageData, 'timetable' | 'viewBox' | 'regions' | 'looksAround' | 'hasTorch'>,
  since: number,
) {
  const { stops, ways } = timetable
  const [vx, vy, width, height] = viewBox
  const context = contextOf(canvas)
  const rooms = regions.map(({ d, from }) => ({
    path: new Path2D(d),
    box: boxOf(d),
    from: Math.max(from, since),
    /** How much of it is lit in the last frame, from 0 to 1. */
    light: 0,
  }))
  const inRooms = rooms.length > 0 && !looksAround
  const reach = width * (inRooms ? ROOM : POST)
  const whole: Box = [vx, vy, vx + width, vy + height]

  /** All that was seen before the present stop, and with the present moment on top. */
  const [past, mask] = [newMask(), newMask()]
  const sharp = document.createElement('canvas')
  let painted = -1
  let fitted = 0
  /** Where somebody was in the last frame. */
  let last: { stop: number; index: number; at: readonly [number, number] } | null = null

  function newMask(): CanvasRenderingContext2D {
    const element = document.createElement('canvas')
    element.width = MASK_WIDTH
    element.height = Math.round((MASK_WIDTH * height) / width)
    const on = contextOf(element)
    inUnits(on)
    return on
  }

  function inUnits(on: CanvasRenderingContext2D) {
    const scale = on.canvas.width / width
    on.setTransform(scale, 0, 0, scale, -vx * scale, -vy * scale)
  }

  function clear(on: CanvasRenderingContext2D) {
    on.setTransform(1, 0, 0, 1, 0, 0)
    on.clearRect(0, 0, on.canvas.width, on.canvas.height)
    inUnits(on)
  }

  function glow(
    on: CanvasRenderingContext2D,
    [x, y]: readonly [number, number],
    radius: number,
    solid: number,
  ) {
    const light = on.createRadialGradient(x, y, 0, x, y, radius)
    light.addColorStop(0, '#fff')
    light.addColorStop(solid, 'rgba(255,255,255,.9)')
    light.addColorStop(1, 'rgba(255,255,255,0)')
    on.fillStyle = light
  }

  function disc(on: CanvasRenderingContext2D, at: readonly [number, number], radius: number) {
    glow(on, at, radius, 0.55)
    on.beginPath()
    on.arc(at[0], at[1], radius, 0, 2 * Math.PI)
    on.fill()
  }

  function trail(on: CanvasRenderingContext2D, way: readonly (readonly [number, number])[]) {
    on.lineCap = 'round'
    on.lineJoin = 'round'
    on.strokeStyle = 'rgba(255,255,255,.34)'
    on.beginPath()
    for (const [x, y] of way) {
      on.lineTo(x, y)
    }
    // Narrower and narrower: its edge is soft.
    for (const share of [1, 0.72, 0.46]) {
      on.lineWidth = 2 * WAY * width * share
      on.stroke()
    }
  }

  const place = (stop: number) => (stop > 0 ? ways[stop - 1]?.at(-1) : ways[0]?.[0]) ?? [0, 0]
  const counts = (stop: number) => (stops[stop]?.from ?? 0) >= since && !inRooms

  /** Brings what lies before a stop up to it. */
  function remember(stop: number) {
    if (stop < painted) {
      clear(past)
      painted = -1
    }
    while (painted < stop) {
      if (painted >= 0 && counts(painted)) {
        trail(past, ways[painted] ?? [])
      }
      painted += 1
      if (counts(painted)) {
        disc(past, place(painted), reach)
      }
    }
  }

  function torch({ at: [x, y], heading }: Whereabouts) {
    const radius = TORCH * width
    glow(mask, [x, y], radius, 0.5)
    // Narrower and narrower, as the light of a torch is.
    for (const share of hasTorch ? [1, 0.8, 0.6] : []) {
      const half = (HALF_CONE * share * Math.PI) / 180
      const to = (heading * Math.PI) / 180
      mask.globalAlpha = 0.45
      mask.beginPath()
      mask.moveTo(x, y)
      mask.arc(x, y, radius, to - half, to + half)
      mask.fill()
    }
    mask.globalAlpha = 1
    disc(mask, [x, y], inRooms ? reach : reach * 0.7)
  }

  /** Composes one part of the drawing anew. */
  function compose([left, top, right, bottom]: Box) {
    const scale = canvas.width / width
    const x = Math.floor((left - vx) * scale) - 2
    const y = Math.floor((top - vy) * scale) - 2
    context.save()
    context.beginPath()
    context.rect(x, y, Math.ceil((right - left) * scale) + 4, Math.ceil((bottom - top) * scale) + 4)
    context.clip()
    context.clearRect(0, 0, canvas.width, canvas.height)
    context.drawImage(mask.canvas, 0, 0, canvas.width, canvas.height)
    context.globalCompositeOperation = 'source-in'
    context.drawImage(sharp, 0, 0)
    context.restore()
  }

  /** The places between where somebody was in the last frame and where they are now; null where that is far away. */
  function steps({ stop, share, at }: Whereabouts): (readonly [number, number])[] | null {
    if (last === null || Math.abs(last.stop - stop) > 1) {
      return null
    }
    const index = along(ways[stop] ?? [], share).index
    const [early, late] =
      last.stop < stop || last.index < index ? [last, { stop, index }] : [{ stop, index }, last]
    const between =
      early.stop === late.stop
        ? (ways[stop] ?? []).slice(early.index, late.index + 1)
        : [
            ...(ways[early.stop] ?? []).slice(early.index),
            ...(ways[late.stop] ?? []).slice(0, late.index + 1),
          ]
    return [last.at, ...between, at]
  }

  return {
    /** @param cssWidth width of the drawing on the page; its height follows */
    fit(cssWidth: number) {
      const pixels = Math.min(MOST_PIXELS, Math.round(cssWidth * devicePixelRatio))
      // Painting the picture takes several frames' time, and where it gets smaller nobody sees that it is finer.
      if (pixels <= fitted) {
        return
      }
      fitted = pixels
      for (const element of [canvas, sharp]) {
        element.width = pixels
        element.height = Math.round((pixels * height) / width)
      }
      contextOf(sharp).drawImage(picture, 0, 0, sharp.width, sharp.height)
      last = null
    },
    draw(now: Whereabouts, minutes: number) {
      const { stop, share, at } = now
      remember(stop)
      mask.setTransform(1, 0, 0, 1, 0, 0)
      mask.clearRect(0, 0, mask.canvas.width, mask.canvas.height)
      mask.drawImage(past.canvas, 0, 0)
      inUnits(mask)
      const turned: Box[] = []
      for (const room of rooms) {
        const light = room.from <= minutes ? Math.min(1, 0.25 + (minutes - room.from) / FADE) : 0
        mask.globalAlpha = light
        mask.fillStyle = '#fff'
        mask.fill(room.path)
        if (light !== room.light) {
          turned.push(room.box)
          room.light = light
        }
      }
      mask.globalAlpha = 1
      const way = ways[stop] ?? []
      const { index } = along(way, share)
      if (counts(stop) && share > 0) {
        trail(mask, [...way.slice(0, index + 1), at])
      }
      torch(now)
      const far = Math.max(TORCH, POST, 2 * WAY) * width
      const changed = steps(now)?.map((point) => around(point, far))
      compose(changed ? [...changed, ...turned].reduce(union) : whole)
      last = { stop, index, at }
    },
  }
}
