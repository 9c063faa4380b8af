import type { Clock } from '@/content/clock'
import type { TimedKind } from '@/lib/both/watch/drawing'
import type { Point, Spot } from './axonometry'
import type { Fade, Frame, Sheet } from './sheet'

/** Shapes laid over the drawing for parts of the shift: outlines through points, or paths as they are. */
export type TimedShape = {
  kind: TimedKind
  shapes: readonly (readonly Point[] | string)[]
  on: readonly (readonly [from: Clock, to: Clock])[]
  /** Not part of the picture as it is printed, and shown without scripts. */
  still?: 'hidden'
}

/** Something that is pushed along: where it is, from time to time, and on a straight way between. */
export type Trolley = {
  parts: readonly { fill: string; d: string }[]
  keys: readonly (readonly [at: Clock, spot: Spot])[]
}

/** People who come and go, as dots in a drawing of their own over the first. */
type Crowd = { marks: string; presence: readonly (readonly [at: Clock, share: number])[] }

/** Where a thing stands, from its first corner, in metres. */
export type Footprint = readonly [x: number, y: number, width: number, depth: number]

export type Scene = {
  sheet: Sheet
  /** What nobody walks through in a drawing that has no solids. */
  footprints?: readonly Footprint[]
  /** The part of the sheet that is shown, in sheet units. */
  frame: Frame
  /** Places that the log names. */
  posts: Readonly<Record<string, Spot>>
  /** Bends and crossings between them. */
  joints?: Readonly<Record<string, Spot>>
  /** Which of the places one can walk between in a straight line. */
  links: readonly (readonly [string, string])[]
  timed?: readonly TimedShape[]
  trolley?: Trolley
  crowd?: Crowd
  /** Marks that lie over everything, as the scale. */
  extra?: string
  fade?: Fade
  /** A section: what is below on the sheet is the floor below, and nobody lights that. */
  upright?: true
}

export function render({ sheet, frame, extra = '', fade = 'round' }: Scene): string {
  return sheet.svg(frame, { fade, extra })
}
