import { elevation, type Point } from '@/artwork/drawings/engine/axonometry'
import { ink, weight } from '@/artwork/drawings/engine/ink'
import type { Style } from '@/artwork/drawings/engine/looks'
import { ellipsePath, type Pen, pathThrough } from '@/artwork/drawings/engine/pen'
import type { Region, Scene } from '@/artwork/drawings/engine/scene'
import { noise, Sheet } from '@/artwork/drawings/engine/sheet'
import { palette } from '@/lib/server/palette'

const SCALE = 30
const FLOORS = [0, 4.6, 7.9, 11.2, 14.5, 17.8, 21.1] as const
const WIDTH = 46
const CORE = [20, 25] as const
/** Metres from the section to the back wall. */
const DEPTH = 5
/** Where all lines would run together, and how far before the section the eye stands. */
const VANISHING = [23, 9.4] as const
const EYE = 15

/** A drawing whose rooms are looked into: each has a vanishing point of its own, so that none reaches into the next. */
class Section extends Sheet {
  vanishing: Point = VANISHING

  /** From here on things stand in this room. Its point leans towards the middle of the house. */
  enter(x: number, z: number, width: number, height: number) {
    const lean = (middle: number, half: number, to: number) =>
      middle + Math.max(-0.7, Math.min(0.7, (to - middle) / 26)) * half
    this.vanishing = [
      lean(x + width / 2, width / 2, VANISHING[0]),
      lean(z + height / 2, height / 2, VANISHING[1]),
    ]
  }
}

type Tone = 'dark' | 'lit' | 'dim' | 'hall'
const TONES: Record<Tone, { back: string; floor: string; ceiling: string; side: string; thing: string }> = {
  dark: { back: '#14253C', floor: '#1D3350', ceiling: '#0C1727', side: '#101E31', thing: '#2A4365' },
  dim: { back: '#57452E', floor: '#4A3B29', ceiling: '#2A2620', side: '#3A3127', thing: '#2B2B30' },
  lit: { back: '#C8974E', floor: '#8E6A38', ceiling: '#6B5230', side: '#A57C40', thing: '#5B4527' },
  hall: { back: '#33332F', floor: '#3A362E', ceiling: '#1B2026', side: '#2A2C2C', thing: '#23262B' },
}

/** In the morning: an architect's section. Each room has its back wall, its edges and what stands in it in ink; panes mirror the sky. */
const INK = { wall: 2.2, edge: 1.2, thing: 0.8, fine: 0.55 } as const
const line = (width: number) => ({ stroke: palette.tinte, width })
const DAY = {
  back: { fill: palette.papier[200], ...line(INK.wall) },
  floor: { fill: palette.papier[50], ...line(INK.edge) },
  ceiling: { fill: '#C9C3B5', ...line(INK.edge) },
  left: { fill: '#E6E1D6', ...line(INK.edge) },
  right: { fill: '#D0C9BB', ...line(INK.edge) },
  front: { fill: '#FDFCF9', ...line(INK.thing) },
  top: { fill: palette.papier[100], ...line(INK.thing) },
  flank: { fill: '#BFB8A9', ...line(INK.thing) },
  pane: { fill: '#B4C7D8', ...line(INK.wall) },
  door: { fill: '#EFEBE2', ...line(INK.thing) },
  plank: line(INK.fine),
  leaf: { fill: '#C3CBB4', ...line(INK.fine) },
  person: { fill: '#39424F' },
} as const

/** A house for guests cut open along its length: rooms left of the stairs, the corridors right of them. */
export function hotelsicherheit(): Scene {
  const s = new Section(elevation(SCALE))
  const pen = s.ground
  surroundings(s, pen)

  for (let floor = 1; floor <= 5; floor += 1) {
    const z = FLOORS[floor] ?? 0
    for (let room = 0; room < 5; room += 1) {
      guestRoom(s, pen, room * 4, z, floor, room)
    }
    corridor(s, pen, z, floor)
  }
  bar(s, pen)
  lobby(s, pen)
  cellar(s, pen)
  core(s, pen)
  roof(s, pen)
  slabs(s, pen)

  return {
    sheet: s,
    frame: { x: -180, y: -757, width: 1740, height: 927 },
    tile: { x: 225, y: -520, width: 1150, height: 719 },
    // A step above the slabs, whose cut is dark by day.
    posts: {
      // Beside the desk: a number over it would hide who sits there.
      rezeption: [29.2, 0, 0.5],
      eingang: [43.6, 0, 0.5],
      bar: [10, 0, 0.5],
      flur2: [33.5, 0, 8.4],
      flur4: [29.6, 0, 15],
      flur5: [37, 0, 18.3],
      garage: [9.6, 0, -3],
      spa: [42.4, 0, -3],
      dach: [28, 0, 21.7],
    },
    joints: {
      e0: [22.5, 0, 0.5],
      u: [22.5, 0, -3],
      e1: [22.5, 0, 5.1],
      e2: [22.5, 0, 8.4],
      e3: [22.5, 0, 11.7],
      e4: [22.5, 0, 15],
      e5: [22.5, 0, 18.3],
      e6: [22.5, 0, 21.7],
    },
    links: [
      ['rezeption', 'eingang'],
      ['rezeption', 'e0'],
      ['e0', 'bar'],
      ['e0', 'u'],
      ['u', 'garage'],
      ['u', 'spa'],
      ['e0', 'e1'],
      ['e1', 'e2'],
      ['e2', 'e3'],
      ['e3', 'e4'],
      ['e4', 'e5'],
      ['e5', 'e6'],
      ['e2', 'flur2'],
      ['e4', 'flur4'],
      ['e5', 'flur5'],
      ['e6', 'dach'],
    ],
    // The door behind which it is loud, the wedge, the trolley with linen, the door to the terrace.
    faults: { flur4: [27.9, 0, 15.9], flur5: [37.6, 0, 18.6], flur2: [32.3, 0, 9.3], bar: [17.4, 0, 1.6] },
    regions: [
      ...FLOORS.slice(1, 6).flatMap((z) => [part(s, 20.1, z, 4.8, 3.3), part(s, 25.1, z, 20.7, 3.3)]),
      part(s, 20.1, 0, 4.8, 4.6),
      part(s, 20.1, -3.5, 4.8, 3.5),
      part(s, 0.1, 0, 19.9, 4.6),
      part(s, 25.1, 0, 23, 4.6),
      part(s, 0.1, -3.5, 19.9, 3.5),
      part(s, 25.1, -3.5, 20.7, 3.5),
      part(s, -0.4, 21.1, 46.8, 5),
    ],
    timed: [
      { name: 'room412', kind: 'cover', shapes: [cell(s, 12.1, 14.7, 3.8, 3.1)] },
      { name: 'bar', kind: 'cover', shapes: [cell(s, 0.1, 0.2, 19.8, 4.4)] },
      { name: 'spa', kind: 'cover', shapes: [cell(s, 25.1, -3.3, 20.7, 3.3)] },
      { name: 'roomLow', kind: 'cover', shapes: [cell(s, 4.1, 8.1, 3.8, 3.1)] },
      { name: 'roomMiddle', kind: 'cover', shapes: [cell(s, 16.1, 11.4, 3.8, 3.1)] },
      { name: 'roomTop', kind: 'cover', shapes: [cell(s, 0.1, 18, 3.8, 3.1)] },
    ],
    fade: { across: [0, 0.09], down: [0, 0.05] },
    upright: true,
  }
}

/** The front of a room. */
function cell(s: Section, x: number, z: number, width: number, height: number): Point[] {
  return [s.p(x, 0, z), s.p(x + width, 0, z), s.p(x + width, 0, z + height), s.p(x, 0, z + height)]
}

/** A room, a piece of a corridor or of the stairs, seen by whoever comes into it. */
function part(s: Section, x: number, z: number, width: number, height: number): Region {
  return {
    outline: cell(s, x, z, width, height),
    seen: { within: { min: [x, -1, z], max: [x + width, 1, z + height] } },
  }
}

/** One point in perspective: x, height, and metres behind the section. */
function at(s: Section, x: number, z: number, depth: number): Point {
  const share = EYE / (EYE + depth)
  const [vx, vz] = s.vanishing
  return s.p(vx + (x - vx) * share, 0, vz + (z - vz) * share)
}

function face(s: Section, pen: Pen, corners: readonly (readonly [number, number, number])[], style: Style) {
  pen.polygon(
    corners.map(([x, z, depth]) => at(s, x, z, depth)),
    style,
  )
}

/** A thing in a room: the sides that the one eye sees, then its front. */
function thing(
  s: Section,
  pen: Pen,
  [x, width]: readonly [number, number],
  [z, height]: readonly [number, number],
  [near, far]: readonly [number, number],
  colour: string,
  { light = 1.35, day }: { light?: number; day?: string } = {},
) {
  const own = day === undefined ? {} : { fill: day }
  const [x1, z1] = [x + width, z + height]
  const [vx, vz] = s.vanishing
  if (z1 < vz) {
    face(
      s,
      pen,
      [
        [x, z1, near],
        [x1, z1, near],
        [x1, z1, far],
        [x, z1, far],
      ],
      { fill: shade(colour, light), day: { ...DAY.top, ...own } },
    )
  } else if (z > vz) {
    face(
      s,
      pen,
      [
        [x, z, near],
        [x1, z, near],
        [x1, z, far],
        [x, z, far],
      ],
      { fill: shade(colour, 0.6), day: DAY.flank },
    )
  }
  if (x1 < vx) {
    face(
      s,
      pen,
      [
        [x1, z, near],
        [x1, z1, near],
        [x1, z1, far],
        [x1, z, far],
      ],
      { fill: shade(colour, 0.72), day: DAY.flank },
    )
  } else if (x > vx) {
    face(
      s,
      pen,
      [
        [x, z, near],
        [x, z1, near],
        [x, z1, far],
        [x, z, far],
      ],
      { fill: shade(colour, 0.72), day: DAY.flank },
    )
  }
  face(
    s,
    pen,
    [
      [x, z, near],
      [x1, z, near],
      [x1, z1, near],
      [x, z1, near],
    ],
    { fill: colour, stroke: shade(colour, 1.5), width: weight.texture, day: { ...DAY.front, ...own } },
  )
}

function shade(colour: string, factor: number): string {
  return `#${[1, 3, 5]
    .map((from) =>
      Math.min(255, Math.round(Number.parseInt(colour.slice(from, from + 2), 16) * factor))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
}

/** The inside of a room: ceiling, floor, sides and back wall. */
function shell(
  s: Section,
  pen: Pen,
  x: number,
  z: number,
  width: number,
  height: number,
  tone: Tone,
  { depth = DEPTH, day = DAY.back.fill }: { depth?: number; day?: string } = {},
) {
  s.enter(x, z, width, height)
  const { back, floor, ceiling, side } = TONES[tone]
  const [x1, z1] = [x + width, z + height]
  face(
    s,
    pen,
    [
      [x, z, 0],
      [x1, z, 0],
      [x1, z, depth],
      [x, z, depth],
    ],
    { fill: floor, day: DAY.floor },
  )
  face(
    s,
    pen,
    [
      [x, z1, 0],
      [x1, z1, 0],
      [x1, z1, depth],
      [x, z1, depth],
    ],
    { fill: ceiling, day: DAY.ceiling },
  )
  face(
    s,
    pen,
    [
      [x, z, 0],
      [x, z1, 0],
      [x, z1, depth],
      [x, z, depth],
    ],
    { fill: shade(side, 1.12), day: DAY.left },
  )
  face(
    s,
    pen,
    [
      [x1, z, 0],
      [x1, z1, 0],
      [x1, z1, depth],
      [x1, z, depth],
    ],
    { fill: shade(side, 0.86), day: DAY.right },
  )
  face(
    s,
    pen,
    [
      [x, z, depth],
      [x1, z, depth],
      [x1, z1, depth],
      [x, z1, depth],
    ],
    { fill: back, stroke: shade(back, 1.25), width: weight.texture, day: { ...DAY.back, fill: day } },
  )
}

const LIT_ROOMS: Record<string, Tone> = { '4-3': 'lit', '2-1': 'dim', '5-0': 'dim', '3-4': 'dim' }

/** What one guest room has and the next has not. */
const WALLPAPERS = [palette.papier[200], '#E3DDD0', '#D3DADD'] as const
const COVERS = ['#B4C7D8', '#D8C9AE', '#C3CBB4', '#FDFCF9'] as const

function guestRoom(s: Section, pen: Pen, x0: number, floor: number, storey: number, room: number) {
  const tone = LIT_ROOMS[`${storey}-${room}`] ?? 'dark'
  const { thing: colour, back } = TONES[tone]
  const [x, z] = [x0 + 0.12, floor + 0.18]
  const chance = (salt: number) => noise(storey * 7 + room * 13 + salt)
  const any = <T>(list: readonly [T, ...T[]], salt: number): T =>
    list[Math.floor(chance(salt) * list.length)] ?? list[0]
  const onBack = (left: number, low: number, width: number, height: number, style: Style, depth = DEPTH) =>
    face(
      s,
      pen,
      [
        [x + left, z + low, depth],
        [x + left + width, z + low, depth],
        [x + left + width, z + low + height, depth],
        [x + left, z + low + height, depth],
      ],
      style,
    )
  shell(s, pen, x, z, 3.76, 2.9, tone, { day: any(WALLPAPERS, 1) })
  // Window in the back wall; the moon on the floor of a dark room.
  onBack(0.9, 0.7, 2, 1.7, {
    fill: tone === 'dark' ? '#3A5A88' : '#182C48',
    stroke: shade(back, 1.6),
    width: weight.texture,
    day: DAY.pane,
  })
  if (tone === 'dark') {
    face(
      s,
      pen,
      [
        [x + 1.1, z, 4],
        [x + 2.5, z, 4],
        [x + 2.2, z, 2.2],
        [x + 0.6, z, 2.2],
      ],
      { fill: '#4C6F9E', opacity: 0.35, only: 'dark' },
    )
  }
  // Curtains as they were left: open, half drawn, or drawn.
  const drawn = any([0.45, 0.45, 0.8, 1.14] as const, 2)
  for (const [from, width] of [
    [0.55, drawn],
    [3.2 - (chance(3) > 0.5 ? 0.5 : drawn), chance(3) > 0.5 ? 0.5 : drawn],
  ] as const) {
    onBack(from, 0.1, width, 2.5, { fill: shade(colour, 0.8), day: DAY.front }, DEPTH - 0.1)
  }
  // Bed with its headboard against a side wall, desk on the other.
  const mirrored = chance(4) > 0.5
  const bedX = mirrored ? x + 1.7 : x + 0.05
  thing(s, pen, [mirrored ? x + 3.6 : x + 0.02, 0.14], [z, 1.15], [1.4, 3.4], shade(colour, 0.8), {
    day: '#BFB39C',
  })
  thing(s, pen, [bedX, 2], [z, 0.42], [1.5, 3.3], colour)
  thing(
    s,
    pen,
    [bedX + 0.05, 1.9],
    [z + 0.42, 0.16],
    [1.55, 3.25],
    tone === 'dark' ? '#5D7799' : shade(colour, 1.7),
    { day: any(COVERS, 5) },
  )
  thing(
    s,
    pen,
    [mirrored ? x + 3.1 : x + 0.15, 0.5],
    [z + 0.58, 0.16],
    [1.7, 3.1],
    tone === 'dark' ? '#8198B8' : '#E6CFA4',
  )
  const free = mirrored ? x + 0.1 : x + 2.8
  thing(s, pen, [free, 0.85], [z, 0.74], [2.6, 4.2], shade(colour, 0.9), { day: '#D9CDB6' })
  // On the desk a set, a lamp, or nothing; before it a case of whoever leaves today.
  if (chance(6) > 0.6) {
    thing(s, pen, [free + 0.1, 0.65], [z + 0.82, 0.45], [3.2, 3.3], '#1A2B45', { day: '#39424F' })
  } else if (chance(6) > 0.25) {
    thing(s, pen, [free + 0.3, 0.3], [z + 0.95, 0.3], [3, 3.3], '#48607F')
  }
  if (chance(7) > 0.66) {
    thing(s, pen, [mirrored ? x + 1 : x + 2.3, 0.4], [z, 0.6], [0.7, 0.95], '#3A4A60', { day: '#8B97A3' })
  }
  if (tone === 'lit') {
    // A party of five.
    for (const [px, pd] of [
      [0.9, 0.9],
      [1.6, 0.5],
      [2.5, 0.7],
      [3.1, 1.2],
      [2.1, 1.6],
    ] as const) {
      figure(s, pen, x + px, z, pd, { fill: '#33281B', only: 'dark' })
    }
  } else if (tone === 'dim') {
    pen.draw(ellipsePath(at(s, mirrored ? x + 3.3 : x + 0.5, z + 1.35, 1.6), 30), { fill: 'url(#pool)' })
    pen.draw(ellipsePath(at(s, mirrored ? x + 3.3 : x + 0.5, z + 1.2, 1.6), 4, 3), {
      fill: '#FFE3B0',
      only: 'dark',
    })
  }
}

function figure(s: Section, pen: Pen, x: number, z: number, depth: number, style: Style, height = 1.72) {
  const [foot, head] = [at(s, x, z, depth), at(s, x, z + height, depth)]
  const h = foot[1] - head[1]
  const [cx, w] = [foot[0], h * 0.145]
  pen.polygon(
    [
      [cx - w * 0.7, foot[1]],
      [cx - w * 0.62, foot[1] - h * 0.45],
      [cx - w, foot[1] - h * 0.5],
      [cx - w * 1.05, foot[1] - h * 0.78],
      [cx - w * 0.5, foot[1] - h * 0.85],
      [cx + w * 0.5, foot[1] - h * 0.85],
      [cx + w, foot[1] - h * 0.78],
      [cx + w * 0.9, foot[1] - h * 0.5],
      [cx + w * 0.62, foot[1] - h * 0.46],
      [cx + w * 0.75, foot[1]],
      [cx + w * 0.15, foot[1]],
      [cx, foot[1] - h * 0.4],
      [cx - w * 0.1, foot[1]],
    ],
    style,
  )
  pen.draw(ellipsePath([cx, foot[1] - h * 0.925], h * 0.068, h * 0.075), style)
}

function corridor(s: Section, pen: Pen, floor: number, storey: number) {
  const [x, z, width] = [CORE[1] + 0.12, floor + 0.18, WIDTH - CORE[1] - 0.24]
  const depth = 2.4
  shell(s, pen, x, z, width, 2.9, 'hall', { depth, day: palette.papier[100] })
  const onBack = (left: number, low: number, wide: number, high: number, style: Style) =>
    face(
      s,
      pen,
      [
        [left, z + low, depth],
        [left + wide, z + low, depth],
        [left + wide, z + low + high, depth],
        [left, z + low + high, depth],
      ],
      style,
    )
  // Panels up to the hip, and a runner with its border.
  onBack(x, 0, width, 0.95, { fill: '#2C2C2A', day: { fill: palette.papier[200], ...line(INK.fine) } })
  for (const [near, far, style] of [
    [0.4, 2.1, { fill: '#24272C', day: { fill: '#8E9BA8' } }],
    [0.6, 1.85, { fill: '#30343B', day: { fill: '#B9C4CE' } }],
  ] as const) {
    face(
      s,
      pen,
      [
        [x, z, near],
        [x + width, z, near],
        [x + width, z, far],
        [x, z, far],
      ],
      style,
    )
  }
  for (let k = 0; k < 7; k += 1) {
    const from = x + 1.2 + k * 2.8
    // Its frame, its leaf, set back, and its handle.
    onBack(from - 0.1, 0, 1.25, 2.25, { fill: '#3A362E', day: { ...DAY.door, fill: '#FDFCF9' } })
    onBack(from, 0, 1.05, 2.15, {
      fill: '#1C2027',
      stroke: '#6B5A3C',
      width: weight.texture,
      day: { fill: '#BFB39C', ...line(INK.fine) },
    })
    onBack(from + 0.82, 0.95, 0.12, 0.12, { fill: '#8A6A3C', day: DAY.person })
    onBack(from + 1.32, 1.5, 0.2, 0.35, { fill: '#FFE3B0', day: DAY.front })
    pen.draw(ellipsePath(at(s, from + 1.42, z + 1.7, 2.3), 22, 26), { fill: 'url(#pool)' })
    // A picture by every other door, on each floor by another.
    if ((k + storey) % 2 === 0) {
      onBack(from + 1.75, 1.3, 0.55, 0.7, {
        fill: '#2B3038',
        stroke: '#6B5A3C',
        width: weight.texture,
        day: { ...DAY.pane, ...line(INK.fine) },
      })
    }
  }
  // Lamps below the ceiling.
  for (let at = x + 3; at < x + width; at += 5.6) {
    thing(s, pen, [at, 0.9], [z + 2.8, 0.1], [1, 1.5], '#3A362E')
  }
  if (storey === 2) {
    thing(s, pen, [x + 6.6, 1.1], [z, 0.9], [0.9, 1.6], '#3A4A60')
  }
  if (storey === 5) {
    // The fire door stands open, with the wedge below it.
    thing(s, pen, [x + 12.4, 0.08], [z, 2.3], [0.3, 2.3], '#4B5A70', { day: '#D5DBDF' })
    thing(s, pen, [x + 12.48, 0.3], [z, 0.14], [0.6, 0.9], '#5D7799', { day: '#39424F' })
  }
}

function bar(s: Section, pen: Pen) {
  const z = 0.18
  shell(s, pen, 0.12, z, 19.76, 4.2, 'dim')
  // Counter, shelf of bottles, stools up on the tables: the bar is shut.
  for (let shelf = 0; shelf < 3; shelf += 1) {
    face(
      s,
      pen,
      [
        [1.4, z + 1.2 + shelf * 0.7, DEPTH],
        [8.2, z + 1.2 + shelf * 0.7, DEPTH],
        [8.2, z + 1.28 + shelf * 0.7, DEPTH],
        [1.4, z + 1.28 + shelf * 0.7, DEPTH],
      ],
      { fill: '#B58743', day: DAY.person },
    )
    for (let k = 0; k < 20; k += 1) {
      const [from, height] = [1.55 + k * 0.33, 0.26 + noise(k + shelf * 31) * 0.22]
      face(
        s,
        pen,
        [
          [from, z + 1.28 + shelf * 0.7, DEPTH - 0.1],
          [from + 0.13, z + 1.28 + shelf * 0.7, DEPTH - 0.1],
          [from + 0.13, z + 1.28 + shelf * 0.7 + height, DEPTH - 0.1],
          [from, z + 1.28 + shelf * 0.7 + height, DEPTH - 0.1],
        ],
        noise(k * 3 + shelf) > 0.5
          ? { fill: '#2B2B30', day: { fill: '#5E6B78' } }
          : { fill: '#8A6A3C', day: { fill: '#9FA98F' } },
      )
    }
  }
  thing(s, pen, [1, 8], [z, 1.12], [2.2, 3], '#3A2F25')
  for (let k = 0; k < 7; k += 1) {
    thing(s, pen, [1.5 + k * 1.1, 0.36], [z, 0.76], [1.4, 1.8], '#242B38')
  }
  for (const x of [10.6, 13.6, 16.6]) {
    thing(s, pen, [x + 0.45, 0.1], [z, 0.72], [1.8, 1.9], '#242B38')
    thing(s, pen, [x, 1], [z + 0.72, 0.05], [1.4, 2.4], '#4A5A70')
    thing(s, pen, [x + 0.15, 0.34], [z + 0.77, 0.45], [1.6, 2], '#242B38')
    thing(s, pen, [x + 0.55, 0.34], [z + 0.77, 0.45], [1.6, 2], '#242B38')
  }
  for (const x of [3, 6]) {
    pen.line([at(s, x, z + 4.2, 2), at(s, x, z + 2.7, 2)], {
      stroke: '#8A6A3C',
      width: 1,
      day: line(INK.thing),
    })
    pen.draw(ellipsePath(at(s, x, z + 2.6, 2), 28), { fill: 'url(#pool)' })
    pen.draw(ellipsePath(at(s, x, z + 2.6, 2), 5, 4), { fill: '#FFE3B0', day: DAY.front })
  }
}

function lobby(s: Section, pen: Pen) {
  const [x, z] = [CORE[1] + 0.12, 0.18]
  shell(s, pen, x, z, 20.76, 4.2, 'lit')
  // Panelling behind the desk, keys, a clock; sofas; the doors to the street at the right.
  for (let k = 1; k < 17; k += 1) {
    pen.line([at(s, x + k * 1.2, z, DEPTH), at(s, x + k * 1.2, z + 4.2, DEPTH)], {
      stroke: '#B58743',
      width: weight.texture,
      day: DAY.plank,
    })
  }
  face(
    s,
    pen,
    [
      [30, z + 1.4, DEPTH],
      [35, z + 1.4, DEPTH],
      [35, z + 2.8, DEPTH],
      [30, z + 2.8, DEPTH],
    ],
    { fill: '#8A6A3C', day: DAY.door },
  )
  for (let k = 0; k < 40; k += 1) {
    const [kx, kz] = [30.2 + (k % 10) * 0.48, z + 1.5 + Math.floor(k / 10) * 0.33]
    face(
      s,
      pen,
      [
        [kx, kz, DEPTH],
        [kx + 0.3, kz, DEPTH],
        [kx + 0.3, kz + 0.22, DEPTH],
        [kx, kz + 0.22, DEPTH],
      ],
      noise(k) > 0.4
        ? { fill: '#5B4527', day: { fill: '#8B8779' } }
        : { fill: '#FFE3B0', day: { fill: '#CBC4B5' } },
    )
  }
  figure(s, pen, 32.6, z, 3.6, { fill: '#3B2D1D', day: DAY.person })
  thing(s, pen, [29.6, 6], [z, 1.1], [2.4, 3.2], '#6B4E2A')
  thing(s, pen, [26.2, 2.2], [z, 0.45], [1.4, 2.4], '#3A4A60')
  thing(s, pen, [26.2, 2.2], [z + 0.45, 0.5], [2.1, 2.4], '#3A4A60')
  thing(s, pen, [37, 1.6], [z, 0.45], [1.2, 2.2], '#3A4A60')
  for (const px of [28.9, 36.1, 39.4]) {
    thing(s, pen, [px, 0.5], [z, 0.5], [2.6, 3.1], '#3B3026')
    pen.draw(ellipsePath(at(s, px + 0.25, z + 1.15, 2.8), 15, 21), { fill: '#33402F', day: DAY.leaf })
    pen.draw(ellipsePath(at(s, px + 0.12, z + 1.3, 2.8), 8, 12), {
      fill: '#45543D',
      day: { fill: '#DCE2D2' },
    })
  }
  for (const px of [28, 33, 38, 43]) {
    pen.draw(ellipsePath(at(s, px, z + 3.9, 2.4), 26, 9), { fill: '#FFE3B0', opacity: 0.9, only: 'dark' })
  }
  face(
    s,
    pen,
    [
      [45.86, z, 0.6],
      [45.86, z + 2.6, 0.6],
      [45.86, z + 2.6, 4.2],
      [45.86, z, 4.2],
    ],
    { fill: '#182C48', stroke: '#FFE3B0', width: 1, day: DAY.pane },
  )
}

function cellar(s: Section, pen: Pen) {
  const z = -3.3
  shell(s, pen, 0.12, z, 19.76, 3.1, 'dark', { depth: 7 })
  for (let k = 1; k < 7; k += 1) {
    pen.line([at(s, k * 2.8, z, 2), at(s, k * 2.8, z, 7)], {
      stroke: '#5D7799',
      width: 1,
      day: line(INK.thing),
    })
  }
  for (const [bay, tone] of [
    [0, '#2F4A70'],
    [1, '#3A4F6C'],
    [3, '#22344F'],
    [5, '#48607F'],
  ] as const) {
    const x = 0.5 + bay * 2.8
    thing(s, pen, [x, 1.9], [z + 0.3, 0.6], [2.4, 6.4], tone)
    thing(s, pen, [x + 0.2, 1.5], [z + 0.9, 0.5], [3.6, 5.6], shade(tone, 0.6))
    for (const w of [0.15, 1.35]) {
      thing(s, pen, [x + w, 0.4], [z, 0.34], [2.45, 2.6], '#070E1A')
    }
  }
  for (const x of [2.4, 8, 13.6]) {
    pen.draw(ellipsePath(at(s, x + 1, z + 3, 3), 40, 7), {
      fill: '#8CA2BF',
      opacity: 0.35,
      only: 'dark',
    })
  }
  thing(s, pen, [16.8, 0.6], [z, 3.1], [1, 1.6], '#2A3F5D')
  // Wellness: the pool by night.
  shell(s, pen, CORE[1] + 0.12, z, 20.76, 3.1, 'dark')
  face(
    s,
    pen,
    [
      [28, z, 0.8],
      [42, z, 0.8],
      [42, z, 4],
      [28, z, 4],
    ],
    { fill: '#2E5F8C', stroke: '#8CB4D6', width: 1, day: DAY.pane },
  )
  for (let k = 0; k < 16; k += 1) {
    const [wx, wd] = [28.6 + noise(k) * 12, 1.1 + noise(k + 50) * 2.6]
    pen.line([at(s, wx, z, wd), at(s, wx + 0.9, z, wd)], {
      stroke: '#7FB0D8',
      width: weight.edge,
      day: { stroke: '#FDFCF9', width: INK.thing },
    })
  }
  for (const x of [29, 33, 37]) {
    thing(s, pen, [x, 0.7], [z, 0.34], [4.1, 4.8], '#4C6586')
  }
  for (let k = 0; k < 20; k += 1) {
    pen.line([at(s, 25.4 + k * 1.04, z, 5), at(s, 25.4 + k * 1.04, z + 3.1, 5)], {
      stroke: '#1E3350',
      width: weight.texture,
      day: DAY.plank,
    })
  }
  face(
    s,
    pen,
    [
      [43, z, 5],
      [44.2, z, 5],
      [44.2, z + 2.2, 5],
      [43, z + 2.2, 5],
    ],
    { fill: '#0C1727', stroke: '#5D7799', width: weight.texture, day: DAY.door },
  )
}

function core(s: Section, pen: Pen) {
  const [x, x1] = [CORE[0] + 0.12, CORE[1] - 0.12]
  const stops = [-3.48, ...FLOORS]
  stops.slice(0, -1).forEach((z0, storey) => {
    const z1 = stops[storey + 1] ?? z0
    const [z, height] = [z0 + 0.18, z1 - z0 - 0.4]
    shell(s, pen, x, z, x1 - x, height, 'dark', { depth: 4.4 })
    face(
      s,
      pen,
      [
        [x + 0.3, z + 0, 4.4],
        [x + 1.2, z, 4.4],
        [x + 1.2, z + 2.1, 4.4],
        [x + 0.3, z + 2.1, 4.4],
      ],
      { fill: '#0C1727', stroke: '#5D7799', width: weight.texture, day: DAY.door },
    )
    // Two flights with a landing at the right: each one body with its steps, and its rail.
    const half = (z1 - z0) / 2
    const flight = (from: number, to: number, low: number, high: number, depth: number, fill: string) => {
      const steps = 8
      const [run, rise] = [(to - from) / steps, (high - low) / steps]
      const tops = Array.from({ length: steps }, (_, k): (readonly [number, number, number])[] => [
        [from + run * k, low + rise * (k + 1), depth],
        [from + run * (k + 1), low + rise * (k + 1), depth],
      ]).flat()
      face(s, pen, [[from, low, depth], ...tops, [to, high - 0.34, depth], [from + run, low, depth]], {
        fill,
        stroke: shade(fill, 1.5),
        width: weight.texture,
        day: { ...DAY.front, ...line(INK.fine) },
      })
      const rail = { stroke: '#93A4B8', width: 1, day: line(INK.fine) }
      pen.line([at(s, from, low + 0.95, depth), at(s, to, high + 0.95, depth)], rail)
      for (const share of [0.06, 0.35, 0.65, 0.94]) {
        const [px, pz] = [from + (to - from) * share, low + (high - low) * share]
        pen.line([at(s, px, pz + 0.1, depth), at(s, px, pz + 0.95, depth)], rail)
      }
    }
    flight(x1 - 1, x + 1, z + half, z + 2 * half - 0.02, 2.4, '#34496A')
    thing(s, pen, [x1 - 1, 1], [z + half - 0.2, 0.2], [0.6, 3.8], '#48607F')
    flight(x + 1, x1 - 1, z, z + half, 0.6, '#48607F')
    pen.draw(ellipsePath(at(s, x + 0.8, z + height - 0.5, 4.3), 16), { fill: 'url(#half)' })
  })
}

function roof(s: Section, pen: Pen) {
  const z = 21.3
  s.vanishing = [VANISHING[0], 22]
  thing(s, pen, [19.2, 6.6], [z, 3.2], [0, 4], '#2A3F5D')
  pen.polygon([s.p(20.6, 0, z), s.p(21.6, 0, z), s.p(21.6, 0, z + 2.1), s.p(20.6, 0, z + 2.1)], {
    fill: ink.pane,
    stroke: ink.edge,
    width: weight.edge,
    day: DAY.pane,
  })
  pen.draw(ellipsePath(s.p(21.1, 0, z + 2.5), 18), { fill: 'url(#halo)' })
  for (const [x, w, h] of [
    [3, 4, 1.7],
    [8.4, 3, 1.4],
    [33, 5, 1.8],
    [40, 2.6, 1.4],
  ] as const) {
    thing(s, pen, [x, w], [z, h], [0.5, 3], '#33496A')
    for (let t = 0.3; t < h; t += 0.28) {
      pen.line([at(s, x + 0.1, z + t, 0.5), at(s, x + w - 0.1, z + t, 0.5)], {
        stroke: ink.texture,
        width: weight.texture,
        day: DAY.plank,
      })
    }
  }
  pen.line([s.p(15.4, 0, z), s.p(15.4, 0, z + 3.2)], { stroke: ink.silhouette, width: weight.silhouette })
  for (const t of [1.8, 2.4, 3]) {
    pen.line([s.p(14.6, 0, z + t), s.p(16.2, 0, z + t)], { stroke: ink.silhouette, width: weight.edge })
  }
  for (const [from, to] of [
    [0, 19.2],
    [25.8, 46],
  ] as const) {
    pen.line([s.p(from, 0, z + 1), s.p(to, 0, z + 1)], {
      stroke: ink.edge,
      width: weight.edge,
      day: line(INK.thing),
    })
    for (let x = from; x <= to; x += 1.6) {
      pen.line([s.p(x, 0, z), s.p(x, 0, z + 1)], {
        stroke: ink.edge,
        width: weight.texture,
        day: DAY.plank,
      })
    }
  }
}

/** What the section cuts: slabs, walls, foundations, in one light tone. */
function slabs(s: Section, pen: Pen) {
  const style = { fill: '#8FA5C2' }
  const cut = (x: number, z: number, width: number, height: number) =>
    pen.polygon(
      [s.p(x, 0, z), s.p(x + width, 0, z), s.p(x + width, 0, z + height), s.p(x, 0, z + height)],
      style,
    )
  for (const z of [-3.48, ...FLOORS.slice(1)]) {
    cut(-0.2, z, CORE[0] + 1.2, 0.22)
    cut(CORE[1] - 1, z, WIDTH - CORE[1] + 1.2, 0.22)
  }
  cut(-0.2, 0, CORE[0] + 1.2, 0.22)
  cut(CORE[1] - 1, 0, WIDTH - CORE[1] + 1.2, 0.22)
  cut(-0.24, -3.9, 0.36, 25.4)
  cut(WIDTH - 0.12, -3.9, 0.36, 3.9)
  cut(WIDTH - 0.12, 3, 0.36, 18.5)
  for (const x of CORE) {
    cut(x - 0.14, -3.9, 0.28, 25.2)
  }
  for (let floor = 1; floor <= 5; floor += 1) {
    for (let room = 1; room < 5; room += 1) {
      cut(room * 4 - 0.1, FLOORS[floor] ?? 0, 0.2, 3.3)
    }
  }
  cut(-0.6, -4.2, WIDTH + 1.2, 0.5)
}

function surroundings(s: Section, pen: Pen) {
  // Neighbours as shades, then the street; the earth is hatched where the section cuts it.
  for (const [x, w, h, tone] of [
    [-14, 7, 14, '#0E1B2D'],
    [-7.4, 7, 17.6, '#101F33'],
    [46.4, 6, 15, '#101F33'],
    [52.8, 9, 18.6, '#0E1B2D'],
    [-24, 10, 11, '#0C1828'],
  ] as const) {
    pen.polygon([s.p(x, 0, 0), s.p(x + w, 0, 0), s.p(x + w, 0, h), s.p(x, 0, h)], {
      fill: tone,
      stroke: ink.faint,
      width: weight.edge,
    })
    for (let k = 0; k < Math.floor(w / 1.7); k += 1) {
      for (let r = 0; r < Math.floor(h / 3); r += 1) {
        if (noise(x + k * 3 + r * 11) > 0.3) {
          pen.polygon(
            [
              s.p(x + 0.6 + k * 1.7, 0, 1 + r * 3),
              s.p(x + 1.5 + k * 1.7, 0, 1 + r * 3),
              s.p(x + 1.5 + k * 1.7, 0, 2.5 + r * 3),
              s.p(x + 0.6 + k * 1.7, 0, 2.5 + r * 3),
            ],
            { fill: noise(x + k * 5 + r * 3) > 0.95 ? '#6B5230' : '#16273E', day: { fill: '#DFE4E7' } },
          )
        }
      }
    }
  }
  pen.polygon([s.p(-30, 0, 0), s.p(80, 0, 0), s.p(80, 0, -9), s.p(-30, 0, -9)], {
    fill: '#0A1422',
    only: 'dark',
  })
  const d: string[] = []
  for (let k = -30; k < 84; k += 0.9) {
    d.push(pathThrough([s.p(k, 0, 0), s.p(k - 9, 0, -9)], false))
  }
  pen.draw(d.join(''), {
    stroke: '#17283F',
    width: weight.texture,
    day: { stroke: '#B9B3A6', width: INK.thing },
  })
  pen.polygon([s.p(-0.6, 0, 0), s.p(46.6, 0, 0), s.p(46.6, 0, -4.2), s.p(-0.6, 0, -4.2)], { fill: '#0A1422' })
  pen.line([s.p(-30, 0, 0), s.p(80, 0, 0)], { stroke: ink.mistDim, width: weight.silhouette })
  // The canopy before the door, and a tree.
  pen.polygon([s.p(46, 0, 3.1), s.p(49.4, 0, 3.1), s.p(49.4, 0, 3.35), s.p(46, 0, 3.35)], { fill: '#8FA5C2' })
  pen.line([s.p(49.1, 0, 3.1), s.p(49.1, 0, 0)], { stroke: ink.silhouette, width: weight.silhouette })
  pen.polygon([s.p(46.2, 0, 3.1), s.p(49, 0, 3.1), s.p(49.9, 0, 0), s.p(46.2, 0, 0)], {
    fill: ink.lamp,
    opacity: 0.16,
  })
  pen.line([s.p(-2.9, 0, 0), s.p(-2.9, 0, 3.4)], { stroke: ink.texture, width: 4 })
  s.crown(pen, s.p(-2.9, 0, 4.2), 1.7 * SCALE, 1)
}
