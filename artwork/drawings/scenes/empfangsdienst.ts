import { type Point, plan } from '@/artwork/drawings/engine/axonometry'
import { ink, weight } from '@/artwork/drawings/engine/ink'
import { ellipsePath, Pen, type Style } from '@/artwork/drawings/engine/pen'
import { type Footprint, type Scene, zone } from '@/artwork/drawings/engine/scene'
import { noise, Sheet } from '@/artwork/drawings/engine/sheet'

const SCALE = 44
/** Furniture throws its shadow this far, in metres. */
const SHADE: Point = [0.14, 0.16]
const WALL = '#A9BAD1'
const WOOD = '#4A6385'
const CLOTH = '#2F4A70'

/** Seen from straight above nothing hides anything, so things are drawn as they come; where they stand is kept apart. */
class FloorPlan extends Sheet {
  readonly footprints: Footprint[] = []
}

/** A lobby seen from straight above, as on an architect's sheet: 30 by 19 metres, the street at the bottom. */
export function empfangsdienst(): Scene {
  const s = new FloorPlan(plan(SCALE))
  const pen = s.ground
  street(s, pen)
  floor(s, pen)
  lifts(s, pen)
  frontDesk(s, pen)
  gates(s, pen)
  lounge(s, pen)
  conference(s, pen)
  parcels(s, pen)
  walls(s, pen)
  return {
    sheet: s,
    frame: { x: -330, y: -150, width: 1980, height: 1290 },
    tile: { x: 233, y: 270, width: 660, height: 412 },
    regions: (
      [
        [0.2, 0.2, 8.3, 7.3],
        [8.5, 0.2, 9.9, 9.1],
        [18.5, 0.2, 11.3, 8.8],
        [0.2, 7.4, 10.1, 10.4],
        [10.3, 9.3, 8.4, 8.5],
        [18.7, 9, 11.1, 8.8],
      ] as const
    ).map((room) => zone(s, room)),
    crowd: {
      pen: visitors(s),
      presence: [
        ['07:00', 0],
        ['07:25', 0.3],
        ['08:10', 0.75],
        ['08:50', 1],
        ['09:10', 0.45],
        ['11:20', 0.7],
        ['12:00', 0.35],
        ['14:20', 1],
        ['14:45', 0.4],
        ['15:20', 0.2],
      ],
    },
    footprints: s.footprints,
    posts: {
      tresen: [6.9, 11.4],
      eingang: [15, 15.2],
      sperre: [13.4, 10.9],
      warten: [22.4, 12.6],
      poststelle: [4.4, 5.2],
      konferenz: [20.4, 7.4],
      aufzug: [13.4, 4.4],
    },
    joints: {
      b: [6.4, 9.1],
      d: [10, 10.5],
      e: [13.4, 7.9],
      f: [18.5, 7.3],
      g: [6.4, 6.4],
      w: [22.1, 10.7],
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

/** Visitors as dots, each with the shadow of somebody seen from above: at the desk, before the gates, waiting, passing. */
function visitors(s: Sheet): Pen {
  const pen = new Pen()
  const places: Point[] = [
    [10.4, 12],
    [11.1, 12.9],
    [11.9, 13.2],
    [12.4, 12.3],
    [12.2, 10.9],
    [13.9, 11.5],
    [14.8, 10.8],
    [15.9, 11.4],
    [15.4, 14.6],
    [14.5, 12.7],
    [16.2, 12.8],
    [17.4, 13.6],
    [21.1, 12.3],
    [23.2, 10.9],
    [26.7, 14.4],
    [11, 4.4],
    [16.2, 5.1],
    [14.6, 6.2],
    [13.8, 19.6],
    [16.8, 20.4],
    [6.2, 20.2],
  ]
  for (const [x, y] of places) {
    pen.draw(ellipsePath(s.p(x + 0.1, y + 0.12), 12, 9), { fill: '#08111E', opacity: 0.5 })
  }
  for (const [x, y] of places) {
    pen.draw(ellipsePath(s.p(x, y), 11, 7.5), { fill: '#8FA5C2' })
  }
  for (const [x, y] of places) {
    pen.draw(ellipsePath(s.p(x, y), 5), { fill: '#DCE6F2' })
  }
  return pen
}

function rect(s: FloorPlan, pen: Pen, x: number, y: number, w: number, d: number, style: Style) {
  pen.polygon(s.rectangle(x, y, w, d), style)
}

/** A piece of furniture with its shadow and outline. */
function piece(s: FloorPlan, pen: Pen, x: number, y: number, w: number, d: number, fill: string, lift = 1) {
  s.footprints.push([x, y, w, d])
  rect(s, pen, x + SHADE[0] * lift, y + SHADE[1] * lift, w, d, { fill: '#08111E', opacity: 0.45 })
  rect(s, pen, x, y, w, d, { fill, stroke: ink.silhouette, width: weight.edge })
}

function round(s: FloorPlan, pen: Pen, x: number, y: number, r: number, fill: string, lift = 1) {
  s.footprints.push([x - r, y - r, 2 * r, 2 * r])
  pen.draw(ellipsePath(s.p(x + SHADE[0] * lift, y + SHADE[1] * lift), r * SCALE), {
    fill: '#08111E',
    opacity: 0.45,
  })
  pen.draw(ellipsePath(s.p(x, y), r * SCALE), { fill, stroke: ink.silhouette, width: weight.edge })
}

function plant(s: FloorPlan, pen: Pen, x: number, y: number, r: number) {
  s.footprints.push([x - r, y - r, 2 * r, 2 * r])
  round(s, pen, x, y, r * 0.62, '#1B2D47')
  s.crown(pen, s.p(x, y), r * SCALE, x * 3 + y)
}

function walls(s: FloorPlan, pen: Pen) {
  const style = { fill: WALL }
  const solid = (x: number, y: number, w: number, d: number) => {
    s.footprints.push([x, y, w, d])
    rect(s, pen, x, y, w, d, style)
  }
  for (const [x, y, w, d] of [
    [0, 0, 30, 0.35],
    [0, 0, 0.35, 18],
    [29.65, 0, 0.35, 18],
    [8.4, 0.35, 0.2, 5.4],
    [0.35, 7.4, 5.2, 0.2],
    [7.2, 7.4, 1.4, 0.2],
    [18.4, 0.35, 0.2, 6.2],
    [18.4, 7.9, 0.2, 1.2],
    [18.6, 9, 11.05, 0.2],
    [0, 17.65, 2.4, 0.35],
    [27.6, 17.65, 2.4, 0.35],
    [11.4, 17.65, 1, 0.35],
    [17.6, 17.65, 1, 0.35],
  ] as const) {
    solid(x, y, w, d)
  }
  for (const [x, y] of [
    [2.6, 9.6],
    [10.6, 9.6],
    [18.5, 9.6],
    [27.4, 9.6],
    [10.6, 14.6],
    [18.9, 14.6],
  ] as const) {
    solid(x - 0.22, y - 0.22, 0.44, 0.44)
  }
  // The glass front: two lines, posts.
  for (const [from, to] of [
    [2.4, 11.4],
    [18.6, 27.6],
  ] as const) {
    for (const y of [17.76, 17.88]) {
      pen.line(
        s.points([
          [from, y],
          [to, y],
        ]),
        { stroke: '#C5D6EC', width: 1 },
      )
    }
    for (let x = from; x <= to + 0.01; x += 1.5) {
      rect(s, pen, x - 0.05, 17.68, 0.1, 0.28, style)
    }
  }
  // Revolving door between two doors that open outwards.
  const [cx, cy] = [15, 17.6]
  pen.draw(ellipsePath(s.p(cx, cy), 1.55 * SCALE), { fill: '#243C5E', stroke: WALL, width: 3 })
  for (const angle of [0.5, 2.07]) {
    const [dx, dy] = [Math.cos(angle) * 1.5, Math.sin(angle) * 1.5]
    pen.line(
      s.points([
        [cx - dx, cy - dy],
        [cx + dx, cy + dy],
      ]),
      { stroke: '#C5D6EC', width: 2 },
    )
  }
  for (const [x, side] of [
    [12.4, 1],
    [17.6, -1],
  ] as const) {
    pen.line(
      s.points([
        [x, 17.8],
        [x + side * 0.2, 18.9],
      ]),
      { stroke: WALL, width: 2 },
    )
  }
}

function street(s: FloorPlan, pen: Pen) {
  rect(s, pen, -10, -10, 50, 40, { fill: ink.ground })
  // Neighbouring house and yard are only hinted at.
  for (let k = 0; k < 30; k += 1) {
    pen.line(
      s.points([
        [-10, -6 + k * 0.8],
        [0, -10 + k * 0.8],
      ]),
      { stroke: '#122139', width: weight.texture },
    )
    pen.line(
      s.points([
        [30, -2 + k * 0.8],
        [40, -6 + k * 0.8],
      ]),
      { stroke: '#122139', width: weight.texture },
    )
  }
  rect(s, pen, -10, 18, 50, 5.2, { fill: '#1A2D47' })
  for (let x = -10; x < 40; x += 1) {
    pen.line(
      s.points([
        [x, 18],
        [x, 23.2],
      ]),
      { stroke: '#223856', width: weight.texture },
    )
  }
  for (const y of [19, 20, 21, 22]) {
    pen.line(
      s.points([
        [-10, y],
        [40, y],
      ]),
      { stroke: '#223856', width: weight.texture },
    )
  }
  rect(s, pen, -10, 23.3, 50, 8, { fill: ink.road })
  for (const x of [3.4, 9, 21.4, 27]) {
    rect(s, pen, x - 0.7, 20.6, 1.4, 1.4, { fill: '#101E31', stroke: ink.edge, width: weight.texture })
    s.crown(pen, s.p(x, 21.3), 1.5 * SCALE, x)
  }
  for (let k = 0; k < 6; k += 1) {
    const x = 23 + k * 0.55
    pen.line(
      s.points([
        [x, 18.7],
        [x, 20.2],
      ]),
      { stroke: ink.edge, width: 2 },
    )
    pen.draw(ellipsePath(s.p(x, 19), 3, 9), { stroke: ink.silhouette, width: weight.edge })
    pen.draw(ellipsePath(s.p(x, 19.9), 3, 9), { stroke: ink.silhouette, width: weight.edge })
  }
  // A taxi at the kerb.
  piece(s, pen, 12.6, 23.6, 4.4, 1.8, '#3A5378')
  rect(s, pen, 13.5, 23.75, 2.4, 1.5, { fill: '#6F8AB0' })
  rect(s, pen, 13.2, 23.8, 0.35, 1.4, { fill: ink.pane })
  rect(s, pen, 15.9, 23.8, 0.5, 1.4, { fill: ink.pane })
}

function floor(s: FloorPlan, pen: Pen) {
  rect(s, pen, 0, 0, 30, 18, { fill: '#1E3452' })
  rect(s, pen, 8.6, 0.35, 9.8, 8.4, { fill: '#1A2E49' })
  rect(s, pen, 0.35, 0.35, 8, 7, { fill: '#16283F' })
  rect(s, pen, 18.6, 0.35, 11, 8.6, { fill: '#192C46' })
  for (let x = 0.35; x < 30; x += 1.2) {
    pen.line(
      s.points([
        [x, 9.2],
        [x, 17.6],
      ]),
      { stroke: '#29436680', width: weight.edge },
    )
  }
  for (let y = 9.2; y < 17.7; y += 1.2) {
    pen.line(
      s.points([
        [0.35, y],
        [29.6, y],
      ]),
      { stroke: '#29436680', width: weight.edge },
    )
  }
  // Terrazzo: chips of stone.
  for (let k = 0; k < 150; k += 1) {
    const [x, y] = [0.6 + noise(k) * 28.8, 9.3 + noise(k + 300) * 8.2]
    pen.line(
      s.points([
        [x, y],
        [x + 0.08, y + 0.05],
      ]),
      { stroke: '#3A5680', width: 1.2 },
    )
  }
  // The mat inside the door, which takes the sand off shoes.
  rect(s, pen, 13.2, 13.6, 3.6, 2.4, { fill: '#101D30', stroke: ink.edge, width: weight.edge })
  for (let x = 13.4; x < 16.7; x += 0.2) {
    pen.line(
      s.points([
        [x, 13.7],
        [x, 15.9],
      ]),
      { stroke: '#1B2D47', width: weight.edge },
    )
  }
  // The lamp over the desk and the light through the doors.
  s.ground.draw(ellipsePath(s.p(6.6, 12.2), 260), { fill: 'url(#pool)' })
  s.ground.draw(ellipsePath(s.p(15, 11.4), 220), { fill: 'url(#half)' })
  s.ground.draw(ellipsePath(s.p(23.6, 13.4), 240), { fill: 'url(#half)' })
  s.ground.draw(ellipsePath(s.p(13.4, 4), 200), { fill: 'url(#half)' })
}

function lifts(s: FloorPlan, pen: Pen) {
  for (const x of [9.2, 12.2, 15.2]) {
    rect(s, pen, x, 0.7, 2.4, 2.2, { fill: '#101D30', stroke: WALL, width: 2 })
    pen.line(
      s.points([
        [x, 0.7],
        [x + 2.4, 2.9],
      ]),
      { stroke: ink.edge, width: weight.edge },
    )
    pen.line(
      s.points([
        [x + 2.4, 0.7],
        [x, 2.9],
      ]),
      { stroke: ink.edge, width: weight.edge },
    )
    rect(s, pen, x + 0.5, 2.82, 1.4, 0.16, { fill: '#C5D6EC' })
  }
  plant(s, pen, 9.3, 4.7, 0.55)
  plant(s, pen, 17.7, 4.7, 0.55)
}

function frontDesk(s: FloorPlan, pen: Pen) {
  // A desk bent around the person behind it, and the cabinet for keys and passes at the wall.
  piece(s, pen, 5, 13, 4.2, 0.9, '#7C95B8', 1.4)
  piece(s, pen, 8.3, 10.4, 0.9, 2.6, '#7C95B8', 1.4)
  rect(s, pen, 5.2, 13.1, 2.9, 0.4, { fill: '#3C5578' })
  rect(s, pen, 8.4, 10.6, 0.35, 2.3, { fill: '#3C5578' })
  for (const x of [5.6, 6.9]) {
    piece(s, pen, x, 12.55, 0.9, 0.3, '#16273E', 0.5)
  }
  round(s, pen, 6.2, 12, 0.32, CLOTH)
  round(s, pen, 7.4, 11.5, 0.32, CLOTH)
  piece(s, pen, 0.35, 10.4, 0.6, 4.6, WOOD)
  for (let y = 11; y < 15; y += 0.6) {
    pen.line(
      s.points([
        [0.35, y],
        [0.95, y],
      ]),
      { stroke: ink.silhouette, width: weight.texture },
    )
  }
  plant(s, pen, 1.3, 16.6, 0.7)
  plant(s, pen, 11.6, 16.2, 0.6)
}

function gates(s: FloorPlan, pen: Pen) {
  for (let k = 0; k < 5; k += 1) {
    piece(s, pen, 10.86 + k * 1.6, 8.6, 0.28, 1.7, '#8FA5C2', 0.8)
  }
  for (let k = 0; k < 4; k += 1) {
    const x = 11.14 + k * 1.6
    pen.line(
      s.points([
        [x, 9.3],
        [x + 0.58, 9.42],
      ]),
      { stroke: '#C5D6EC', width: 1.5 },
    )
    pen.line(
      s.points([
        [x + 1.32, 9.3],
        [x + 0.74, 9.42],
      ]),
      { stroke: '#C5D6EC', width: 1.5 },
    )
  }
  pen.line(
    s.points([
      [8.5, 7.6],
      [8.5, 9.4],
      [10.86, 9.4],
    ]),
    { stroke: '#C5D6EC', width: 2 },
  )
  pen.line(
    s.points([
      [17.54, 9.4],
      [18.4, 9.4],
    ]),
    { stroke: '#C5D6EC', width: 2 },
  )
}

function lounge(s: FloorPlan, pen: Pen) {
  rect(s, pen, 20.2, 10.8, 7.2, 5, { fill: '#243D61', stroke: ink.edge, width: weight.edge })
  rect(s, pen, 20.5, 11.1, 6.6, 4.4, { stroke: ink.texture, width: weight.edge })
  for (const [x, y, w, d] of [
    [20.6, 11.4, 1, 3.8],
    [22.6, 10.4, 3, 1],
    [26.2, 11.6, 1, 1.3],
    [26.2, 13.8, 1, 1.3],
  ] as const) {
    piece(s, pen, x, y, w, d, CLOTH)
    const seats = Math.max(1, Math.round(Math.max(w, d) / 1.2))
    for (let k = 1; k < seats; k += 1) {
      pen.line(
        w > d
          ? s.points([
              [x + (w * k) / seats, y],
              [x + (w * k) / seats, y + d],
            ])
          : s.points([
              [x, y + (d * k) / seats],
              [x + w, y + (d * k) / seats],
            ]),
        { stroke: ink.silhouette, width: weight.texture },
      )
    }
    rect(s, pen, x, y, w > d ? w : 0.28, w > d ? 0.28 : d, { fill: '#3F5F8C' })
  }
  round(s, pen, 23.4, 13.2, 0.62, '#7C95B8')
  round(s, pen, 24.6, 13.9, 0.42, '#7C95B8')
  pen.polygon(
    s.points([
      [23.1, 13],
      [23.5, 12.9],
      [23.6, 13.3],
      [23.2, 13.4],
    ]),
    { fill: '#C5D6EC' },
  )
  plant(s, pen, 28.8, 10.4, 0.8)
  plant(s, pen, 28.6, 16.4, 0.9)
  plant(s, pen, 19.8, 16.6, 0.55)
}

function conference(s: FloorPlan, pen: Pen) {
  piece(s, pen, 21, 3.4, 6.4, 2.2, WOOD, 1.2)
  for (let k = 0; k < 6; k += 1) {
    round(s, pen, 21.6 + k * 1.04, 2.8, 0.3, CLOTH, 0.6)
    round(s, pen, 21.6 + k * 1.04, 6.2, 0.3, CLOTH, 0.6)
  }
  round(s, pen, 20.3, 4.5, 0.3, CLOTH, 0.6)
  round(s, pen, 28.1, 4.5, 0.3, CLOTH, 0.6)
  for (let k = 0; k < 5; k += 1) {
    rect(s, pen, 21.7 + k * 1.15, 3.7 + (k % 2) * 1.2, 0.32, 0.42, { fill: '#B7C7DC' })
  }
  piece(s, pen, 21.5, 0.5, 5.4, 0.45, '#3A5378')
  pen.line(
    s.points([
      [18.5, 6.6],
      [19.75, 6.4],
    ]),
    { stroke: WALL, width: 2 },
  )
  s.ground.draw(ellipsePath(s.p(24.2, 4.6), 190), { fill: 'url(#half)' })
}

function parcels(s: FloorPlan, pen: Pen) {
  for (const [x, y, w, d] of [
    [0.6, 0.6, 0.6, 6],
    [2, 0.6, 5.8, 0.6],
  ] as const) {
    piece(s, pen, x, y, w, d, '#33496A')
    const long = Math.max(w, d)
    for (let at = 0.15; at < long - 0.5; at += 0.62) {
      if (noise(at * 7 + x) > 0.25) {
        const size = 0.3 + noise(at * 3) * 0.2
        rect(
          s,
          pen,
          w > d ? x + at : x + 0.08,
          w > d ? y + 0.08 : y + at,
          w > d ? size : 0.42,
          w > d ? 0.42 : size,
          { fill: '#6B83A6', stroke: ink.edge, width: weight.texture },
        )
      }
    }
  }
  piece(s, pen, 3.2, 3.2, 2.4, 1.2, WOOD)
  for (const [x, y, w, d] of [
    [3.4, 3.4, 0.6, 0.5],
    [4.3, 3.5, 0.8, 0.7],
    [6.6, 4.6, 0.9, 0.8],
    [6.8, 5.6, 0.6, 0.6],
  ] as const) {
    piece(s, pen, x, y, w, d, '#6B83A6', 0.6)
    pen.line(
      s.points([
        [x + w / 2, y],
        [x + w / 2, y + d],
      ]),
      { stroke: ink.edge, width: weight.edge },
    )
  }
  pen.line(
    s.points([
      [5.6, 7.5],
      [5.4, 9],
    ]),
    { stroke: WALL, width: 2 },
  )
}
