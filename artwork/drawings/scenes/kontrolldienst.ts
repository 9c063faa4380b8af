import { planOblique, type Spot } from '@/artwork/drawings/engine/axonometry'
import { boxAt } from '@/artwork/drawings/engine/depth'
import { ink, type Material, materials, weight } from '@/artwork/drawings/engine/ink'
import { inSight } from '@/artwork/drawings/engine/occlusion'
import { ellipsePath } from '@/artwork/drawings/engine/pen'
import {
  cylinder,
  gabled,
  lamp,
  paneSpots,
  roofUnit,
  timedLamps,
  tree,
  windows,
} from '@/artwork/drawings/engine/props'
import { north, scaleBar } from '@/artwork/drawings/engine/scale'
import {
  type Footprint,
  type Region,
  type Scene,
  type TimedShape,
  zone,
} from '@/artwork/drawings/engine/scene'
import { noise, Sheet, type Wall } from '@/artwork/drawings/engine/sheet'

type House = readonly [x: number, y: number, width: number, depth: number]

/** Where streets begin: those from north to south, and those from west to east with the depth that no roof hides. */
const DOWN = [0, 90, 170, 262] as const
const ACROSS = [
  [4, 5],
  [84, 6],
  [158, 8],
] as const
const STREET = 14
/** Of those to the south roofs hide a part, too. */
const FREE = 9.5

/** The streets from crossing to crossing: each is seen with both of them by whoever drives through it. */
function streets(s: Sheet): Region[] {
  const street = (shown: Footprint, between: Footprint): Region => ({
    ...zone(s, shown),
    seen: zone(s, between).seen,
  })
  return [
    ...ACROSS.flatMap(([y, depth]) =>
      DOWN.slice(1).map((to, k) => {
        const from = DOWN[k] ?? to
        return street(
          [from, y, to + FREE - from, depth],
          [from + STREET + 2, y, to - from - STREET - 4, STREET],
        )
      }),
    ),
    ...DOWN.flatMap((x) =>
      ACROSS.slice(1).map(([to, depth], k) => {
        const [from] = ACROSS[k] ?? [to]
        return street(
          [x, from, FREE, to + depth - from],
          [x, from + STREET + 2, STREET, to - from - STREET - 4],
        )
      }),
    ),
  ]
}

/** A quarter between the river and the railway, 330 by 230 metres: a plan whose houses stand up. */
export function kontrolldienst(words: { scale: string; north: string }): Scene {
  const s = new Sheet(planOblique(3.7, 17, 0.8))
  ground(s)

  // Blocks of houses around their yards.
  const homes = [
    ...block(s, 14, 20, 74, 62, 1),
    ...block(s, 108, 20, 60, 62, 2),
    ...block(s, 188, 20, 70, 62, 3),
    ...block(s, 14, 102, 74, 54, 4),
    ...block(s, 188, 102, 70, 54, 6),
  ]
  // Business along the railway.
  hall(s, 'depot', 284, 24, 40, 26)
  hall(s, 'garage', 284, 66, 40, 18)
  hall(s, 'store', 284, 102, 34, 54)
  school(s)
  for (const [x, y, w, d, h] of [
    [16, 180, 30, 14, 12],
    [56, 180, 26, 14, 15],
    [110, 178, 20, 16, 18],
  ] as const) {
    s.box(`slab ${x}`, [x, y, 0], [w, d, h], {
      material: materials.concrete,
      parapet: 1,
      dress: (pen, left, right) => {
        windows(s, pen, left, {
          columns: Math.round(w / 5),
          rows: Math.round(h / 3),
          mullion: false,
          gap: 0.4,
        })
        windows(s, pen, right, {
          columns: Math.round(d / 5),
          rows: Math.round(h / 3),
          mullion: false,
          gap: 0.4,
        })
      },
    })
    roofUnit(s, x + 4, y + 4, h, [4, 3, 2])
  }
  s.box('surgery', [194, 180, 0], [28, 16, 8], {
    material: materials.glass,
    parapet: 0.8,
    dress: (pen, left, right) => {
      windows(s, pen, left, { columns: 9, rows: 2, mullion: false })
      windows(s, pen, right, { columns: 5, rows: 2, mullion: false })
    },
  })
  gabled(s, 'church', [146, 176, 0], [14, 26, 10], { rise: 7, ridge: 'y', material: materials.brick })
  s.box('church tower', [149, 168, 0], [8, 7.9, 24], { material: materials.brick })
  s.solid('spire', { min: [149, 168, 24], max: [157, 175.9, 36] }, (pen) => {
    const tip: Spot = [153, 172, 36]
    pen.polygon(s.points([[149, 175.9, 24], [157, 175.9, 24], tip]), {
      fill: materials.steel.left,
      stroke: ink.edge,
      width: weight.edge,
    })
    pen.polygon(s.points([[157, 175.9, 24], [157, 168, 24], tip]), {
      fill: materials.steel.right,
      stroke: ink.edge,
      width: weight.edge,
    })
  })
  // Trees: avenue, yard of the church, banks of the river.
  for (let x = 18; x < 330; x += 11) {
    if (x < 166 || x > 182) {
      tree(s, x, 209, 8)
    }
  }
  for (const [x, y] of [
    [136, 182],
    [138, 194],
    [166, 182],
    [168, 196],
    [232, 182],
    [240, 192],
    [250, 182],
    [262, 190],
    [276, 184],
  ] as const) {
    tree(s, x, y, 9)
  }
  // A third of the street lamps rests in the middle of the night.
  const street = { height: 5, radius: 9 }
  for (const [x, y] of [
    [98, 12],
    [270, 12],
    [8, 92],
    [98, 92],
    [178, 92],
    [270, 92],
    [56, 168],
    [8, 168],
    [178, 50],
    [98, 130],
    [270, 168],
    [178, 188],
    [140, 92],
    [224, 92],
    [270, 50],
    [8, 130],
    [178, 130],
  ] as const) {
    lamp(s, x, y, street)
  }
  const resting = timedLamps(
    s,
    'street',
    [
      [8, 12],
      [178, 12],
      [56, 92],
      [98, 50],
      [270, 130],
      [224, 168],
    ],
    street,
  )

  return {
    sheet: s,
    frame: { x: -360, y: -130, width: 1740, height: 1250 },
    tile: { x: -120, y: 270, width: 1100, height: 688 },
    posts: {
      buero: [66, 165],
      kita: [128, 158],
      praxis: [208, 165],
      lager: [269, 128],
      werkstatt: [269, 75],
      depot: [269, 37],
      start: [7, 91],
    },
    joints: {
      a: [7, 165],
      b: [97, 165],
      c: [177, 165],
      d: [269, 165],
      e: [269, 91],
      f: [269, 11],
      g: [177, 91],
      h: [97, 91],
      i: [7, 11],
      j: [97, 11],
      k: [177, 11],
      l: [128, 165],
    },
    links: [
      ['start', 'a'],
      ['a', 'buero'],
      ['buero', 'b'],
      ['b', 'l'],
      ['l', 'kita'],
      ['l', 'c'],
      ['c', 'praxis'],
      ['praxis', 'd'],
      ['d', 'lager'],
      ['lager', 'e'],
      ['e', 'werkstatt'],
      ['werkstatt', 'depot'],
      ['depot', 'f'],
      ['f', 'k'],
      ['k', 'j'],
      ['j', 'i'],
      ['i', 'start'],
      ['start', 'h'],
      ['h', 'g'],
      ['g', 'e'],
      ['h', 'b'],
      ['h', 'j'],
      ['g', 'c'],
      ['g', 'k'],
    ],
    // Amber is whoever drives there.
    unseen: { lamps: 0.5 },
    timed: [...resting, ...homeLights(s, homes), ...siteLights(s)],
    // Each stop's house with its plot, and the streets between them.
    regions: [
      ...streets(s),
      ...(
        [
          ['buero', [52, 174, 34, 24], 15],
          ['kita', [106, 100, 64, 58], 9],
          ['praxis', [188, 174, 40, 26], 8],
          ['lager', [280, 98, 42, 62], 12],
          ['werkstatt', [280, 62, 48, 26], 9],
          ['depot', [280, 20, 48, 34], 11],
        ] as const
      ).map(([post, plot, height]) => zone(s, plot, { height, from: [post] })),
    ],
    labels: [scaleBar(s, [56, 250], 100, words.scale), north(s, [-47, 30], 9, words.north)],
  }
}

/** Houses shoulder to shoulder around a yard; returns the windows on the street. */
function block(
  s: Sheet,
  x: number,
  y: number,
  width: number,
  depth: number,
  seed: number,
): readonly (readonly Spot[])[] {
  const band = 12
  s.flat(x, y, width, depth, { fill: '#11263A' })
  const panes: Spot[][] = []
  const lots: [House, 'x' | 'y'][] = []
  const along = (
    from: number,
    length: number,
    salt: number,
    lay: (at: number, size: number) => [House, 'x' | 'y'],
  ) => {
    let at = 0
    for (let k = 0; at < length - 1; k += 1) {
      const size = Math.min(length - at, 11 + Math.floor(noise(seed * 31 + salt + k) * 9))
      const rest = length - at - size
      const own = rest < 9 ? length - at : size
      lots.push(lay(from + at, own))
      at += own
    }
  }
  along(x, width, 1, (at, size) => [[at, y, size, band], 'x'])
  along(y + band, depth - 2 * band, 5, (at, size) => [[x, at, band, size], 'y'])
  along(y + band, depth - 2 * band, 9, (at, size) => [[x + width - band, at, band, size], 'y'])
  along(x, width, 13, (at, size) => [[at, y + depth - band, size, band], 'x'])
  lots.forEach(([[hx, hy, w, d], ridge], index) => {
    const height = 9 + Math.floor(noise(seed * 17 + index) * 3) * 3
    const roofs: Material[] = [
      materials.brick,
      materials.steel,
      materials.concrete,
      { top: '#2E4764', left: '#263A54', right: '#152235' },
    ]
    const material = roofs[Math.floor(noise(seed * 5 + index * 3) * 4)] ?? materials.brick
    const front = hy + d >= y + depth - 0.1
    const dress = (pen: Parameters<Parameters<Sheet['solid']>[2]>[0], left: ReturnType<Sheet['wall']>) => {
      if (front) {
        const layout = { columns: Math.round(w / 5), rows: height / 3, gap: 0.5 }
        windows(s, pen, left, { ...layout, mullion: false })
        panes.push(...paneSpots(left, layout))
      }
    }
    if (noise(seed * 3 + index) > 0.74) {
      s.box(`house ${seed} ${index}`, [hx, hy, 0], [w, d, height + 2], {
        material,
        parapet: 0.8,
        dress,
      })
    } else {
      gabled(s, `house ${seed} ${index}`, [hx, hy, 0], [w, d, height], {
        rise: 4,
        ridge,
        material,
        tiles: false,
        dress,
      })
    }
  })
  for (let k = 0; k < 4; k += 1) {
    const tx = x + 18 + ((k + 0.5 * noise(seed + k * 3)) * (width - 36)) / 4
    tree(s, tx, y + 18 + noise(seed * 2 + k * 5) * (depth - 36), 7, 2.6)
  }
  return panes
}

/** The share of windows behind which people at home have light, by when they have it. */
const AT_HOME: readonly (readonly [name: string, share: number])[] = [
  ['earlySleepers', 0.08],
  ['sleepers', 0.07],
  ['lateSleepers', 0.04],
  ['sleepless', 0.02],
  ['earlyRisers', 0.03],
  ['risers', 0.06],
]

function homeLights(s: Sheet, panes: readonly (readonly Spot[])[]): TimedShape[] {
  let from = 0
  return AT_HOME.map(([name, share]): TimedShape => {
    const to = from + share
    const own = panes.filter((_, index) => noise(index * 3.7) >= from && noise(index * 3.7) < to)
    from = to
    return { name, kind: 'pane', shapes: inSight(s, own) }
  })
}

/** Light in the objects of the tour, while somebody is in them. */
function siteLights(s: Sheet): TimedShape[] {
  const office = s.wall(boxAt([56, 180, 0], [26, 14, 15]), 'left')
  const surgery = s.wall(boxAt([194, 180, 0], [28, 16, 8]), 'left')
  const doorOf = (wall: Wall, at: number) => [
    wall.at(at, 0),
    wall.at(at + 5, 0),
    wall.at(at + 5, 4.6),
    wall.at(at, 4.6),
  ]
  const lit = (name: string, outlines: readonly (readonly Spot[])[]): TimedShape => ({
    name,
    kind: 'pane',
    shapes: inSight(s, outlines),
  })
  return [
    lit(
      'office',
      paneSpots(office, { columns: 5, rows: 5, gap: 0.4 }).filter((_, index) => index % 5 < 3),
    ),
    ...[
      lit(
        'surgery',
        paneSpots(surgery, { columns: 9, rows: 2 }).filter((_, index) => index < 6),
      ),
      lit('workshop', [doorOf(s.wall(boxAt([284, 66, 0], [40, 18, 8]), 'left'), 5)]),
      lit(
        'depot',
        [5, 14, 23].map((at) => doorOf(s.wall(boxAt([284, 24, 0], [40, 26, 8]), 'left'), at)),
      ),
    ].map((shape): TimedShape => ({ ...shape, still: 'hidden' })),
  ]
}

function hall(s: Sheet, name: string, x: number, y: number, width: number, depth: number) {
  s.box(name, [x, y, 0], [width, depth, 8], {
    material: materials.steel,
    parapet: 0.8,
    dress: (pen, left) => {
      for (let v = 5; v < width - 6; v += 9) {
        s.panel(pen, left, v, 0, 5, 4.6, { fill: '#101D30', stroke: ink.edge, width: weight.texture })
      }
      for (let v = 4; v < width - 4; v += 8) {
        for (let u = 4; u < depth - 5; u += 9) {
          pen.polygon(s.rectangle(x + v, y + u, 4, 5, 8), {
            fill: '#1B3557',
            stroke: ink.silhouette,
            width: weight.texture,
          })
        }
      }
    },
  })
}

function school(s: Sheet) {
  s.flat(108, 102, 60, 54, { fill: '#14304A' })
  gabled(s, 'kindergarten', [112, 106, 0], [40, 13, 6], {
    rise: 4,
    ridge: 'x',
    material: materials.pale,
    dress: (pen, left) => windows(s, pen, left, { columns: 10, rows: 1, gap: 0.3, mullion: false }),
  })
  gabled(s, 'kindergarten wing', [112, 119.01, 0], [13, 20, 6], {
    rise: 4,
    ridge: 'y',
    material: materials.pale,
  })
  for (const [x, y] of [
    [134, 128],
    [146, 134],
    [158, 124],
    [160, 142],
    [136, 146],
  ] as const) {
    tree(s, x, y, 8)
  }
  s.ground.draw(ellipsePath(s.p(147, 145), 22, 14), { fill: '#20395A' })
  cylinder(s, 'climbing tower', [152, 146], 1.4, 4, { material: materials.brick })
}

function ground(s: Sheet) {
  s.flat(-160, -160, 660, 560, { fill: ink.ground })
  s.flat(0, 4, 330, 200, { fill: '#1A2D47' })
  // Streets as dark ways between the blocks.
  for (const y of [4, 84, 158]) {
    s.flat(-160, y, 660, 14, { fill: ink.road })
  }
  for (const x of [0, 90, 170, 262]) {
    s.flat(x, -160, 14, 364, { fill: ink.road })
  }
  for (const y of [11, 91, 165]) {
    s.groundLine(
      [
        [-160, y],
        [500, y],
      ],
      { stroke: '#2B4160', width: weight.edge, dash: '9 11' },
    )
  }
  for (const x of [7, 97, 177, 269]) {
    s.groundLine(
      [
        [x, -160],
        [x, 204],
      ],
      { stroke: '#2B4160', width: weight.edge, dash: '9 11' },
    )
  }
  // The bank and the river, with a bridge.
  s.flat(-160, 204, 660, 10, { fill: '#12293A' })
  s.flat(-160, 214, 660, 70, { fill: '#0A1A30' })
  s.groundLine(
    [
      [-160, 214],
      [500, 214],
    ],
    { stroke: ink.edge, width: 1 },
  )
  s.groundLine(
    [
      [-160, 284],
      [500, 284],
    ],
    { stroke: ink.texture, width: 1 },
  )
  for (let k = 0; k < 26; k += 1) {
    const [x, y] = [-60 + noise(k) * 460, 217 + noise(k + 40) * 62]
    s.groundLine(
      [
        [x, y],
        [x + 5 + noise(k + 9) * 10, y],
      ],
      { stroke: '#1D3B60', width: weight.edge },
    )
  }
  s.flat(167, 196, 20, 100, { fill: '#2A3F5D', stroke: ink.silhouette, width: weight.edge })
  s.flat(170, 200, 14, 100, { fill: ink.road })
  s.groundLine(
    [
      [177, 204],
      [177, 300],
    ],
    { stroke: '#2B4160', width: weight.edge, dash: '9 11' },
  )
  for (const y of [228, 250, 272]) {
    s.flat(164, y, 3, 5, { fill: '#22344D' })
    s.flat(187, y, 3, 5, { fill: '#22344D' })
  }
  // Railway in the east.
  s.flat(338, -160, 26, 374, { fill: '#0A1321' })
  for (const x of [342, 345, 351, 354]) {
    s.groundLine(
      [
        [x, -160],
        [x, 214],
      ],
      { stroke: ink.edge, width: weight.edge },
    )
  }
  // Sleepers: one broad dashed line a track.
  for (const x of [343.5, 352.5]) {
    s.groundLine(
      [
        [x, -100],
        [x, 214],
      ],
      { stroke: '#22364F', width: 21, dash: '.8 14' },
    )
  }
}
