import type { Look, TimedKind } from '@/lib/both/watch/drawing'
import type { Point, Spot } from './axonometry'
import type { Box } from './depth'
import { isDark } from './looks'
import type { Pen } from './pen'
import type { Label } from './scale'
import type { Fade, Frame, Sheet, Unseen } from './sheet'

/** Shapes laid over the drawing for parts of the shift: outlines through points, or paths as they are. */
export type TimedShape = {
  /** The watch has its times under this name. */
  name: string
  kind: TimedKind
  shapes: readonly (readonly Point[] | string)[]
  /** Not part of the picture as it is printed, and shown without scripts. */
  still?: 'hidden'
}

/** Something that is pushed along, and the places it is pushed to. */
export type Trolley = {
  parts: readonly { fill: string; d: string }[]
  spots: Readonly<Record<string, Spot>>
}

/** The ground that a thing takes up, from its first corner, in metres. */
export type Footprint = readonly [x: number, y: number, width: number, depth: number]

export type Scene = {
  sheet: Sheet
  /** What no way leads through, in a drawing that has no solids. */
  footprints?: readonly Footprint[]
  /** The part of the sheet that is shown, in sheet units. */
  frame: Frame
  /** Where its night takes place: what the home page shows of it. In sheet units, 8 : 5. */
  tile: Frame
  /** Places that the log names. */
  posts: Readonly<Record<string, Spot>>
  /** Bends and crossings between them. */
  joints?: Readonly<Record<string, Spot>>
  /** Which of the places one can walk between in a straight line. */
  links: readonly (readonly [string, string])[]
  timed?: readonly TimedShape[]
  trolley?: Trolley
  /** People who come and go, as dots in a drawing of their own over the first. */
  crowd?: Pen
  /** Scale and north. */
  labels?: readonly Label[]
  /** Definitions that the scene needs beside those of every sheet, in the dark. */
  extra?: string
  /** What is seen as a whole; without any, the guard sees around himself. */
  regions?: readonly Region[]
  /** One sees around oneself although there are regions: buildings on whose roofs no light from the ground falls. */
  looksAround?: true
  /** Where exactly something is wrong, by the post at which it is found. */
  faults?: Readonly<Record<string, Spot>>
  fade?: Fade
  unseen?: Unseen
  /** A section: what is below on the sheet is the floor below, and no light falls there. */
  upright?: true
}

/** A room, a floor, a sector or a house: its outline on the sheet, and how it comes to be seen. */
export type Region = {
  outline: readonly Point[] | string
  /** From within this part of the site, in metres; or from one of these posts. */
  seen: { within: Box } | { from: readonly string[] }
}

/**
 * A part of the site, with what is on it up to a height. It is seen from within, or from some posts.
 * @param place its first corner, width and depth in metres
 */
export function zone(
  sheet: Sheet,
  [x, y, width, depth]: Footprint,
  { height = 0, from }: { height?: number; from?: readonly string[] | undefined } = {},
): Region {
  const box = { min: [x, y, 0], max: [x + width, y + depth, height] } as const
  return {
    outline: height > 0 ? sheet.outline(box) : sheet.rectangle(x, y, width, depth),
    seen: from ? { from } : { within: { min: [x, y, -1], max: [x + width, y + depth, 2] } },
  }
}

export function render({ sheet, frame, extra = '', fade = 'round', unseen }: Scene, look: Look): string {
  return sheet.svg(frame, { fade, extra: isDark(look) ? extra : '', look, ...(unseen && { unseen }) })
}

/** The tile of a scene, lit, without what lies outside of it. */
export function renderTile({ sheet, frame, tile, extra = '', fade = 'round' }: Scene): string {
  return sheet.svg(frame, { fade, extra, look: 'seen', part: tile })
}

/** The people of a scene as a drawing of their own, so that they can come and go. */
export function renderCrowd(pen: Pen, { x, y, width, height }: Frame, look: Look): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x} ${y} ${width} ${height}" width="${width}" height="${height}">${pen.svg(look, 'things')}</svg>`
}
