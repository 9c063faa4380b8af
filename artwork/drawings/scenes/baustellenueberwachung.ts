import { isometric, type Spot } from '@/artwork/drawings/engine/axonometry'
import { boxAt } from '@/artwork/drawings/engine/depth'
import { ink, materials, weight } from '@/artwork/drawings/engine/ink'
import { inSight } from '@/artwork/drawings/engine/occlusion'
import { ellipsePath } from '@/artwork/drawings/engine/pen'
import {
  fence,
  gate,
  lamp,
  lorry,
  paneSpots,
  timedLamps,
  tree,
  windows,
} from '@/artwork/drawings/engine/props'
import { scaleBar } from '@/artwork/drawings/engine/scale'
import type { Scene, TimedShape } from '@/artwork/drawings/engine/scene'
import { noise, Sheet } from '@/artwork/drawings/engine/sheet'

const STOREY = 3.4
/** From footprint to footprint. */
const STRIDE = 1.3

/** A shell of three storeys under a crane, its pit, its store, and a fence with one loose panel. */
export function baustellenueberwachung(words: { scale: string }): Scene {
  const s = new Sheet(isometric(12.4))
  ground(s)
  shell(s)
  crane(s)
  pit(s)

  // Site offices: two stacked, stair outside; tool store, toilets, tank.
  for (const [x, z] of [
    [4, 0],
    [10.4, 0],
    [4, 2.7],
  ] as const) {
    s.box(`office ${x} ${z}`, [x, 38, z], [6.1, 2.5, 2.6], {
      material: materials.concrete,
      dress: (pen, left, right) => {
        windows(s, pen, left, {
          columns: 3,
          rows: 1,
          sill: 0.35,
          head: 0.8,
          gap: 0.36,
        })
        windows(s, pen, right, { columns: 1, rows: 1, sill: 0.35, head: 0.8, gap: 0.4, mullion: false })
      },
    })
  }
  s.box('tool store', [18.4, 38, 0], [6.1, 2.5, 2.6], {
    material: materials.steel,
    dress: (pen, left) => {
      s.ribs(pen, left, { from: 0.4, to: 6, step: 0.4 }, [0.1, 2.5], {
        stroke: ink.texture,
        width: weight.texture,
      })
      gate(s, pen, left, 2.1, 1.9, 2.2)
    },
  })
  for (const x of [26.4, 27.9]) {
    s.box(`toilet ${x}`, [x, 38.6, 0], [1.1, 1.1, 2.3], {
      material: materials.pale,
      dress: (pen, left) => {
        s.panel(pen, left, 0.2, 0.1, 0.7, 1.9, { fill: materials.brick.left })
      },
    })
  }
  s.box('tank', [31, 38.4, 0], [2.6, 1.4, 1.5], { material: materials.steel })
  s.box('skip', [36, 39, 0], [4.4, 2.1, 1.3], {
    material: materials.brick,
    dress: (pen, _l, _r, { min, max }) => {
      pen.polygon(s.rectangle(min[0] + 0.2, min[1] + 0.2, 4, 1.7, max[2]), { fill: '#0F1C2F' })
    },
  })

  // Material: drums of cable, bundles of steel, bricks, boards, a heap of sand.
  drum(s, 44, 33, 1.15)
  drum(s, 46.8, 33, 1.15)
  drum(s, 44.6, 36, 0.9)
  for (let k = 0; k < 4; k += 1) {
    s.box(`steel ${k}`, [37, 5 + k * 0.9, 0], [10, 0.5, 0.45], {
      material: materials.dark,
      outline: ink.edge,
    })
  }
  for (let k = 0; k < 6; k += 1) {
    s.box(`bricks ${k}`, [40 + (k % 3) * 2, 12 + Math.floor(k / 3) * 2, 0], [1.3, 1.1, 1 + (k % 2) * 0.5], {
      material: materials.brick,
      outline: ink.edge,
      dress: (pen, left) => {
        s.stroke(
          pen,
          left,
          [
            [0, 0.5],
            [1.3, 0.5],
          ],
          { stroke: ink.texture, width: weight.texture },
        )
      },
    })
  }
  for (let k = 0; k < 3; k += 1) {
    s.box(`boards ${k}`, [47.4, 12 + k * 2, 0], [4.6, 1.2, 0.6 + k * 0.25], {
      material: materials.concrete,
      outline: ink.edge,
    })
  }
  s.solid('sand', { min: [49, 4, 0], max: [55, 9, 2] }, (pen) => {
    const peak = s.p(52, 6.5, 2)
    const foot = Array.from(
      { length: 14 },
      (_, i): Spot => [52 + Math.cos((i / 14) * 6.283) * 3, 6.5 + Math.sin((i / 14) * 6.283) * 2.5],
    )
    pen.polygon(s.points(foot), { fill: '#2B3D57', stroke: ink.edge, width: weight.texture })
    pen.polygon([peak, ...s.points(foot.slice(0, 5)).reverse()], { fill: '#1B2A40' })
    pen.polygon([peak, ...s.points(foot.slice(4, 10)).reverse()], { fill: '#3C5373' })
  })
  excavator(s, 50, 22)
  lorry(s, 18, 56, 'x', { nose: -1 })

  // The one light mast that is on, and the ones that are not.
  lamp(s, 34, 35.4, { height: 9, radius: 9 })
  lamp(s, 3.2, 34, { height: 6, radius: 6 })
  for (const x of [11, 64]) {
    lamp(s, x, 52.6, { height: 7, radius: 6 })
  }
  // After the attempt the second mast is switched on; one of the street's lamps rests at night.
  const lamps = [
    ...timedLamps(s, 'floodlight', [[56, 2.6]], { height: 9, radius: 10 }).map(
      (shape): TimedShape => ({ ...shape, still: 'hidden' }),
    ),
    // Far from the lorry, over which its light would be laid.
    ...timedLamps(s, 'street', [[42, 52.6]], { height: 7, radius: 6 }),
  ]

  // The fence of mobile panels, its gate, and the panel that somebody has moved.
  fence(
    s,
    [
      [0, 46],
      [0, 0],
      [38.5, 0],
    ],
    { height: 2, panel: 3.5 },
  )
  fence(
    s,
    [
      [42, 0],
      [60, 0],
    ],
    { height: 2, panel: 3.5 },
  )
  fence(
    s,
    [
      [0, 46],
      [24, 46],
    ],
    { height: 2, panel: 3.5 },
  )
  fence(
    s,
    [
      [32, 46],
      [60, 46],
      [60, 0],
    ],
    { height: 2, panel: 3.5 },
  )
  for (const [x, y, h] of [
    [-6, 4, 8],
    [-8, 16, 9],
    [-6, 29, 8],
    [-9, 40, 9],
    [8, -7, 9],
    [24, -9, 8],
    [52, -8, 9],
    [68, 6, 8],
    [70, 24, 9],
    [67, 40, 8],
  ] as const) {
    tree(s, x, y, h)
  }

  return {
    sheet: s,
    frame: { x: -640, y: -425, width: 1400, height: 1120 },
    tile: { x: -440, y: -20, width: 900, height: 562 },
    posts: {
      container: [9, 42.4],
      tor: [28, 45],
      // Farther back the shell hides the fence.
      zaunwest: [2, 28],
      zaunnord: [38.4, 2],
      bagger: [49.3, 25.8],
      kabel: [42.4, 35.4],
      geruest: [20, 31.6],
      tank: [34.6, 41.4],
    },
    joints: {
      a: [2, 42.4],
      b: [2, 2],
      c: [34, 2],
      d: [34.4, 31.6],
      e: [34.4, 10.6],
      f: [57.4, 2],
      g: [57.4, 28],
      h: [50, 31],
      i: [30, 42.4],
      j: [30, 33.4],
      k: [41.8, 31.8],
    },
    links: [
      ['container', 'a'],
      ['a', 'zaunwest'],
      ['zaunwest', 'b'],
      ['b', 'c'],
      ['c', 'zaunnord'],
      ['zaunnord', 'f'],
      ['f', 'g'],
      ['g', 'bagger'],
      ['bagger', 'h'],
      ['h', 'k'],
      ['k', 'kabel'],
      ['k', 'd'],
      ['d', 'e'],
      ['e', 'c'],
      ['d', 'j'],
      ['j', 'geruest'],
      ['j', 'i'],
      ['i', 'tor'],
      ['i', 'container'],
      ['i', 'tank'],
    ],
    timed: [
      ...lamps,
      ...officeLights(s),
      ...screedLight(s),
      ...loosePanel(s),
      prints(s, [40.8, -1], [41.6, -10]),
    ],
    // From the ground the shell is seen, and from nowhere its roof: a part of that, lit by somebody who walks behind it, would read as a hole.
    regions: [
      {
        // The slabs, the core above them, and the scaffold.
        outline: [
          s.outline({ min: [8, 8, 0], max: [32.4, 29.7, 10.5] }),
          s.outline({ min: [22, 12, 10.5], max: [27, 17, 12.7] }),
          s.outline({ min: [7.6, 28.7, 0], max: [26.2, 29.7, 11.9] }),
        ].join(''),
        seen: { from: ['geruest'] },
      },
    ],
    looksAround: true,
    labels: [scaleBar(s, [37, 60], 10, words.scale)],
  }
}

/** Windows of the site offices: below sits the guard all night, above the site management until it goes. */
function officeLights(s: Sheet): TimedShape[] {
  const panes = (z: number) =>
    paneSpots(s.wall(boxAt([4, 38, z], [6.1, 2.5, 2.6]), 'left'), {
      columns: 3,
      rows: 1,
      sill: 0.35,
      head: 0.8,
      gap: 0.36,
    })
  return [
    { name: 'guard', kind: 'pane', shapes: inSight(s, panes(0).slice(0, 2)) },
    { name: 'guard', kind: 'pool', shapes: [s.disc(6.6, 42.4, 3.6)] },
    { name: 'management', kind: 'pane', shapes: inSight(s, panes(2.7)) },
  ]
}

/** Building light on the ground floor, while the screed is laid. */
function screedLight(s: Sheet): TimedShape[] {
  const bays: readonly (readonly [number, number])[] = [
    [20.1, 25.3],
    [8.7, 13.9],
  ]
  return [
    {
      name: 'shell',
      kind: 'glow',
      shapes: [
        ...bays.map(([from, to]) =>
          s.points([
            [from, 28, 0.3],
            [to, 28, 0.3],
            [to, 28, 3.4],
            [from, 28, 3.4],
          ]),
        ),
        s.points([
          [32, 27.6, 0.3],
          [32, 9, 0.3],
          [32, 9, 3.4],
          [32, 27.6, 3.4],
        ]),
      ],
    },
    { name: 'shell', kind: 'pool', shapes: [s.disc(35, 18, 7), s.disc(20, 30, 6)] },
  ]
}

/** The panel of the fence that stands open for a while, with its foot swung out. */
function loosePanel(s: Sheet): TimedShape[] {
  const panel = (x: number, y: number) =>
    s.points([
      [38.5, 0, 0],
      [x, y, 0],
      [x, y, 2],
      [38.5, 0, 2],
    ])
  return [
    { name: 'fenceClosed', kind: 'mesh', shapes: [panel(42, 0)], still: 'hidden' },
    { name: 'fenceOpen', kind: 'mesh', shapes: [panel(39.2, -3.4)] },
  ]
}

/** Prints of whoever ran away, in the mud from one place to another, left and right by turns: larger than life, or they would be dots. */
function prints(s: Sheet, from: Spot, to: Spot): TimedShape {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  const length = Math.hypot(dx, dy)
  const [ux, uy] = [dx / length, dy / length]
  const shapes = Array.from({ length: Math.ceil(length / STRIDE) }, (_, step) => {
    const side = step % 2 ? 0.42 : -0.42
    // Heel and sole.
    const parts: readonly (readonly (readonly [along: number, aside: number])[])[] = [
      [
        [0, 0.15],
        [0.28, 0.15],
      ],
      [
        [0.4, 0.16],
        [0.75, 0.26],
        [1.05, 0.14],
      ],
    ]
    const at = (along: number, aside: number): Spot => [
      from[0] + ux * (step * STRIDE + along) - uy * (side + aside),
      from[1] + uy * (step * STRIDE + along) + ux * (side + aside),
    ]
    return parts.map((part) =>
      s.points([
        ...part.map(([along, aside]) => at(along, aside)),
        ...part.map(([along, aside]) => at(along, -aside)).reverse(),
      ]),
    )
  })
  return { name: 'prints', kind: 'prints', shapes: shapes.flat() }
}

function shell(s: Sheet) {
  const [x, y, w, d] = [8, 8, 24, 20]
  const columns = [0.2, 5.9, 11.6, 17.3, 23.3]
  const rows = [0.2, 6.6, 13, 19.3]
  s.box('base', [x - 0.6, y - 0.6, 0], [w + 1.2, d + 1.2, 0.3], { material: materials.concrete })
  for (let storey = 0; storey < 3; storey += 1) {
    const z = 0.3 + storey * STOREY
    const height = STOREY - 0.3
    s.box(`core ${storey}`, [x + 14, y + 4, z], [5, 5, height], {
      material: { top: '#50698B', left: '#2A3F5D', right: '#152337' },
      shadow: storey === 2,
      outline: ink.edge,
      dress: (pen, left) => {
        s.panel(pen, left, 1.8, 0, 1.2, 2.2, { fill: ink.pane })
      },
    })
    for (const cx of columns) {
      for (const cy of rows) {
        // The core stands in for two of the columns.
        if (!(cx > 13 && cx < 19.5 && cy > 3 && cy < 10)) {
          s.box(`column ${storey} ${cx} ${cy}`, [x + cx, y + cy, z], [0.5, 0.5, height], {
            material: materials.pale,
            shadow: false,
            outline: ink.edge,
          })
        }
      }
    }
    if (storey < 2) {
      // Blocks laid so far: some of the ground floor's outer wall.
      const bays = storey === 0 ? [0, 1, 3] : [0]
      for (const bay of bays) {
        const from = (columns[bay] ?? 0) + 0.5
        const length = (columns[bay + 1] ?? 0) - from
        s.box(`wall ${storey} ${bay}`, [x + from, y + 19.4, z], [length, 0.3, storey === 0 ? 2.9 : 1.6], {
          material: materials.brick,
          shadow: false,
          outline: ink.edge,
          dress: (pen, left) => {
            for (let t = 0.4; t < left.height; t += 0.5) {
              s.stroke(
                pen,
                left,
                [
                  [0, t],
                  [length, t],
                ],
                { stroke: ink.texture, width: weight.texture },
              )
            }
            if (storey === 0) {
              s.panel(pen, left, 1.6, 1, 2, 1.4, { fill: ink.pane, stroke: ink.edge, width: weight.texture })
            }
          },
        })
      }
    }
    s.box(`slab ${storey}`, [x, y, z + height], [w, d, 0.3], {
      material: { top: storey === 2 ? '#40597C' : '#314866', left: '#8197B5', right: '#4A607F' },
      shadow: storey === 2,
      outline: ink.silhouette,
      dress: (pen) => {
        if (storey === 2) {
          for (let v = 2; v < w; v += 2) {
            pen.line(
              s.points([
                [x + v, y, z + height + 0.3],
                [x + v, y + d, z + height + 0.3],
              ]),
              { stroke: '#4C668A', width: weight.texture },
            )
          }
        }
      },
    })
  }
  const top = 0.3 + 3 * STOREY
  // What is to come: starter bars, formwork, the core already higher.
  s.box('core above', [x + 14, y + 4, top], [5, 5, 2.2], { material: materials.concrete, shadow: false })
  for (const cx of columns) {
    for (const cy of rows.filter((row) => row > 10 || cx < 12)) {
      s.solid(
        `bars ${cx} ${cy}`,
        { min: [x + cx, y + cy, top], max: [x + cx + 0.5, y + cy + 0.5, top + 1.2] },
        (pen) => {
          for (const at of [0.05, 0.25, 0.45]) {
            pen.line(
              [
                s.p(x + cx + at, y + cy + 0.45 - at * 0.5, top),
                s.p(x + cx + at, y + cy + 0.45 - at * 0.5, top + 1.1),
              ],
              { stroke: ink.silhouette, width: weight.texture },
            )
          }
        },
        false,
      )
    }
  }
  for (const k of [0, 1, 2]) {
    s.box(`formwork ${k}`, [x + 2, y + 8 + k * 1.3, top], [5, 0.9, 0.5 + k * 0.3], {
      material: materials.brick,
      shadow: false,
      outline: ink.edge,
    })
  }
  s.box('mesh', [x + 8.4, y + 14.4, top], [5, 3.2, 0.3], {
    material: materials.dark,
    shadow: false,
    outline: ink.edge,
    dress: (pen) => {
      for (let v = 0.5; v < 5; v += 0.5) {
        pen.line(
          s.points([
            [x + 8.4 + v, y + 14.4, top + 0.3],
            [x + 8.4 + v, y + 17.6, top + 0.3],
          ]),
          { stroke: ink.silhouette, width: weight.texture },
        )
      }
    },
  })
  // Scaffold in front of the left side, one bay deep, with its ladders.
  for (let k = 0; k < 8; k += 1) {
    const from = x - 0.4 + k * 3.1
    const height = k < 6 ? top + 1.4 : STOREY * 2 + 1.6
    s.solid(
      `scaffold ${k}`,
      { min: [from, y + d + 0.7, 0], max: [from + 3.1, y + d + 1.7, height] },
      (pen) => {
        const front = y + d + 1.7
        for (const at of [from, from + 3.1]) {
          pen.line(
            s.points([
              [at, front, 0],
              [at, front, height],
            ]),
            { stroke: ink.silhouette, width: weight.edge },
          )
        }
        for (let z = 2; z < height; z += 2) {
          pen.polygon(
            s.points([
              [from, front, z],
              [from + 3.1, front, z],
              [from + 3.1, front - 0.9, z],
              [from, front - 0.9, z],
            ]),
            { fill: '#5F7798', stroke: ink.silhouette, width: weight.texture },
          )
          pen.line(
            s.points([
              [from, front, z + 1],
              [from + 3.1, front, z + 1],
            ]),
            { stroke: ink.edge, width: weight.texture },
          )
        }
        if (k % 3 === 1) {
          pen.line(
            s.points([
              [from, front, 0],
              [from + 3.1, front, 4],
              [from, front, 8],
            ]),
            { stroke: ink.edge, width: weight.texture },
          )
        }
      },
      false,
    )
  }
}

function crane(s: Sheet) {
  const [x, y, top] = [3.2, 3.2, 27] as const
  s.box('crane foot', [x - 1.2, y - 1.2, 0], [4, 4, 0.6], { material: materials.concrete })
  const lattice = (name: string, at: Spot, size: readonly [number, number, number], long: 'x' | 'z') =>
    s.solid(
      name,
      { min: [at[0], at[1], at[2] ?? 0], max: [at[0] + size[0], at[1] + size[1], (at[2] ?? 0) + size[2]] },
      (pen) => {
        const [ax, ay, az] = [at[0], at[1], at[2] ?? 0]
        const line = { stroke: ink.silhouette, width: weight.edge }
        const brace = { stroke: ink.edge, width: weight.edge }
        if (long === 'z') {
          for (const [cx, cy] of [
            [ax, ay + size[1]],
            [ax + size[0], ay + size[1]],
            [ax + size[0], ay],
          ] as const) {
            pen.line(
              s.points([
                [cx, cy, az],
                [cx, cy, az + size[2]],
              ]),
              line,
            )
          }
          const left: Spot[] = []
          const right: Spot[] = []
          for (let z = 0, k = 0; z <= size[2]; z += 1.6, k += 1) {
            left.push([ax + (k % 2) * size[0], ay + size[1], az + z])
            right.push([ax + size[0], ay + size[1] - (k % 2) * size[1], az + z])
          }
          pen.line(s.points(left), brace)
          pen.line(s.points(right), brace)
        } else {
          const end = ax + size[0]
          for (const [cy, cz] of [
            [ay + size[1], az],
            [ay, az],
            [ay + size[1] / 2, az + size[2]],
          ] as const) {
            pen.line(
              s.points([
                [ax, cy, cz],
                [end, cy, cz],
              ]),
              line,
            )
          }
          const zigzag: Spot[] = []
          for (let v = 0, k = 0; v <= size[0]; v += 1.4, k += 1) {
            zigzag.push(k % 2 ? [ax + v, ay + size[1] / 2, az + size[2]] : [ax + v, ay + size[1], az])
          }
          pen.line(s.points(zigzag), brace)
        }
      },
      false,
    )
  lattice('mast', [x, y, 0.6], [1.6, 1.6, top - 0.6], 'z')
  s.box('crane cab', [x + 1.7, y + 0.2, top], [1.5, 1.2, 1.7], { material: materials.steel, shadow: false })
  s.box('slewing ring', [x - 0.1, y, top], [1.7, 1.6, 1.6], { material: materials.concrete, shadow: false })
  lattice('jib', [x, y + 0.2, top + 1.8], [38, 1.2, 1.3], 'x')
  lattice('counter jib', [x - 10, y + 0.2, top + 1.8], [10, 1.2, 1], 'x')
  s.box('ballast', [x - 10, y + 0.1, top + 0.1], [2.4, 1.4, 1.6], {
    material: materials.concrete,
    shadow: false,
  })
  lattice('crane head', [x + 0.1, y + 0.1, top + 3.2], [1.2, 1.2, 4.4], 'z')
  const head = s.p(x + 0.7, y + 0.7, top + 7.6)
  s.above.line([head, s.p(x + 26, y + 0.8, top + 3.1)], { stroke: ink.edge, width: weight.edge })
  s.above.line([head, s.p(x - 9, y + 0.8, top + 2.8)], { stroke: ink.edge, width: weight.edge })
  s.above.draw(ellipsePath(head, 3), { fill: ink.signal })
  s.solid(
    'hook',
    { min: [x + 31, y + 0.8, 19], max: [x + 31.1, y + 0.9, top + 1.8] },
    (pen) => {
      pen.line([s.p(x + 31, y + 0.8, top + 1.8), s.p(x + 31, y + 0.8, 19.6)], {
        stroke: ink.edge,
        width: weight.edge,
      })
      pen.draw(ellipsePath(s.p(x + 31, y + 0.8, 19.2), 3.4), { fill: ink.mistDim })
    },
    false,
  )
}

/** A pit: only its far sides show. */
function pit(s: Sheet) {
  const [x, y, w, d, depth] = [38, 17.5, 10, 13, 3] as const
  s.ground.polygon(s.rectangle(x, y, w, d), { fill: '#08111E' })
  s.ground.polygon(
    s.points([
      [x, y, 0],
      [x + w, y, 0],
      [x + w, y, -depth],
      [x, y, -depth],
    ]),
    { fill: '#22344D', stroke: ink.edge, width: weight.texture },
  )
  s.ground.polygon(
    s.points([
      [x, y, 0],
      [x, y + d, 0],
      [x, y + d, -depth],
      [x, y, -depth],
    ]),
    { fill: '#162539', stroke: ink.edge, width: weight.texture },
  )
  for (let v = 0.7; v < w; v += 0.7) {
    s.ground.line(
      s.points([
        [x + v, y, 0],
        [x + v, y, -depth],
      ]),
      { stroke: ink.texture, width: weight.edge },
    )
  }
  for (let v = 0.7; v < d; v += 0.7) {
    s.ground.line(
      s.points([
        [x, y + v, 0],
        [x, y + v, -depth],
      ]),
      { stroke: ink.faint, width: weight.edge },
    )
  }
  // The near ground covers what lies below its edge.
  s.ground.polygon(
    s.points([
      [x, y + d, 0],
      [x + w, y + d, 0],
      [x + w, y, 0],
      [x + w + depth, y + depth, 0],
      [x + w + depth, y + d + depth, 0],
      [x + depth, y + d + depth, 0],
    ]),
    { fill: '#1B2C43' },
  )
  s.ground.polygon(s.rectangle(x, y, w, d), { stroke: ink.silhouette, width: weight.edge })
}

function drum(s: Sheet, x: number, y: number, radius: number) {
  s.solid(`drum ${x} ${y}`, { min: [x - radius, y, 0], max: [x + radius, y + 1.2, radius * 2] }, (pen) => {
    const disc = (at: number): [number, number][] =>
      Array.from(
        { length: 20 },
        (_, i) =>
          [
            ...s.p(
              x + Math.cos((i / 20) * 6.2832) * radius,
              y + at,
              radius + Math.sin((i / 20) * 6.2832) * radius,
            ),
          ] as [number, number],
      )
    pen.polygon(disc(0), { fill: '#223752', stroke: ink.silhouette, width: weight.edge })
    const core = (at: number): [number, number][] =>
      Array.from(
        { length: 16 },
        (_, i) =>
          [
            ...s.p(
              x + Math.cos((i / 16) * 6.2832) * radius * 0.78,
              y + at,
              radius + Math.sin((i / 16) * 6.2832) * radius * 0.78,
            ),
          ] as [number, number],
      )
    for (const at of [0.2, 0.45, 0.7, 0.95]) {
      pen.polygon(core(at), { fill: '#8FA5C2', stroke: ink.edge, width: weight.texture })
    }
    pen.polygon(disc(1.2), { fill: '#3E5879', stroke: ink.silhouette, width: weight.edge })
    pen.draw(ellipsePath(s.p(x, y + 1.2, radius), 3), { fill: ink.pane })
    pen.line(
      s.points([
        [x - radius * 0.9, y + 1.2, radius],
        [x + radius * 0.9, y + 1.2, radius],
      ]),
      { stroke: ink.edge, width: weight.texture },
    )
  })
}

function excavator(s: Sheet, x: number, y: number) {
  for (const v of [0, 1.5]) {
    s.box(`track ${v}`, [x, y + v, 0], [2.8, 0.6, 0.7], { material: materials.dark })
  }
  s.box('upper', [x + 0.2, y + 0.2, 0.8], [2.2, 1.7, 1.1], { material: materials.concrete })
  s.box('cabin', [x + 0.3, y + 1, 1.9], [1.2, 0.9, 1.2], {
    material: materials.steel,
    dress: (pen, left, right) => {
      s.panel(pen, left, 0.15, 0.2, 0.9, 0.8, { fill: ink.pane })
      s.panel(pen, right, 0.15, 0.2, 0.6, 0.8, { fill: ink.pane })
    },
  })
  s.solid('arm', { min: [x + 2.41, y + 0.61, 0], max: [x + 6, y + 1, 3.6] }, (pen) => {
    pen.line(
      s.points([
        [x + 2.4, y + 0.8, 1.4],
        [x + 3.8, y + 0.8, 3.4],
        [x + 5.4, y + 0.8, 2.2],
        [x + 5.1, y + 0.8, 0.5],
      ]),
      { stroke: ink.mistDim, width: 3 },
    )
    pen.polygon(
      s.points([
        [x + 5.4, y + 0.8, 0.8],
        [x + 5.7, y + 0.8, 0.1],
        [x + 4.7, y + 0.8, 0.1],
        [x + 4.9, y + 0.8, 0.7],
      ]),
      { fill: ink.edge },
    )
  })
}

function ground(s: Sheet) {
  s.flat(-60, -60, 190, 180, { fill: ink.ground })
  s.flat(0, 0, 60, 46, { fill: '#1B2C43' })
  // Tracks in the mud.
  for (let k = 0; k < 60; k += 1) {
    const [x, y] = [2 + noise(k) * 56, 1 + noise(k + 90) * 44]
    s.groundLine(
      [
        [x, y],
        [x + 1 + noise(k + 7) * 2.4, y + 0.2],
      ],
      { stroke: '#263B57', width: weight.edge },
    )
  }
  s.field(
    [
      [25, 46],
      [31, 46],
      [31, 34],
      [36, 32],
      [60, 32],
      [60, 29],
      [34.5, 29],
      [34.5, 3],
      [31.5, 3],
      [33, 30.6],
      [25, 31],
    ],
    { fill: '#15243A' },
  )
  for (const at of [27, 29.4]) {
    s.groundLine(
      [
        [at, 46],
        [at, 33],
      ],
      { stroke: '#2C4463', width: 1.2, dash: '3 3' },
    )
  }
  for (const [x, y, r] of [
    [30, 36, 1.4],
    [55, 30.4, 1.8],
    [6, 33, 1.2],
  ] as const) {
    s.ground.draw(ellipsePath(s.p(x, y), r * 20, r * 9), { fill: '#27456B', opacity: 0.55 })
  }
  s.flat(-60, 49, 190, 3.4, { fill: ink.pavement })
  s.hatch(-60, 49, 190, 3.4, 1.7, 'x', { stroke: '#223856', width: weight.texture })
  s.flat(-60, 53.2, 190, 9, { fill: ink.road })
  s.flat(24, 46, 8, 7.4, { fill: '#15243A' })
  s.groundLine(
    [
      [-60, 58.6],
      [130, 58.6],
    ],
    { stroke: ink.edge, width: 1.2, dash: '16 18' },
  )
}
