import type { Drawing, Point } from '@/lib/both/watch/drawing'
import { HALF_CONE, type Whereabouts } from '@/lib/both/watch/timetable'

/** A mask is soft: a coarse one is enough, and the browser draws it a quarter as wide in a sixteenth of the time. */
const WIDTH = 400
/** Narrower and narrower, so that the edge is soft. */
const TRAIL = [1, 0.72, 0.46]
const CONE = [1, 0.8, 0.6]

const radians = (degrees: number) => (degrees * Math.PI) / 180

export function contextOf(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const context = canvas.getContext('2d')
  if (context === null) {
    throw new Error('This browser draws on no canvas.')
  }
  return context
}

/** Where a picture is uncovered, in the units of the drawing. */
export class Mask {
  readonly canvas = document.createElement('canvas')
  readonly #context: CanvasRenderingContext2D
  readonly #whole: readonly [number, number, number, number]

  constructor([x, y, width, height]: Drawing['viewBox']) {
    const scale = WIDTH / width
    this.canvas.width = WIDTH
    this.canvas.height = Math.round(height * scale)
    this.#whole = [x, y, width, this.canvas.height / scale]
    this.#context = contextOf(this.canvas)
    this.#context.setTransform(scale, 0, 0, scale, -x * scale, -y * scale)
    this.#context.lineCap = 'round'
    this.#context.lineJoin = 'round'
    this.#context.strokeStyle = 'rgba(255,255,255,.34)'
  }

  clear() {
    this.#context.clearRect(...this.#whole)
  }

  /** Shows what another mask shows. */
  copy(other: Mask) {
    this.clear()
    this.#context.drawImage(other.canvas, ...this.#whole)
  }

  disc(at: Point, radius: number) {
    this.#glow(at, radius, 0.55)
    this.#arc(at, radius, 0, 2 * Math.PI)
  }

  trail(way: readonly Point[], width: number) {
    const context = this.#context
    context.beginPath()
    for (const [x, y] of way) {
      context.lineTo(x, y)
    }
    for (const share of TRAIL) {
      context.lineWidth = width * share
      context.stroke()
    }
  }

  cone({ at, heading }: Whereabouts, radius: number) {
    const context = this.#context
    this.#glow(at, radius, 0.5)
    context.globalAlpha = 0.45
    for (const share of CONE) {
      const half = HALF_CONE * share
      this.#arc(at, radius, radians(heading - half), radians(heading + half))
    }
    context.globalAlpha = 1
  }

  region(outline: Path2D, brightness: number) {
    this.#context.globalAlpha = brightness
    this.#context.fillStyle = '#fff'
    this.#context.fill(outline)
    this.#context.globalAlpha = 1
  }

  /** Light that fades from its middle outwards, to be filled. */
  #glow([x, y]: Point, radius: number, solid: number) {
    const light = this.#context.createRadialGradient(x, y, 0, x, y, radius)
    light.addColorStop(0, '#fff')
    light.addColorStop(solid, 'rgba(255,255,255,.9)')
    light.addColorStop(1, 'rgba(255,255,255,0)')
    this.#context.fillStyle = light
  }

  #arc([x, y]: Point, radius: number, from: number, to: number) {
    this.#context.beginPath()
    this.#context.moveTo(x, y)
    this.#context.arc(x, y, radius, from, to)
    this.#context.fill()
  }
}
