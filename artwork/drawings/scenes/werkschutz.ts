import { isometric, type Spot } from '@/artwork/drawings/engine/axonometry'
import { ink, materials, weight } from '@/artwork/drawings/engine/ink'
import { ellipsePath } from '@/artwork/drawings/engine/pen'
import {
  bays,
  bush,
  car,
  cylinder,
  fence,
  gabled,
  gate,
  lamp,
  lorry,
  roofUnit,
  sawtooth,
  sawtoothGlass,
  skylights,
  tree,
  windows,
} from '@/artwork/drawings/engine/props'
import { north, scaleBar } from '@/artwork/drawings/engine/scale'
import type { Scene } from '@/artwork/drawings/engine/scene'
import { noise, Sheet } from '@/artwork/drawings/engine/sheet'

/** Hall 2 with its sawtooth roof. */
const HALL = {
  at: [64, 8],
  size: [62, 32, 9],
  roof: { teeth: 6, rise: 4.6 },
} as const

/** A works yard of 150 by 108 metres: two halls, tanks, offices, one gate. */
export function werkschutz(words: { scale: string; north: string }): Scene {
  const s = new Sheet(isometric(5.7))
  ground(s)

  fence(s, [
    [0, 108],
    [0, 0],
    [150, 0],
  ])
  for (const [x, y, h] of [
    [-10, 6, 11],
    [-14, 20, 9],
    [-9, 36, 12],
    [-16, 50, 10],
    [-10, 66, 11],
    [-18, 80, 12],
    [-10, 92, 9],
    [-26, 34, 12],
    [-28, 64, 11],
    [18, -10, 11],
    [36, -14, 10],
    [58, -9, 12],
    [80, -13, 11],
    [104, -9, 10],
    [126, -12, 12],
    [144, -9, 9],
  ] as const) {
    tree(s, x, y, h)
  }

  // Tank farm in its bund, with the pump house.
  s.flat(6, 5, 42, 24, { fill: '#0F1F33', stroke: ink.edge, width: weight.edge })
  cylinder(s, 'tank 1', [15, 16], 6.4, 13, { rings: 3, material: materials.pale })
  cylinder(s, 'tank 2', [31, 16], 6.4, 13, { rings: 3, material: materials.pale })
  s.box('pump house', [40, 20, 0], [6, 6, 3.4], { dress: (pen, left) => gate(s, pen, left, 2.2, 1.4, 2.2) })
  cylinder(s, 'chimney', [54, 9], 1.9, 44, { rings: 6, material: materials.brick })
  // The pipe bridge to hall 2.
  s.box('pipe pillar', [51, 27, 0], [0.6, 0.6, 5.2], { material: materials.dark })
  s.box('pipe bridge', [38.5, 26.6, 5.2], [25.5, 1.4, 0.9], {
    material: materials.steel,
    dress: (pen, left) => {
      s.ribs(pen, left, { from: 2, to: 25, step: 2 }, [0, 0.9], {
        stroke: ink.texture,
        width: weight.texture,
      })
    },
  })

  sawtooth(s, 'hall 2', HALL.at, HALL.size, {
    ...HALL.roof,
    dress: (pen, left, right) => {
      for (const at of [8, 20, 44]) {
        gate(s, pen, left, at, 6.4, 5.6)
      }
      gate(s, pen, left, 32, 6.4, 5.6, 'open')
      s.panel(pen, left, 53, 0, 1.3, 2.2, { fill: ink.pane, stroke: ink.edge, width: weight.edge })
      windows(s, pen, right, { columns: 8, rows: 1, foot: 3.2, crown: 2.6, sill: 0.1, head: 0.9, gap: 0.25 })
    },
  })
  s.spill(96, 40, 6.4, 9, 'left', 0.4)

  // Goods wagons on the siding.
  for (const y of [4, 19, 34]) {
    s.box(`wagon ${y}`, [158.6, y, 0.3], [3.2, 13.4, 3.9], {
      material: y === 19 ? materials.brick : materials.concrete,
      dress: (pen, _, right) => {
        s.ribs(pen, right, { from: 2.2, to: 13, step: 2.2 }, [0, 3.4], {
          stroke: ink.texture,
          width: weight.texture,
        })
        s.panel(pen, right, 5.2, 0.3, 3, 2.8, { fill: '#172438', stroke: ink.edge, width: weight.texture })
      },
    })
  }

  // Hall 1: flat, with what flat roofs carry, and its loading bay.
  s.box('hall 1', [48, 58, 0], [44, 26, 8], {
    material: materials.concrete,
    parapet: 0.8,
    dress: (pen, left, right) => {
      skylights(
        s,
        pen,
        [52, 59, 66, 73, 80].flatMap((x): Spot[] => [
          [x, 62, 8],
          [x, 74, 8],
        ]),
        [3.6, 6],
      )
      for (const at of [4, 13, 22, 31]) {
        gate(s, pen, left, at, 4, 4.4)
      }
      s.panel(pen, left, 39.5, 0, 1.3, 2.2, { fill: ink.pane, stroke: ink.edge, width: weight.edge })
      s.stroke(
        pen,
        left,
        [
          [0, 6.2],
          [44, 6.2],
        ],
        { stroke: ink.edge, width: weight.texture },
      )
      s.stroke(
        pen,
        right,
        [
          [0, 6.2],
          [26, 6.2],
        ],
        { stroke: ink.edge, width: weight.texture },
      )
      s.ribs(pen, left, { from: 2, to: 44, step: 2 }, [6.2, 8], {
        stroke: ink.texture,
        width: weight.texture,
      })
      s.ribs(pen, right, { from: 2, to: 26, step: 2 }, [0, 8], { stroke: ink.texture, width: weight.texture })
    },
  })
  roofUnit(s, 85.5, 63, 8)
  roofUnit(s, 85.5, 70, 8, [4, 4, 2.2])
  lorry(s, 53, 85, 'y')
  lorry(s, 62, 85, 'y')
  lorry(s, 80, 85, 'y')

  // Offices: four storeys, a stair tower, the last ones at work.
  const late = (column: number, row: number) =>
    (row === 2 && column > 1 && column < 5 ? 'lit' : row === 0 && column === 8 ? 'dim' : 'dark') as
      | 'lit'
      | 'dim'
      | 'dark'
  s.box('offices', [106, 60, 0], [28, 17, 14], {
    material: materials.glass,
    parapet: 0.7,
    dress: (pen, left, right) => {
      windows(s, pen, left, { columns: 11, rows: 4, lit: late, gap: 0.24, foot: 0.4 })
      windows(s, pen, right, {
        columns: 7,
        rows: 4,
        gap: 0.24,
        foot: 0.4,
        lit: (c, r) => (c === 2 && r === 1 ? 'lit' : 'dark'),
      })
      s.panel(pen, left, 12.8, 0, 3.4, 2.8, { fill: '#8C6C3F', stroke: ink.edge, width: weight.edge })
    },
  })
  s.box('stair head', [126, 62, 14], [5, 6, 3], { material: materials.glass, shadow: false })
  roofUnit(s, 110, 63, 14)
  roofUnit(s, 117, 63, 14)
  s.box('canopy', [117.5, 77.01, 3], [6, 2.4, 0.3], { material: materials.pale })
  s.spill(118.8, 79.5, 3.4, 4, 'left')

  // Workshop at the east fence.
  gabled(s, 'workshop', [133, 20, 0], [12, 20, 5], {
    rise: 2.6,
    ridge: 'y',
    dress: (pen, left, right) => {
      gate(s, pen, left, 1.4, 4.2, 4, 'shut')
      s.panel(pen, left, 7.2, 1, 3.4, 1.8, { fill: ink.light, stroke: ink.edge, width: weight.edge })
      s.stroke(
        pen,
        left,
        [
          [8.9, 1],
          [8.9, 2.8],
        ],
        { stroke: '#7A5A2C', width: weight.edge },
      )
      windows(s, pen, right, { columns: 5, rows: 1, foot: 0.6, sill: 0.2, head: 0.75 })
    },
  })
  s.spill(140.2, 40, 3.4, 5, 'left')

  // Store of containers, pallets and drums beside the main way.
  const box = (x: number, y: number, z: number) =>
    s.box(`container ${x} ${y} ${z}`, [x, y, z], [12.2, 2.5, 2.6], {
      material:
        [materials.steel, materials.brick, materials.concrete, materials.dark][
          Math.floor(noise(x + y * 3 + z) * 4)
        ] ?? materials.steel,
      dress: (pen, left) => {
        s.ribs(pen, left, { from: 0.6, to: 12, step: 0.6 }, [0.15, 2.45], {
          stroke: ink.texture,
          width: weight.texture,
        })
      },
    })
  for (const y of [40, 43.2, 46.4, 52]) {
    box(4, y, 0)
  }
  for (const y of [40, 43.2]) {
    box(4, y, 2.6)
  }
  for (let i = 0; i < 14; i += 1) {
    const [x, y] = [4 + (i % 5) * 2.1, 60 + Math.floor(i / 5) * 2.4]
    s.box(`pallets ${i}`, [x, y, 0], [1.3, 1.3, 0.5 + Math.floor(noise(i) * 4) * 0.35], {
      material: materials.brick,
      outline: ink.edge,
    })
  }
  for (let i = 0; i < 9; i += 1) {
    cylinder(s, `drum ${i}`, [37 + (i % 3) * 1.5, 72 + Math.floor(i / 3) * 1.5], 0.5, 1, {
      material: materials.steel,
    })
  }

  // Gate: gatehouse with its broad roof, barrier, weighbridge, a lorry that waits outside.
  s.box('gatehouse', [7, 93, 0], [8, 7, 3.2], {
    material: materials.concrete,
    dress: (pen, left, right) => {
      windows(s, pen, left, { columns: 4, rows: 1, sill: 0.26, head: 0.86, gap: 0.12, lit: () => 'lit' })
      windows(s, pen, right, {
        columns: 4,
        rows: 1,
        sill: 0.26,
        head: 0.86,
        gap: 0.12,
        lit: (c) => (c === 3 ? 'dark' : 'lit'),
      })
    },
  })
  s.box('gatehouse roof', [5.6, 91.6, 3.2], [14, 9.8, 0.5], { material: materials.pale })
  s.spill(8, 100.1, 6, 6, 'left', 0.34)
  s.spill(15.1, 94, 5, 5, 'right', 0.3)
  s.flat(21, 80, 4.4, 9, { fill: '#1C304A', stroke: ink.edge, width: weight.edge })
  s.solid(
    'barrier',
    { min: [16.4, 104.8, 0], max: [26.6, 105.2, 1.3] },
    (pen) => {
      pen.line([s.p(16.6, 105), s.p(16.6, 105, 1.2)], { stroke: ink.mist, width: 2.4 })
      // Down at night; in the morning the first lorries come.
      const arm = { dark: s.p(26.4, 105, 1.1), day: s.p(18.6, 105, 10.2) }
      for (const only of ['dark', 'day'] as const) {
        const line = [s.p(16.6, 105, 1.1), arm[only]]
        pen.line(line, { stroke: ink.mist, width: 2.2, only })
        pen.line(line, { stroke: ink.signal, width: 2.2, dash: '7 7', only })
      }
    },
    false,
  )
  lorry(s, 18.5, 128, 'y', { nose: -1, lit: true })

  bays(s, 104, 95, 16, { taken: (k) => [1, 2, 6, 11].includes(k) })
  for (const [x, y] of [
    [100, 90],
    [46, 54],
    [98, 54],
    [137, 88],
    [30, 37],
    [130, 46],
    [4, 84],
    [100, 104],
  ] as const) {
    lamp(s, x, y)
  }
  for (const x of [108, 113, 118, 126, 131]) {
    bush(s, x, 83, 1.1)
  }
  car(s, 140, 62, 'y', { kind: 'van', material: materials.pale })

  fence(s, [
    [0, 108],
    [16, 108],
  ])
  fence(s, [
    [27, 108],
    [150, 108],
    [150, 0],
  ])
  for (const [x, y, h] of [
    [40, 121, 9],
    [58, 122, 10],
    [76, 121, 9],
    [94, 122, 10],
    [112, 121, 9],
    [130, 122, 10],
    [-20, 121, 9],
  ] as const) {
    tree(s, x, y, h)
  }

  // Red lamps on the chimney, for aircraft.
  const [cx, cy] = s.p(54, 9, 44)
  s.above.draw(ellipsePath([cx, cy], 3), { fill: ink.signal })

  return {
    sheet: s,
    frame: { x: -690, y: -170, width: 1570, height: 1010 },
    tile: { x: -520, y: 45, width: 880, height: 550 },
    posts: {
      pforte: [18.6, 97],
      nordzaun: [30, 3],
      tank: [49, 31.4],
      halle2: [99, 44],
      werkstatt: [141, 44],
      lager: [19, 56],
      halle1: [96, 74],
      verwaltung: [120.5, 82],
    },
    joints: {
      a: [22, 90],
      b: [22, 49],
      c: [19, 36],
      d: [3, 32],
      e: [3, 3],
      f: [50, 3],
      g: [60, 6],
      h: [60, 31.4],
      i: [60, 48.5],
      j: [99, 48.5],
      k: [141, 48.5],
      l: [99, 87],
      m: [46, 103.2],
      n: [97, 103.2],
      o: [120.5, 87],
    },
    links: [
      ['pforte', 'a'],
      ['a', 'b'],
      ['b', 'lager'],
      ['lager', 'c'],
      ['b', 'c'],
      ['c', 'd'],
      ['d', 'e'],
      ['e', 'nordzaun'],
      ['nordzaun', 'f'],
      ['f', 'tank'],
      ['tank', 'h'],
      ['h', 'i'],
      ['b', 'i'],
      ['i', 'j'],
      ['j', 'halle2'],
      ['j', 'k'],
      ['k', 'werkstatt'],
      ['j', 'halle1'],
      ['halle1', 'l'],
      ['l', 'n'],
      ['n', 'm'],
      ['m', 'a'],
      ['l', 'o'],
      ['o', 'verwaltung'],
    ],
    timed: [
      // What burns in the hall shows through its roof.
      {
        name: 'hall',
        kind: 'pane',
        // The two bays over the open gate, pane by pane.
        shapes: sawtoothGlass(HALL.at, HALL.size, HALL.roof)
          .slice(2, 4)
          .flatMap(([[top, , crest = 0], [foot, , eave = 0]]) =>
            Array.from({ length: 7 }, (_, k) => {
              const [from, to] = [HALL.at[1] + 4 * k + 2.4, HALL.at[1] + 4 * k + 5.6]
              return s.points([
                [top, to, crest],
                [foot, to, eave],
                [foot, from, eave],
                [top, from, crest],
              ])
            }),
          ),
      },
      {
        name: 'hall',
        kind: 'cover',
        shapes: [
          s.points([
            [96, 40, 0],
            [102.4, 40, 0],
            [102.4, 40, 5.6],
            [96, 40, 5.6],
          ]),
          s.points([
            [95.9, 40.05],
            [102.5, 40.05],
            [105.6, 49],
            [92.8, 49],
          ]),
        ],
      },
      {
        name: 'workshop',
        kind: 'cover',
        shapes: [
          s.points([
            [140.2, 40, 1],
            [143.6, 40, 1],
            [143.6, 40, 2.8],
            [140.2, 40, 2.8],
          ]),
          s.points([
            [140, 40.05],
            [144, 40.05],
            [145.4, 45.2],
            [138.4, 45.2],
          ]),
        ],
      },
      {
        name: 'office',
        kind: 'cover',
        shapes: [
          s.points([
            [108.4, 77, 8.3],
            [119.2, 77, 8.3],
            [119.2, 77, 10.2],
            [108.4, 77, 10.2],
          ]),
        ],
      },
    ],
    faults: {
      nordzaun: [35, 0, 1.2],
      halle1: [83, 84, 2],
      pforte: [21.5, 104],
      werkstatt: [141.9, 40, 1.9],
      verwaltung: [115, 77, 8.8],
    },
    labels: [scaleBar(s, [70, 134], 50, words.scale), north(s, [58, 137], 6, words.north)],
  }
}

function ground(s: Sheet) {
  s.flat(-110, -90, 380, 300, { fill: ink.ground })
  for (let k = -80; k < 240; k += 20) {
    s.groundLine(
      [
        [k, -80],
        [k, 200],
      ],
      { stroke: '#122139', width: weight.texture },
    )
    s.groundLine(
      [
        [-100, k],
        [240, k],
      ],
      { stroke: '#122139', width: weight.texture },
    )
  }
  // Street along the front, with kerbs, lane marks and a cycle path; rails along the east.
  s.flat(-110, 113, 380, 4, { fill: ink.pavement })
  s.flat(-110, 117.4, 380, 14, { fill: ink.road })
  s.flat(15, 108, 14, 10, { fill: ink.road })
  s.groundLine(
    [
      [-110, 124.4],
      [260, 124.4],
    ],
    { stroke: ink.edge, width: 1.2, dash: '16 18' },
  )
  s.groundLine(
    [
      [-110, 117.4],
      [15, 117.4],
    ],
    { stroke: ink.texture, width: weight.edge },
  )
  s.groundLine(
    [
      [29, 117.4],
      [260, 117.4],
    ],
    { stroke: ink.texture, width: weight.edge },
  )
  s.flat(157, -90, 13, 203, { fill: '#0B1524' })
  // Sleepers: one broad dashed line a track.
  for (const x of [160.2, 166.2]) {
    s.groundLine(
      [
        [x, -88],
        [x, 113],
      ],
      { stroke: '#22364F', width: 20, dash: '1.2 12' },
    )
  }
  for (const x of [159.3, 161.1, 165.3, 167.1]) {
    s.groundLine(
      [
        [x, -90],
        [x, 113],
      ],
      { stroke: ink.edge, width: 1 },
    )
  }
  // The yard and its ways.
  s.flat(0, 0, 150, 108, { fill: ink.yard })
  s.flat(2, 34, 30, 36, { fill: '#182C46' })
  s.hatch(2, 34, 30, 36, 6, 'x', { stroke: ink.faint, width: weight.texture })
  for (const [x, y, w, d] of [
    [17, 44, 10, 64],
    [17, 44, 131, 9],
    [128, 2, 4, 42],
    [94, 53, 9, 55],
    [48, 84, 46, 22],
    [27, 31, 4, 14],
  ] as const) {
    s.flat(x, y, w, d, { fill: '#0F1D31' })
  }
  s.groundLine(
    [
      [22, 105],
      [22, 90],
    ],
    { stroke: ink.edge, width: weight.edge, dash: '9 9' },
  )
  s.groundLine(
    [
      [22, 78],
      [22, 53],
    ],
    { stroke: ink.edge, width: weight.edge, dash: '9 9' },
  )
  s.groundLine(
    [
      [30, 48.5],
      [146, 48.5],
    ],
    { stroke: ink.edge, width: weight.edge, dash: '9 9' },
  )
  for (const x of [52, 61, 70, 79]) {
    s.groundLine(
      [
        [x, 84],
        [x, 102],
      ],
      { stroke: ink.texture, width: weight.edge },
    )
    s.groundLine(
      [
        [x + 4.5, 84],
        [x + 4.5, 102],
      ],
      { stroke: ink.texture, width: weight.edge },
    )
  }
  s.flat(104, 53.5, 32, 32, { fill: '#132B3A' })
  s.flat(113, 77, 13, 13, { fill: ink.pavement })
  // Wet patches, seldom.
  for (const [x, y, r] of [
    [62, 50, 3],
    [112, 46.5, 3.6],
    [24, 66, 2.4],
    [97, 78, 2.6],
    [70, 98, 3],
  ] as const) {
    const [cx, cy] = s.p(x, y)
    s.ground.draw(ellipsePath([cx, cy], r * 9, r * 3.6), { fill: '#1E3657', opacity: 0.5 })
  }
}
