import { type Point, planOblique } from '@/artwork/drawings/engine/axonometry'
import { ink, type Material, materials, weight } from '@/artwork/drawings/engine/ink'
import { ellipsePath, pathThrough, short } from '@/artwork/drawings/engine/pen'
import { bush, cylinder, figure, tree } from '@/artwork/drawings/engine/props'
import { type Scene, type TimedShape, zone } from '@/artwork/drawings/engine/scene'
import { noise, Sheet } from '@/artwork/drawings/engine/sheet'
import { type Blocker, seenFrom } from '@/artwork/drawings/engine/visibility'

const SHELF_HEIGHT = 1.7

/** Inner walls, cut off at the height of the eye. */
const PARTITION: Material = { top: '#8FA5C2', left: '#2A4060', right: '#1D3049' }

const ROOM: Blocker = [0.3, 0.3, 29.4, 19.4]
/** Shelves, tables and counters: x, y, width, depth, height. */
const SHELVES = [
  [4, 6, 1, 8.4, 1.7],
  [7, 6, 1, 8.4, 1.7],
  [10, 6, 1, 8.4, 1.7],
  [14.6, 5.4, 1, 5, 1.7],
  [17.4, 5.4, 1, 5, 1.7],
  [20.2, 5.4, 1, 5, 1.7],
  [1, 3.4, 9, 0.8, 2.1],
  [12.5, 3.4, 5.2, 0.8, 2.1],
] as const
const TABLES = [
  [14.4, 12.4, 2.4, 1.4],
  [18.6, 12.4, 2.4, 1.4],
  [14.4, 15.2, 2.4, 1.4],
  [18.6, 15.2, 2.4, 1.4],
] as const

/** A shop with its roof lifted off; light is what the guard at the entrance sees. */
export function einzelhandelsschutz(): Scene {
  const s = new Sheet(planOblique(36, 14, 0.72))
  const eye: Point = [12.7, 17.4]
  ground(s)

  const blockers: Blocker[] = [
    ...SHELVES.map(([x, y, w, d]): Blocker => [x, y, w, d]),
    [0, 0, 10.4, 3.4],
    [21.8, 0, 8.2, 5.6],
    [24, 9, 1.2, 6.4],
    [27.4, 9, 1.2, 6.4],
  ]
  const seen = seenFrom(eye, ROOM, blockers)
  const [ex, ey] = s.p(...eye)
  s.glow.draw(pathThrough(s.points(seen), true), { fill: 'url(#sight)' })

  wall(s, 'back wall', [0, 0, 30, 0.3], 2.9)
  wall(s, 'left wall', [0, 0.3, 0.3, 19.4], 2.9)
  wall(s, 'right wall', [29.7, 0.3, 0.3, 19.4], 0.9)
  fittingRooms(s)
  store(s)
  for (const [x, y, w, d, h] of SHELVES) {
    shelf(s, x, y, w, d, h)
  }
  for (const [x, y, w, d] of TABLES) {
    s.box(`table ${x} ${y}`, [x, y, 0], [w, d, 0.85], { material: materials.concrete })
    for (let k = 0; k < 8; k += 1) {
      s.box(
        `fold ${x} ${y} ${k}`,
        [x + 0.15 + (k % 4) * 0.56, y + 0.14 + Math.floor(k / 4) * 0.66, 0.85],
        [0.44, 0.46, 0.08 + noise(x + k * 3 + y) * 0.2],
        { material: tone(x + k * 7 + y), shadow: false, outline: ink.edge },
      )
    }
  }
  // Tills with their belts, near the way out.
  for (const x of [24, 27.4]) {
    s.box(`till ${x}`, [x, 9, 0], [1.2, 5.2, 0.95], {
      material: materials.pale,
      dress: (pen) => {
        pen.polygon(s.rectangle(x + 0.2, 9.2, 0.7, 3, 0.95), {
          fill: '#1B2A40',
          stroke: ink.edge,
          width: weight.texture,
        })
      },
    })
    s.box(`screen ${x}`, [x + 0.35, 13, 0.95], [0.5, 0.1, 0.42], { material: materials.dark, shadow: false })
    s.box(`bag end ${x}`, [x, 14.21, 0], [1.2, 1.2, 0.8], { material: materials.concrete, shadow: false })
  }
  // The front: two windows with their figures, the doors between them, posts of the goods alarm.
  for (const [x, w] of [
    [0.3, 9.6],
    [17.4, 12.3],
  ] as const) {
    s.box(`sill ${x}`, [x, 19.7, 0], [w, 0.3, 0.4], { material: materials.pale, shadow: false })
    s.box(`stage ${x}`, [x + 0.4, 17.9, 0], [w - 0.8 - (x > 10 ? 4.6 : 0), 1.5, 0.25], {
      material: materials.brick,
      shadow: false,
      outline: ink.edge,
    })
    s.solid(
      `glass ${x}`,
      { min: [x, 19.85, 0.4], max: [x + w, 19.86, 2.9] },
      (pen) => {
        pen.polygon(
          s.points([
            [x, 19.85, 0.4],
            [x + w, 19.85, 0.4],
            [x + w, 19.85, 2.9],
            [x, 19.85, 2.9],
          ]),
          { fill: '#7FA0C8', opacity: 0.12 },
        )
        pen.polygon(
          s.points([
            [x, 19.85, 0.4],
            [x + w, 19.85, 0.4],
            [x + w, 19.85, 2.9],
            [x, 19.85, 2.9],
          ]),
          { stroke: ink.silhouette, width: weight.edge },
        )
        for (let v = 2.4; v < w - 0.5; v += 2.4) {
          pen.line(
            s.points([
              [x + v, 19.85, 0.4],
              [x + v, 19.85, 2.9],
            ]),
            { stroke: ink.silhouette, width: weight.edge },
          )
        }
      },
      false,
    )
  }
  for (const x of [1.8, 4, 6.2, 8.2, 19, 21.4]) {
    mannequin(s, x, 18.6)
  }
  for (const x of [10.3, 12.2, 14.9, 16.8]) {
    s.box(`alarm post ${x}`, [x, 18.3, 0], [0.14, 0.9, 1.5], {
      material: materials.pale,
      shadow: false,
      outline: ink.silhouette,
    })
  }
  for (const x of [10.6, 14]) {
    s.solid(
      `door ${x}`,
      { min: [x, 19.85, 0], max: [x + 2.6, 19.86, 2.3] },
      (pen) =>
        pen.polygon(
          s.points([
            [x, 19.85, 0],
            [x + 2.6, 19.85, 0],
            [x + 2.6, 19.85, 2.3],
            [x, 19.85, 2.3],
          ]),
          { stroke: ink.silhouette, width: weight.edge },
        ),
      false,
    )
  }
  // Racks of clothes, a plant, baskets.
  for (const [x, y] of [
    [22.6, 17],
    [26.4, 17],
    [12.6, 8],
    [12.6, 11.2],
  ] as const) {
    rack(s, x, y)
  }
  bush(s, 1.2, 16.4, 0.6)
  cylinder(s, 'baskets', [17, 17.2], 0.35, 0.7, { material: materials.steel, shadow: false })

  // The pavement: trees in their grates, a bench, bicycles.
  for (const [x, y] of [
    [-3, 24.4],
    [7, 25.2],
    [24, 25.2],
    [33.4, 24.8],
  ] as const) {
    tree(s, x, y, 4.4, 1.7)
  }
  s.box('bench', [14, 25, 0], [3, 0.7, 0.45], { material: materials.brick })
  for (let k = 0; k < 5; k += 1) {
    const x = 28 + k * 0.9
    s.solid(
      `bicycle ${k}`,
      { min: [x, 21.2, 0], max: [x + 0.1, 23, 1] },
      (pen) => {
        for (const y of [21.6, 22.6]) {
          pen.draw(ellipsePath(s.p(x, y, 0.34), 6, 11), { stroke: ink.edge, width: 1 })
        }
        pen.line(
          s.points([
            [x, 21.6, 0.34],
            [x, 21.9, 0.8],
            [x, 22.4, 0.75],
            [x, 22.6, 0.34],
          ]),
          { stroke: ink.edge, width: 1 },
        )
      },
      false,
    )
  }

  return {
    sheet: s,
    frame: { x: -400, y: -200, width: 1680, height: 1360 },
    tile: { x: 320, y: 475, width: 600, height: 375 },
    regions: [
      // What the guard sees from the door, and whatever lies in the shadow of shelves once somebody has gone there.
      { outline: s.points(seen), seen: { from: ['tuer'] } },
      zone(s, [0.3, 4.2, 11.4, 10.4], { height: 1.8, from: ['gang'] }),
      zone(s, [11.7, 4.2, 6, 10.4], { height: 1.8, from: ['kosmetik'] }),
      zone(s, [17.7, 5.6, 4.3, 9], { height: 1.8, from: ['kasse'] }),
      zone(s, [22, 5.6, 7.7, 10.4], { height: 1.2, from: ['kasse'] }),
      zone(s, [21.8, 0.3, 7.9, 5.3], { height: 2, from: ['umkleide'] }),
      zone(s, [0.3, 0.3, 12, 3.9], { height: 2, from: ['lager'] }),
      zone(s, [12.3, 0.3, 9.5, 5.3], { height: 2, from: ['buero'] }),
    ],
    posts: {
      tuer: [12.7, 17.4],
      kosmetik: [13.4, 10.2],
      kasse: [26.2, 8],
      gang: [8.5, 15.2],
      umkleide: [23, 4.4],
      lager: [11.2, 2.4],
      buero: [19, 4.4],
    },
    joints: {
      a: [12.4, 14.6],
      b: [12.2, 5],
      c: [12, 4.6],
      d: [22.6, 11.4],
      e: [22.6, 7.4],
      g: [17.7, 11.5],
      h: [17.7, 14.2],
      k: [12, 10.2],
    },
    timed: [...dusk(s), ...backRooms(s), ...customers(s), ...closing(s)],
    links: [
      ['tuer', 'a'],
      ['a', 'gang'],
      ['a', 'k'],
      ['k', 'kosmetik'],
      ['k', 'b'],
      ['b', 'c'],
      ['c', 'lager'],
      ['c', 'buero'],
      ['a', 'h'],
      ['h', 'g'],
      ['g', 'd'],
      ['d', 'e'],
      ['e', 'kasse'],
      ['e', 'umkleide'],
      ['kosmetik', 'g'],
    ],
    extra: `<defs><radialGradient id="sight" gradientUnits="userSpaceOnUse" cx="${short(ex)}" cy="${short(ey)}" r="760"><stop offset="0" stop-color="${ink.light}" stop-opacity=".5"/><stop offset=".35" stop-color="${ink.lamp}" stop-opacity=".26"/><stop offset="1" stop-color="${ink.lamp}" stop-opacity=".05"/></radialGradient></defs>`,
  }
}

/** When it grows dark outside, the light of the windows and of the door falls on the pavement. */
function dusk(s: Sheet): TimedShape[] {
  const fall = (x: number, width: number, reach: number) =>
    [1, 0.6].map((share) =>
      s.points([
        [x, 20],
        [x + width, 20],
        [x + width + reach * 0.35 * share, 20 + reach * share],
        [x - reach * 0.35 * share, 20 + reach * share],
      ]),
    )
  return [
    { kind: 'spill', shapes: [...fall(0.3, 9.6, 2.2), ...fall(17.4, 12.3, 2.2)], on: [['16:15', '20:30']] },
    { kind: 'spill', shapes: fall(10.6, 6, 3.6), on: [['16:15', '20:12']] },
  ]
}

/** Rooms in which light is only while somebody is there. */
function backRooms(s: Sheet): TimedShape[] {
  return [
    {
      kind: 'pool',
      shapes: [s.disc(19.6, 2.6, 2.6)],
      on: [
        ['11:30', '11:42'],
        ['13:58', '14:32'],
        ['16:29', '16:53'],
        ['18:28', '18:45'],
      ],
    },
    { kind: 'pool', shapes: [s.disc(3, 1.8, 3), s.disc(8, 1.8, 3)], on: [['20:02', '20:05']] },
    { kind: 'pool', shapes: [s.disc(23.8, 3.6, 3.4), s.disc(27.6, 3.6, 3.4)], on: [['11:30', '20:02']] },
  ]
}

/** Where customers stand, and when; the afternoon is full. */
const CUSTOMERS: readonly (readonly [readonly Point[], ...TimedShape['on']])[] = [
  [
    [
      [6, 14.6],
      [9, 12],
      [16.6, 8.6],
      [22.4, 13],
      [26.4, 12.6],
      [17.8, 14.6],
    ],
    ['11:30', '19:40'],
  ],
  [
    [
      [8.9, 8.4],
      [12, 12.8],
      [19.3, 7.4],
      [22.3, 16],
      [26.3, 11],
      [23.8, 3.8],
    ],
    ['12:30', '14:10'],
    ['15:00', '19:00'],
  ],
  [
    [
      [5.8, 10],
      [11.9, 9.4],
      [14.9, 11.6],
      [19, 10.4],
      [22.4, 8.6],
      [29.3, 12],
      [26.5, 14],
      [17.4, 17],
      [28, 4.2],
    ],
    ['15:00', '18:20'],
  ],
  [
    [
      [4, 22.4],
      [20.4, 23.6],
      [22, 22.2],
    ],
    ['11:30', '16:30'],
  ],
  [
    [
      [9.4, 23.4],
      [13.8, 21.6],
      [30.4, 24],
    ],
    ['14:20', '20:10'],
  ],
]

function customers(s: Sheet): TimedShape[] {
  return CUSTOMERS.map(([spots, ...on]) => ({
    kind: 'guests',
    shapes: spots.map((spot) => figure(s.view.project(spot), 40)),
    on,
  }))
}

/** After hours the light goes out, from the back to the front. */
function closing(s: Sheet): TimedShape[] {
  // At the height of the shelves, side by side: where two of them overlapped, it would be darker.
  const part = (y: number, depth: number) => s.rectangle(0.3, y, 29.4, depth, SHELF_HEIGHT)
  const front = s.outline({ min: [0.3, 12.5, 0], max: [29.7, 19.7, SHELF_HEIGHT] })
  return [
    { kind: 'dim', shapes: [part(0.3, 5.2)], on: [['20:05', '20:30']], still: 'hidden' },
    { kind: 'dim', shapes: [part(5.5, 7)], on: [['20:09', '20:30']], still: 'hidden' },
    { kind: 'dim', shapes: [front], on: [['20:13', '20:30']], still: 'hidden' },
  ]
}

const TONES = [materials.steel, materials.brick, materials.pale, materials.glass, materials.concrete]

function tone(seed: number) {
  return TONES[Math.floor(noise(seed) * TONES.length)] ?? materials.steel
}

function wall(s: Sheet, name: string, [x, y, w, d]: Blocker, height: number) {
  s.box(name, [x, y, 0], [w, d, height], {
    material: PARTITION,
    shadow: false,
  })
}

/** A shelf with its goods: boards, and rows of things that differ in width and tone. */
function shelf(s: Sheet, x: number, y: number, w: number, d: number, h: number) {
  s.box(`shelf ${x} ${y}`, [x, y, 0], [w, d, h], {
    material: { top: '#48617F', left: '#22364F', right: '#152439' },
    shadow: false,
    dress: (pen, left, right) => {
      for (const side of [left, right]) {
        if (side.length < 0.9) {
          continue
        }
        for (let board = 0; board < 3; board += 1) {
          const t = 0.12 + (board * (h - 0.1)) / 3
          for (let at = 0.06, k = 0; at < side.length - 0.2; k += 1) {
            const width = 0.2 + 0.1 * Math.round(noise(x * 5 + y * 3 + board * 11 + k) * 4)
            const height = 0.2 + 0.1 * Math.round(noise(x * 3 + board * 7 + k * 5) * 2)
            if (noise(x + y + k * 13 + board) > 0.14) {
              s.panel(pen, side, at, t, Math.min(width, side.length - at - 0.05), height, {
                fill:
                  side === left
                    ? (['#6E8AB0', '#4C6890', '#8FA5C2', '#3B5578'][k % 4] ?? '')
                    : (['#3A5378', '#2B4163', '#4A648A'][k % 3] ?? ''),
              })
            }
            at += width + 0.05
          }
          s.stroke(
            pen,
            side,
            [
              [0, t],
              [side.length, t],
            ],
            { stroke: ink.edge, width: weight.texture },
          )
        }
      }
    },
  })
}

function fittingRooms(s: Sheet) {
  s.flat(21.8, 0.3, 7.9, 5.3, { fill: '#1B2E49' })
  for (let k = 0; k < 4; k += 1) {
    const x = 22 + k * 1.9
    s.box(`cabin ${k}`, [x, 0.3, 0], [0.08, 2, 2.1], {
      material: materials.concrete,
      shadow: false,
      outline: ink.edge,
    })
    s.solid(
      `curtain ${k}`,
      { min: [x + 0.09, 2.3, 0], max: [x + 1.9, 2.4, 2] },
      (pen) => {
        const to = k === 2 ? 0.6 : 1.75
        pen.polygon(
          s.points([
            [x + 0.1, 2.35, 0.1],
            [x + to, 2.35, 0.1],
            [x + to, 2.35, 2],
            [x + 0.1, 2.35, 2],
          ]),
          { fill: '#3B5375', stroke: ink.edge, width: weight.texture },
        )
        for (let v = 0.3; v < to; v += 0.2) {
          pen.line(
            s.points([
              [x + v, 2.35, 0.1],
              [x + v, 2.35, 2],
            ]),
            { stroke: ink.texture, width: weight.edge },
          )
        }
      },
      false,
    )
  }
  s.box('fitting wall', [21.8, 2.6, 0], [0.12, 3, 1.6], {
    material: { top: '#8FA5C2', left: '#8FA5C2', right: '#2A4060' },
    shadow: false,
    outline: ink.edge,
  })
}

function store(s: Sheet) {
  for (let k = 0; k < 5; k += 1) {
    s.box(`carton ${k}`, [0.8 + k * 1.5, 0.7, 0], [1.1, 0.9, 0.7 + (k % 3) * 0.5], {
      material: materials.brick,
      shadow: false,
      outline: ink.edge,
    })
  }
  s.box('store wall', [0.3, 2.9, 0], [9.6, 0.14, 1.8], {
    material: PARTITION,
    shadow: false,
    outline: ink.edge,
  })
  s.box('store side', [10.2, 0.3, 0], [0.14, 1.6, 1.8], {
    material: PARTITION,
    shadow: false,
    outline: ink.edge,
  })
  s.box('desk', [18.6, 1, 0], [2, 0.9, 0.75], {
    material: materials.concrete,
    shadow: false,
    outline: ink.edge,
  })
  s.box('office wall', [17.9, 0.3, 0], [0.14, 2.8, 1.8], {
    material: PARTITION,
    shadow: false,
    outline: ink.edge,
  })
}

function rack(s: Sheet, x: number, y: number) {
  s.solid(
    `rack ${x} ${y}`,
    { min: [x, y, 0], max: [x + 1.7, y + 0.5, 1.4] },
    (pen) => {
      for (let k = 0; k < 11; k += 1) {
        const at = x + 0.1 + k * 0.15
        pen.polygon(
          s.points([
            [at, y + 0.5, 0.35 + noise(k + x) * 0.2],
            [at + 0.11, y + 0.5, 0.35],
            [at + 0.11, y + 0.05, 1.3],
            [at, y + 0.05, 1.3],
          ]),
          { fill: ['#4C6890', '#2F496E', '#8FA5C2', '#3B5578'][Math.floor(noise(k * 3 + y) * 4)] ?? '' },
        )
      }
      pen.line(
        s.points([
          [x, y + 0.25, 0],
          [x, y + 0.25, 1.4],
          [x + 1.7, y + 0.25, 1.4],
          [x + 1.7, y + 0.25, 0],
        ]),
        { stroke: ink.silhouette, width: weight.edge },
      )
    },
    false,
  )
}

/** A tailor's dummy: a torso without a head on its pole, so that nobody takes it for a person. */
function mannequin(s: Sheet, x: number, y: number) {
  s.solid(
    `mannequin ${x}`,
    { min: [x - 0.2, y - 0.2, 0.25], max: [x + 0.2, y + 0.2, 2] },
    (pen) => {
      const [cx, foot] = s.p(x, y, 0.25)
      const h = foot - s.p(x, y, 2)[1]
      pen.draw(ellipsePath([cx, foot], 6, 2.6), { fill: '#5C7494' })
      pen.line(
        [
          [cx, foot],
          [cx, foot - h * 0.4],
        ],
        { stroke: '#8FA5C2', width: weight.edge },
      )
      pen.polygon(
        [
          [cx - 6, foot - h * 0.36],
          [cx - 3.6, foot - h * 0.56],
          [cx - 6.4, foot - h * 0.8],
          [cx - 1.8, foot - h * 0.86],
          [cx + 1.8, foot - h * 0.86],
          [cx + 6.4, foot - h * 0.8],
          [cx + 3.6, foot - h * 0.56],
          [cx + 6, foot - h * 0.36],
        ],
        { fill: '#B9C7DA', stroke: ink.edge, width: weight.texture },
      )
    },
    false,
  )
}

function ground(s: Sheet) {
  s.flat(-30, -24, 96, 74, { fill: ink.ground })
  s.flat(-30, -24, 96, 44, { fill: ink.ground })
  // Neighbouring shops, cut like ours.
  for (const [x, w] of [
    [-12, 11.4],
    [30.6, 14],
  ] as const) {
    s.flat(x, 0, w, 19.7, { fill: '#13233A', stroke: ink.texture, width: weight.edge })
    s.hatch(x, 0, w, 19.7, 1.4, 'y', { stroke: '#182B45', width: weight.texture })
  }
  s.flat(-30, 20, 96, 8, { fill: ink.pavement })
  s.hatch(-30, 20, 96, 8, 1, 'x', { stroke: '#243B5B', width: weight.texture })
  s.hatch(-30, 20, 96, 8, 2, 'y', { stroke: '#243B5B', width: weight.texture })
  s.flat(-30, 28.2, 96, 8, { fill: ink.road })
  s.groundLine(
    [
      [-30, 32],
      [66, 32],
    ],
    { stroke: ink.edge, width: 1.2, dash: '20 24' },
  )
  // The shop's floor: stone tiles, a darker way from the door to the tills.
  s.flat(0, 0, 30, 20, { fill: '#1E3350' })
  s.hatch(0.3, 0.3, 29.4, 19.4, 1.2, 'x', { stroke: '#263E5F', width: weight.texture })
  s.hatch(0.3, 0.3, 29.4, 19.4, 1.2, 'y', { stroke: '#263E5F', width: weight.texture })
  s.flat(10.6, 18, 6, 1.8, { fill: '#12223A' })
  s.hatch(10.6, 18, 6, 1.8, 0.3, 'y', { stroke: '#1E3350', width: weight.edge })
  for (const [x, y] of [
    [-3, 24.4],
    [7, 25.2],
    [24, 25.2],
    [33.4, 24.8],
  ] as const) {
    s.flat(x - 0.8, y - 0.8, 1.6, 1.6, { fill: '#0F1D31', stroke: ink.edge, width: weight.texture })
  }
}
