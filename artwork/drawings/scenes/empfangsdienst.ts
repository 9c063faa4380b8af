import { type Point, plan } from '@/artwork/drawings/engine/axonometry'
import { ink, weight } from '@/artwork/drawings/engine/ink'
import type { Style } from '@/artwork/drawings/engine/looks'
import { ellipsePath, type Pen, pathThrough } from '@/artwork/drawings/engine/pen'
import { type Footprint, type Scene, type TimedShape, zone } from '@/artwork/drawings/engine/scene'
import { noise, SHADOW, Sheet } from '@/artwork/drawings/engine/sheet'

const SCALE = 44
const WALL = '#A9BAD1'
const GLASS = ink.pane
const WOOD = '#4A6385'
const CLOTH = '#2F4A70'
const DESK = '#7C95B8'
const LINE = { stroke: ink.silhouette, width: weight.edge } as const
const DETAIL = { stroke: ink.edge, width: weight.texture } as const
/** Where walls are cut, and so how far they throw their shadows, in metres. */
const CUT_AT = 1.1
/** Up to here shadows fall on floors. */
const INSIDE = 29.8

/** A lobby seen from straight above, as on an architect's sheet: 30 by 18 metres, the street at the bottom. */
export function empfangsdienst(): Scene {
  const s = new Sheet(plan(SCALE))
  street(s)
  floors(s)
  walls(s)
  entrance(s)
  lifts(s)
  frontDesk(s)
  gates(s)
  lounge(s)
  conference(s)
  postRoom(s)
  // Closed, the house keeps one light, inside its door.
  s.pool(15, 15.4, 4.4, 'half')
  s.pool(15, 15.4, 1.8)
  return {
    sheet: s,
    frame: { x: -190, y: -100, width: 1700, height: 1270 },
    tile: { x: 46, y: 110, width: 840, height: 525 },
    fade: { across: [0.02, 0.1], down: [0, 0.075] },
    regions: [
      ...(
        [
          [0, 0, 8.5, 7.5],
          [8.5, 0, 10, 8.8],
          [18.5, 0, 11.5, 9.1],
          [0, 7.5, 10.6, 10.5],
          [10.6, 8.8, 7.9, 9.2],
          [18.5, 9.1, 11.5, 8.9],
        ] as const
      ).map((room) => zone(s, room)),
      // From the door one sees the street.
      zone(s, [-10, 18, 50, 12], { from: ['eingang'] }),
    ],
    timed: people(),
    posts: {
      // On the chair: whoever is watched is who sits there.
      tresen: [7.5, 12],
      eingang: [15, 15.2],
      sperre: [13.4, 10.9],
      warten: [22.6, 12.9],
      poststelle: [4.4, 5.2],
      konferenz: [20, 7.2],
      aufzug: [12.6, 6.2],
    },
    // The lift's own door, where the sign stands.
    faults: { aufzug: [12.6, 3.35] },
    joints: {
      b: [6.4, 9.1],
      d: [10, 10.2],
      e: [13.4, 7.9],
      f: [18.5, 7.2],
      g: [6.4, 6.4],
      w: [22.3, 10.1],
    },
    links: [
      ['tresen', 'b'],
      ['b', 'g'],
      ['g', 'poststelle'],
      ['b', 'd'],
      ['d', 'sperre'],
      ['d', 'eingang'],
      ['sperre', 'e'],
      ['e', 'aufzug'],
      ['e', 'f'],
      ['f', 'konferenz'],
      ['sperre', 'w'],
      ['w', 'warten'],
    ],
  }
}

/** Somebody seen from above: where, and where to they look, in degrees clockwise from the right. */
type Person = readonly [x: number, y: number, facing: number]

/** Half of the width of shoulders, and how far before them the head is, on the sheet. */
const HALF_SHOULDER = 11
const NECK = 3
/** Half of the depth of shoulders that are an outline: those of the others are lines. */
const STAFF_SHOULDER = 9.5

/** Groups of people, as many as the log tells of. What is printed shows nobody twice. */
const PEOPLE: readonly (readonly [name: string, printed: boolean, readonly Person[]])[] = [
  // On their way to the door, and past it.
  [
    'arriving',
    true,
    [
      [14.4, 20.3, -80],
      [16.8, 19.4, -120],
      [6.4, 20.4, 0],
      [24.8, 20.6, 180],
    ],
  ],
  // At the desk, one after another.
  [
    'atDesk',
    true,
    [
      [9.9, 12.3, 190],
      [9, 14.1, 225],
    ],
  ],
  ['nextAtDesk', true, [[11, 13.1, 215]]],
  // Those who work upstairs, through the gates and to the lifts.
  [
    'colleagues',
    true,
    [
      [15.4, 9.5, -90],
      [16.9, 11.4, -95],
      [10.9, 5.3, -60],
      [12.2, 6.2, -90],
    ],
  ],
  // Twelve guests at once, later around the table, and on their way out.
  [
    'guestsAtGate',
    false,
    [
      [13, 12.3, -90],
      [14.2, 11.9, -95],
      [15.5, 11.5, -100],
      [12.2, 13.2, -60],
      [13.4, 13.4, -85],
      [14.6, 13, -90],
      [15.9, 12.7, -110],
      [17, 12.1, -130],
      [12.8, 14.5, -70],
      [14.1, 14.3, -90],
      [15.5, 13.9, -95],
      [16.9, 13.5, -120],
    ],
  ],
  [
    'guestsInConference',
    true,
    [
      ...[22.1, 23.1, 24.1, 25.1, 26.1].map((x): Person => [x, 2.75, 90]),
      ...[22.1, 23.1, 24.1, 25.1, 26.1].map((x): Person => [x, 6.1, -90]),
      [20.75, 4.4, 0],
      [27.45, 4.4, 180],
    ],
  ],
  // Somebody brings a parcel.
  ['parcel', true, [[9.4, 13.4, 205]]],
  // Whoever waits. From 11:20 on without an appointment.
  ['appointment', true, [[21.1, 13.2, 0]]],
  ['walkIn', true, [[24.2, 10.9, 90]]],
  // Noon.
  [
    'noon',
    false,
    [
      [13.5, 8, 90],
      [15, 9.6, 90],
      [16.5, 6.9, 100],
      [13.8, 12.6, 85],
      [15.8, 13.2, 95],
      [11.6, 20.2, 170],
      [18.8, 20.4, 10],
    ],
  ],
  // Before the lift that stands still.
  [
    'brokenLift',
    false,
    [
      [10.6, 4.5, -90],
      [14.2, 5.2, 190],
    ],
  ],
  // Gone, before the house.
  [
    'leaving',
    false,
    [
      [11.4, 19.5, 160],
      [12.6, 20.4, 150],
      [13.9, 19.6, 120],
      [15.4, 20.5, 90],
      [16.6, 19.6, 60],
      [17.8, 20.5, 30],
      [19.2, 19.8, 10],
    ],
  ],
  // Of the four who are in the house at the handover, three wait.
  [
    'handover',
    true,
    [
      [26.6, 12.2, 180],
      [26.6, 14.5, 180],
      [23.6, 10.9, 90],
    ],
  ],
]

/** At the desk, in the colour of those who are watched: the early shift while it sits there, and the second place. */
const STAFF: readonly (readonly [name: string, Person])[] = [
  ['firstPlace', [7.5, 12, 30]],
  // Who helps out until noon, then who comes for the late shift.
  ['secondPlace', [5.7, 12.55, 105]],
]

/** Shoulders, and a head over each: short lines, since there are many. */
function people(): TimedShape[] {
  const sheetOf = ([x, y]: Person): Point => [Math.round(x * SCALE), Math.round(y * SCALE)]
  const along = (facing: number, length: number): Point => [
    Math.round(Math.cos((facing * Math.PI) / 180) * length),
    Math.round(Math.sin((facing * Math.PI) / 180) * length),
  ]
  const head = (person: Person): string => {
    const [x, y] = sheetOf(person)
    const [dx, dy] = along(person[2], NECK)
    return `M${x + dx} ${y + dy}h0`
  }
  /** Their ends, on the sheet. */
  const shoulders = (person: Person): readonly [Point, Point] => {
    const [x, y] = sheetOf(person)
    const [dx, dy] = along(person[2] + 90, HALF_SHOULDER)
    return [
      [x - dx, y - dy],
      [x + dx, y + dy],
    ]
  }
  return [
    ...PEOPLE.flatMap(([name, isPrinted, persons]): TimedShape[] => {
      const still = isPrinted ? {} : ({ still: 'hidden' } as const)
      return [
        {
          name,
          kind: 'shoulders',
          shapes: persons.map((one) => pathThrough(shoulders(one), false)),
          ...still,
        },
        { name, kind: 'heads', shapes: persons.map(head), ...still },
      ]
    }),
    ...STAFF.flatMap(([name, person]): TimedShape[] => {
      const [one, other] = shoulders(person)
      const facing = person[2]
      // As broad as the lines of all others are.
      const outline = [
        ...arc(other, STAFF_SHOULDER, facing, facing + 180, 6),
        ...arc(one, STAFF_SHOULDER, facing + 180, facing + 360, 6),
      ]
      return [
        { name, kind: 'staff', shapes: [outline] },
        { name, kind: 'heads', shapes: [head(person)] },
      ]
    }),
  ]
}

/** A thing as its outline from above, with its height for the shadow; its footprint is what nobody walks through. */
function thing(s: Sheet, [x, y, w, d]: Footprint, height: number, paint: (pen: Pen) => void) {
  s.solid(`${x} ${y}`, { min: [x, y, 0], max: [x + w, y + d, height] }, paint, false)
  if (height > 0) {
    const [dx, dy] = [SHADOW[0] * height, SHADOW[1] * height]
    // Next door is a house, and no ground for a shadow.
    const right = Math.min(x + w + dx, x < INSIDE ? INSIDE : Number.POSITIVE_INFINITY)
    s.shade(
      s.points([
        [x, y],
        [x + w, y],
        [right, y + dy],
        [right, y + d + dy],
        [x + dx, y + d + dy],
        [x, y + d],
      ]),
    )
  }
}

function box(s: Sheet, [x, y, w, d]: Footprint, height: number, fill: string, dress?: (pen: Pen) => void) {
  thing(s, [x, y, w, d], height, (pen) => {
    pen.polygon(s.rectangle(x, y, w, d), { fill, ...LINE })
    dress?.(pen)
  })
}

function line(s: Sheet, pen: Pen, style: Style, ...spots: readonly Point[]) {
  pen.line(s.points(spots), style)
}

/** Points of an arc, from one angle to another, in degrees clockwise from the right. */
function arc([cx, cy]: Point, r: number, from: number, to: number, steps = 12): Point[] {
  return Array.from({ length: steps + 1 }, (_, k) => {
    const angle = ((from + ((to - from) * k) / steps) * Math.PI) / 180
    return [cx + Math.cos(angle) * r, cy + Math.sin(angle) * r]
  })
}

function discShade(s: Sheet, [x, y]: Point, r: number, height: number) {
  const [dx, dy] = [SHADOW[0] * height, SHADOW[1] * height]
  s.shade(s.points([...arc([x, y], r, 90, 270, 6), ...arc([x + dx, y + dy], r, -90, 90, 6)]))
}

function disc(s: Sheet, [x, y]: Point, r: number, height: number, fill: string) {
  discShade(s, [x, y], r, height)
  s.solid(
    `disc ${x} ${y}`,
    { min: [x - r, y - r, 0], max: [x + r, y + r, height] },
    (pen) => pen.draw(ellipsePath(s.p(x, y), r * SCALE), { fill, ...LINE }),
    false,
  )
}

function plant(s: Sheet, x: number, y: number, r: number) {
  discShade(s, [x, y], r * 0.9, 0.7)
  s.solid(
    `plant ${x} ${y}`,
    { min: [x - r, y - r, 0], max: [x + r, y + r, 1.2] },
    (pen) => {
      pen.draw(ellipsePath(s.p(x, y), r * 0.6 * SCALE), { fill: '#1B2D47', ...LINE })
      s.crown(pen, s.p(x, y), r * SCALE, x * 3 + y)
    },
    false,
  )
}

/** A chair that faces a table: its seat, and the back behind it. */
function chair(s: Sheet, x: number, y: number, [ux, uy]: Point) {
  const [half, back] = [0.24, 0.08]
  thing(s, [x - half, y - half, 2 * half, 2 * half], 0.5, (pen) => {
    pen.polygon(s.rectangle(x - half, y - half, 2 * half, 2 * half), { fill: CLOTH, ...DETAIL })
    const [bx, by] = [x - ux * half, y - uy * half]
    const [w, d] = ux === 0 ? [half + 0.02, back] : [back, half + 0.02]
    pen.polygon(s.rectangle(bx - w, by - d, 2 * w, 2 * d), { fill: DESK, ...LINE })
  })
}

function street(s: Sheet) {
  // Slabs of the pavement, the kerb, the road.
  s.flat(-10, 18, 50, 4.1, { fill: '#223A58' })
  s.hatch(-10, 18, 50, 4, 1, 'x', { stroke: '#2C4566', width: weight.texture })
  for (let row = 0; row < 4; row += 1) {
    // Half a slab farther in every other row.
    for (let x = -10 + (row % 2) * 0.75; x < 40; x += 1.5) {
      s.groundLine(
        [
          [x, 18 + row],
          [x, 19 + row],
        ],
        { stroke: '#2C4566', width: weight.texture },
      )
    }
  }
  s.flat(-10, 22.1, 50, 8, { fill: ink.road })
  s.flat(-10, 22, 50, 0.18, { fill: '#50698B', stroke: ink.edge, width: weight.texture })
  s.groundLine(
    [
      [-10, 25.6],
      [40, 25.6],
    ],
    { stroke: ink.edge, width: 1.5, dash: '44 52' },
  )
  // The house's own shadow on the pavement.
  s.shade(s.rectangle(-10, 18, 50, 1.15))
  for (const x of [3.4, 8.6, 21.4, 26.6]) {
    s.flat(x - 0.65, 20.45, 1.3, 1.3, { fill: '#101E31', ...DETAIL })
    discShade(s, [x + 0.7, 21.2], 1.25, 0.7)
    s.solid(
      `tree ${x}`,
      { min: [x - 0.2, 20.9, 0], max: [x + 0.2, 21.3, 5] },
      (pen) => s.crown(pen, s.p(x, 21.1), 1.3 * SCALE, x),
      false,
    )
  }
  for (let k = 0; k < 5; k += 1) {
    bicycle(s, 23 + k * 0.62, 18.45)
  }
  box(s, [10.9, 20.9, 2, 0.5], 0.4, WOOD, (pen) => {
    for (const t of [0.17, 0.33]) {
      line(s, pen, DETAIL, [10.9, 20.9 + t], [12.9, 20.9 + t])
    }
  })
  taxi(s, 14.4, 22.5)
}

/** A bicycle at its stand, from above: tyres, frame, handlebar, saddle. */
function bicycle(s: Sheet, x: number, y: number) {
  s.solid(
    `bicycle ${x}`,
    { min: [x - 0.2, y, 0], max: [x + 0.2, y + 1.7, 1] },
    (pen) => {
      const part = (stroke: string, width: number, ...spots: readonly Point[]) =>
        line(s, pen, { stroke, width, round: true }, ...spots)
      part(ink.edge, 3, [x, y], [x, y + 0.6])
      part(ink.edge, 3, [x, y + 1.1], [x, y + 1.7])
      part(ink.silhouette, 1, [x, y + 0.3], [x, y + 1.4])
      part(ink.silhouette, 1.5, [x - 0.19, y + 0.5], [x, y + 0.42], [x + 0.19, y + 0.5])
      part(ink.silhouette, 5, [x, y + 1.12], [x, y + 1.26])
    },
    false,
  )
}

/** A car that waits with its nose to the right: body, the panes around its roof, and the sign on it. */
function taxi(s: Sheet, x: number, y: number) {
  const shape = (pen: Pen, fill: string, style: Style, ...half: readonly Point[]) => {
    const other = [...half].reverse().map(([dx, dy]): Point => [dx, 1.8 - dy])
    pen.polygon(s.points([...half, ...other].map(([dx, dy]): Point => [x + dx, y + dy])), { fill, ...style })
  }
  thing(s, [x, y, 4.6, 1.8], 0.8, (pen) => {
    shape(pen, DESK, LINE, [0, 0.5], [0.12, 0.16], [0.5, 0.02], [3.9, 0.02], [4.4, 0.2], [4.6, 0.6])
    shape(pen, GLASS, DETAIL, [0.5, 0.32], [0.75, 0.14], [2.9, 0.14], [3.3, 0.34])
    shape(pen, DESK, DETAIL, [0.95, 0.36], [1.15, 0.24], [2.45, 0.24], [2.6, 0.4])
    shape(pen, '#B7C7DC', DETAIL, [1.75, 0.6], [1.98, 0.6])
    for (const dy of [0.04, 1.66]) {
      pen.polygon(s.rectangle(x + 2.85, y + dy - 0.08, 0.14, 0.24), { fill: DESK, ...DETAIL })
    }
  })
}

function floors(s: Sheet) {
  s.flat(0, 0, 30, 18, { fill: '#294161', day: { fill: '#FFFFFF' } })
  s.flat(0.35, 0.35, 8.05, 7.05, { fill: '#223A58', day: { fill: '#FDFDFC' } })
  s.flat(18.6, 0.35, 11.05, 8.65, { fill: '#20365A', day: { fill: '#FDFDFC' } })
  // Stone slabs in the lobby and before the lifts.
  const joint = { stroke: '#20365480', width: weight.edge }
  s.hatch(0.35, 7.6, 18.05, 10, 1.25, 'x', joint)
  s.hatch(18.6, 9.2, 11.05, 8.4, 1.25, 'x', joint)
  s.hatch(0.35, 7.6, 18.05, 10.05, 1.25, 'y', joint)
  s.hatch(19.1, 9.2, 10.5, 8.45, 1.25, 'y', joint)
  s.hatch(8.6, 0.35, 9.8, 7.25, 1.25, 'y', joint)
  s.hatch(8.6, 3.4, 9.8, 4.2, 1.25, 'x', joint)
  // Carpet: woven.
  s.hatch(18.6, 0.35, 11.05, 8.6, 0.35, 'x', { stroke: '#2C4566', width: weight.texture })
  // The mat inside the door, which takes the sand off shoes.
  s.flat(13.2, 13.4, 3.6, 2.5, { fill: '#101D30', ...DETAIL })
  s.hatch(13.3, 13.5, 3.4, 2.3, 0.2, 'y', { stroke: '#2C4566', width: weight.texture })
}

function walls(s: Sheet) {
  for (const [x, y, w, d] of [
    [0, 0, 30, 0.35],
    [0, 0, 0.35, 18],
    [29.65, 0, 0.35, 18],
    [8.4, 0, 0.2, 7.6],
    [0, 7.4, 5.4, 0.2],
    [7.2, 7.4, 1.4, 0.2],
    [18.4, 0, 0.2, 6.4],
    [18.4, 8, 0.2, 1.2],
    [18.4, 9, 11.6, 0.2],
    [0, 17.65, 2.4, 0.35],
    [27.6, 17.65, 2.4, 0.35],
    [11.4, 17.65, 1, 0.35],
    [17.6, 17.65, 1, 0.35],
    // The neighbours' fronts, with their windows.
    [-10, 17.65, 6.2, 0.35],
    [-1.4, 17.65, 1.5, 0.35],
    [29.9, 17.65, 1.5, 0.35],
    [33.8, 17.65, 6.2, 0.35],
    // Columns.
    ...(
      [
        [2.6, 9.6],
        [10.6, 9.6],
        [27.4, 9.6],
        [10.6, 15.2],
        [18.7, 15.2],
      ] as const
    ).map(([cx, cy]) => [cx - 0.22, cy - 0.22, 0.44, 0.44] as const),
  ] as const) {
    // Next door is a house, and no ground on which a shadow falls.
    thing(s, [x, y, w, d], x > 29 ? 0 : CUT_AT, (pen) => pen.polygon(s.rectangle(x, y, w, d), { fill: WALL }))
  }
  // Glass fronts with their posts.
  for (const [from, to] of [
    [2.4, 11.4],
    [18.6, 27.6],
    [-3.8, -1.4],
    [31.4, 33.8],
  ] as const) {
    thing(s, [from, 17.72, to - from, 0.16], 0, (pen) => {
      pen.polygon(s.rectangle(from, 17.72, to - from, 0.16), { fill: GLASS, ...LINE })
      for (let x = from + 1.5; x < to - 0.1; x += 1.5) {
        pen.polygon(s.rectangle(x - 0.06, 17.66, 0.12, 0.28), { fill: WALL })
      }
    })
  }
  // Doors stand open, with the way that they swing.
  door(s, [5.4, 7.5], 1.8, 0, 80)
  door(s, [18.5, 6.4], 1.6, 90, 10)
}

/** A leaf that hangs at a place and stands open, and the arc from where it would be shut. */
function door(s: Sheet, hinge: Point, width: number, shut: number, open: number) {
  const swing = arc(hinge, width, shut, open, 8)
  s.ground.line(s.points(swing), { stroke: ink.edge, width: weight.texture })
  s.ground.line(s.points([hinge, swing.at(-1) ?? hinge]), { stroke: WALL, width: 2.5 })
}

/** A revolving door between two that open outwards, below their roof. */
function entrance(s: Sheet) {
  const [cx, cy, r] = [15, 17.6, 1.5]
  s.groundLine(
    [
      [11.4, 18],
      [11.4, 20],
      [18.6, 20],
      [18.6, 18],
    ],
    { stroke: ink.edge, width: weight.edge, dash: '9 6' },
  )
  s.ground.draw(ellipsePath(s.p(cx, cy), r * SCALE), { fill: '#3B5578' })
  s.solid(
    'revolving door',
    { min: [cx - r, cy - r, 0], max: [cx + r, cy + r, 0.01] },
    (pen) => {
      for (const side of [0, 180]) {
        pen.line(s.points(arc([cx, cy], r, side - 48, side + 48)), { stroke: WALL, width: 5 })
      }
      for (const angle of [20, 110, 200, 290]) {
        const [to = [cx, cy] as const] = arc([cx, cy], r - 0.1, angle, angle, 1)
        line(s, pen, { stroke: ink.silhouette, width: 2.5 }, [cx, cy], to)
      }
      pen.draw(ellipsePath(s.p(cx, cy), 5), { fill: WALL })
    },
    false,
  )
  for (const [x, shut, open] of [
    [12.4, 0, 78],
    [17.6, 180, 102],
  ] as const) {
    door(s, [x, 17.85], 1.1, shut, open)
  }
}

function lifts(s: Sheet) {
  // The core: three shafts, and the stairs.
  for (const [x, y, w, d] of [
    [8.4, 3, 0.8, 0.3],
    [10.6, 3, 1, 0.3],
    [13.6, 3, 1, 0.3],
    [16, 3, 0.8, 0.3],
    [11, 0.2, 0.2, 3.1],
    [13.9, 0.2, 0.2, 3.1],
    [16.6, 0.2, 0.2, 3.1],
  ] as const) {
    thing(s, [x, y, w, d], CUT_AT / 2, (pen) => pen.polygon(s.rectangle(x, y, w, d), { fill: WALL }))
  }
  for (const [x, w] of [
    [8.85, 1.95],
    [11.4, 2.3],
    [14.3, 2.1],
  ] as const) {
    thing(s, [x, 0.6, w, 2.25], 0, (pen) => {
      pen.polygon(s.rectangle(x, 0.6, w, 2.25), { fill: '#33496A', ...LINE })
      line(s, pen, DETAIL, [x, 0.6], [x + w, 2.85])
      line(s, pen, DETAIL, [x + w, 0.6], [x, 2.85])
    })
  }
  for (const [x, w] of [
    [9.2, 1.4],
    [11.6, 2],
    [14.6, 1.4],
  ] as const) {
    thing(s, [x, 3.08, w, 0.14], 0, (pen) => {
      pen.polygon(s.rectangle(x, 3.08, w, 0.14), { fill: DESK, ...LINE })
      line(s, pen, LINE, [x + w / 2, 3.08], [x + w / 2, 3.22])
    })
  }
  for (let k = 0; k < 9; k += 1) {
    s.groundLine(
      [
        [16.8, 0.6 + k * 0.32],
        [18.4, 0.6 + k * 0.32],
      ],
      { stroke: ink.edge, width: weight.edge },
    )
  }
  s.groundLine(
    [
      [17.6, 3.5],
      [17.6, 0.9],
    ],
    { stroke: ink.silhouette, width: weight.edge },
  )
  s.groundLine(
    [
      [17.45, 1.15],
      [17.6, 0.85],
      [17.75, 1.15],
    ],
    { stroke: ink.silhouette, width: weight.edge },
  )
  plant(s, 9.3, 6.6, 0.55)
}

/** A desk bent around whoever sits behind it. Its parts are narrow, so that one walks past them. */
function frontDesk(s: Sheet) {
  const middle: Point = [6.3, 11.3]
  const [inner, outer, from, to] = [2.05, 2.85, 2, 118]
  const ring = [...arc(middle, outer, from, to, 20), ...arc(middle, inner, to, from, 20)]
  s.shade(s.points(ring.map(([x, y]): Point => [x + 0.5, y + 0.12])))
  const parts = 10
  for (let k = 0; k < parts; k += 1) {
    const [a, b] = [from + ((to - from) * k) / parts, from + ((to - from) * (k + 1)) / parts]
    const part = [...arc(middle, outer, a, b, 3), ...arc(middle, inner, b, a, 3)]
    const [xs, ys] = [part.map(([x]) => x), part.map(([, y]) => y)]
    s.solid(
      `desk ${k}`,
      { min: [Math.min(...xs), Math.min(...ys), 0], max: [Math.max(...xs), Math.max(...ys), 1] },
      (pen) => {
        if (k === parts - 1) {
          pen.polygon(s.points(ring), { fill: DESK, stroke: ink.silhouette, width: weight.silhouette })
          pen.line(s.points(arc(middle, outer - 0.28, from, to, 20)), DETAIL)
        }
      },
      false,
    )
  }
  // Screens and keyboards, towards the middle, and papers on the counter.
  for (const angle of [28, 92]) {
    const at = (r: number, turn: number): Point => arc(middle, r, angle + turn, angle + turn, 1)[0] ?? middle
    s.solid(
      `screen ${angle}`,
      { min: [0, 0, 0], max: [0, 0, 1.2] },
      (pen) => {
        pen.polygon(s.points([at(2.42, -9), at(2.42, 9), at(2.34, 9), at(2.34, -9)]), {
          fill: '#24385A',
          ...DETAIL,
        })
        pen.polygon(s.points([at(2.24, -6), at(2.24, 6), at(2.1, 6), at(2.1, -6)]), {
          fill: '#B7C7DC',
          ...DETAIL,
        })
      },
      false,
    )
  }
  chairAt(s, [7.6, 12.1], 30)
  chairAt(s, [5.75, 12.75], 100)
  // The cabinet for keys and passes at the wall.
  box(s, [0.35, 9.6, 0.65, 5.2], 0.9, WOOD, (pen) => {
    for (let y = 10.25; y < 14.7; y += 0.65) {
      line(s, pen, DETAIL, [0.35, y], [1, y])
    }
  })
  plant(s, 1.25, 16.6, 0.75)
  plant(s, 9.6, 16.7, 0.6)
}

/** A chair on castors that looks at its desk. */
function chairAt(s: Sheet, [x, y]: Point, angle: number) {
  discShade(s, [x, y], 0.26, 0.4)
  s.solid(
    `castors ${x}`,
    { min: [x, y, 0], max: [x, y, 0.5] },
    (pen) => {
      pen.draw(ellipsePath(s.p(x, y), 0.27 * SCALE), { fill: CLOTH, ...LINE })
      pen.line(s.points(arc([x, y], 0.32, angle + 125, angle + 235, 6)), {
        stroke: WALL,
        width: 3,
        round: true,
      })
    },
    false,
  )
}

function gates(s: Sheet) {
  const glass = { stroke: '#C5D6EC', width: 1.5 } as const
  for (let k = 0; k < 5; k += 1) {
    box(s, [10.86 + k * 1.6, 8.6, 0.28, 1.7], 0.8, '#5D789F', (pen) =>
      line(s, pen, DETAIL, [11 + k * 1.6, 8.75], [11 + k * 1.6, 10.15]),
    )
  }
  for (let k = 0; k < 4; k += 1) {
    const x = 11.14 + k * 1.6
    s.groundLine(
      [
        [x, 9.35],
        [x + 0.6, 9.5],
      ],
      glass,
    )
    s.groundLine(
      [
        [x + 1.32, 9.35],
        [x + 0.72, 9.5],
      ],
      glass,
    )
  }
  // Beside them fixed glass.
  for (const [x, y, w, d] of [
    [8.46, 7.6, 0.08, 1.9],
    [8.46, 9.42, 2.4, 0.08],
    [17.54, 9.42, 0.9, 0.08],
  ] as const) {
    thing(s, [x, y, w, d], 0, (pen) => pen.polygon(s.rectangle(x, y, w, d), { fill: GLASS, ...LINE }))
  }
}

/** A sofa or an armchair: back and arms around its cushions. */
function sofa(s: Sheet, [x, y, w, d]: Footprint, back: 'left' | 'right' | 'top', seats: number) {
  const arm = 0.22
  box(s, [x, y, w, d], 0.7, '#3F5F8C', (pen) => {
    const inner: Footprint =
      back === 'top'
        ? [x + arm, y + 0.28, w - 2 * arm, d - 0.28]
        : [back === 'left' ? x + 0.28 : x, y + arm, w - 0.28, d - 2 * arm]
    for (let k = 0; k < seats; k += 1) {
      const [ix, iy, iw, id] = inner
      const seat: Footprint =
        back === 'top'
          ? [ix + (iw * k) / seats, iy, iw / seats, id]
          : [ix, iy + (id * k) / seats, iw, id / seats]
      pen.polygon(s.rectangle(...seat), { fill: CLOTH, ...DETAIL })
    }
  })
}

function lounge(s: Sheet) {
  s.flat(20.3, 10.5, 7.1, 5.6, { fill: '#1E3350', ...DETAIL })
  s.flat(20.55, 10.75, 6.6, 5.1, { stroke: ink.edge, width: weight.texture })
  sofa(s, [20.6, 11.5, 1.05, 3.9], 'left', 3)
  sofa(s, [23, 10.4, 3, 1.05], 'top', 3)
  sofa(s, [26.1, 11.6, 1.1, 1.2], 'right', 1)
  sofa(s, [26.1, 13.9, 1.1, 1.2], 'right', 1)
  disc(s, [24.1, 13.3], 0.68, 0.4, DESK)
  disc(s, [25.05, 14.05], 0.42, 0.5, DESK)
  s.solid(
    'magazine',
    { min: [23.9, 13, 0.41], max: [24.3, 13.4, 0.42] },
    (pen) => {
      pen.polygon(
        s.points([
          [23.75, 13.1],
          [24.15, 12.98],
          [24.27, 13.4],
          [23.87, 13.52],
        ]),
        { fill: '#3B5578', ...DETAIL },
      )
    },
    false,
  )
  plant(s, 28.7, 10.3, 0.75)
  plant(s, 28.5, 16.3, 0.9)
  plant(s, 19.7, 16.8, 0.5)
}

function conference(s: Sheet) {
  for (const x of [22.1, 23.1, 24.1, 25.1, 26.1]) {
    chair(s, x, 2.85, [0, 1])
    chair(s, x, 5.95, [0, -1])
  }
  chair(s, 20.85, 4.4, [1, 0])
  chair(s, 27.35, 4.4, [-1, 0])
  box(s, [21.3, 3.3, 5.6, 2.2], 0.75, WOOD, (pen) => {
    line(s, pen, DETAIL, [21.3, 4.4], [26.9, 4.4])
    for (const x of [22.1, 23.1, 24.1, 25.1, 26.1]) {
      for (const y of [3.42, 4.94]) {
        pen.polygon(s.rectangle(x - 0.16, y, 0.32, 0.44), { fill: '#B7C7DC', ...DETAIL })
      }
    }
    for (const x of [23.6, 24.6]) {
      pen.draw(ellipsePath(s.p(x, 4.4), 4.5), { fill: GLASS, ...DETAIL })
    }
  })
  // A screen at the wall, and cups on the sideboard below the windows.
  box(s, [21.9, 0.35, 4.4, 0.14], 0.4, '#24385A')
  box(s, [29, 2.2, 0.65, 4.4], 0.8, WOOD, (pen) => {
    for (const y of [2.7, 3.1, 3.5]) {
      pen.draw(ellipsePath(s.p(29.35, y), 4), { fill: '#B7C7DC', ...DETAIL })
    }
    line(s, pen, DETAIL, [29, 4.4], [29.65, 4.4])
  })
}

function postRoom(s: Sheet) {
  /** Shelves along a wall, with what lies on them. */
  const shelf = (x: number, y: number, w: number, d: number) =>
    box(s, [x, y, w, d], 0.9, '#33496A', (pen) => {
      const long = Math.max(w, d)
      for (let at = 0.12; at < long - 0.5; at += 0.62) {
        const size = 0.3 + noise(at * 3) * 0.2
        if (noise(at * 7 + x) > 0.25) {
          pen.polygon(
            w > d ? s.rectangle(x + at, y + 0.08, size, 0.42) : s.rectangle(x + 0.08, y + at, 0.42, size),
            { fill: '#6B83A6', ...DETAIL },
          )
        }
      }
    })
  shelf(0.35, 1.6, 0.6, 5.6)
  shelf(0.35, 0.35, 7.6, 0.6)
  box(s, [3.1, 2.9, 2.6, 1.3], 0.9, WOOD)
  const parcels = [
    [3.3, 3.1, 0.6, 0.5],
    [4.3, 3.2, 0.8, 0.7],
    [7.2, 4.3, 0.9, 0.8],
    [7.4, 5.3, 0.7, 0.7],
    [7.3, 2.2, 0.6, 0.9],
  ] as const
  for (const [x, y, w, d] of parcels) {
    box(s, [x, y, w, d], 0.5, '#6B83A6', (pen) => line(s, pen, LINE, [x + w / 2, y], [x + w / 2, y + d]))
  }
}
