import type { Coordinates } from '@/content/place'
import type { PlaceMap } from '@/content/placeMap'
import type { Point } from './mapLabels'
import type { MapLayout } from './mapLayout'
import styles from './RegionMap.module.css'

type Project = MapLayout['project']

/** From one point to the next; a sign separates as a space does. */
function step([fromX, fromY]: Point, [x, y]: Point): string {
  return `${x - fromX} ${y - fromY}`.replace(' -', '-')
}

/**
 * A line through all points, bent as water is: each point draws the curve, the middles between them lie on it. The first curve
 * names its point; each further one has the mirror image of the one before, which is the next point of the course.
 */
function riverPath(course: readonly Coordinates[], project: Project): string {
  const [first = [0, 0], ...bends] = course.map(project)
  const end = bends.pop() ?? first
  let pull = bends[0] ?? end
  let at: Point = first
  let path = `M${first.join(' ')}`
  for (const [index, bend] of bends.entries()) {
    const [nextX, nextY] = bends[index + 1] ?? end
    // From where rounding has left the point, so that it does not drift.
    const middle = [Math.round((pull[0] + nextX) / 2), Math.round((pull[1] + nextY) / 2)] as const
    path += index === 0 ? `q${step(at, bend)} ${step(at, middle)}`.replace(' -', '-') : `t${step(at, middle)}`
    pull = [2 * middle[0] - pull[0], 2 * middle[1] - pull[1]]
    at = middle
  }
  return `${path}l${step(at, end)}`
}

function borderPath(points: readonly Coordinates[], project: Project): string {
  const [first = [0, 0], ...rest] = points.map(project)
  return `M${first.join(' ')}${rest.map((point, index) => `l${step(rest[index - 1] ?? first, point)}`).join('')}`
}

type Props = {
  layout: MapLayout
  /** Rivers and borders below the marks. */
  map: PlaceMap | null
  /** For those who do not see it. */
  description: string
}

/**
 * The regions with their rivers and borders, where the record has them, and a mark for each place, the seat lit.
 */
export function RegionMap({ layout: { width, height, project, marks }, map, description }: Props) {
  const { rivers = [], borders = [] } = map ?? {}
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={description}
      className={`${styles.map} w-full print:hidden ${rivers.length + borders.length > 0 ? styles.runsOn : ''}`.trimEnd()}
    >
      {borders.map((line) => (
        <path key={line.toString()} d={borderPath(line, project)} className={styles.border} />
      ))}
      {rivers.map(({ name, nameAt, course }) => {
        const [x, y] = project(nameAt)
        return (
          <g key={name}>
            <path d={riverPath(course, project)} className={styles.river} />
            <text x={x} y={y} className={styles.riverName}>
              {name}
            </text>
          </g>
        )
      })}
      {marks.map(({ name, place, at: [x, y], label, wide }) => (
        <g
          key={place}
          transform={`translate(${x} ${y})`}
          className={`${styles.place} ${place === 1 ? styles.seat : ''} ${wide ? styles.wide : ''}`.trimEnd()}
        >
          <circle r={place === 1 ? 15 : 10} />
          {label && (
            <text x={label.x} y={label.y} textAnchor={label.anchor}>
              {name}
            </text>
          )}
        </g>
      ))}
    </svg>
  )
}
