import type { Look } from '@/lib/both/watch/drawing'
import type { Point } from './axonometry'
import { type Layer, styleIn } from './looks'

export type Style = {
  fill?: string
  stroke?: string
  width?: number
  opacity?: number
  dash?: string
  round?: boolean
  /** Drawn in the dark, or by day, and not in the other. */
  only?: 'dark' | 'day'
}

/** A path, or a copy of something defined once. */
type Mark =
  | {
      style: Style
      d: string
      /** Where a closed path began, and where the pen is again after it. */
      origin?: Point | undefined
    }
  | { copy: string }

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

/** Collects paths; neighbours of one style become one element. */
export class Pen {
  readonly marks: Mark[] = []

  draw(d: string, style: Style) {
    this.add({ style, d })
  }

  /** A copy of what the sheet defines under this id. */
  copy(id: string, [x, y]: Point, scale = 1) {
    this.add({ copy: `<use href="#${id}" transform="translate(${joined([x, y])})scale(${short(scale)})"/>` })
  }

  private add(mark: Mark) {
    const previous = this.marks.at(-1)
    const mergeable = previous !== undefined && 'd' in previous && 'd' in mark
    // A gradient fits itself to its element, so those stay apart.
    if (mergeable && isSame(previous.style, mark.style) && !mark.style.fill?.startsWith('url')) {
      const step = previous.origin && mark.origin && stepBetween(previous.origin, mark.origin)
      previous.d += step ? mark.d.replace(/^M[-.\d]+(?: |(?=-))[-.\d]+/, `m${joined(step)}`) : mark.d
      previous.origin = mark.origin
    } else {
      this.marks.push({ ...mark })
    }
  }

  polygon(points: readonly Point[], style: Style) {
    const [first] = points
    this.add({
      style,
      d: pathThrough(points, true),
      ...(first && { origin: [round(first[0]), round(first[1])] }),
    })
  }

  line(points: readonly Point[], style: Style) {
    this.draw(pathThrough(points, false), style)
  }

  /** Adds what another pen has drawn on top. */
  append({ marks }: Pen) {
    for (const mark of marks) {
      this.add(mark)
    }
  }

  /** What was drawn, for a light. */
  svg(look: Look, layer: Layer): string {
    return this.marks
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

function isSame(one: Style, other: Style): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
