import { palette } from '@/lib/server/palette'
import { type Point, type Spot, whole } from './axonometry'
import { boxAt } from './depth'
import { ink, type Material, materials, weight } from './ink'
import { ellipseAfter, ellipsePath, type Pen, pathThrough, short } from './pen'
import type { TimedShape } from './scene'
import { noise, type Sheet, type Wall } from './sheet'

export type Lit = (column: number, row: number) => 'dark' | 'lit' | 'dim'

/** Rows of windows on a wall. Sizes are shares of one bay. */
export function windows(
  sheet: Sheet,
  pen: Pen,
  wall: Wall,
  {
    columns,
    rows,
    lit = () => 'dark',
    sill = 0.3,
    head = 0.82,
    gap = 0.2,
    foot = 0,
    crown = 0,
    mullion = true,
  }: {
    columns: number
    rows: number
    lit?: Lit
    sill?: number
    head?: number
    gap?: number
    /** Metres without windows at the foot and at the top. */
    foot?: number
    crown?: number
    mullion?: boolean
  },
) {
  const bay = wall.length / columns
  const storey = (wall.height - foot - crown) / rows
  const fills = { dark: ink.pane, lit: ink.light, dim: '#8C6C3F' }
  for (const state of ['dark', 'dim', 'lit'] as const) {
    for (let row = 0; row < rows; row += 1) {
      for (let column = 0; column < columns; column += 1) {
        if (lit(column, row) === state) {
          sheet.panel(
            pen,
            wall,
            (column + gap / 2) * bay,
            foot + (row + sill) * storey,
            (1 - gap) * bay,
            (head - sill) * storey,
            { fill: fills[state] },
          )
        }
      }
    }
  }
  if (mullion) {
    for (let row = 0; row < rows; row += 1) {
      for (let column = 0; column < columns; column += 1) {
        const s = (column + 0.5) * bay
        sheet.stroke(
          pen,
          wall,
          [
            [s, foot + (row + sill) * storey],
            [s, foot + (row + head) * storey],
          ],
          {
            stroke: lit(column, row) === 'lit' ? '#7A5A2C' : ink.paneSheen,
            width: weight.texture,
          },
        )
      }
    }
  }
}

/** Places of windows as `windows` lays them out: their four corners. */
export function paneSpots(
  wall: Wall,
  {
    columns,
    rows,
    sill = 0.3,
    head = 0.82,
    gap = 0.2,
  }: { columns: number; rows: number; sill?: number; head?: number; gap?: number },
): Spot[][] {
  const [bay, storey] = [wall.length / columns, wall.height / rows]
  return Array.from({ length: rows * columns }, (_, index) => {
    const s = ((index % columns) + gap / 2) * bay
    const t = (Math.floor(index / columns) + sill) * storey
    const [width, height] = [(1 - gap) * bay, (head - sill) * storey]
    return [wall.at(s, t), wall.at(s + width, t), wall.at(s + width, t + height), wall.at(s, t + height)]
  })
}

/** A roller gate or door in a wall; `open` shows the light within. */
export function gate(
  sheet: Sheet,
  pen: Pen,
  wall: Wall,
  s: number,
  width: number,
  height: number,
  state: 'shut' | 'open' | 'ajar' = 'shut',
) {
  const fill = state === 'shut' ? '#101D30' : ink.light
  sheet.panel(pen, wall, s, 0, width, height, { fill, stroke: ink.edge, width: weight.edge })
  if (state === 'open') {
    sheet.panel(pen, wall, s, height * 0.75, width, height * 0.25, { fill: '#E7A748' })
  } else {
    const from = state === 'ajar' ? height * 0.45 : 0
    if (state === 'ajar') {
      sheet.panel(pen, wall, s, from, width, height - from, { fill: '#101D30' })
    }
    for (let t = from + height / 5; t < height - 0.01; t += height / 5) {
      sheet.stroke(
        pen,
        wall,
        [
          [s, t],
          [s + width, t],
        ],
        { stroke: ink.texture, width: weight.texture },
      )
    }
  }
}

/** A body with a ridged roof above it. The ridge runs along x or y. */
export function gabled(
  sheet: Sheet,
  name: string,
  [x, y, z = 0]: Spot,
  [w, d, h]: readonly [number, number, number],
  {
    rise,
    ridge,
    material = materials.brick,
    dress,
    tiles = true,
  }: {
    rise: number
    ridge: 'x' | 'y'
    material?: Material
    dress?: (pen: Pen, left: Wall, right: Wall) => void
    tiles?: boolean
  },
) {
  const box = boxAt([x, y, z], [w, d, h + rise])
  const body = boxAt([x, y, z], [w, d, h])
  const [top, eave] = [z + h + rise, z + h]
  sheet.solid(name, box, (pen) => {
    const line = { stroke: ink.edge, width: weight.edge }
    const silhouette = { stroke: ink.silhouette, width: 1.2, opacity: 0.85 }
    pen.polygon(
      sheet.points([
        [x, y + d, z],
        [x + w, y + d, z],
        [x + w, y + d, eave],
        [x, y + d, eave],
      ]),
      { fill: material.left },
    )
    pen.polygon(
      sheet.points([
        [x + w, y + d, z],
        [x + w, y, z],
        [x + w, y, eave],
        [x + w, y + d, eave],
      ]),
      { fill: material.right },
    )
    if (ridge === 'x') {
      const [a, b] = [y + d / 2, x + w]
      pen.polygon(
        sheet.points([
          [b, y + d, eave],
          [b, a, top],
          [b, y, eave],
        ]),
        { fill: material.right },
      )
      // The slope away from the eye shows when it is flatter than the view.
      pen.polygon(
        sheet.points([
          [x, a, top],
          [b, a, top],
          [b, y, eave],
          [x, y, eave],
        ]),
        { fill: material.right, ...line },
      )
      pen.polygon(
        sheet.points([
          [x, y + d, eave],
          [b, y + d, eave],
          [b, a, top],
          [x, a, top],
        ]),
        { fill: material.top, ...line },
      )
      if (tiles) {
        for (let k = 1; k < 5; k += 1) {
          const t = k / 5
          pen.line(
            sheet.points([
              [x, y + d - (d / 2) * t, eave + rise * t],
              [b, y + d - (d / 2) * t, eave + rise * t],
            ]),
            { stroke: ink.texture, width: weight.texture },
          )
        }
      }
      pen.line(
        sheet.points([
          [x, y + d, z],
          [b, y + d, z],
          [b, y, z],
          [b, y, eave],
          [b, a, top],
          [x, a, top],
          [x, y + d, eave],
          [x, y + d, z],
        ]),
        silhouette,
      )
    } else {
      const [a, b] = [x + w / 2, y + d]
      pen.polygon(
        sheet.points([
          [x, b, eave],
          [a, b, top],
          [x + w, b, eave],
        ]),
        { fill: material.left },
      )
      pen.polygon(
        sheet.points([
          [x, b, eave],
          [a, b, top],
          [a, y, top],
          [x, y, eave],
        ]),
        { fill: material.top, ...line },
      )
      pen.polygon(
        sheet.points([
          [a, b, top],
          [x + w, b, eave],
          [x + w, y, eave],
          [a, y, top],
        ]),
        { fill: mix(material.top, material.right), ...line },
      )
      if (tiles) {
        for (let k = 1; k < 5; k += 1) {
          const t = k / 5
          pen.line(
            sheet.points([
              [x + w - (w / 2) * t, b, eave + rise * t],
              [x + w - (w / 2) * t, y, eave + rise * t],
            ]),
            { stroke: ink.texture, width: weight.texture },
          )
        }
      }
      pen.line(
        sheet.points([
          [x, b, z],
          [x + w, b, z],
          [x + w, y, z],
          [x + w, y, eave],
          [a, y, top],
          [a, b, top],
          [x, b, eave],
          [x, b, z],
        ]),
        silhouette,
      )
      pen.line(
        sheet.points([
          [a, b, top],
          [x + w, b, eave],
        ]),
        line,
      )
    }
    dress?.(pen, sheet.wall(body, 'left'), sheet.wall(body, 'right'))
  })
}

/** Halfway between two colours. */
function mix(one: string, other: string): string {
  const parts = [1, 3, 5].map((at) => {
    const [a, b] = [one, other].map((colour) => Number.parseInt(colour.slice(at, at + 2), 16))
    return Math.round(((a ?? 0) + (b ?? 0)) / 2)
      .toString(16)
      .padStart(2, '0')
  })
  return `#${parts.join('')}`
}

type Sawtooth = { teeth: number; rise: number }
/** Where a tooth is highest, as a share of its length. */
const CREST = 0.74

/** The glass of each tooth of a sawtooth roof: its four corners. */
export function sawtoothGlass(
  [x, y]: Spot,
  [w, d, h]: readonly [number, number, number],
  { teeth, rise }: Sawtooth,
): [Spot, Spot, Spot, Spot][] {
  const step = w / teeth
  return Array.from({ length: teeth }, (_, k) => [
    [x + (k + CREST) * step, y + d, h + rise],
    [x + (k + 1) * step, y + d, h],
    [x + (k + 1) * step, y, h],
    [x + (k + CREST) * step, y, h + rise],
  ])
}

/** A hall with a sawtooth roof, its glass towards the eye. */
export function sawtooth(
  sheet: Sheet,
  name: string,
  at: Spot,
  size: readonly [number, number, number],
  { dress, ...roof }: Sawtooth & { dress: (pen: Pen, left: Wall, right: Wall) => void },
) {
  const [x, y] = at
  const [w, d, h] = size
  const { teeth, rise } = roof
  const material = materials.steel
  const body = boxAt([x, y, 0], size)
  const step = w / teeth
  sheet.solid(name, boxAt([x, y, 0], [w, d, h + rise]), (pen) => {
    const b = y + d
    const line = { stroke: ink.edge, width: weight.edge }
    const crest: Spot[] = Array.from({ length: teeth }, (_, k) => k).flatMap((k): Spot[] => [
      [x + k * step, b, h],
      [x + (k + CREST) * step, b, h + rise],
      [x + (k + 1) * step, b, h],
    ])
    pen.polygon(sheet.points([[x, b, 0], ...crest, [x + w, b, 0]]), { fill: material.left })
    pen.polygon(
      sheet.points([
        [x + w, b, 0],
        [x + w, y, 0],
        [x + w, y, h],
        [x + w, b, h],
      ]),
      { fill: material.right },
    )
    sawtoothGlass(at, size, roof).forEach((glass, k) => {
      const [foot, top] = [x + k * step, x + (k + CREST) * step]
      pen.polygon(
        sheet.points([
          [foot, b, h],
          [top, b, h + rise],
          [top, y, h + rise],
          [foot, y, h],
        ]),
        { fill: material.top, ...line },
      )
      for (let v = y + 6; v < b; v += 6) {
        pen.line(
          sheet.points([
            [foot, v, h],
            [top, v, h + rise],
          ]),
          { stroke: ink.texture, width: weight.texture },
        )
      }
      pen.polygon(sheet.points(glass), { fill: '#16304F', ...line })
      for (let v = y + 4; v < b; v += 4) {
        pen.line(
          sheet.points([
            [top, v, h + rise],
            [foot + step, v, h],
          ]),
          { stroke: ink.edge, width: weight.texture },
        )
      }
      pen.line(
        sheet.points([
          [top, b, h + rise],
          [top, y, h + rise],
        ]),
        { stroke: ink.mistDim, width: weight.edge },
      )
    })
    pen.line(
      sheet.points([
        [x, b, h],
        [x, b, 0],
        [x + w, b, 0],
        [x + w, y, 0],
        [x + w, y, h],
      ]),
      { stroke: ink.silhouette, width: weight.silhouette, opacity: 0.85 },
    )
    pen.line(
      sheet.points([
        [x + w, b, 0],
        [x + w, b, h],
      ]),
      line,
    )
    pen.line(sheet.points(crest), { stroke: ink.silhouette, width: 1, opacity: 0.85 })
    dress(pen, sheet.wall(body, 'left'), sheet.wall(body, 'right'))
  })
}

/** A standing cylinder: tank, silo, column. */
export function cylinder(
  sheet: Sheet,
  name: string,
  [x, y, z = 0]: Spot,
  radius: number,
  height: number,
  {
    material = materials.concrete,
    rings = 0,
    shadow = true,
  }: { material?: Material; rings?: number; shadow?: boolean } = {},
) {
  const { axes } = sheet.view
  const rx = radius * Math.hypot(axes.x[0], axes.y[0])
  const ry = radius * Math.hypot(axes.x[1], axes.y[1])
  sheet.solid(
    name,
    boxAt([x - radius, y - radius, z], [2 * radius, 2 * radius, height]),
    (pen) => {
      const [foot, top] = [sheet.p(x, y, z), sheet.p(x, y, z + height)]
      const body = (from: number, to: number) => {
        const at = (share: number) => -rx + 2 * rx * share
        const drop = (share: number) => ry * Math.sqrt(Math.max(0, 1 - (2 * share - 1) ** 2))
        const steps = Array.from({ length: 9 }, (_, i) => from + ((to - from) * i) / 8)
        return [
          ...steps.map((share): [number, number] => [foot[0] + at(share), foot[1] + drop(share)]),
          ...[...steps]
            .reverse()
            .map((share): [number, number] => [top[0] + at(share), top[1] + drop(share)]),
        ]
      }
      pen.polygon(body(0, 1), { fill: material.right })
      pen.polygon(body(0, 0.62), { fill: mix(material.left, material.right) })
      pen.polygon(body(0.06, 0.36), { fill: material.left })
      pen.polygon(body(0, 1), { stroke: ink.silhouette, width: weight.edge, opacity: 0.9 })
      for (let ring = 1; ring <= rings; ring += 1) {
        const y0 = foot[1] + ((top[1] - foot[1]) * ring) / (rings + 1)
        pen.line(
          body(0, 1)
            .slice(0, 9)
            .map(([px, py]): [number, number] => [px, py - foot[1] + y0]),
          { stroke: ink.texture, width: weight.texture },
        )
      }
      pen.draw(ellipsePath(top, rx, ry), { fill: material.top, stroke: ink.silhouette, width: weight.edge })
      pen.draw(ellipsePath(top, rx * 0.8, ry * 0.8), { stroke: ink.texture, width: weight.texture })
    },
    shadow,
  )
}

/** A tree; its crown is as wide as the box, so nothing may stand under it. */
export function tree(sheet: Sheet, x: number, y: number, height: number, radius = height * 0.36) {
  const scale = Math.hypot(...sheet.view.axes.x)
  const box = {
    min: [x - radius * 0.5, y - radius * 0.5, 0],
    max: [x + radius * 0.5, y + radius * 0.5, height],
  } as const
  sheet.solid(`tree ${x.toFixed(0)} ${y.toFixed(0)}`, box, (pen) => {
    const lift = height - radius
    pen.line([sheet.p(x, y), sheet.p(x, y, lift)], { stroke: ink.texture, width: Math.max(1, scale * 0.28) })
    sheet.crown(pen, sheet.p(x, y, lift), radius * scale, x * 3 + y)
  })
}

export function bush(sheet: Sheet, x: number, y: number, radius: number, z = 0) {
  const scale = Math.hypot(...sheet.view.axes.x)
  const box = boxAt([x - radius * 0.6, y - radius * 0.6, z], [radius * 1.2, radius * 1.2, radius * 1.4])
  sheet.solid(
    `bush ${x} ${y}`,
    box,
    (pen) => {
      sheet.crown(pen, sheet.p(x, y, z + radius * 0.6), radius * scale, x * 5 + y)
    },
    false,
  )
}

/** A lamp post with its head, its halo and the pool of light below. */
export function lamp(
  sheet: Sheet,
  x: number,
  y: number,
  { height = 7, radius = 11, lit = true }: { height?: number; radius?: number; lit?: boolean } = {},
) {
  if (lit) {
    sheet.pool(x, y, radius)
  }
  const scale = Math.hypot(...sheet.view.axes.x)
  sheet.solid(
    `lamp ${x} ${y}`,
    boxAt([x - 0.15, y - 0.15, 0], [0.3, 0.3, height]),
    (pen) => {
      const head = sheet.p(x, y, height)
      pen.line([sheet.p(x, y), head], { stroke: ink.mistDim, width: Math.min(1.5, 0.5 + scale * 0.1) })
      if (lit) {
        pen.draw(ellipsePath(head, Math.min(20, scale * 2.1)), { fill: 'url(#halo)' })
        pen.draw(ellipsePath(head, Math.min(3, Math.max(1.6, scale * 0.34))), { fill: '#FFF0D2' })
      } else {
        pen.draw(ellipsePath(head, Math.min(3, scale * 0.3)), { fill: ink.mistDim, only: 'dark' })
      }
      // By day nothing shines, so one sees its shade.
      const half = Math.min(7, Math.max(2.4, scale * 0.42))
      const [left, right, up] = [short(head[0] - half), short(2 * half), short(half * 0.8)]
      pen.draw(`M${left} ${short(head[1] + 1)}a${short(half)} ${up} 0 0 1 ${right} 0z`, {
        fill: ink.silhouette,
        only: 'day',
        day: { fill: palette.tinte },
      })
    },
    false,
  )
}

/** Lamps that are on for a part of the shift: drawn as off, with their light as timed shapes. */
export function timedLamps(
  sheet: Sheet,
  name: string,
  spots: readonly (readonly [x: number, y: number])[],
  { height, radius }: { height: number; radius: number },
): TimedShape[] {
  const scale = Math.hypot(...sheet.view.axes.x)
  for (const [x, y] of spots) {
    lamp(sheet, x, y, { height, lit: false })
  }
  const heads = spots.map(([x, y]) => whole(sheet.p(x, y, height)))
  return [
    {
      name,
      kind: 'pool',
      shapes: [
        ...spots.map(([x, y]) => sheet.disc(x, y, radius)),
        ...heads.map((head) => ellipsePath(head, Math.round(Math.min(20, scale * 2.1)))),
      ],
    },
  ]
}

/** Somebody upright: outline of body and head, from the feet up; `height` in sheet units. */
export function figure(feet: Point, height: number): string {
  const [x, y] = whole(feet)
  const at = (dx: number, dy: number): Point => [x + dx * height, y - dy * height]
  const body = [at(-0.09, 0), at(-0.17, 0.72), at(-0.09, 0.8), at(0.09, 0.8), at(0.17, 0.72), at(0.09, 0)]
  const head = ellipseAfter([0.09 * height, -0.9 * height], 0.09 * height)
  return pathThrough(body, true) + head
}

/** Panels of a fence between points; each panel is a thing of its own, so that it can stand before and behind. */
export function fence(
  sheet: Sheet,
  spots: readonly Spot[],
  { height = 2, panel = 5, mesh = true }: { height?: number; panel?: number; mesh?: boolean } = {},
) {
  spots.slice(1).forEach((to, index) => {
    const from = spots[index]
    if (from === undefined) {
      return
    }
    const length = Math.hypot(to[0] - from[0], to[1] - from[1])
    const count = Math.max(1, Math.round(length / panel))
    for (let k = 0; k < count; k += 1) {
      const at = (share: number): [number, number] => [
        from[0] + (to[0] - from[0]) * share,
        from[1] + (to[1] - from[1]) * share,
      ]
      const [a, b] = [at(k / count), at((k + 1) / count)]
      sheet.solid(
        `fence ${a} ${b}`,
        {
          min: [Math.min(a[0], b[0]), Math.min(a[1], b[1]), 0],
          max: [Math.max(a[0], b[0]), Math.max(a[1], b[1]), height],
        },
        (pen) => {
          // One closed line a panel: fences are long, and each is drawn in hundreds of pieces.
          pen.polygon(
            sheet.points([
              [...a, 0],
              [...b, 0],
              [...b, height],
              [...a, height],
            ]),
            {
              fill: mesh ? '#8FA6C61c' : 'none',
              stroke: ink.edge,
              width: weight.texture,
            },
          )
        },
        false,
      )
    }
  })
}

type Heading = 'x' | 'y'

/** A body on wheels: hull, cabin with glass, wheels. `nose` is where its front is, along the heading. */
export function car(
  sheet: Sheet,
  x: number,
  y: number,
  heading: Heading,
  {
    kind = 'car',
    lights = false,
    nose = 1,
    material = materials.concrete,
  }: { kind?: 'car' | 'van'; lights?: boolean; nose?: 1 | -1; material?: Material } = {},
) {
  const [length, width, height] = kind === 'car' ? [4.5, 1.8, 1.5] : [5.6, 2, 2.4]
  const size = (l: number, w: number, h: number) =>
    heading === 'x' ? ([l, w, h] as const) : ([w, l, h] as const)
  const box = boxAt([x, y, 0], size(length, width, height))
  sheet.solid(`${kind} ${x} ${y}`, box, (pen) => {
    const place = (along: number, across: number, z: number): Spot =>
      heading === 'x' ? [x + along, y + across, z] : [x + across, y + along, z]
    const hullHeight = kind === 'car' ? 0.95 : 2.3
    const hull = boxAt(place(0, 0, 0.3), size(length, width, hullHeight - 0.3))
    sheet.body(pen, hull, material)
    if (kind === 'car') {
      const cabin = boxAt(place(nose > 0 ? 0.7 : 1.2, 0.15, 0.95), size(2.6, width - 0.3, 0.55))
      sheet.body(pen, cabin, { top: material.top, left: '#0F1D31', right: ink.night })
    } else {
      const wall = sheet.wall(hull, heading === 'x' ? 'left' : 'right')
      const from = heading === 'x' ? (nose > 0 ? length - 1.7 : 0.5) : nose > 0 ? 0.5 : length - 1.7
      sheet.panel(pen, wall, from, 1.1, 1.2, 0.75, { fill: ink.night })
    }
    if (lights) {
      const at = sheet.p(...(place(nose > 0 ? length : 0, width / 2, 0.7) as [number, number, number]))
      pen.draw(ellipsePath(at, 5), { fill: 'url(#halo)' })
    }
  })
}

/** A lorry: tractor and semi-trailer, 16.5 m. */
export function lorry(
  sheet: Sheet,
  x: number,
  y: number,
  heading: Heading,
  { nose = 1, lit = false }: { nose?: 1 | -1; lit?: boolean } = {},
) {
  const place = (along: number, across: number): [number, number] =>
    heading === 'x' ? [x + along, y + across] : [x + across, y + along]
  const size = (l: number, w: number, h: number) =>
    heading === 'x' ? ([l, w, h] as const) : ([w, l, h] as const)
  const [trailer, cab] = nose > 0 ? [0, 13.9] : [2.8, 0]
  sheet.box(`trailer ${x} ${y}`, [...place(trailer, 0), 1.1], size(13.6, 2.5, 2.8), {
    material: materials.pale,
    dress: (pen, left, right) => {
      const wall = heading === 'x' ? left : right
      for (let s = 1.7; s < 13; s += 1.7) {
        sheet.stroke(
          pen,
          wall,
          [
            [s, 0.1],
            [s, 2.7],
          ],
          { stroke: ink.edge, width: weight.texture },
        )
      }
    },
  })
  sheet.box(`chassis ${x} ${y}`, [...place(trailer, 0.15), 0], size(13.6, 2.2, 1.1), {
    material: materials.dark,
    outline: ink.texture,
  })
  sheet.box(`cab ${x} ${y}`, [...place(cab, 0), 0.4], size(2.5, 2.5, 2.7), {
    material: materials.steel,
    dress: (pen, left, right) => {
      sheet.panel(pen, heading === 'x' ? left : right, 0.8, 1.4, 1.3, 0.9, { fill: ink.pane })
      sheet.panel(pen, heading === 'x' ? right : left, 0.2, 1.3, 2.1, 1, { fill: ink.pane })
      if (lit) {
        const front = sheet.p(...place(nose > 0 ? cab + 2.5 : cab, 1.2), 1)
        pen.draw(ellipsePath(front, 7), { fill: 'url(#halo)' })
      }
    },
  })
}

/** A chest of machinery on a roof, with its fan. */
export function roofUnit(
  sheet: Sheet,
  x: number,
  y: number,
  z: number,
  size: readonly [number, number, number] = [4, 3, 1.8],
) {
  sheet.box(`roof unit ${x} ${y}`, [x, y, z], size, {
    material: materials.pale,
    shadow: false,
    dress: (pen, left) => {
      for (let t = 0.3; t < size[2]; t += 0.35) {
        sheet.stroke(
          pen,
          left,
          [
            [0.3, t],
            [size[0] - 0.3, t],
          ],
          { stroke: ink.texture, width: weight.texture },
        )
      }
      const { axes } = sheet.view
      const r = Math.min(size[0], size[1]) * 0.32
      pen.draw(
        ellipsePath(
          sheet.p(x + size[0] / 2, y + size[1] / 2, z + size[2]),
          r * Math.hypot(axes.x[0], axes.y[0]),
          r * Math.hypot(axes.x[1], axes.y[1]),
        ),
        { fill: materials.dark.top, stroke: ink.edge, width: weight.texture },
      )
    },
  })
}

/** Flat glass on a roof. Painted by the roof's own `dress`. */
export function skylights(
  sheet: Sheet,
  pen: Pen,
  spots: readonly Spot[],
  [w, d]: readonly [number, number],
  fill = '#1B3557',
) {
  for (const [x, y, z = 0] of spots) {
    pen.polygon(sheet.rectangle(x, y, w, d, z), { fill, stroke: ink.silhouette, width: weight.texture })
    pen.line([sheet.p(x + w / 2, y, z), sheet.p(x + w / 2, y + d, z)], {
      stroke: ink.edge,
      width: weight.texture,
    })
  }
}

/** Marked bays, some of them with cars. */
export function bays(
  sheet: Sheet,
  x: number,
  y: number,
  count: number,
  { taken, depth = 5, width = 2.6 }: { taken: (index: number) => boolean; depth?: number; width?: number },
) {
  for (let k = 0; k <= count; k += 1) {
    sheet.groundLine(
      [
        [x + k * width, y],
        [x + k * width, y + depth],
      ],
      { stroke: ink.texture, width: weight.edge },
    )
  }
  for (let k = 0; k < count; k += 1) {
    if (taken(k)) {
      const tones = [materials.concrete, materials.steel, materials.dark, materials.pale]
      car(sheet, x + k * width + 0.4, y + 0.3, 'y', {
        material: tones[Math.floor(noise(x + k * 3 + y) * 4)] ?? materials.steel,
        nose: noise(k) > 0.5 ? 1 : -1,
      })
    }
  }
}
