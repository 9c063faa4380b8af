import { dimetric, type Point, type Spot } from '@/artwork/drawings/engine/axonometry'
import { hides } from '@/artwork/drawings/engine/depth'
import { ink, materials, weight } from '@/artwork/drawings/engine/ink'
import { ellipsePath, Pen, short } from '@/artwork/drawings/engine/pen'
import { car, fence, figure, lamp, lorry, tree, windows } from '@/artwork/drawings/engine/props'
import { scaleBar } from '@/artwork/drawings/engine/scale'
import { type Scene, type TimedShape, zone } from '@/artwork/drawings/engine/scene'
import { noise, Sheet } from '@/artwork/drawings/engine/sheet'

/** An open-air ground of 116 by 86 metres for 5,000 guests, seen from high up in the stand. */
export function veranstaltungsservice(words: { scale: string }): Scene {
  const s = new Sheet(dimetric(9, 24, 0.56))
  ground(s)
  stage(s)

  // Front of house: mixing desk under its roof, with its own barrier.
  s.box('mixing desk', [55, 44, 0], [7, 5, 1.2], { material: materials.dark })
  for (const [x, y] of [
    [55, 44],
    [61.6, 44],
    [55, 48.6],
    [61.6, 48.6],
  ] as const) {
    s.box(`pole ${x} ${y}`, [x, y, 1.2], [0.4, 0.4, 3], { material: materials.steel, shadow: false })
  }
  s.box('mixing roof', [54.4, 43.4, 4.2], [8.2, 6.2, 0.5], { material: materials.concrete })
  for (const x of [38, 78]) {
    s.box(`delay ${x}`, [x, 40, 0], [1.6, 1.6, 9], {
      material: materials.dark,
      dress: (pen, left, right) => {
        for (let t = 1; t < 9; t += 1) {
          s.stroke(
            pen,
            left,
            [
              [0, t - 1],
              [1.6, t],
            ],
            { stroke: ink.edge, width: weight.texture },
          )
          s.stroke(
            pen,
            right,
            [
              [0, t],
              [1.6, t - 1],
            ],
            { stroke: ink.edge, width: weight.texture },
          )
        }
      },
    })
    s.box(`speaker ${x}`, [x - 0.2, 41.6, 5.4], [2, 1, 3.4], { material: materials.dark, shadow: false })
  }

  // Bars and food along the west side, with the way of escape between them; sanitary containers in the east.
  for (const y of [22.8, 30.4, 38, 54]) {
    s.box(`bar ${y}`, [8, y, 0], [4, 6, 2.4], {
      material: materials.brick,
      dress: (pen, _, right) => {
        s.panel(pen, right, 0.5, 0.9, 5, 1.2, { fill: ink.light })
        for (const at of [2.1, 3.8]) {
          s.stroke(
            pen,
            right,
            [
              [at, 0.9],
              [at, 2.1],
            ],
            { stroke: '#7A5A2C', width: weight.edge },
          )
        }
      },
    })
    s.box(`awning ${y}`, [7.4, y - 0.4, 2.4], [7, 6.8, 0.3], { material: materials.pale })
    s.spill(12.1, y + 0.5, 5, 5, 'right', 0.4)
  }
  for (const y of [30, 36.5, 43]) {
    s.box(`toilets ${y}`, [103, y, 0], [3, 6, 2.6], {
      material: materials.pale,
      dress: (pen, left) => {
        s.panel(pen, left, 0.8, 0, 1, 2, { fill: ink.pane })
      },
    })
  }
  tent(s, 'first aid', [96, 50], 5, 'cross')
  tent(s, 'first aid 2', [101.4, 50], 5, 'plain')
  tent(s, 'bag store', [84, 72], 5, 'plain')

  // Backstage: containers, lorries, generator.
  for (const [x, y] of [
    [84, 4],
    [84, 9],
    [84, 14],
  ] as const) {
    s.box(`backstage ${y}`, [x, y, 0], [7, 3, 2.7], {
      material: materials.concrete,
      dress: (pen, left) =>
        windows(s, pen, left, { columns: 3, rows: 1, lit: (c) => (y === 14 && c < 2 ? 'lit' : 'dark') }),
    })
  }
  s.spill(84.6, 17.1, 3.6, 2.4, 'left')
  lorry(s, 95, 3, 'y')
  lorry(s, 100, 3, 'y')
  s.box('generator', [107, 4, 0], [5, 2.4, 2.6], {
    material: materials.steel,
    dress: (pen, left) => {
      s.ribs(pen, left, { from: 0.5, to: 5, step: 0.5 }, [0.3, 2.2], {
        stroke: ink.texture,
        width: weight.texture,
      })
    },
  })

  // Entrance: five lanes under their roofs, the way with bags apart.
  for (let k = 0; k < 6; k += 1) {
    fence(
      s,
      [
        [40 + k * 5, 74],
        [40 + k * 5, 83],
      ],
      { height: 1.1, panel: 3 },
    )
  }
  for (let k = 0; k < 5; k += 1) {
    s.box(`check table ${k}`, [43.2 + k * 5, 75.5, 0], [1.4, 0.7, 0.9], {
      material: materials.pale,
      shadow: false,
    })
  }
  for (let k = 0; k < 6; k += 1) {
    s.box(`lane pole ${k}`, [40 + k * 5 - 0.15, 73.5, 0], [0.3, 0.3, 3.1], {
      material: materials.steel,
      shadow: false,
    })
  }
  s.box('lane roof', [39.4, 71.6, 3.1], [26.4, 2.3, 0.3], { material: materials.pale })

  fence(
    s,
    [
      [0, 86],
      [0, 0],
      [116, 0],
    ],
    { height: 2.2, panel: 6 },
  )
  fence(
    s,
    [
      [0, 86],
      [38, 86],
    ],
    { height: 2.2, panel: 6 },
  )
  fence(
    s,
    [
      [67, 86],
      [100, 86],
    ],
    { height: 2.2, panel: 6 },
  )
  fence(
    s,
    [
      [108, 86],
      [116, 86],
      [116, 62],
    ],
    { height: 2.2, panel: 6 },
  )
  fence(
    s,
    [
      [116, 54],
      [116, 0],
    ],
    { height: 2.2, panel: 6 },
  )
  for (const [x, y] of [
    [20, 20],
    [20, 62],
    [34, 68],
    [95, 67],
    [110, 26],
    [74, 68.5],
    [93.6, 80],
  ] as const) {
    lamp(s, x, y, { height: 8, radius: 8 })
  }
  for (const [x, y, h] of [
    [-6, 10, 11],
    [-12, 24, 13],
    [-7, 38, 12],
    [-13, 52, 11],
    [-7, 66, 12],
    [-14, 80, 11],
    [14, -6, 12],
    [30, -9, 11],
    [100, -7, 12],
    [84, -8, 11],
    [122, 10, 11],
    [126, 26, 12],
    [122, 42, 11],
    [127, 58, 12],
    [123, 74, 11],
    [-24, 36, 12],
    [-24, 66, 11],
    [112, -10, 12],
  ] as const) {
    tree(s, x, y, h)
  }
  for (const x of [74, 80, 86]) {
    car(s, x, 95.4, 'x', { lights: x === 74, nose: -1, material: materials.pale })
  }

  return {
    sheet: s,
    frame: { x: -470, y: -150, width: 1560, height: 950 },
    tile: { x: -215, y: 40, width: 1000, height: 625 },
    posts: {
      einlass: [52.5, 70],
      tor2: [104, 83],
      graben: [50, 25.6],
      treppe: [78, 25.6],
      ost: [112, 58],
      west: [3, 46.5],
      buehne: [90, 21],
      sanitaet: [98, 57],
      bar: [19, 40],
    },
    joints: { a: [26, 66], b: [19, 46.5], c: [26, 25.6], d: [92, 64], e: [104, 64], f: [92, 25.6] },
    links: [
      ['einlass', 'a'],
      ['a', 'b'],
      ['b', 'bar'],
      ['b', 'west'],
      ['bar', 'c'],
      ['c', 'graben'],
      ['graben', 'treppe'],
      ['treppe', 'buehne'],
      ['f', 'buehne'],
      ['f', 'd'],
      ['d', 'sanitaet'],
      ['d', 'e'],
      ['e', 'tor2'],
      ['sanitaet', 'ost'],
      ['einlass', 'd'],
    ],
    regions: (
      [
        // Beyond the fence, too.
        [[-60, -60, 260, 200], 0, ['bar']],
        [[0, 0, 32, 36], 4],
        [[0, 36, 32, 26], 4],
        // The last round: what was lost, and where.
        [[0, 62, 20, 24], 3, ['bar']],
        [[20, 62, 66, 24], 4],
        [[32, 0, 52, 22], 15, ['treppe']],
        [[32, 22, 52, 18], 2],
        // Nobody walks through the crowd; from the pit one sees all of it.
        [[32, 40, 52, 22], 6, ['graben']],
        [[84, 0, 32, 36], 6],
        [[84, 36, 32, 26], 5],
        [[86, 62, 30, 24], 4],
      ] as const
    ).map(([sector, height, from]) => zone(s, sector, { height, from })),
    crowd: people(s),
    timed: [
      ...show(s),
      { name: 'queue', kind: 'guests', shapes: queue(s) },
      ...Object.entries(STAFF).map(
        ([name, spots]): TimedShape => ({
          name,
          kind: 'staff',
          // Larger than life: a person of two pixels would not be seen.
          shapes: spots.map((spot) => figure(s.view.project(spot), 26)),
        }),
      ),
    ],
    labels: [scaleBar(s, [4, 94], 25, words.scale)],
  }
}

/**
 * Where the staff stands. Whoever leads the shift is the one that the plan follows, so at each hour one less stands
 * here than the ruler's columns say.
 */
const STAFF: Readonly<Record<string, readonly Spot[]>> = {
  // Gate 2, and the way to the stage.
  wholeEvening: [
    [102.4, 84.4],
    [106, 84.4],
    [88, 19.6],
    [92.6, 21.4],
    [88, 62],
  ],
  // The gates of escape, pit, stairs, first aid, and beside the crowd.
  concert: [
    [4.4, 44],
    [4.4, 49],
    [112.6, 55.6],
    [112.6, 60.4],
    [44, 26.4],
    [54, 26.4],
    [63, 26.4],
    [73, 26.4],
    [79.4, 24.4],
    [96, 56.4],
    [16, 30],
    [16, 57],
  ],
  // The lanes of the entrance.
  entrance: [
    [42.4, 73],
    [47.4, 73],
    [55.4, 75],
    [62.6, 73],
  ],
  entranceUntilFull: [
    [45.4, 75],
    [50.4, 75],
    [52.4, 73],
    [60.4, 75],
  ],
  // Four of the entrance go to where it becomes full.
  crowd: [
    [34, 62],
    [46, 66],
    [66, 66],
    [76, 62],
  ],
  exit: [
    [38.6, 87],
    [44, 87.6],
    [49.4, 87.6],
    [55, 87.6],
    [60.4, 87.6],
    [66.4, 87],
    [9.6, 46.5],
    [108, 58],
  ],
}

/** The concert's light: over the stage, in beams and on the ground before it, until the last guest has left. */
function show(s: Sheet): TimedShape[] {
  const lamps = [46, 50.5, 55, 60, 64.5, 69]
  const opening = s.points([
    [43.2, 22, 0],
    [72.8, 22, 0],
    [72.8, 22, 10.7],
    [43.2, 22, 10.7],
  ])
  const beams = lamps.map((at): Point[] => {
    const to = 58 + (at - 57.5) * 1.16
    return [s.p(at, 22.8, 11.2), s.p(to + 2.4, 24, 1), s.p(to - 2.4, 24, 1)]
  })
  // Without scripts it is the afternoon.
  const lights: readonly [name: string, TimedShape['kind'], TimedShape['shapes']][] = [
    ['stage', 'glow', [opening]],
    ['stage', 'pool', [s.disc(58, 27, 26), s.disc(58, 24, 14), opening]],
    ['beams', 'glow', beams],
    ['beams', 'pool', lamps.map((at) => ellipsePath(s.p(at, 22.8, 11.2), 16))],
  ]
  return lights.map(([name, kind, shapes]) => ({ name, kind, shapes, still: 'hidden' }))
}

/** Who waits to get in: three deep in each lane. */
function queue(s: Sheet): string[] {
  return Array.from({ length: 15 }, (_, k) => {
    const spot = [
      42.4 + (k % 5) * 5 + (noise(k) - 0.5),
      77.4 + Math.floor(k / 5) * 2.4 + noise(k + 9),
    ] as const
    return figure(s.view.project(spot), 20)
  })
}

function stage(s: Sheet) {
  s.box('stage', [42, 8, 0], [32, 14, 1.8], {
    material: materials.concrete,
    dress: (pen, left) => {
      s.ribs(pen, left, { from: 2, to: 32, step: 2 }, [0, 1.8], { stroke: ink.edge, width: weight.texture })
      // Boards.
      for (let y = 10; y < 22; y += 2) {
        pen.line([s.p(42, y, 1.8), s.p(74, y, 1.8)], { stroke: ink.texture, width: weight.texture })
      }
    },
  })
  s.box('screen', [46, 8.2, 1.8], [24, 0.5, 8], { material: materials.dark, shadow: false })
  for (const x of [42, 72.8]) {
    s.box(`tower back ${x}`, [x, 8, 1.8], [1.2, 0.9, 9.4], { material: materials.steel, shadow: false })
  }
  s.box('drums', [56.4, 11.4, 1.8], [3.4, 2.4, 1.1], {
    material: materials.dark,
    shadow: false,
    outline: ink.edge,
  })
  for (const x of [49, 65]) {
    s.box(`amp ${x}`, [x, 12, 1.8], [2, 1, 1.6], {
      material: materials.dark,
      shadow: false,
      outline: ink.edge,
    })
  }
  for (const x of [42, 72.8]) {
    s.box(`tower front ${x}`, [x, 20.8, 1.8], [1.2, 1.2, 9.4], {
      material: materials.steel,
      shadow: false,
      dress: (pen, left, right) => {
        for (let t = 1.2; t < 9.4; t += 1.2) {
          s.stroke(
            pen,
            left,
            [
              [0, t - 1.2],
              [1.2, t],
            ],
            { stroke: ink.silhouette, width: weight.texture },
          )
          s.stroke(
            pen,
            right,
            [
              [0, t],
              [1.2, t - 1.2],
            ],
            { stroke: ink.silhouette, width: weight.texture },
          )
        }
      },
    })
  }
  for (const x of [36.6, 76.2]) {
    s.box(`wing ${x}`, [x, 14, 0], [3.2, 7, 1.2], { material: materials.dark })
    s.box(`line array ${x}`, [x + 0.8, 19, 3.4], [1.7, 1.4, 7.2], {
      material: materials.dark,
      dress: (pen, left) => {
        for (let t = 0.8; t < 7; t += 0.8) {
          s.stroke(
            pen,
            left,
            [
              [0, t],
              [1.7, t],
            ],
            { stroke: ink.edge, width: weight.texture },
          )
        }
      },
    })
  }
  s.box('stage roof', [40.6, 7.4, 11.2], [34.8, 15.4, 1.2], {
    material: materials.steel,
    dress: (pen, left, right) => {
      for (let v = 1.2; v < 34.8; v += 1.2) {
        s.stroke(
          pen,
          left,
          [
            [v - 1.2, 0],
            [v, 1.2],
          ],
          { stroke: ink.silhouette, width: weight.texture },
        )
      }
      for (let v = 1.2; v < 15; v += 1.2) {
        s.stroke(
          pen,
          right,
          [
            [v - 1.2, 1.2],
            [v, 0],
          ],
          { stroke: ink.edge, width: weight.texture },
        )
      }
      for (let v = 3; v < 34; v += 4) {
        pen.line(
          s.points([
            [40.6 + v, 7.4, 12.4],
            [40.6 + v, 22.8, 12.4],
          ]),
          { stroke: ink.texture, width: weight.texture },
        )
      }
    },
  })
  // The barrier in front of the stage and the second one in the crowd.
  fence(
    s,
    [
      [38, 27.6],
      [78, 27.6],
    ],
    { height: 1.1, panel: 2.5 },
  )
  fence(
    s,
    [
      [44, 38.6],
      [54, 38.6],
    ],
    { height: 1.1, panel: 2.5 },
  )
  fence(
    s,
    [
      [63, 38.6],
      [73, 38.6],
    ],
    { height: 1.1, panel: 2.5 },
  )
}

function tent(s: Sheet, name: string, [x, y]: Spot, size: number, sign: 'cross' | 'plain') {
  s.solid(name, { min: [x, y, 0], max: [x + size, y + size, 5] }, (pen) => {
    const peak: Spot = [x + size / 2, y + size / 2, 5]
    const line = { stroke: ink.silhouette, width: weight.edge }
    s.body(pen, { min: [x, y, 0], max: [x + size, y + size, 2.4] }, materials.pale)
    pen.polygon(s.points([[x, y, 2.4], [x + size, y, 2.4], peak]), { fill: materials.pale.right, ...line })
    pen.polygon(s.points([[x, y + size, 2.4], [x, y, 2.4], peak]), { fill: materials.pale.top, ...line })
    pen.polygon(s.points([[x + size, y, 2.4], [x + size, y + size, 2.4], peak]), { fill: '#40546F', ...line })
    pen.polygon(s.points([[x, y + size, 2.4], [x + size, y + size, 2.4], peak]), { fill: '#9DB1CC', ...line })
    if (sign === 'cross') {
      const wall = s.wall({ min: [x, y, 0], max: [x + size, y + size, 2.4] }, 'left')
      s.panel(pen, wall, 2.2, 0.5, 0.6, 1.6, { fill: ink.mist })
      s.panel(pen, wall, 1.7, 1, 1.6, 0.6, { fill: ink.mist })
    }
  })
}

/** Heads in the crowd: dense at the barriers, loose at the edges, none where ways must stay free. */
function people(s: Sheet): Pen {
  const pen = new Pen()
  const solids = s.solids.filter(({ name }) => !name.startsWith('fence'))
  const heads: Point[] = []
  const free = ([x, y]: Point) =>
    (x > 53 && x < 63.6 && y > 42 && y < 51) ||
    (Math.abs(x - 58.5) < 1.4 && y > 51) ||
    Math.abs(y - 46.5) < 1.2 ||
    (x > 43.5 && x < 73.5 && Math.abs(y - 38.6) < 1.1 && !(x > 54 && x < 63)) ||
    (x > 36.5 && x < 40.5 && y > 39 && y < 43.4) ||
    (x > 76.5 && x < 80.5 && y > 39 && y < 43.4)
  const row = 0.86
  for (let y = 28.8; y < 66; y += row) {
    const density = y < 38 ? 1 : y < 46 ? 0.9 : Math.max(0.14, 0.8 - (y - 46) * 0.03)
    for (let x = 28 + (y % 2) * 0.5; x < 89; x += 0.84) {
      const seed = x * 13.7 + y * 71.3
      const bay = Math.abs(x - 58.5) / (30 - Math.max(0, y - 50) * 0.5)
      const spot: Point = [x + (noise(seed) - 0.5) * 0.8, y + (noise(seed + 1) - 0.5) * 0.8]
      if (
        noise(seed + 2) < density * (1.08 - bay * bay) * 0.9 &&
        !free(spot) &&
        !solids.some(({ box }) => hides(box, [...spot, 1.6], s.view))
      ) {
        heads.push(spot)
      }
    }
  }
  // Nearer to the stage its light falls on them.
  const bright = (y: number) => y < 36
  pen.draw(
    dots(
      s,
      heads.filter(([, y]) => !bright(y)),
    ),
    { stroke: '#7D97BC', width: 3.2, round: true },
  )
  pen.draw(
    dots(
      s,
      heads.filter(([, y]) => bright(y)),
    ),
    { stroke: '#C9A978', width: 3.2, round: true },
  )
  return pen
}

function dots(s: Sheet, spots: readonly Point[]): string {
  let [px, py] = [0, 0]
  return spots
    .map(([x, y], index) => {
      const [nx, ny] = s.p(x, y, 1.6).map((value) => Math.round(value)) as [number, number]
      const step =
        index === 0 ? `M${nx} ${ny}h0` : `m${short(nx - px)}${ny - py < 0 ? '' : ' '}${short(ny - py)}h0`
      ;[px, py] = [nx, ny]
      return step
    })
    .join('')
}

function ground(s: Sheet) {
  s.flat(-110, -90, 340, 290, { fill: ink.ground })
  s.flat(0, 0, 116, 86, { fill: '#13293B' })
  for (let k = 0; k < 150; k += 1) {
    const [x, y] = [-50 + noise(k) * 220, -40 + noise(k + 500) * 170]
    s.groundLine(
      [
        [x, y],
        [x + 2.4, y],
      ],
      { stroke: '#183247', width: weight.edge },
    )
  }
  s.flat(24, 23, 69, 44, { fill: '#162B42' })
  s.flat(36, 66, 32, 22, { fill: '#1B3049' })
  s.flat(14, 22, 10, 44, { fill: '#1B3049' })
  s.flat(93, 22, 9.6, 64, { fill: '#1B3049' })
  s.flat(80, 2, 34, 20, { fill: '#1B3049' })
  s.flat(36, 22.6, 44, 4.6, { fill: '#24384F' })
  // Ways of escape, kept free: lanes, since dashes would look like the route.
  for (const [x, y, width, depth] of [
    [2, 45.2, 22, 2.6],
    [93, 56.7, 21, 2.6],
    [57.2, 52, 2.6, 14],
  ] as const) {
    s.flat(x, y, width, depth, { fill: '#294660' })
  }
  s.flat(-110, 91, 340, 10, { fill: ink.road })
  s.flat(-110, 88, 340, 3, { fill: ink.pavement })
  s.groundLine(
    [
      [-110, 96],
      [230, 96],
    ],
    { stroke: ink.edge, width: 1, dash: '14 16' },
  )
}
