import { type Point, planOblique, type Spot, whole } from '@/artwork/drawings/engine/axonometry'
import { ink, type Material, materials, weight } from '@/artwork/drawings/engine/ink'
import type { Style } from '@/artwork/drawings/engine/looks'
import { ellipsePath, type Pen } from '@/artwork/drawings/engine/pen'
import { bush, figure, tree } from '@/artwork/drawings/engine/props'
import { type Scene, type TimedShape, zone } from '@/artwork/drawings/engine/scene'
import { noise, Sheet, type Wall } from '@/artwork/drawings/engine/sheet'
import { type Blocker, seenFrom } from '@/artwork/drawings/engine/visibility'

/** Inner walls, cut off at the height of the eye. */
const PARTITION: Material = { top: '#8FA5C2', left: '#2A4060', right: '#1D3049' }
const LOW = 1.6
/** Shelves: their tops stay pale, so that the goods on them are seen. */
const SHELF: Material = { top: '#587396', left: '#2D4563', right: '#253955' }
/** Goods by day: white, two tones of paper, blue as glass, green as leaves. */
const GOODS = ['#6E8AB0', '#4C6890', '#2B4568', '#3B5578', '#24425A'] as const
const FINE = { stroke: ink.edge, width: weight.texture } as const

const ROOM: Blocker = [0.3, 0.3, 29.4, 19.4]
/** Rows of shelves that one walks around: x, y, width, depth. */
const ROWS: readonly Blocker[] = [
  [4, 6, 1, 8.4],
  [7, 6, 1, 8.4],
  [10, 6, 1, 8.4],
  [14.6, 5.4, 1, 5],
  [17.4, 5.4, 1, 5],
  [20.2, 5.4, 1, 5],
]
/** Shelves along walls, higher. */
const WALL_SHELVES: readonly Blocker[] = [
  [1, 3.4, 9, 0.8],
  [12.6, 3.4, 4.1, 0.8],
]
const TABLES = [
  [14.4, 12.4],
  [18.6, 12.4],
  [14.4, 15.2],
  [18.6, 15.2],
] as const
const TILLS = [24, 27.4] as const
/** Where the doorman stands. */
const EYE: Point = [12.7, 17.4]
const DOOR = { from: 10.6, to: 16.6 } as const

/** A shop with its roof lifted off; the floor is bright where the guard at the entrance sees it, and hatched where not. */
export function einzelhandelsschutz(): Scene {
  const s = new Sheet(planOblique(36, 14, 0.72))
  street(s)
  floor(s)
  neighbours(s)

  const wall = (name: string, [x, y, w, d]: Blocker, height: number) =>
    s.box(name, [x, y, 0], [w, d, height], { material: PARTITION, shadow: false })
  wall('back wall', [0, 0, 30, 0.3], 2.9)
  wall('left wall', [0, 0.3, 0.3, 19.4], 2.9)
  wall('right wall', [29.7, 0.3, 0.3, 19.4], 0.9)
  backRooms(s)
  fittingRooms(s)
  for (const [x, y, w, d] of ROWS) {
    row(s, x, y, w, d)
  }
  for (const [x, y, w, d] of WALL_SHELVES) {
    wallShelf(s, x, y, w, d)
  }
  for (const [x, y] of TABLES) {
    table(s, x, y)
  }
  for (const x of TILLS) {
    till(s, x)
  }
  front(s)
  for (const [x, y] of [
    [22.6, 17.2],
    [26.4, 17.2],
    [12.6, 7.6],
    [12.6, 11.4],
  ] as const) {
    rack(s, x, y)
  }
  bush(s, 1.2, 16.6, 0.6)

  // Closed, the shop keeps one lamp: over its door, outside.
  const lamp: Spot = [(DOOR.from + DOOR.to) / 2, 20.05, 2.7]
  s.pool(lamp[0], 21, 4.6)
  s.pool(lamp[0], 19.6, 7.5, 'half')
  s.solid(
    'lamp over the door',
    { min: [lamp[0] - 0.2, 20.01, 2.6], max: [lamp[0] + 0.2, 20.3, 2.9] },
    (pen) => {
      pen.draw(ellipsePath(s.p(...lamp), 26), { fill: 'url(#halo)' })
      pen.draw(ellipsePath(s.p(...lamp), 4.5, 3), { fill: '#FFF0D2', ...FINE })
    },
    false,
  )

  return {
    sheet: s,
    frame: { x: -420, y: -180, width: 1710, height: 1340 },
    tile: { x: -100, y: 430, width: 840, height: 525 },
    fade: { across: [0.06, 0.14], down: [0, 0.075] },
    // When the light goes out both have been everywhere, and the store is the last of it: the house stays seen, the street is night.
    regions: [zone(s, [0, 0, 30, 20], { height: 2.9, from: ['lager'] })],
    looksAround: true,
    posts: {
      tuer: EYE,
      kosmetik: [13.4, 10.2],
      kasse: [26.2, 8],
      gang: [8.5, 15.2],
      umkleide: [23, 4.6],
      lager: [11, 2.2],
      buero: [19.3, 2.5],
    },
    joints: {
      a: [12.2, 14.6],
      b: [12, 5],
      c: [11.4, 4.6],
      d: [22.4, 11.4],
      e: [22.4, 7.4],
      g: [17.7, 11.5],
      h: [17.7, 14.4],
      k: [12, 10.2],
      m: [17.3, 4.7],
      n: [21.5, 5.1],
      o: [19.3, 4.6],
    },
    timed: [...unseen(s), ...customers(s), ...detective(s), ...closing(s)],
    links: [
      ['tuer', 'a'],
      ['a', 'gang'],
      ['a', 'k'],
      ['k', 'kosmetik'],
      ['k', 'b'],
      ['b', 'c'],
      ['c', 'lager'],
      ['b', 'm'],
      ['m', 'o'],
      ['o', 'buero'],
      ['a', 'h'],
      ['h', 'g'],
      ['g', 'd'],
      ['d', 'e'],
      ['e', 'kasse'],
      ['e', 'umkleide'],
      ['e', 'n'],
      ['n', 'o'],
      ['kosmetik', 'g'],
    ],
  }
}

/** Where neither of the two has been yet: paler, until one of them comes there. From the tops of walls, down to the floor. */
function unseen(s: Sheet): TimedShape[] {
  const back = (x0: number, x1: number): Spot[] => [
    [x0, 0.3, 2.9],
    [x1, 0.3, 2.9],
    [x1, 2.9, LOW],
    [x0, 2.9, LOW],
  ]
  const rooms: Readonly<Record<string, readonly (readonly Spot[])[]>> = {
    leftAisle: [
      [
        [0.3, 2.9, LOW],
        [6, 2.9, LOW],
        [6, 14.4],
        [4, 14.4],
        [0.3, 13.1],
      ],
    ],
    middleAisle: [
      [
        [6, 2.9, LOW],
        [10.2, 2.9, LOW],
        [10.2, 6],
        [10, 6],
        [10, 14.4],
        [6, 14.4],
      ],
    ],
    cosmetics: [
      [
        [16.8, 2.9, LOW],
        [21.7, 2.9, LOW],
        [21.7, 9.9],
        [21.2, 10.4],
        [15.7, 10.4],
        [15.7, 4.3],
        [16.8, 4.3],
      ],
    ],
    office: [
      [
        [21.9, 0.3, 2.9],
        [29.7, 0.3, 2.9],
        [29.7, 3.4],
        [21.9, 9.8],
      ],
      back(12.3, 17.8),
    ],
    store: [back(0.3, 12.2)],
  }
  return Object.entries(rooms).map(([room, outlines]) => ({
    name: `unseen ${room}`,
    kind: 'veil',
    shapes: outlines.map((spots) => s.points(spots)),
    still: 'hidden',
  }))
}

// --- Who is there --------------------------------------------------------------------------------------------------

const upright = (s: Sheet, spots: readonly Point[]) => spots.map((spot) => figure(s.view.project(spot), 42))

/** Where customers stand; the afternoon is full. */
const CUSTOMERS: Readonly<Record<string, readonly Point[]>> = {
  customers: [
    [6, 14.8],
    [9, 12],
    [16.5, 8.6],
    [22.4, 13],
    [26.4, 13],
    [17.8, 14.8],
  ],
  moreCustomers: [
    [8.9, 8.4],
    [12, 13.2],
    [19.3, 7.4],
    [22.2, 16],
    [26.3, 11],
    [23.8, 4.2],
  ],
  crowd: [
    [5.8, 10],
    [11.7, 9],
    [19, 10.4],
    [22.4, 9],
    [29.2, 12],
    [26.5, 14.8],
    [17.6, 17.4],
    [27.2, 4.8],
  ],
  // A thief is followed, and spoken to behind the till.
  thiefAtShelf: [[16.4, 6.6]],
  thiefAtTill: [[25.6, 7.2]],
  thiefInOffice: [[20.2, 2.9]],
  passersby: [
    [4, 22.4],
    [20.4, 23.6],
    [19, 21.8],
  ],
  morePassersby: [
    [9.4, 23.4],
    [13.8, 21.6],
    [30, 23.6],
  ],
}

function customers(s: Sheet): TimedShape[] {
  return Object.entries(CUSTOMERS).map(([name, spots]) => ({
    name,
    kind: 'guests',
    shapes: upright(s, spots),
  }))
}

/** The second of the two, in plain clothes: where the door has no view. Without scripts once, among the perfumes. */
const DETECTIVE: readonly (readonly [place: string, Point, isStill?: true])[] = [
  ['office', [20.4, 2.3]],
  ['leftAisle', [5.9, 8.2]],
  ['cosmetics', [19.4, 8.8]],
  ['perfumes', [16.4, 9.6], true],
  ['till', [27, 7.4]],
  ['middleAisle', [8.9, 10.4]],
]

/** Dressed as customers are, told from them by a ring on the floor. */
function detective(s: Sheet): TimedShape[] {
  return DETECTIVE.flatMap(([place, spot, isStill]): TimedShape[] => {
    const name = `detective ${place}`
    const still = isStill ? {} : ({ still: 'hidden' } as const)
    return [
      { name, kind: 'staff', shapes: [ring(s.p(...spot))], ...still },
      { name, kind: 'guests', shapes: upright(s, [spot]), ...still },
    ]
  })
}

/** Flat around somebody's feet: its inner edge runs the other way, so that the middle stays free. */
function ring(feet: Point): string {
  const [x, y] = whole(feet)
  const turn = (rx: number, ry: number, sweep: 0 | 1) =>
    `M${x - rx} ${y}a${rx} ${ry} 0 1 ${sweep} ${2 * rx} 0a${rx} ${ry} 0 1 ${sweep} ${-2 * rx} 0z`
  return turn(19, 12, 0) + turn(14, 8, 1)
}

/** After hours: light and people at the tills for as long as they are counted, then the grille before the door. */
function closing(s: Sheet): TimedShape[] {
  const slats = 8
  return [
    { name: 'counting', kind: 'pool', shapes: [s.disc(25.9, 11.6, 4.4)], still: 'hidden' },
    {
      name: 'counting',
      kind: 'guests',
      shapes: upright(s, [
        [26.2, 11],
        [26.6, 13.2],
      ]),
      still: 'hidden',
    },
    {
      name: 'grille',
      kind: 'mesh',
      shapes: Array.from({ length: slats }, (_, k) =>
        s.points(
          [
            [DOOR.from, 19.95],
            [DOOR.to, 19.95],
          ].flatMap(([x = 0, y = 0], side): Spot[] => {
            const [low, high] = [(2.5 * k) / slats, (2.5 * (k + 1)) / slats]
            return side === 0
              ? [
                  [x, y, high],
                  [x, y, low],
                ]
              : [
                  [x, y, low],
                  [x, y, high],
                ]
          }),
        ),
      ),
      still: 'hidden',
    },
  ]
}

// --- The ground ----------------------------------------------------------------------------------------------------

function street(s: Sheet) {
  s.flat(-30, 20, 96, 6.4, { fill: '#223A58' })
  const joint = { stroke: '#2F4A6C', width: weight.texture } as const
  s.hatch(-14, 20, 60, 6, 1.2, 'x', joint)
  for (let course = 0; course < 5; course += 1) {
    // Half a slab farther in every other course.
    for (let x = -14 + (course % 2) * 0.9; x < 46; x += 1.8) {
      s.groundLine(
        [
          [x, 20 + course * 1.2],
          [x, 21.2 + course * 1.2],
        ],
        joint,
      )
    }
  }
  s.flat(-30, 26.1, 96, 0.3, { fill: '#50698B', ...FINE })
  for (const [x, y] of TREES) {
    s.flat(x - 0.8, y - 0.8, 1.6, 1.6, { fill: '#0F1D31', ...FINE })
    tree(s, x, y, 4.4, 1.7)
  }
  s.box('bench', [13.4, 24.2, 0], [3, 0.7, 0.45], {
    material: materials.brick,
    outline: ink.edge,
    dress: (pen) => {
      for (const t of [0.23, 0.46]) {
        pen.line(s.points([[13.4, 24.2 + t, 0.45] as Spot, [16.4, 24.2 + t, 0.45] as Spot]), FINE)
      }
    },
  })
  for (let k = 0; k < 3; k += 1) {
    bicycle(s, 27 + k * 0.5, 21.8 + k * 0.9)
  }
}

const TREES = [
  [6.4, 24.2],
  [23.4, 24.2],
] as const

/** Stone tiles; what the doorman sees is bright, the rest is hatched, as in a study of sight lines. At night all is dark alike. */
function floor(s: Sheet) {
  const [x0, y0, w, d] = ROOM
  s.flat(0, 0, 30, 20, { fill: '#223959' })
  s.flat(x0, y0, w, d, { fill: '#142741', only: 'day' })
  const [right, bottom] = [x0 + w, y0 + d]
  const step = 0.6
  for (let at = x0 - d + step; at < right; at += step) {
    // From the upper left to the lower right, within the room.
    const [fx, tx] = [Math.max(x0, at), Math.min(right, at + d)]
    s.groundLine(
      [
        [fx, y0 + fx - at],
        [tx, Math.min(bottom, y0 + tx - at)],
      ],
      { stroke: '#5C7899', width: weight.edge, only: 'day' },
    )
  }
  const blockers: Blocker[] = [
    ...ROWS,
    ...WALL_SHELVES,
    // Rooms with doors: store, toilets and office, then the changing rooms behind their wall.
    [0.3, 0.3, 21.4, 3],
    [21.8, 2.9, 0.12, 2.7],
  ]
  const seen = seenFrom(EYE, ROOM, blockers)
  s.field(seen, { fill: '#3A5A88', only: 'day' })
  // Lines of sight: along the edges of what is seen that lead away from the eye.
  seen.forEach(([ax, ay], index) => {
    const [bx, by] = seen[(index + 1) % seen.length] ?? [ax, ay]
    const long = Math.hypot(bx - ax, by - ay)
    const [ox, oy] = [ax - EYE[0], ay - EYE[1]]
    const across = Math.abs(ox * (by - ay) - oy * (bx - ax)) / (Math.hypot(ox, oy) * long)
    if (long > 0.6 && across < 0.01) {
      s.groundLine(
        [
          [ax, ay],
          [bx, by],
        ],
        { stroke: ink.edge, width: weight.edge, only: 'day' },
      )
    }
  })
  const joint = { stroke: '#2C4870', width: weight.texture, day: { stroke: '#DAD4C6' } } as const
  s.hatch(x0, y0, w, d, 1.2, 'x', joint)
  s.hatch(x0, y0, w, d, 1.2, 'y', joint)
  s.flat(DOOR.from + 0.2, 18.1, DOOR.to - DOOR.from - 0.4, 1.6, { fill: '#12223A', ...FINE })
  s.hatch(DOOR.from + 0.3, 18.2, DOOR.to - DOOR.from - 0.6, 1.4, 0.28, 'y', {
    stroke: '#2C4566',
    width: weight.edge,
  })
}

/** The fronts next door go on along the street. */
function neighbours(s: Sheet) {
  for (const [x, w] of [
    [-9, 9],
    [30, 10],
  ] as const) {
    s.box(`next sill ${x}`, [x, 19.7, 0], [w, 0.3, 0.4], {
      material: materials.pale,
      shadow: false,
      outline: ink.edge,
    })
    pane(s, `next pane ${x}`, x, w, 0.4, 2.5, 3)
  }
}

/** Glass in the front, in parts of equal width. */
function pane(s: Sheet, name: string, x: number, w: number, low: number, high: number, part: number) {
  const at = (from: number, to: number): Spot[] => [
    [from, 19.86, low],
    [to, 19.86, low],
    [to, 19.86, high],
    [from, 19.86, high],
  ]
  s.solid(
    name,
    { min: [x, 19.85, low], max: [x + w, 19.87, high] },
    (pen) => {
      pen.polygon(s.points(at(x, x + w)), { fill: '#7FA0C8', opacity: 0.14 })
      const count = Math.round(w / part)
      for (let k = 0; k < count; k += 1) {
        pen.polygon(s.points(at(x + (w * k) / count, x + (w * (k + 1)) / count)), {
          stroke: ink.silhouette,
          width: weight.edge,
        })
      }
    },
    false,
  )
}

/** The front: two windows with their figures, the entrance between them, the posts of the goods alarm. */
function front(s: Sheet) {
  for (const [x, w, staged] of [
    [0.3, 10, 9.2],
    [16.9, 12.8, 5.4],
  ] as const) {
    s.box(`sill ${x}`, [x, 19.7, 0], [w, 0.3, 0.4], { material: materials.pale, shadow: false })
    s.box(`stage ${x}`, [x + 0.4, 17.9, 0], [staged, 1.5, 0.25], {
      material: materials.brick,
      shadow: false,
      outline: ink.edge,
    })
    pane(s, `pane ${x}`, x, w, 0.4, 2.5, 2.5)
  }
  ;[1.8, 3.6, 5.4, 7.2, 9, 18.4, 20.1, 21.8].forEach((x, k) => {
    mannequin(s, x, 18.6, k)
  })
  // The entrance: doors that have slid aside, and the casing of the grille above.
  for (const x of [DOOR.from, DOOR.to - 1.5]) {
    pane(s, `door ${x}`, x, 1.5, 0, 2.5, 1.5)
  }
  for (const x of [DOOR.from - 0.3, DOOR.to]) {
    s.box(`jamb ${x}`, [x, 19.7, 0], [0.3, 0.3, 2.5], {
      material: materials.pale,
      shadow: false,
      outline: ink.edge,
    })
  }
  s.box('casing', [DOOR.from - 0.3, 19.7, 2.5], [DOOR.to - DOOR.from + 0.6, 0.3, 0.4], {
    material: materials.pale,
    shadow: false,
  })
  for (const x of [DOOR.from + 0.9, 12.3, 14.7, DOOR.to - 1]) {
    s.box(`alarm post ${x}`, [x, 17.7, 0], [0.12, 0.9, 1.4], {
      material: materials.pale,
      shadow: false,
      outline: ink.silhouette,
    })
  }
}

// --- What is in it -------------------------------------------------------------------------------------------------

function good(seed: number): string {
  return GOODS[Math.floor(noise(seed) * GOODS.length)] ?? GOODS[0]
}

/** Goods side by side on a board, of each tone in one go. */
function goodsAlong(
  length: number,
  seed: number,
  least = 0.25,
): { at: number; width: number; fill: string }[] {
  const goods: { at: number; width: number; fill: string }[] = []
  for (let at = 0.05, k = 0; at < length - least; k += 1) {
    const width = Math.min(length - at - 0.05, least + 0.1 * Math.floor(noise(seed + k) * 4))
    goods.push({ at, width, fill: good(seed * 3 + k) })
    at += width + 0.04
  }
  return goods.sort((a, b) => GOODS.indexOf(a.fill as never) - GOODS.indexOf(b.fill as never))
}

/** A row of shelves between two aisles, with goods on both sides of its back: perfumes are round. */
function row(s: Sheet, x: number, y: number, w: number, d: number) {
  const height = 1.45
  const round = x === 14.6
  s.box(`row ${x}`, [x, y, 0], [w, d, height], {
    material: SHELF,
    dress: (pen, left) => {
      for (const [side, seed] of [
        [0.06, 4 + (x % 2)],
        [0.54, 44 + (x % 2)],
      ] as const) {
        for (const { at, width, fill } of goodsAlong(d, seed, round ? 0.3 : 0.35)) {
          if (round) {
            pen.draw(ellipsePath(s.p(x + side + 0.2, y + at + width / 2, height + 0.12), 5.2, 4.6), {
              fill,
              ...FINE,
            })
          } else {
            pen.polygon(s.rectangle(x + side, y + at, 0.4, width, height + 0.06), { fill, ...FINE })
          }
        }
      }
      const spine: Style = { stroke: ink.silhouette, width: 1.5 }
      pen.line(s.points([[x + 0.5, y, height] as Spot, [x + 0.5, y + d, height] as Spot]), spine)
      for (const t of [0.1, 0.55, 1]) {
        goodsOn(s, pen, left, { board: t, width: w, seed: t, high: 0.3 })
      }
    },
  })
}

/** Goods beside each other on a board of a shelf. */
function goodsOn(
  s: Sheet,
  pen: Pen,
  wall: Wall,
  { board, width: w, seed, high }: { board: number; width: number; seed: number; high: number },
) {
  for (const { at, width, fill } of goodsAlong(w, seed, 0.2)) {
    s.panel(pen, wall, at, board, width, high, { fill })
  }
  s.stroke(
    pen,
    wall,
    [
      [0, board],
      [w, board],
    ],
    FINE,
  )
}

function wallShelf(s: Sheet, x: number, y: number, w: number, d: number) {
  s.box(`wall shelf ${x}`, [x, y, 0], [w, d, 2], {
    material: SHELF,
    dress: (pen, left) => {
      for (const [k, t] of [0.1, 0.6, 1.1, 1.55].entries()) {
        goodsOn(s, pen, left, { board: t, width: w, seed: x + k * 17, high: 0.22 + (k % 2) * 0.1 })
      }
    },
  })
}

/** A table with folded clothes in two rows. */
function table(s: Sheet, x: number, y: number) {
  s.box(`table ${x} ${y}`, [x, y, 0], [2.4, 1.4, 0.85], { material: materials.concrete })
  for (let k = 0; k < 8; k += 1) {
    s.box(
      `fold ${x} ${y} ${k}`,
      [x + 0.15 + (k % 4) * 0.56, y + 0.14 + Math.floor(k / 4) * 0.66, 0.85],
      [0.44, 0.46, 0.08 + 0.06 * Math.floor(noise(x + k * 3 + y) * 4)],
      {
        material: k % 3 === 1 ? materials.glass : k % 3 === 2 ? materials.pale : materials.concrete,
        shadow: false,
        outline: ink.edge,
      },
    )
  }
}

/** A till: belt, scanner, screen, the end where one packs and a chair behind it. */
function till(s: Sheet, x: number) {
  s.box(`till ${x}`, [x, 9, 0], [1.2, 5.2, 0.95], {
    material: materials.pale,
    dress: (pen) => {
      pen.polygon(s.rectangle(x + 0.15, 9.2, 0.75, 2.9, 0.95), { fill: '#33496A', ...FINE })
      for (const y of [9.9, 10.6, 11.3]) {
        pen.line([s.p(x + 0.15, y, 0.95), s.p(x + 0.9, y, 0.95)], FINE)
      }
      for (const [dx, y, w, d, fill] of [
        [0.25, 9.5, 0.3, 0.25, '#6E8AB0'],
        [0.4, 10.15, 0.35, 0.3, '#2B4568'],
        [0.3, 11.5, 0.4, 0.3, '#24425A'],
      ] as const) {
        pen.polygon(s.rectangle(x + dx, y, w, d, 1.02), { fill, ...FINE })
      }
      pen.polygon(s.rectangle(x + 0.2, 12.25, 0.65, 0.5, 0.95), { fill: ink.pane, ...FINE })
    },
  })
  s.box(`screen ${x}`, [x + 0.35, 13, 0.95], [0.5, 0.1, 0.42], { material: materials.dark, shadow: false })
  s.box(`bag end ${x}`, [x, 14.21, 0], [1.2, 1.2, 0.8], { material: materials.concrete })
  s.box(`seat ${x}`, [x + 1.35, 12.2, 0], [0.45, 0.45, 0.6], {
    material: materials.glass,
    shadow: false,
    outline: ink.edge,
  })
}

function partition(s: Sheet, [x, y, w, d]: Blocker) {
  s.box(`partition ${x} ${y}`, [x, y, 0], [w, d, LOW], {
    material: PARTITION,
    shadow: false,
    outline: ink.edge,
  })
}

/** Store, toilets and office along the back wall. */
function backRooms(s: Sheet) {
  for (const part of [
    [0.3, 2.9, 9.9, 0.14],
    [12.2, 0.3, 0.14, 2.6],
    [11.7, 2.9, 5.2, 0.14],
    [17.8, 0.3, 0.14, 2.6],
    [17.8, 2.9, 0.7, 0.14],
    [20.1, 2.9, 1.7, 0.14],
    [21.7, 0.3, 0.14, 2.6],
  ] as const) {
    partition(s, part)
  }
  for (let k = 0; k < 5; k += 1) {
    const height = 0.7 + (k % 3) * 0.4
    s.box(`carton ${k}`, [0.8 + k * 1.5, 0.6, 0], [1.1, 0.9, height], {
      material: materials.brick,
      shadow: false,
      outline: ink.edge,
      dress: (pen) => {
        const [x, y] = [0.8 + k * 1.5, 0.6]
        pen.line([s.p(x + 0.55, y, height), s.p(x + 0.55, y + 0.9, height)], FINE)
      },
    })
  }
  for (const x of [12.7, 14.2]) {
    s.box(`basin ${x}`, [x, 0.35, 0.3], [0.6, 0.7, 0.2], {
      material: materials.pale,
      shadow: false,
      outline: ink.edge,
    })
    partition(s, [x + 1, 0.3, 0.06, 1.4])
  }
  s.box('desk', [20, 0.6, 0], [1.6, 0.8, 0.75], {
    material: materials.concrete,
    shadow: false,
    outline: ink.edge,
  })
  s.box('cabinet', [18.1, 0.4, 0], [1.5, 0.4, 1.3], {
    material: materials.steel,
    shadow: false,
    outline: ink.edge,
  })
}

function fittingRooms(s: Sheet) {
  for (let k = 0; k < 4; k += 1) {
    const x = 22.1 + k * 1.9
    s.box(`cabin ${k}`, [x, 0.3, 0], [0.08, 2, 2.1], {
      material: materials.concrete,
      shadow: false,
      outline: ink.edge,
    })
    s.solid(
      `curtain ${k}`,
      { min: [x + 0.09, 2.3, 0], max: [x + 1.9, 2.4, 2] },
      (pen) => {
        // One of them has been left open.
        const to = k === 2 ? 0.6 : 1.75
        pen.polygon(
          s.points([
            [x + 0.1, 2.35, 0.1],
            [x + to, 2.35, 0.1],
            [x + to, 2.35, 2],
            [x + 0.1, 2.35, 2],
          ]),
          { fill: k === 1 ? '#2B4568' : '#3B5375', ...FINE },
        )
        for (let v = 0.3; v < to; v += 0.2) {
          pen.line(s.points([[x + v, 2.35, 0.1] as Spot, [x + v, 2.35, 2] as Spot]), FINE)
        }
      },
      false,
    )
  }
  partition(s, [21.8, 3.05, 0.12, 2.5])
  s.box('stool', [28.2, 4.2, 0], [0.9, 0.9, 0.45], {
    material: materials.glass,
    shadow: false,
    outline: ink.edge,
  })
}

/** Clothes on a rail, seen from before it and a little from above. */
function rack(s: Sheet, x: number, y: number) {
  s.solid(
    `rack ${x} ${y}`,
    { min: [x, y, 0], max: [x + 1.7, y + 0.5, 1.5] },
    (pen) => {
      const pole = { stroke: ink.silhouette, width: 1 } as const
      for (const at of [x + 0.02, x + 1.68]) {
        pen.line([s.p(at, y + 0.25), s.p(at, y + 0.25, 1.45)], pole)
      }
      for (let k = 0; k < 10; k += 1) {
        const at = x + 0.1 + k * 0.15
        const [hem, fill] = [0.35 + 0.1 * Math.floor(noise(k) * 4), good(k * 3)]
        // From its shoulder at the back over the rail to its front.
        pen.polygon(
          s.points([
            [at, y + 0.05, 1.3],
            [at, y + 0.25, 1.4],
            [at, y + 0.5, 1.25],
            [at, y + 0.5, hem],
            [at + 0.13, y + 0.5, hem],
            [at + 0.13, y + 0.5, 1.25],
            [at + 0.13, y + 0.25, 1.4],
            [at + 0.13, y + 0.05, 1.3],
          ]),
          { fill, ...FINE },
        )
      }
      pen.line([s.p(x + 0.02, y + 0.25, 1.45), s.p(x + 1.68, y + 0.25, 1.45)], pole)
    },
    false,
  )
}

/** A tailor's dummy on its pole, without a head, so that nobody takes it for a person: in a dress, a coat, or a shirt. */
function mannequin(s: Sheet, x: number, y: number, kind: number) {
  s.solid(
    `mannequin ${x}`,
    { min: [x - 0.25, y - 0.2, 0.25], max: [x + 0.25, y + 0.2, 2] },
    (pen) => {
      const [cx, foot] = s.p(x, y, 0.25)
      const up = (dx: number, dy: number): Point => [cx + dx, foot - dy]
      const hem = [13, 17, 24][kind % 3] ?? 13
      const flare = [9, 8, 6][kind % 3] ?? 9
      pen.draw(ellipsePath([cx, foot], 6, 2.6), { fill: '#5C7494', ...FINE })
      pen.line([up(0, 0), up(0, hem)], { stroke: ink.silhouette, width: 1.5 })
      pen.polygon(
        [
          up(-flare, hem),
          up(-4.2, 29),
          up(-7.4, 40),
          up(-2.2, 43),
          up(-1.8, 46),
          up(1.8, 46),
          up(2.2, 43),
          up(7.4, 40),
          up(4.2, 29),
          up(flare, hem),
        ],
        {
          fill: ['#6E8AB0', '#2B4568', '#4C6890', '#24425A'][kind % 4] ?? '',
          stroke: ink.silhouette,
          width: weight.edge,
        },
      )
    },
    false,
  )
}

/** A bicycle seen from its side. */
function bicycle(s: Sheet, x: number, y: number) {
  s.solid(
    `bicycle ${y}`,
    { min: [x - 0.35, y, 0], max: [x + 1.4, y + 0.1, 1.05] },
    (pen: Pen) => {
      const part = (width: number, ...spots: readonly (readonly [number, number])[]) =>
        pen.line(s.points(spots.map(([dx, z]): Spot => [x + dx, y, z])), {
          stroke: ink.silhouette,
          width,
          round: true,
        })
      for (const hub of [0, 1.05]) {
        const rim = Array.from({ length: 13 }, (_, k) => {
          const angle = (k / 12) * 2 * Math.PI
          return [hub + Math.cos(angle) * 0.33, 0.34 + Math.sin(angle) * 0.33] as const
        })
        part(1, ...rim)
      }
      part(0.75, [0, 0.34], [0.3, 0.75], [0.85, 0.75], [0.5, 0.34], [0, 0.34])
      part(0.75, [0.5, 0.34], [0.28, 0.85])
      part(0.75, [1.05, 0.34], [0.83, 0.95])
      part(1.5, [0.2, 0.86], [0.4, 0.86])
      part(1.5, [0.76, 0.98], [0.96, 0.92])
    },
    false,
  )
}
