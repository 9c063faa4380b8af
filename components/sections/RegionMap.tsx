import { night } from '@/content/night'
import { type Coordinates, PLACES, RIVER_NAMES, RIVERS, STATE_BORDER } from './regionGeography'

/** The edges of what is shown, in degrees. */
const WEST = 7.76
const EAST = 9.3
const NORTH = 50.42
const SOUTH = 49.84

/** One degree of latitude in units of the drawing; one of longitude is shorter up here. */
const SCALE = 1000
const LONGITUDE_SCALE = SCALE * Math.cos((50.1 * Math.PI) / 180)

const WIDTH = Math.round((EAST - WEST) * LONGITUDE_SCALE)
const HEIGHT = Math.round((NORTH - SOUTH) * SCALE)

function project([longitude, latitude]: Coordinates): Point {
  return [Math.round((longitude - WEST) * LONGITUDE_SCALE), Math.round((NORTH - latitude) * SCALE)]
}

type Point = readonly [x: number, y: number]

/** From one point to the next; a sign separates as a space does. */
function step([fromX, fromY]: Point, [x, y]: Point): string {
  return `${x - fromX} ${y - fromY}`.replace(' -', '-')
}

/** A line through all points, bent as water is: each point draws the curve, the middles between them lie on it. */
function riverPath(points: readonly Coordinates[]): string {
  const [first = [0, 0], ...bends] = points.map(project)
  const end = bends.pop() ?? first
  const middles = bends.map(([x, y], index) => {
    const [nextX, nextY] = bends[index + 1] ?? end
    return [Math.round((x + nextX) / 2), Math.round((y + nextY) / 2)] as const
  })
  const curves = bends.map((bend, index) => {
    const start = middles[index - 1] ?? first
    return `q${step(start, bend)} ${step(start, middles[index] ?? end)}`.replace(' -', '-')
  })
  return `M${first.join(' ')}${curves.join('')}l${step(middles.at(-1) ?? first, end)}`
}

function borderPath(points: readonly Coordinates[]): string {
  const [first = [0, 0], ...rest] = points.map(project)
  return `M${first.join(' ')}${rest.map((point, index) => `l${step(rest[index - 1] ?? first, point)}`).join('')}`
}

/**
 * The region as the guards know it: two rivers, the border of Hessen, and a mark for each place in the order of the list,
 * Frankfurt lit. Pointing at a place in the list turns its light (`regions.css`).
 */
export function RegionMap({ names }: { names: readonly string[] }) {
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={night.map.description}
      className="region-map"
    >
      {STATE_BORDER.map((line) => (
        <path key={line.toString()} d={borderPath(line)} className="map-border" />
      ))}
      {(['rhine', 'main'] as const).map((river) => {
        const [x, y] = project(RIVER_NAMES[river])
        return (
          <g key={river}>
            <path d={riverPath(RIVERS[river])} className="map-river" />
            <text x={x} y={y} className="map-river-name">
              {night.map.rivers[river]}
            </text>
          </g>
        )
      })}
      {PLACES.map(({ at, turn, label }, index) => {
        const [x, y] = project(at)
        return (
          <g
            key={names[index]}
            data-place={index + 1}
            transform={`translate(${x} ${y})`}
            className="map-place"
          >
            <g transform={`rotate(${turn})`}>
              <path d="M9 0 84-32a88 88 0 0 1 0 64Z" className="map-cone" />
            </g>
            <circle r="10" />
            <text x={label.x} y={label.y} textAnchor={label.anchor}>
              {names[index]}
            </text>
          </g>
        )
      })}
    </svg>
  )
}
