import { isometric, type Point, type Spot, whole } from '@/artwork/drawings/engine/axonometry'
import { ink, materials, weight } from '@/artwork/drawings/engine/ink'
import { pathThrough } from '@/artwork/drawings/engine/pen'
import { bush, car, lamp, roofUnit, skylights, tree, windows } from '@/artwork/drawings/engine/props'
import type { Region, Scene, TimedShape } from '@/artwork/drawings/engine/scene'
import { Sheet } from '@/artwork/drawings/engine/sheet'

const WIDTH = 26
/** How far each storey still reaches to the front, from the ground floor to the roof: the house is cut in steps. */
const REACH = [23, 18.4, 13.8, 9.2, 4.6] as const
const FLOORS = [0, 4.2, 7.8, 11.4, 15] as const
const SLAB = 0.35

/** An office house at a corner, cut open in steps so that each storey shows one row of rooms. */
export function objektschutz(): Scene {
  const s = new Sheet(isometric(19))
  ground(s)

  // The neighbours are only masses.
  s.box('neighbour west', [-15, -1, 0], [14.6, 19, 12.6], {
    material: materials.dark,
    parapet: 0.5,
    outline: ink.texture,
    dress: (pen, left) =>
      windows(s, pen, left, {
        columns: 6,
        rows: 4,
        gap: 0.5,
        lit: (c, r) => (c === 2 && r === 2 ? 'dim' : 'dark'),
        mullion: false,
      }),
  })
  s.box('neighbour north', [0, -17, 0], [26, 16, 13.4], {
    material: materials.dark,
    parapet: 0.5,
    outline: ink.texture,
    dress: (pen, _, right) => windows(s, pen, right, { columns: 6, rows: 4, gap: 0.5, mullion: false }),
  })

  roofUnit(s, -12, 3, 12.6, [3, 2.4, 1.4])
  roofUnit(s, -7, 11, 12.6, [3, 2.4, 1.4])
  roofUnit(s, 6, -13, 13.4, [3.4, 2.4, 1.4])
  roofUnit(s, 15, -9, 13.4, [3.4, 2.4, 1.4])

  FLOORS.forEach((z, storey) => {
    const reach = REACH[storey] ?? 0
    const rest = REACH[storey + 1]
    const next = FLOORS[storey + 1]
    s.box(`slab ${storey}`, [0, 0, z], [WIDTH, reach, SLAB], {
      material: { top: storey === 4 ? '#3C5475' : '#1F3552', left: '#8CA2BF', right: '#566E8E' },
      shadow: storey === 0,
      outline: ink.mistDim,
      dress: (pen) => {
        if (rest !== undefined) {
          for (let x = 2; x < WIDTH; x += 2) {
            pen.line(
              s.points([
                [x, rest, z + SLAB],
                [x, reach, z + SLAB],
              ]),
              { stroke: '#2A4263', width: weight.texture },
            )
          }
          for (let y = rest + 2; y < reach; y += 2) {
            pen.line(
              s.points([
                [0.3, y, z + SLAB],
                [WIDTH, y, z + SLAB],
              ]),
              { stroke: '#2A4263', width: weight.texture },
            )
          }
        }
      },
    })
    if (rest === undefined || next === undefined) {
      return
    }
    const [foot, height] = [z + SLAB, next - z - SLAB]
    s.box(`closed part ${storey}`, [0, 0, foot], [WIDTH, rest, height], {
      material: { top: materials.concrete.top, left: '#2D4565', right: '#16263E' },
      outline: ink.edge,
      shadow: storey === 3 || storey === 0,
      dress: (pen, left, right) => {
        windows(s, pen, right, {
          columns: Math.round(rest / 2.3),
          rows: 1,
          sill: storey ? 0.22 : 0.06,
          head: 0.82,
          gap: 0.22,
        })
        for (const door of DOORS[storey] ?? []) {
          s.panel(pen, left, door, 0, 1.1, 2.2, {
            fill: '#1A2C46',
            stroke: ink.silhouette,
            width: weight.texture,
          })
          s.panel(pen, left, door + 0.85, 1, 0.12, 0.12, { fill: ink.mistDim })
        }
        for (const [from, to] of GLASS[storey] ?? []) {
          s.panel(pen, left, from, 0.1, to - from, 2.5, {
            fill: '#3A5A83',
            opacity: 0.55,
            stroke: ink.silhouette,
            width: weight.texture,
          })
          s.ribs(pen, left, { from: from + 1.2, to: to - 0.3, step: 1.2 }, [0.1, 2.6], {
            stroke: ink.silhouette,
            width: weight.texture,
          })
        }
        s.stroke(
          pen,
          left,
          [
            [0, height - 0.35],
            [WIDTH, height - 0.35],
          ],
          { stroke: ink.texture, width: weight.texture },
        )
      },
    })
    // The outer walls of the open part: full at the far end, cut low towards the eye.
    s.box(`far wall ${storey}`, [0, rest, foot], [0.3, reach - rest, height], {
      material: { top: '#8CA2BF', left: '#8CA2BF', right: '#223854' },
      shadow: false,
      outline: ink.edge,
      dress: (pen, _, right) =>
        windows(s, pen, right, { columns: 2, rows: 1, sill: 0.3, head: 0.84, gap: 0.3 }),
    })
    s.box(
      `low wall ${storey}`,
      [WIDTH - 0.3, rest, foot],
      [0.3, reach - rest - (storey === 0 ? 3 : 0), 0.75],
      {
        material: { top: '#8CA2BF', left: '#8CA2BF', right: '#2E4665' },
        shadow: false,
        outline: ink.edge,
      },
    )
    const front =
      storey === 0
        ? ([
            [0.3, 14],
            [17, WIDTH - 3],
          ] as const)
        : ([[0.3, WIDTH - 0.3]] as const)
    for (const [from, to] of front) {
      s.box(`sill ${storey} ${from}`, [from, reach - 0.3, foot], [to - from, 0.3, 0.4], {
        material: { top: '#8CA2BF', left: '#3C5677', right: '#566E8E' },
        shadow: false,
        outline: ink.edge,
      })
    }
    for (const at of PARTITIONS[storey] ?? []) {
      s.box(`partition ${storey} ${at}`, [at, rest, foot], [0.16, reach - rest - 0.5, 1.5], {
        material: { top: '#8CA2BF', left: '#8CA2BF', right: '#2A4162' },
        shadow: false,
        outline: ink.edge,
      })
    }
  })
  furniture(s)
  roof(s)

  for (const [x, y] of [
    [-6, 27.4],
    [8, 27.4],
    [31.4, 27.4],
    [31.4, 8],
    [31.4, -10],
  ] as const) {
    lamp(s, x, y, { height: 6, radius: 5.4 })
  }
  for (const [x, y, h] of [
    [2, 27.6, 6.6],
    [15, 27.6, 7],
    [-13, 27.6, 7],
    [31.6, 17, 6.4],
    [31.6, -2, 7],
    [31.6, -18, 6.4],
  ] as const) {
    tree(s, x, y, h)
  }
  car(s, -9, 29.4, 'x', { material: materials.steel })
  car(s, 4.4, 29.4, 'x', { material: materials.concrete })
  car(s, 10.8, 29.4, 'x', { material: materials.dark })
  car(s, 33.4, 1, 'y', { material: materials.steel })
  car(s, 33.4, 10, 'y', { material: materials.pale, kind: 'van' })

  return {
    sheet: s,
    frame: { x: -760, y: -400, width: 1580, height: 1100 },
    tile: { x: -562, y: -145, width: 1152, height: 720 },
    posts: {
      tresen: [19.6, 20.9, 0.35],
      eingang: [24.6, 22.4, 0.35],
      tresor: [6.9, 20.2, 0.35],
      og1: [12.8, 17, 4.55],
      og2: [7.2, 12.6, 8.15],
      server: [20, 11.9, 8.15],
      technik: [6, 7.6, 11.75],
      dach: [17.4, 2.4, 15.35],
    },
    regions: (
      [
        [0, 0.3, 10.7],
        [0, 10.7, 25.7],
        // The round goes to its windows, and only the drawing leaves that out.
        [1, 0.3, 12.1, ['og1']],
        [1, 12.1, 25.7],
        [2, 0.3, 8.3],
        [2, 8.3, 15.1],
        [2, 15.1, 25.7],
        [3, 0.3, 11.1],
        [3, 11.1, 25.7],
        [4, 0, 26],
      ] as const
    ).map(([storey, from, to, posts]) => seenRoom(s, storey, from, to, posts)),
    timed: [
      room(s, 'foyer', 0, 10.8, 25.7),
      room(s, 'keys', 0, 0.3, 10.6),
      room(s, 'eastOffice', 1, 12.2, 25.7),
      room(s, 'westOffice', 1, 0.3, 12),
      room(s, 'server', 2, 15.2, 25.7),
      room(s, 'kitchen', 2, 0.3, 8.2),
      room(s, 'technics', 3, 0.3, 11),
    ],
    // The stairs are behind doors in the closed part: a line ends at a door and goes on at the next.
    joints: {
      t0: [15.8, 21.4, 0.35],
      a0: [24.6, 18.3, 0.35],
      a1: [24.6, 13.7, 4.55],
      s1: [24.6, 16.9, 4.55],
      b1: [12.9, 13.7, 4.55],
      b2: [14.3, 9.1, 8.15],
      s2: [14.4, 12.9, 8.15],
      b3: [17.9, 4.5, 11.75],
      s3: [17.9, 7.6, 11.75],
      b4: [20, 3, 15.35],
      s4: [19.6, 3.8, 15.35],
    },
    links: [
      ['tresen', 't0'],
      ['t0', 'tresor'],
      ['tresen', 'eingang'],
      ['eingang', 'a0'],
      ['a0', 'a1'],
      ['a1', 's1'],
      ['s1', 'og1'],
      ['og1', 'b1'],
      ['b1', 'b2'],
      ['b2', 's2'],
      ['s2', 'og2'],
      ['s2', 'server'],
      ['b2', 'b3'],
      ['b3', 's3'],
      ['s3', 'technik'],
      ['b3', 'b4'],
      ['b4', 's4'],
      ['s4', 'dach'],
    ],
  }
}

/** Floor and back wall of a room. */
function facesOfRoom(s: Sheet, storey: number, from: number, to: number): Point[][] {
  const z = (FLOORS[storey] ?? 0) + SLAB
  const top = FLOORS[storey + 1] ?? z
  const [back, front] = [REACH[storey + 1] ?? 0, (REACH[storey] ?? 0) - 0.3]
  const upright = (y: number, height: number): Spot[] => [
    [from, back, z],
    [to, back, z],
    [to, y, height],
    [from, y, height],
  ]
  return [s.points(upright(front, z)), s.points(upright(back, top))]
}

/** Light in a room: on the floor and on the wall behind. */
function room(s: Sheet, name: string, storey: number, from: number, to: number): TimedShape {
  return { name, kind: 'glow', shapes: facesOfRoom(s, storey, from, to) }
}

/** A room that is seen by whoever comes into it, or stops at one of some posts. */
function seenRoom(s: Sheet, storey: number, from: number, to: number, posts?: readonly string[]): Region {
  const z = FLOORS[storey] ?? 0
  return {
    outline: facesOfRoom(s, storey, from, to)
      .map((face) => pathThrough(face.map(whole), true))
      .join(''),
    seen: posts
      ? { from: posts }
      : {
          within: {
            min: [from, REACH[storey + 1] ?? 0, z],
            max: [to, REACH[storey] ?? 0, (FLOORS[storey + 1] ?? z + 4) - 0.1],
          },
        },
  }
}

const DOORS: Record<number, readonly number[]> = {
  0: [2, 11.5, 16, 24.05],
  1: [1.2, 12.4, 24.05],
  2: [4, 13.75],
  3: [3, 17.4],
}
const GLASS: Record<number, readonly (readonly [number, number])[]> = {
  0: [[4.5, 9.5]],
  1: [
    [3.5, 11],
    [14.5, 23],
  ],
  2: [[6, 12]],
  3: [[19, 25]],
}
const PARTITIONS: Record<number, readonly number[]> = { 0: [10.6], 1: [12], 2: [8.2, 15], 3: [11, 18.6] }

function furniture(s: Sheet) {
  const wood = { top: '#5C7596', left: '#334A6B', right: '#1E3049' }
  const desk = (x: number, y: number, z: number) => {
    s.box(`desk ${x} ${y} ${z}`, [x, y, z], [1.6, 0.8, 0.74], {
      material: wood,
      shadow: false,
      outline: ink.edge,
    })
    s.box(`screen ${x} ${y} ${z}`, [x + 0.45, y + 0.1, z + 0.74], [0.7, 0.06, 0.45], {
      material: materials.dark,
      shadow: false,
      outline: ink.edge,
    })
    s.box(`chair ${x} ${y} ${z}`, [x + 0.55, y + 1.05, z], [0.5, 0.5, 0.5], {
      material: materials.dark,
      shadow: false,
      outline: ink.texture,
    })
  }
  // Ground floor: key room at the left, foyer with desk and gates at the right.
  s.box('key safe', [5.6, 18.6, 0.35], [2.6, 0.5, 1.9], {
    material: materials.steel,
    shadow: false,
    dress: (pen, left) => {
      for (const v of [0.65, 1.3, 1.95]) {
        s.stroke(
          pen,
          left,
          [
            [v, 0.1],
            [v, 1.8],
          ],
          { stroke: ink.edge, width: weight.texture },
        )
      }
    },
  })
  desk(2, 19.4, 0.35)
  s.box('reception', [17.4, 19.4, 0.35], [4.6, 0.9, 1.1], { material: materials.pale, shadow: false })
  s.box('reception side', [16.5, 18.6, 0.35], [0.9, 1.7, 1.1], { material: materials.pale, shadow: false })
  s.box('monitors', [18.3, 19.5, 1.45], [2, 0.08, 0.55], {
    material: materials.dark,
    shadow: false,
    dress: (pen, left) => {
      s.panel(pen, left, 0.08, 0.06, 0.56, 0.42, { fill: '#8CA2BF' })
      s.panel(pen, left, 0.72, 0.06, 0.56, 0.42, { fill: '#8CA2BF' })
      s.panel(pen, left, 1.36, 0.06, 0.56, 0.42, { fill: '#8CA2BF' })
    },
  })
  for (const y of [18.7, 19.9, 21.1]) {
    s.box(`gate ${y}`, [23.6, y, 0.35], [1.4, 0.28, 1], {
      material: materials.steel,
      shadow: false,
      outline: ink.edge,
    })
  }
  s.box('sofa', [12.4, 20.6, 0.35], [2.6, 0.9, 0.5], {
    material: materials.brick,
    shadow: false,
    outline: ink.edge,
  })
  bush(s, 11.6, 19.6, 0.7, 0.35)
  // First floor: open office.
  for (const x of [1.2, 4, 6.8, 9.2]) {
    desk(x, 14.8, 4.55)
  }
  for (const x of [13.2, 16, 18.8, 21.6]) {
    desk(x, 14.8, 4.55)
  }
  // Second floor: kitchen, meeting room, servers.
  s.box('kitchen', [0.6, 9.5, 8.15], [5, 0.7, 0.95], { material: wood, shadow: false, outline: ink.edge })
  s.box('table', [2, 11.4, 8.15], [2.4, 1, 0.75], { material: wood, shadow: false, outline: ink.edge })
  s.box('conference', [9.3, 10.9, 8.15], [4.6, 1.4, 0.75], {
    material: wood,
    shadow: false,
    outline: ink.edge,
  })
  for (let k = 0; k < 6; k += 1) {
    s.box(`rack ${k}`, [16 + k * 1.5, 10, 8.15], [1.1, 0.9, 2.1], {
      material: materials.dark,
      shadow: false,
      dress: (pen, left) => {
        for (let t = 0.3; t < 2; t += 0.28) {
          s.stroke(
            pen,
            left,
            [
              [0.15, t],
              [0.95, t],
            ],
            { stroke: (k * 7 + Math.round(t * 10)) % 4 ? ink.edge : ink.mist, width: weight.edge },
          )
        }
      },
    })
  }
  // Third floor: plant room, archive, an office.
  for (const x of [1, 4.2, 7.2]) {
    s.box(`plant ${x}`, [x, 5.2, 11.75], [2, 1.4, 1.7], {
      material: materials.steel,
      shadow: false,
      dress: (pen, left) => {
        for (let t = 0.3; t < 1.6; t += 0.3) {
          s.stroke(
            pen,
            left,
            [
              [0.2, t],
              [1.8, t],
            ],
            { stroke: ink.texture, width: weight.texture },
          )
        }
      },
    })
  }
  s.box('duct', [1, 4.7, 13.6], [9.6, 0.45, 0.6], {
    material: materials.pale,
    shadow: false,
    outline: ink.edge,
  })
  for (const x of [12, 13.9, 15.8]) {
    s.box(`shelf ${x}`, [x, 5, 11.75], [1.5, 0.6, 2], {
      material: materials.brick,
      shadow: false,
      outline: ink.edge,
      dress: (pen, left) => {
        for (const t of [0.5, 1, 1.5]) {
          s.stroke(
            pen,
            left,
            [
              [0, t],
              [1.5, t],
            ],
            { stroke: ink.edge, width: weight.texture },
          )
        }
      },
    })
  }
  desk(19.6, 5.6, 11.75)
  desk(22.6, 5.6, 11.75)
}

function roof(s: Sheet) {
  const z = 15.35
  roofUnit(s, 2, 0.8, z, [3.4, 2.4, 1.5])
  roofUnit(s, 6.6, 0.8, z, [3.4, 2.4, 1.5])
  s.box('roof hatch', [18.4, 0.6, z], [3.2, 2.6, 2.3], {
    material: materials.concrete,
    shadow: false,
    dress: (pen, left) => {
      s.panel(pen, left, 1.1, 0, 1, 2, { fill: ink.pane, stroke: ink.edge, width: weight.edge })
    },
  })
  s.solid(
    'roof lights',
    { min: [11.4, 0.7, z], max: [17, 3.3, z + 0.2] },
    (pen) =>
      skylights(
        s,
        pen,
        [
          [11.4, 0.8, z + 0.2],
          [13.4, 0.8, z + 0.2],
          [15.4, 0.8, z + 0.2],
        ] satisfies Spot[],
        [1.5, 2.4],
      ),
    false,
  )
  s.solid(
    'mast',
    { min: [24, 1.8, z], max: [24.2, 2, z + 4.6] },
    (pen) => {
      pen.line([s.p(24.1, 1.9, z), s.p(24.1, 1.9, z + 4.6)], {
        stroke: ink.silhouette,
        width: weight.silhouette,
      })
      for (const t of [2.4, 3.2, 4]) {
        pen.line([s.p(23.6, 1.9, z + t), s.p(24.6, 1.9, z + t)], {
          stroke: ink.silhouette,
          width: weight.edge,
        })
      }
    },
    false,
  )
  for (const [x, y, w, d] of [[0, 0, WIDTH, 0.25]] as const) {
    s.box('parapet', [x, y, z], [w, d, 0.5], { material: materials.pale, shadow: false, outline: ink.edge })
  }
}

function ground(s: Sheet) {
  s.flat(-40, -40, 90, 90, { fill: ink.ground })
  s.flat(-40, -40, 66.5, 68.5, { fill: ink.pavement })
  s.flat(26, -40, 6.5, 68.5, { fill: ink.pavement })
  s.hatch(-40, 23.2, 72, 5, 1, 'x', { stroke: '#223856', width: weight.texture })
  s.hatch(-40, 23.2, 72, 5, 2, 'y', { stroke: '#223856', width: weight.texture })
  s.hatch(26.2, -40, 6.2, 63, 2, 'x', { stroke: '#223856', width: weight.texture })
  s.flat(-40, 28.6, 90, 9.6, { fill: ink.road })
  s.flat(32.6, -40, 8.6, 90, { fill: ink.road })
  s.flat(-40, 38.4, 72.6, 12, { fill: ink.pavement })
  for (let k = 0; k < 7; k += 1) {
    s.flat(22.6 + k * 1.3, 28.9, 0.65, 9, { fill: '#2B405E', opacity: 0.75 })
  }
  s.groundLine(
    [
      [-40, 34.6],
      [21, 34.6],
    ],
    { stroke: ink.edge, width: 1.2, dash: '18 20' },
  )
  s.groundLine(
    [
      [36.9, -40],
      [36.9, 27],
    ],
    { stroke: ink.edge, width: 1.2, dash: '18 20' },
  )
  // Tram rails in the front street.
  for (const y of [31.9, 33, 36, 37.1]) {
    s.groundLine(
      [
        [-40, y],
        [48, y],
      ],
      { stroke: ink.texture, width: weight.edge },
    )
  }
}
