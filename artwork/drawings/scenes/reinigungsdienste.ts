import { isometric, type Spot } from '@/artwork/drawings/engine/axonometry'
import { boxAt, facesOf } from '@/artwork/drawings/engine/depth'
import { ink, type Material, materials, weight } from '@/artwork/drawings/engine/ink'
import { ellipsePath, type Pen, pathThrough } from '@/artwork/drawings/engine/pen'
import { bush, cylinder } from '@/artwork/drawings/engine/props'
import { type Scene, type TimedShape, type Trolley, zone } from '@/artwork/drawings/engine/scene'
import { Sheet, type Wall } from '@/artwork/drawings/engine/sheet'

const CUT = '#A2B4CE'

/** One office floor, its walls cut at the height of a desk lamp: 36 by 21 metres, wet lanes in the corridor. */
export function reinigungsdienste(): Scene {
  const s = new Sheet(isometric(25))
  ground(s)
  outerWalls(s)
  rooms(s)
  office(s)
  sanitary(s)
  kitchen(s)
  meeting(s)
  lobby(s)

  return {
    sheet: s,
    frame: { x: -570, y: -120, width: 1530, height: 940 },
    tile: { x: -210, y: 150, width: 760, height: 475 },
    timed: [
      ...roomLights(s),
      lane(s, 'lane1', 1, 6),
      lane(s, 'lane2', 6, 14),
      lane(s, 'lane3', 14, 22),
      lane(s, 'lane4', 22, 26.4),
    ],
    trolley: {
      parts: trolleyParts(s),
      spots: {
        closet: [33, 10.4],
        lobby: [30.9, 12.6],
        kitchen: [20.6, 9.2],
        meeting: [11.6, 9.2],
        office: [9.4, 11.2],
        washroom: [26, 9.2],
        lane1: [1.4, 11.1],
        lane2: [6.4, 11.1],
        lane3: [14.4, 11.1],
        lane4: [22, 11.1],
        lanesEnd: [26.8, 11.1],
      },
    },
    regions: [
      ...([0.3, 6.2, 12.3] as const).map((x) =>
        zone(s, [x, 0.3, 6, 8.3], { height: 1.6, from: ['besprechung'] }),
      ),
      zone(s, [18.4, 0.3, 5.8, 8.3], { height: 1.6 }),
      zone(s, [24.3, 0.3, 8.1, 8.3], { height: 1.6, from: ['sanitaer'] }),
      zone(s, [32.4, 0.3, 3.3, 8.3], { height: 1.6 }),
      // One walks through it all evening; it is done last.
      zone(s, [0.3, 8.6, 26.6, 3.6], { from: ['flur'] }),
      zone(s, [0.3, 12.4, 26.2, 8.3], { height: 1 }),
      zone(s, [26.6, 8.6, 9.1, 12.1], { height: 2.2 }),
    ],
    unseen: { veil: 0.28 },
    posts: {
      putzraum: [33.4, 7.4],
      sanitaer: [26.4, 6.8],
      kueche: [20.2, 6.4],
      besprechung: [11, 6.6],
      buero: [8.6, 15.6],
      flur: [17, 9.8],
      anfang: [2.4, 10.2],
      ende: [26.4, 10.2],
      lobby: [32.4, 15.4],
      aufzug: [30.8, 17.6],
    },
    joints: {
      a: [32.8, 10.2],
      c: [19.8, 10.2],
      d: [11.2, 10.2],
      e: [8.6, 11.4],
      f: [32.4, 12],
      g: [17, 10.2],
    },
    links: [
      ['putzraum', 'a'],
      ['a', 'ende'],
      ['ende', 'sanitaer'],
      ['ende', 'c'],
      ['c', 'kueche'],
      ['c', 'g'],
      ['g', 'flur'],
      ['g', 'd'],
      ['d', 'besprechung'],
      ['d', 'anfang'],
      ['d', 'e'],
      ['e', 'buero'],
      ['a', 'f'],
      ['f', 'lobby'],
      ['lobby', 'aufzug'],
    ],
  }
}

/** Light in the rooms in which somebody is at work. */
function roomLights(s: Sheet): TimedShape[] {
  const room = (
    name: string,
    radius: number,
    ...spots: readonly (readonly [number, number])[]
  ): TimedShape => ({ name, kind: 'pool', shapes: spots.map(([x, y]) => s.disc(x, y, radius)) })
  return [
    room('kitchen', 4.4, [21.3, 4.2]),
    room('meeting', 4, [3.1, 4], [9.2, 4], [15.3, 4]),
    room('office', 5, [4, 16], [10, 16], [16, 16], [22, 16]),
    room('washroom', 3.6, [26.6, 4], [30.4, 4]),
  ]
}

/** A wiped lane, until it is dry. */
function lane(s: Sheet, name: string, from: number, to: number): TimedShape {
  return { name, kind: 'wet', shapes: [s.rectangle(from, 8.7, to - from, 1.5)] }
}

function outerWalls(s: Sheet) {
  const material = { top: CUT, left: '#2A4060', right: '#1B2E49' }
  const glazing = (pen: Pen, wall: Wall) => {
    for (let at = 0.5; at < wall.length - 1; at += 2.4) {
      s.panel(pen, wall, at, 0.7, 2, wall.height - 0.7, { fill: ink.night })
      s.stroke(
        pen,
        wall,
        [
          [at + 1, 0.7],
          [at + 1, wall.height],
        ],
        { stroke: ink.edge, width: weight.texture },
      )
    }
  }
  s.box('north wall', [0, 0, 0], [36, 0.3, 1.9], {
    material,
    shadow: false,
    dress: (pen, left) => glazing(pen, left),
  })
  s.box('west wall', [0, 0.3, 0], [0.3, 20.4, 1.9], {
    material,
    shadow: false,
    dress: (pen, _, right) => glazing(pen, right),
  })
  s.box('south wall', [0, 20.7, 0], [36, 0.3, 0.5], { material, shadow: false })
  s.box('east wall', [35.7, 0.3, 0], [0.3, 20.4, 0.5], { material, shadow: false })
}

/** Partitions of plaster and of glass. */
function rooms(s: Sheet) {
  const wall = (x: number, y: number, w: number, d: number) =>
    s.box(`wall ${x} ${y}`, [x, y, 0], [w, d, 1.35], {
      material: { top: CUT, left: '#33496A', right: '#1E3150' },
      shadow: false,
      outline: ink.edge,
    })
  const glass = (x: number, y: number, w: number, d: number) =>
    s.solid(
      `glass ${x} ${y}`,
      boxAt([x, y, 0], [w, d, 1.35]),
      (pen) => {
        const along: [Spot, Spot] =
          w > d
            ? [
                [x, y + d],
                [x + w, y + d],
              ]
            : [
                [x + w, y],
                [x + w, y + d],
              ]
        const [a, b] = along
        pen.polygon(
          s.points([
            [a[0], a[1], 0],
            [b[0], b[1], 0],
            [b[0], b[1], 1.35],
            [a[0], a[1], 1.35],
          ]),
          { fill: '#7FA0C8', opacity: 0.22 },
        )
        pen.polygon(
          s.points([
            [a[0], a[1], 0],
            [b[0], b[1], 0],
            [b[0], b[1], 1.35],
            [a[0], a[1], 1.35],
          ]),
          { stroke: CUT, width: weight.edge },
        )
        const steps = Math.round(Math.max(w, d) / 1.2)
        for (let k = 1; k < steps; k += 1) {
          const at = (from: number, to: number) => from + ((to - from) * k) / steps
          pen.line(
            s.points([
              [at(a[0], b[0]), at(a[1], b[1]), 0],
              [at(a[0], b[0]), at(a[1], b[1]), 1.35],
            ]),
            { stroke: CUT, width: weight.texture },
          )
        }
      },
      false,
    )
  for (const x of [6, 12, 18]) {
    wall(x, 0.3, 0.14, 8)
  }
  glass(0.3, 8.3, 4.2, 0.1)
  glass(6.2, 8.3, 4.2, 0.1)
  glass(12.2, 8.3, 4.2, 0.1)
  for (const x of [4.5, 10.4, 16.4]) {
    wall(x, 8.3, 0.16, 0.14)
  }
  wall(24.6, 0.3, 0.14, 8)
  wall(18.2, 8.3, 1, 0.14)
  wall(20.6, 8.3, 5.2, 0.14)
  wall(27.2, 8.3, 1.6, 0.14)
  wall(30.3, 8.3, 1.3, 0.14)
  wall(28.6, 0.3, 0.14, 8)
  wall(32, 0.3, 0.14, 8)
  wall(33.6, 8.3, 2.1, 0.14)
  wall(26.8, 12.4, 0.14, 8.3)
}

function office(s: Sheet) {
  for (const y of [13.2, 16.6]) {
    for (const x of [1.6, 5.8, 10, 14.2, 18.4, 22.4]) {
      const desk = (dx: number, flip: boolean) => {
        s.box(`desk ${x} ${y} ${flip}`, [x + dx, y, 0], [0.85, 1.7, 0.74], {
          material: materials.concrete,
          outline: ink.edge,
        })
        s.box(`screen ${x} ${y} ${flip}`, [x + dx + (flip ? 0.1 : 0.62), y + 0.5, 0.74], [0.07, 0.7, 0.45], {
          material: materials.dark,
          outline: ink.edge,
          shadow: false,
        })
        s.box(`chair ${x} ${y} ${flip}`, [x + dx + (flip ? 1.05 : -0.75), y + 0.5, 0], [0.55, 0.6, 0.48], {
          material: materials.steel,
          outline: ink.texture,
          shadow: false,
        })
      }
      desk(0, false)
      desk(0.95, true)
    }
  }
  for (const [x, y] of [
    [1, 19.6],
    [25.8, 19.6],
    [25.9, 13],
  ] as const) {
    bush(s, x, y, 0.6)
  }
  for (const x of [6.2, 7.6, 9, 10.4]) {
    s.box(`cabinet ${x}`, [x, 19.9, 0], [1.3, 0.6, 1.1], {
      material: materials.brick,
      outline: ink.edge,
      shadow: false,
    })
  }
  s.box('copier', [16, 19.7, 0], [1.3, 0.8, 1.05], {
    material: materials.pale,
    outline: ink.edge,
    shadow: false,
  })
}

function meeting(s: Sheet) {
  for (const [x, seats] of [
    [1.2, 3],
    [7.2, 3],
    [13, 4],
  ] as const) {
    s.box(`table ${x}`, [x + 0.7, 3.2, 0], [seats === 4 ? 3.4 : 2.8, 1.6, 0.74], {
      material: materials.concrete,
      outline: ink.edge,
    })
    for (let k = 0; k < seats; k += 1) {
      s.box(`chair back ${x} ${k}`, [x + 0.9 + k * 0.85, 2.3, 0], [0.5, 0.5, 0.48], {
        material: materials.steel,
        outline: ink.texture,
        shadow: false,
      })
      s.box(`chair front ${x} ${k}`, [x + 0.9 + k * 0.85, 5.2, 0], [0.5, 0.5, 0.48], {
        material: materials.steel,
        outline: ink.texture,
        shadow: false,
      })
    }
    s.box(`board ${x}`, [x + 0.8, 0.31, 0.8], [2.6, 0.05, 0.9], {
      material: materials.pale,
      outline: ink.edge,
      shadow: false,
    })
  }
}

function kitchen(s: Sheet) {
  s.box('counter', [18.4, 0.5, 0], [5.8, 0.65, 0.92], {
    material: materials.pale,
    shadow: false,
    dress: (pen, left) => {
      s.ribs(pen, left, { from: 0.7, to: 5.6, step: 0.7 }, [0.05, 0.88], {
        stroke: ink.edge,
        width: weight.texture,
      })
      pen.polygon(s.rectangle(20.4, 0.62, 0.7, 0.4, 0.92), {
        fill: '#223856',
        stroke: ink.edge,
        width: weight.texture,
      })
    },
  })
  s.box('fridge', [18.4, 1.4, 0], [0.7, 0.7, 1.35], {
    material: materials.steel,
    outline: ink.edge,
    shadow: false,
  })
  for (const [x, y] of [
    [20.4, 3.6],
    [22.8, 5.2],
  ] as const) {
    cylinder(s, `table ${x}`, [x, y], 0.55, 0.74, { material: materials.concrete, shadow: false })
    for (const [dx, dy] of [
      [-0.9, 0],
      [0.9, 0],
      [0, 0.9],
    ] as const) {
      cylinder(s, `stool ${x} ${dx} ${dy}`, [x + dx, y + dy], 0.22, 0.46, {
        material: materials.steel,
        shadow: false,
      })
    }
  }
}

function sanitary(s: Sheet) {
  for (const [from, to] of [
    [24.9, 28.4],
    [28.9, 31.8],
  ] as const) {
    const count = from === 24.9 ? 3 : 2
    for (let k = 0; k < count; k += 1) {
      const x = from + k * 1.16
      s.box(`cabin ${x}`, [x + 1.1, 0.35, 0], [0.06, 1.8, 1.3], {
        material: materials.brick,
        outline: ink.edge,
        shadow: false,
      })
      s.box(`bowl ${x}`, [x + 0.35, 0.5, 0], [0.4, 0.7, 0.42], {
        material: materials.pale,
        outline: ink.edge,
        shadow: false,
      })
    }
    s.box(`basins ${from}`, [to - 0.62, 4, 0], [0.5, 2.6, 0.85], {
      material: materials.pale,
      outline: ink.edge,
      shadow: false,
      dress: (pen) => {
        for (const y of [4.5, 5.4, 6.2]) {
          pen.draw(ellipsePath(s.p(to - 0.37, y, 0.85), 8, 5), { fill: '#2B4568' })
        }
      },
    })
  }
  // The cleaners' room: shelf, sink.
  s.box('store shelf', [32.5, 0.5, 0], [3, 0.5, 1.3], {
    material: materials.steel,
    outline: ink.edge,
    shadow: false,
    dress: (pen, left) => {
      for (const t of [0.4, 0.8]) {
        s.stroke(
          pen,
          left,
          [
            [0, t],
            [3, t],
          ],
          { stroke: ink.silhouette, width: weight.edge },
        )
      }
    },
  })
  s.box('sink', [34.9, 3, 0], [0.6, 1, 0.8], { material: materials.pale, outline: ink.edge, shadow: false })
  for (const y of [5, 5.6]) {
    cylinder(s, `canister ${y}`, [35.1, y], 0.2, 0.45, { material: materials.steel, shadow: false })
  }
}

function lobby(s: Sheet) {
  for (const y of [14.6, 17.4]) {
    s.box(`lift ${y}`, [28, y - 1.2, 0], [2, 2.2, 1.35], {
      material: { top: '#16263E', left: '#33496A', right: '#1E3150' },
      shadow: false,
      dress: (pen, _, right) => {
        s.panel(pen, right, 0.5, 0, 1.2, 1.3, { fill: '#6B83A6', stroke: ink.edge, width: weight.texture })
        s.stroke(
          pen,
          right,
          [
            [1.1, 0],
            [1.1, 1.3],
          ],
          { stroke: ink.edge, width: weight.edge },
        )
      },
    })
  }
  bush(s, 34.8, 13.2, 0.7)
  s.box('bench', [33.6, 15.2, 0], [0.7, 2.2, 0.45], {
    material: materials.steel,
    outline: ink.edge,
    shadow: false,
  })
  // Signs that warn of the wet floor.
  for (const [x, y] of [
    [13.4, 10.4],
    [26.2, 10.6],
  ] as const) {
    s.solid(
      `sign ${x}`,
      { min: [x, y, 0], max: [x + 0.3, y + 0.3, 0.62] },
      (pen) => {
        pen.polygon(
          s.points([
            [x, y + 0.3, 0],
            [x + 0.3, y + 0.3, 0],
            [x + 0.15, y + 0.15, 0.62],
          ]),
          { fill: '#CFD8E3' },
        )
        pen.polygon(
          s.points([
            [x + 0.3, y + 0.3, 0],
            [x + 0.3, y, 0],
            [x + 0.15, y + 0.15, 0.62],
          ]),
          { fill: '#6B83A6' },
        )
      },
      false,
    )
  }
}

/** The trolley, seen as everything here, from its own corner: base, bag, two buckets, shelf, mop. */
function trolleyParts(s: Sheet): Trolley['parts'] {
  const block = (at: Spot, size: readonly [number, number, number], tone: Material) => {
    const faces = facesOf(boxAt(at, size))
    return (['left', 'right', 'top'] as const).map((side) => ({ fill: tone[side], spots: faces[side] }))
  }
  return [
    {
      fill: ink.shadow,
      spots: [
        [-0.15, -0.05, 0],
        [1.7, -0.05, 0],
        [1.7, 0.75, 0],
        [-0.15, 0.75, 0],
      ] as Spot[],
    },
    ...block([0, 0, 0.15], [1.4, 0.7, 0.2], materials.dark),
    ...block([0, 0, 0.35], [0.45, 0.7, 0.85], materials.glass),
    ...block([0.5, 0, 0.35], [0.36, 0.32, 0.34], materials.pale),
    ...block([0.5, 0.36, 0.35], [0.36, 0.32, 0.34], materials.pale),
    ...block([0.92, 0, 0.35], [0.46, 0.7, 0.65], materials.concrete),
    {
      fill: ink.mist,
      spots: [
        [1.42, 0.3, 0.2],
        [1.48, 0.3, 0.2],
        [1.48, 0.1, 1.7],
        [1.42, 0.1, 1.7],
      ] as Spot[],
    },
  ].map(({ fill, spots }) => ({ fill, d: pathThrough(s.points(spots), true) }))
}

function ground(s: Sheet) {
  s.flat(-40, -40, 120, 110, { fill: ink.ground })
  for (let k = -30; k < 70; k += 3) {
    s.groundLine(
      [
        [k, -30],
        [k, 60],
      ],
      { stroke: '#0F1D31', width: weight.texture },
    )
    s.groundLine(
      [
        [-30, k],
        [70, k],
      ],
      { stroke: '#0F1D31', width: weight.texture },
    )
  }
  // The storey below shows as a darker rim, so that the floor does not float.
  s.ground.polygon(
    s.points([
      [0, 21, 0],
      [36, 21, 0],
      [36, 21, -1.6],
      [0, 21, -1.6],
    ]),
    { fill: '#16263C', stroke: ink.edge, width: weight.texture },
  )
  s.ground.polygon(
    s.points([
      [36, 21, 0],
      [36, 0, 0],
      [36, 0, -1.6],
      [36, 21, -1.6],
    ]),
    { fill: '#0E1A2B', stroke: ink.edge, width: weight.texture },
  )
  s.flat(0, 0, 36, 21, { fill: '#1D3350' })
  s.flat(0.3, 0.3, 17.8, 8, { fill: '#274469' })
  s.flat(18.2, 0.3, 6.3, 8, { fill: '#294567' })
  s.hatch(18.2, 0.3, 6.3, 8, 0.6, 'x', { stroke: '#35537A', width: weight.texture })
  s.hatch(18.2, 0.3, 6.3, 8, 0.6, 'y', { stroke: '#35537A', width: weight.texture })
  s.flat(24.8, 0.3, 7.1, 8, { fill: '#314E73' })
  s.hatch(24.8, 0.3, 7.1, 8, 0.4, 'x', { stroke: '#3F5F88', width: weight.texture })
  s.hatch(24.8, 0.3, 7.1, 8, 0.4, 'y', { stroke: '#3F5F88', width: weight.texture })
  s.flat(32.2, 0.3, 3.5, 8, { fill: '#1B2E49' })
  // Carpet tiles in the office, stone in corridor and lobby.
  s.flat(0.3, 12, 26.4, 8.7, { fill: '#213A5C' })
  s.hatch(0.3, 12, 26.4, 8.7, 1.2, 'x', { stroke: '#2C4A70', width: weight.texture })
  s.hatch(0.3, 12, 26.4, 8.7, 1.2, 'y', { stroke: '#2C4A70', width: weight.texture })
  s.flat(0.3, 8.5, 35.4, 3.5, { fill: '#2A4870' })
  s.flat(26.9, 12, 8.8, 8.7, { fill: '#2A4870' })
  s.hatch(26.9, 8.5, 8.8, 12.2, 1.2, 'x', { stroke: '#30507A', width: weight.texture })
  s.hatch(0.3, 8.5, 35.4, 3.5, 1.2, 'y', { stroke: '#30507A', width: weight.texture })
  for (const [x, y] of [
    [28.6, 15.5],
    [31.4, 14],
    [22, 10],
  ] as const) {
    s.pool(x, y, 5, 'half')
  }
  s.pool(21, 9.6, 5.4)
}
