import { converter, formatHex, type Oklch } from 'culori'
import type { Look } from '@/lib/both/watch/drawing'
import { palette } from '@/lib/server/palette'
import { ink } from './ink'

/** Where on the sheet something is drawn: what is dark on the ground at night is paper by day, what is dark on a thing is shade. */
export type Layer = 'ground' | 'glow' | 'things' | 'above'

export type Style = {
  fill?: string
  stroke?: string
  width?: number
  opacity?: number
  dash?: string
  round?: boolean
  /** Drawn in the dark, or by day, and not in the other. */
  only?: 'dark' | 'day'
  /** By day, where its ink does not follow from its colour at night. */
  day?: { fill?: string; stroke?: string; width?: number }
}

const toOklch = converter('oklch')

/** Walls and slabs that are cut open. By day an architect fills them with ink. */
const CUT = ['#a9bad1', '#a2b4ce', '#8fa5c2', '#8ca2bf', '#9fb2cd']
/** Glass that mirrors the sky by day. */
const GLASS: readonly string[] = [ink.pane, '#16304F', '#1B3557', ink.paneSheen].map((colour) =>
  colour.toLowerCase(),
)
/** Crowns of trees, from their outside inwards, and grass. */
const LEAVES: Readonly<Record<string, string>> = {
  '#12273b': '#C3CBB4',
  '#1b3750': '#D3DAC6',
  '#2a4c69': '#E4E9DA',
  '#24425a': '#DDE3D2',
  '#173043': '#CBD3BE',
  '#0f2233': '#B6C0A8',
  [ink.grass.toLowerCase()]: '#E6E8D8',
  '#132b3a': '#E3E7D6',
}
const WATER: readonly string[] = [ink.water, '#1E3657'].map((colour) => colour.toLowerCase())

type Colour = Oklch & { hue: number; alphaText: string }

function read(hex: string): Colour {
  const colour = toOklch(hex.slice(0, 7)) as Oklch
  return { ...colour, hue: colour.h ?? 0, alphaText: hex.slice(7) }
}

const clamp = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value))
const isLight = ({ l, c, hue }: Colour) => c > 0.035 && hue > 40 && hue < 115 && l > 0.28
const isSignal = ({ c, hue }: Colour) => c > 0.1 && hue < 40

/** Lightness of a line by day: what stands out at night is ink, texture is a breath. */
const inkOf = (l: number, layer: Layer) =>
  clamp(0.26 + (0.64 - l) * 1.75, 0.24, 0.86) + (layer === 'ground' ? 0.04 : 0)

const written = (l: number, c: number, h: number) => formatHex({ mode: 'oklch', l, c, h })

function atNight(colour: Colour, role: 'fill' | 'stroke'): string {
  if (isLight(colour) || isSignal(colour)) {
    return written(colour.l, colour.c, colour.hue)
  }
  // Near the ground of the page: what nobody lights is guessed rather than seen.
  const floor = 0.19
  const share = role === 'fill' ? 0.5 : 0.69
  return written(
    colour.l < floor ? colour.l : floor + (colour.l - floor) * share,
    colour.c * 0.75,
    colour.hue,
  )
}

function whereSeen(colour: Colour, role: 'fill' | 'stroke'): string {
  if (isLight(colour) || isSignal(colour)) {
    return written(Math.min(0.95, colour.l * 1.04), colour.c, colour.hue)
  }
  const l = clamp(colour.l * 1.24 + 0.035, 0, 0.93)
  // Tops are the lightest of what is filled: the torch warms them.
  const warmth = role === 'fill' ? clamp((colour.l - 0.4) / 0.22, 0, 1) : 0
  return written(l + warmth * 0.04, colour.c * (1 - 0.75 * warmth), warmth > 0.6 ? 85 : colour.hue)
}

function byDay(colour: Colour, hex: string, role: 'fill' | 'stroke', layer: Layer): string {
  if (isSignal(colour)) {
    return palette.alarm[700]
  }
  if (role === 'stroke') {
    return written(inkOf(isLight(colour) ? 0.45 : colour.l, layer), 0.022, 260)
  }
  if (layer === 'above') {
    return palette.nebel[600]
  }
  if (CUT.includes(hex)) {
    return '#39424F'
  }
  if (GLASS.includes(hex) || (isLight(colour) && layer === 'things')) {
    return '#BFCAD3'
  }
  if (WATER.includes(hex)) {
    return '#D3DEE5'
  }
  const leaf = LEAVES[hex]
  if (leaf !== undefined) {
    return leaf
  }
  const l = isLight(colour) ? 0.38 : colour.l
  return layer === 'ground'
    ? written(clamp(0.925 + (l - 0.24) * 0.42, 0.87, 0.985), 0.014, 84)
    : written(clamp(0.785 + (l - 0.16) * 0.5, 0.78, 0.992), 0.007, 84)
}

/** The day where nobody looks: the paper's third tone, an eighth darker, lines in three fifths of their ink, and walls as they are. */
function inShade(day: string, role: 'fill' | 'stroke'): string {
  const { l, c, h = 0 } = toOklch(day) as Oklch
  const paper = toOklch(palette.papier[200]) as Oklch
  if (role === 'stroke') {
    return written(paper.l + (l - paper.l) * 0.6, c, h)
  }
  // One wall parts two rooms: it would change its tone where somebody has looked into one of them.
  return l < 0.6
    ? day
    : written(paper.l + (l - 0.95) * 0.22, Math.max(c * 0.6, paper.c), c > 0.02 ? h : (paper.h ?? 0))
}

const inked = new Map<string, string>()

/** A colour of the scenes, which are drawn for the night, in a light. */
function inkIn(look: Look, colour: string, role: 'fill' | 'stroke', layer: Layer): string {
  if (!colour.startsWith('#')) {
    return colour
  }
  const key = [look, colour, role, layer].join()
  const known = inked.get(key)
  if (known !== undefined) {
    return known
  }
  const own = read(colour)
  const hex = colour.slice(0, 7).toLowerCase()
  const result = ((): string => {
    switch (look) {
      case 'night':
        return atNight(own, role)
      case 'seen':
        return whereSeen(own, role)
      case 'day':
        return byDay(own, hex, role, layer)
      case 'shade':
        return inShade(byDay(own, hex, role, layer), role)
    }
  })()
  inked.set(key, result + own.alphaText)
  return result + own.alphaText
}

export const isDark = (look: Look) => look === 'night' || look === 'seen'

/** A style in a light; null for what is not there in it: no lamp burns by day. */
export function styleIn(look: Look, style: Style, layer: Layer): Style | null {
  const { only, day, ...rest } = style
  const isGlow = layer === 'glow' || style.fill?.startsWith('url(')
  // By day the ground is the paper of the page.
  const isPaper = layer === 'ground' && style.fill === ink.ground
  if ((only !== undefined && (only === 'dark') !== isDark(look)) || ((isGlow || isPaper) && !isDark(look))) {
    return null
  }
  const inked = (role: 'fill' | 'stroke'): string | undefined => {
    const given = isDark(look) ? undefined : day?.[role]
    if (given !== undefined) {
      return look === 'shade' ? inShade(given, role) : given
    }
    const colour = style[role]
    return colour && inkIn(look, colour, role, layer)
  }
  const [fill, stroke] = [inked('fill'), inked('stroke')]
  return {
    ...rest,
    ...(day?.width !== undefined && !isDark(look) && { width: day.width }),
    ...(fill !== undefined && { fill }),
    ...(stroke !== undefined && { stroke }),
  }
}

/** What the sheet itself draws, in a light. */
export function shadowIn(look: Look): { colour: string; opacity: number } {
  return isDark(look)
    ? { colour: ink.shadow, opacity: look === 'night' ? 0.5 : 0.62 }
    : { colour: '#B9AF9B', opacity: look === 'shade' ? 0.16 : 0.42 }
}
