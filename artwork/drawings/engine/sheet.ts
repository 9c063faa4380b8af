import type { Look } from '@/lib/both/watch/drawing'
import { type Axonometry, type Point, type Spot, whole } from './axonometry'
import { type Box, boxAt, facesOf, paintersOrder } from './depth'
import { ink, type Material, materials, POOL_OF_LIGHT, weight } from './ink'
import { isDark, type Style, shadowIn } from './looks'
import { type Bounds, boundsOf, ellipsePath, Pen, pathThrough, short, smoothPath, touches } from './pen'

/** One of the two sides of a box that are seen. */
export type Side = 'left' | 'right'

/** A side as a surface of its own: `s` runs along its foot from left to right on the sheet, `t` upwards. */
export type Wall = { at: (s: number, t: number) => Spot; length: number; height: number }

export type Solid = { name: string; box: Box; pen: Pen }

/**
 * How the drawing runs out into the page: as an oval, or along its edges, which leaves the corners of a house in the middle clean.
 * There: at which share of the width and of the height, from each edge, nothing is left yet, and all is there.
 */
export type Fade =
  | 'round'
  | { across: readonly [none: number, all: number]; down: readonly [none: number, all: number] }

/** How a scene is where nobody has looked yet, on the page of its service. */
export type Unseen = {
  /** What is left of the light of lamps. */
  lamps?: number
  /** How much of everything goes to the ground of the page. */
  veil?: number
}

export type Frame = { x: number; y: number; width: number; height: number }

/** Where the shadow of a point one metre up falls: the moon stands left, behind. */
export const SHADOW = [0.62, 0.1] as const

function hull(points: readonly Point[]): Point[] {
  const sorted = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1])
  const half = (input: readonly Point[]) => {
    const kept: Point[] = []
    for (const point of input) {
      for (;;) {
        const [a, b] = [kept.at(-2), kept.at(-1)]
        if (!a || !b || (b[0] - a[0]) * (point[1] - a[1]) - (b[1] - a[1]) * (point[0] - a[0]) > 0) {
          break
        }
        kept.pop()
      }
      kept.push(point)
    }
    return kept.slice(0, -1)
  }
  return [...half(sorted), ...half(sorted.reverse())]
}

/**
 * A drawing in the making: flat ground, shadows and light on it, then solid things in the order of their depth. What a
 * solid paints must stay within its box, or the order means nothing.
 */
export class Sheet {
  readonly ground = new Pen()
  readonly glow = new Pen()
  readonly above = new Pen()
  readonly solids: Solid[] = []
  private readonly shadows: { d: string; bounds: Bounds }[] = []
  private crowns = false

  constructor(readonly view: Axonometry) {}

  p = (x: number, y: number, z = 0): Point => this.view.project([x, y, z])

  points(spots: readonly Spot[], z = 0): Point[] {
    return spots.map(([x, y, own = 0]) => this.p(x, y, own + z))
  }

  rectangle(x: number, y: number, width: number, depth: number, z = 0): Point[] {
    return [
      this.p(x, y, z),
      this.p(x + width, y, z),
      this.p(x + width, y + depth, z),
      this.p(x, y + depth, z),
    ]
  }

  /** A flat piece of ground. */
  flat(x: number, y: number, width: number, depth: number, style: Style) {
    this.ground.polygon(this.rectangle(x, y, width, depth), style)
  }

  field(spots: readonly Spot[], style: Style) {
    this.ground.polygon(this.points(spots), style)
  }

  groundLine(spots: readonly Spot[], style: Style) {
    this.ground.line(this.points(spots), style)
  }

  /** Lines at equal distances over a piece of ground. */
  hatch(x: number, y: number, width: number, depth: number, step: number, along: 'x' | 'y', style: Style) {
    const length = along === 'x' ? depth : width
    for (let k = 0; k <= length / step + 1e-6; k += 1) {
      const ends: Spot[] =
        along === 'x'
          ? [
              [x, y + k * step],
              [x + width, y + k * step],
            ]
          : [
              [x + k * step, y],
              [x + k * step, y + depth],
            ]
      this.groundLine(ends, style)
    }
  }

  solid(name: string, box: Box, paint: (pen: Pen) => void, shadow = true) {
    const pen = new Pen()
    paint(pen)
    this.solids.push({ name, box, pen })
    if (shadow) {
      const shades = [box.min[2], box.max[2]].flatMap((z) =>
        [box.min[0], box.max[0]].flatMap((x) =>
          [box.min[1], box.max[1]].map((y): Point => this.p(x + SHADOW[0] * z, y + SHADOW[1] * z)),
        ),
      )
      this.shade(hull(shades))
    }
  }

  /** A shadow on the ground, as an outline on the sheet. All of them are one shape, so they go around the same way. */
  shade(outline: readonly Point[]) {
    const area = outline.reduce((sum, [x, y], index) => {
      const [nx, ny] = outline[(index + 1) % outline.length] ?? [x, y]
      return sum + x * ny - nx * y
    }, 0)
    // Their edges are soft: whole units are enough.
    const turned = area < 0 ? [...outline].reverse() : outline
    this.shadows.push({ d: pathThrough(turned.map(whole), true), bounds: boundsOf(outline) })
  }

  /** The outline of a box on the sheet. */
  outline({ min, max }: Box): string {
    const corners = [min[0], max[0]].flatMap((x) =>
      [min[1], max[1]].flatMap((y) => [this.p(x, y, min[2]), this.p(x, y, max[2])]),
    )
    return pathThrough(hull(corners).map(whole), true)
  }

  wall(box: Box, side: Side): Wall {
    const [x0, y0, z0] = box.min
    const [x1, y1, z1] = box.max
    return side === 'left'
      ? { at: (s, t) => [x0 + s, y1, z0 + t], length: x1 - x0, height: z1 - z0 }
      : { at: (s, t) => [x1, y1 - s, z0 + t], length: y1 - y0, height: z1 - z0 }
  }

  panel(pen: Pen, wall: Wall, s: number, t: number, width: number, height: number, style: Style) {
    pen.polygon(
      this.points([
        wall.at(s, t),
        wall.at(s + width, t),
        wall.at(s + width, t + height),
        wall.at(s, t + height),
      ]),
      style,
    )
  }

  stroke(pen: Pen, wall: Wall, steps: readonly (readonly [number, number])[], style: Style) {
    pen.line(this.points(steps.map(([s, t]) => wall.at(s, t))), style)
  }

  /** Upright lines along a wall, each from one height to another; `to` itself has none. */
  ribs(
    pen: Pen,
    wall: Wall,
    { from, to, step }: { from: number; to: number; step: number },
    [low, high]: readonly [number, number],
    style: Style,
  ) {
    for (let at = from; at < to; at += step) {
      this.stroke(
        pen,
        wall,
        [
          [at, low],
          [at, high],
        ],
        style,
      )
    }
  }

  /** A plain body in three tones with its outline. `dress` paints on its sides and top. */
  box(
    name: string,
    at: Spot,
    size: readonly [number, number, number],
    options: {
      material?: Material
      shadow?: boolean
      parapet?: number
      dress?: (pen: Pen, left: Wall, right: Wall, box: Box) => void
      outline?: string
    } = {},
  ) {
    const box = boxAt(at, size)
    const {
      material = materials.concrete,
      shadow = true,
      parapet = 0,
      dress,
      outline = ink.silhouette,
    } = options
    this.solid(
      name,
      box,
      (pen) => {
        this.body(pen, box, material, outline)
        if (parapet > 0) {
          const [x, y] = at
          const [w, d, h] = size
          const top = (at[2] ?? 0) + h
          pen.polygon(this.rectangle(x + parapet, y + parapet, w - 2 * parapet, d - 2 * parapet, top), {
            fill: materials.brick.top,
            stroke: ink.edge,
            width: weight.texture,
          })
        }
        dress?.(pen, this.wall(box, 'left'), this.wall(box, 'right'), box)
      },
      shadow,
    )
    return box
  }

  /** The three visible sides of a box; outline heavier than the edges within. */
  body(pen: Pen, box: Box, material: Material, outline: string = ink.silhouette) {
    const { min, max } = box
    const [x0, y0, z0] = min
    const [x1, y1, z1] = max
    const small = Math.max(x1 - x0, y1 - y0, z1 - z0) * Math.hypot(...this.view.axes.x) < 26
    const faces = facesOf(box)
    for (const side of ['left', 'right', 'top'] as const) {
      pen.polygon(this.points(faces[side]), { fill: material[side] })
    }
    pen.line(
      this.points([
        [x0, y1, z1],
        [x1, y1, z1],
        [x1, y0, z1],
      ]),
      { stroke: ink.edge, width: small ? weight.texture : weight.edge },
    )
    pen.line(
      this.points([
        [x1, y1, z0],
        [x1, y1, z1],
      ]),
      { stroke: ink.edge, width: small ? weight.texture : weight.edge },
    )
    pen.polygon(
      this.points([
        [x0, y1, z0],
        [x1, y1, z0],
        [x1, y0, z0],
        [x1, y0, z1],
        [x0, y0, z1],
        [x0, y1, z1],
      ]),
      { stroke: outline, width: small ? weight.edge : weight.silhouette, opacity: 0.85 },
    )
  }

  /** A circle on the ground. */
  disc(x: number, y: number, radius: number, z = 0): string {
    const { axes } = this.view
    return ellipsePath(
      this.p(x, y, z),
      radius * Math.hypot(axes.x[0], axes.y[0]),
      radius * Math.hypot(axes.x[1], axes.y[1]),
    )
  }

  /** Light on the ground below a lamp. */
  pool(x: number, y: number, radius: number, strength: 'full' | 'half' = 'full', z = 0) {
    this.glow.draw(this.disc(x, y, radius, z), {
      fill: `url(#${strength === 'full' ? 'pool' : 'half'})`,
    })
  }

  /** Light that falls from an opening onto the ground, wider with the distance. */
  spill(x: number, y: number, width: number, reach: number, side: Side, strength = 0.22) {
    const spread = reach * 0.35
    const spots: Spot[] =
      side === 'left'
        ? [
            [x, y],
            [x + width, y],
            [x + width + spread, y + reach],
            [x - spread, y + reach],
          ]
        : [
            [x, y],
            [x, y + width],
            [x + reach, y + width + spread],
            [x + reach, y - spread],
          ]
    for (const share of [1, 0.6]) {
      const [a, b, c, d] = spots
      if (a && b && c && d) {
        const near = (from: Spot, to: Spot): Spot => [
          from[0] + (to[0] - from[0]) * share,
          from[1] + (to[1] - from[1]) * share,
        ]
        this.glow.polygon(this.points([a, b, near(b, c), near(a, d)]), {
          fill: ink.lamp,
          opacity: strength * 0.5,
        })
      }
    }
  }

  /** A crown or bush. Three kinds are drawn once and copied: leaves are too many to write each. */
  crown(pen: Pen, centre: Point, radius: number, seed: number) {
    pen.copy(`crown${Math.floor(noise(seed) * CROWNS)}`, centre, radius / CROWN_RADIUS)
    this.crowns = true
  }

  /**
   * @param part the part of the frame that is shown, if not all of it
   * @param unseen how it is where nobody has looked yet
   */
  svg(
    frame: Frame,
    {
      fade,
      extra,
      look,
      part,
      unseen = {},
    }: { fade: Fade; extra: string; look: Look; part?: Frame; unseen?: Unseen },
  ): string {
    const shown = part ?? frame
    const { lamps: glowing = 1, veil = 0 } = look === 'night' ? unseen : {}
    const within = part && {
      left: part.x,
      top: part.y,
      right: part.x + part.width,
      bottom: part.y + part.height,
    }
    const shade = shadowIn(look)
    const shadows = this.shadows.filter(({ bounds }) => within === undefined || touches(bounds, within))
    const solids = new Pen()
    for (const { pen } of paintersOrder(this.solids, this.view)) {
      solids.append(pen)
    }
    return [
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${[shown.x, shown.y, shown.width, shown.height].map(short).join(' ')}" width="${shown.width}" height="${shown.height}">`,
      '<defs>',
      ...(isDark(look) ? lampsAt(glowing) : []),
      ...fadeIn(frame, fade),
      this.crowns && Array.from({ length: CROWNS }, (_, kind) => crownSymbol(kind, look)).join(''),
      '</defs>',
      '<g mask="url(#edge)" stroke-linejoin="round">',
      this.ground.svg(look, 'ground', within),
      shadows.length > 0 &&
        `<path fill="${shade.colour}" stroke="${shade.colour}" stroke-width="2.5" stroke-linejoin="round" opacity="${short(shade.opacity)}" d="${shadows.map(({ d }) => d).join('')}"/>`,
      this.glow.svg(look, 'glow', within),
      solids.svg(look, 'things', within),
      veil > 0 &&
        `<path fill="${ink.night}" opacity="${veil}" d="M${short(frame.x)} ${short(frame.y)}h${frame.width}v${frame.height}h${-frame.width}z"/>`,
      '</g>',
      this.above.svg(look, 'above', within),
      extra,
      '</svg>',
    ]
      .filter((text) => text !== '' && text !== false)
      .join('\n')
  }
}

type Stop = readonly [at: number, colour: string, alpha: number]

function stops(...list: readonly Stop[]): string {
  return list
    .map(
      ([at, colour, alpha]) =>
        `<stop offset="${short(at)}" stop-color="${colour}" stop-opacity="${Math.round(alpha * 100) / 100}"/>`,
    )
    .join('')
}

/** Light below and around lamps, at a share of its strength; by day none burns. */
function lampsAt(share: number): string[] {
  const light = (id: string, ...list: readonly Stop[]) =>
    `<radialGradient id="${id}">${stops(...list.map(([at, colour, alpha]): Stop => [at, colour, alpha * share]))}</radialGradient>`
  return [
    light('pool', ...POOL_OF_LIGHT.map(([at, alpha]): Stop => [at, ink.lamp, alpha])),
    light('half', [0, '#FFC36A', 0.28], [0.5, ink.lamp, 0.09], [1, ink.lamp, 0]),
    light('halo', [0, '#FFE3B0', 0.95], [0.2, ink.light, 0.5], [1, ink.lamp, 0]),
  ]
}

/** The mask that a drawing runs out with. Where two edges meet, each takes its share of what the other leaves. */
function fadeIn({ x, y, width, height }: Frame, fade: Fade): string[] {
  const place = `x="${short(x)}" y="${short(y)}" width="${width}" height="${height}"`
  const mask = (...fills: readonly string[]) =>
    `<mask id="edge" maskUnits="userSpaceOnUse" ${place}>${fills.map((fill) => `<rect ${place} fill="${fill}"/>`).join('')}</mask>`
  const dark = ([none, all]: readonly [number, number]) =>
    // Slowly at both ends: a straight slope would show where it begins.
    [0, 0.3, 0.65, 1, 1, 0.65, 0.3, 0]
      .map((share, k) => {
        const at = none + (all - none) * share
        const left = 1 - share * share * (3 - 2 * share)
        return `<stop offset="${short(100 * (k < 4 ? at : 1 - at))}%" stop-opacity="${Math.round(100 * left) / 100}"/>`
      })
      .join('')
  if (fade === 'round') {
    return [
      // Nothing is left where the frame cuts the oval: a tree or a street would end in a line.
      `<radialGradient id="fade">${stops([0.7, '#fff', 1], [0.78, '#fff', 0.85], [0.9, '#fff', 0.3], [0.98, '#fff', 0])}</radialGradient>`,
      mask('url(#fade)'),
    ]
  }
  return [
    `<linearGradient id="across">${dark(fade.across)}</linearGradient>`,
    `<linearGradient id="down" x2="0" y2="1">${dark(fade.down)}</linearGradient>`,
    mask('#fff', 'url(#across)', 'url(#down)'),
  ]
}

const CROWNS = 3
const CROWN_RADIUS = 20

/** Lobes, lighter on the moon's side. */
function crownSymbol(kind: number, look: Look): string {
  const ring = (x: number, y: number, r: number, count: number, salt: number): string =>
    smoothPath(
      Array.from({ length: count }, (_, i): Point => {
        const angle = ((i + noise(kind * 9 + i + salt) * 0.6) / count) * 2 * Math.PI
        const own = r * (i % 2 ? 1.09 : 0.9) * (0.92 + 0.16 * noise(kind * 7 + i + salt))
        return [x + Math.cos(angle) * own, y + Math.sin(angle) * own * 0.92]
      }),
    )
  const pen = new Pen()
  pen.draw(ring(0, 0, CROWN_RADIUS, 14, 0), { fill: '#12273B', stroke: ink.texture, width: weight.edge })
  pen.draw(ring(-4, -5, 13, 10, 20), { fill: '#1B3750' })
  pen.draw(ring(-6.5, -8.5, 6, 8, 40), { fill: '#2A4C69' })
  return `<g id="crown${kind}">${pen.svg(look, 'things')}</g>`
}

/** Looks like chance and is the same every time: a number from 0 to 1. */
export function noise(seed: number): number {
  const value = Math.sin(seed * 127.1 + 311.7) * 43758.5453
  return value - Math.floor(value)
}
