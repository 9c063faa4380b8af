import type { Look } from '@/lib/both/watch/drawing'
import type { Point } from './axonometry'
import { type Layer, type Style, styleIn } from './looks'

/** What something takes up on the sheet. */
export type Bounds = { left: number; top: number; right: number; bottom: number }

/** A path, or a copy of something defined once. */
type Mark = {
  bounds: Bounds
} & (
  | {
      style: Style
      d: string
      /** Where a closed path began, and where the pen is again after it. */
      origin?: Point | undefined
    }
  | { copy: string }
)

export function boundsOf(points: readonly Point[]): Bounds {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) }
}

/** No crown, pool of light or wheel is farther across, in sheet units. */
const FAR = 150

/** What a path takes up at most of which only the beginning is known. */
function around([x, y]: Point): Bounds {
  return { left: x - FAR, top: y - FAR, right: x + FAR, bottom: y + FAR }
}

function startOf(d: string): Point {
  const [x = 0, y = 0] = (d.match(/-?\d*\.?\d+/g) ?? []).map(Number)
  return [x, y]
}

/** Whether anything of it is seen within a part of the sheet. */
export function touches(bounds: Bounds, part: Bounds): boolean {
  return (
    bounds.left <= part.right &&
    bounds.right >= part.left &&
    bounds.top <= part.bottom &&
    bounds.bottom >= part.top
  )
}

/** Short form of a number in a path: one digit after the point, no leading zero. */
export function short(value: number): string {
  const text = (Math.round(value * 10) / 10).toString()
  return text.replace(/^(-?)0\./, '$1.')
}

function joined(numbers: readonly number[]): string {
  return numbers
    .map(short)
    .map((text, index) => (index > 0 && !text.startsWith('-') ? ` ${text}` : text))
    .join('')
}

/** From here on rounded steps would add up to a visible gap. */
const LONG = 12

/** A path through points, written as steps: equal shapes become equal text, which compresses to almost nothing. */
export function pathThrough(points: readonly Point[], closed: boolean): string {
  let d = ''
  let [x, y] = [0, 0]
  points.forEach(([px, py], index) => {
    if (index === 0) {
      d += `M${joined([px, py])}`
      ;[x, y] = [px, py]
      return
    }
    const step = [px - x, py - y] as const
    const text = joined(step)
    d += `${index === 1 ? 'l' : text.startsWith('-') ? '' : ' '}${text}`
    // A long line starts each step where the rounded ones have led.
    ;[x, y] = points.length > LONG ? [x + round(step[0]), y + round(step[1])] : [px, py]
  })
  return closed ? `${d}z` : d
}

function stepBetween([ax, ay]: Point, [bx, by]: Point): Point {
  return [bx - ax, by - ay]
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}

/** A closed path through points with round corners: each point is bent around, the middles between them are met. */
export function smoothPath(points: readonly Point[]): string {
  const middle = (a: Point, b: Point): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]
  const [first, last] = [points[0], points.at(-1)]
  if (first === undefined || last === undefined) {
    return ''
  }
  let d = `M${joined(middle(last, first))}`
  points.forEach((point, index) => {
    d += `Q${joined([...point, ...middle(point, points[(index + 1) % points.length] ?? first)])}`
  })
  return `${d}z`
}

export function ellipsePath([x, y]: Point, rx: number, ry = rx): string {
  return `M${joined([x - rx, y])}${arcs(rx, ry)}`
}

/** An ellipse as a further part of a closed path: `step` leads from where that began to the ellipse's middle. */
export function ellipseAfter([dx, dy]: Point, rx: number, ry = rx): string {
  return `m${joined([dx - rx, dy])}${arcs(rx, ry)}`
}

function arcs(rx: number, ry: number): string {
  const arc = `a${joined([rx, ry])} 0 1 0`
  return `${arc}${short(2 * rx)} 0${arc}${short(-2 * rx)} 0z`
}

function attributesOf({ fill = 'none', stroke, width = 0.75, opacity, dash, round }: Style): string {
  return [
    `fill="${fill}"`,
    stroke && `stroke="${stroke}" stroke-width="${short(width)}"`,
    stroke && round && 'stroke-linecap="round"',
    dash && `stroke-dasharray="${dash}"`,
    opacity !== undefined && `opacity="${opacity}"`,
  ]
    .filter(Boolean)
    .join(' ')
}

/** Collects paths. */
export class Pen {
  readonly marks: Mark[] = []

  draw(d: string, style: Style) {
    this.marks.push({ style, d, bounds: around(startOf(d)) })
  }

  /** A copy of what the sheet defines under this id. */
  copy(id: string, at: Point, scale = 1) {
    const [place, size] = [joined(at), short(scale)]
    this.marks.push({
      copy: `<use href="#${id}" transform="translate(${place})scale(${size})"/>`,
      bounds: around(at),
    })
  }

  polygon(points: readonly Point[], style: Style) {
    const [first] = points
    this.marks.push({
      style,
      d: pathThrough(points, true),
      bounds: boundsOf(points),
      ...(first && { origin: [round(first[0]), round(first[1])] }),
    })
  }

  line(points: readonly Point[], style: Style) {
    this.marks.push({ style, d: pathThrough(points, false), bounds: boundsOf(points) })
  }

  /** Adds what another pen has drawn on top. */
  append({ marks }: Pen) {
    this.marks.push(...marks)
  }

  /**
   * What was drawn, for a light.
   * @param part leaves out what lies wholly outside of it
   */
  svg(look: Look, layer: Layer, part?: Bounds): string {
    return merged(this.marks.filter(({ bounds }) => part === undefined || touches(bounds, part)))
      .flatMap((mark) => {
        if ('copy' in mark) {
          return mark.copy
        }
        const style = styleIn(look, mark.style, layer)
        return style === null ? [] : `<path ${attributesOf(style)} d="${mark.d}"/>`
      })
      .join('\n')
  }
}

/** Neighbours of one style as one element. */
function merged(marks: readonly Mark[]): Mark[] {
  const list: Mark[] = []
  for (const mark of marks) {
    const previous = list.at(-1)
    const mergeable = previous !== undefined && 'd' in previous && 'd' in mark
    // A gradient fits itself to its element, so those stay apart.
    if (mergeable && isSame(previous.style, mark.style) && !mark.style.fill?.startsWith('url')) {
      const step = previous.origin && mark.origin && stepBetween(previous.origin, mark.origin)
      previous.d += step ? mark.d.replace(/^M[-.\d]+(?: |(?=-))[-.\d]+/, `m${joined(step)}`) : mark.d
      previous.origin = mark.origin
    } else {
      list.push({ ...mark })
    }
  }
  return list
}

function isSame(one: Style, other: Style): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
