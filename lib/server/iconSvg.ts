import { extras } from '@/content/extras'
import { accentOf } from './accent'
import { type BrandMark, companyMark } from './brandMark'
import { guard } from './guard'
import { outlineOf } from './initials'
import type { Logo } from './logo'
import { palette } from './palette'
import { hasGround } from './png'

/** `square` where the system rounds the corners, `maskable` where it cuts the icon to a shape of its own. */
type Shape = 'round' | 'square' | 'maskable'

/** A little larger than in the header: an icon has no ring around it, and 16 px must do. */
const GUARD = 'translate(16 16) scale(1.12) translate(-17.25 -16)'
/** In a tile of 32. Of one that is cut, only a circle of four fifths is safe (w3.org/TR/appmanifest). */
const SIDES: Record<Shape, number> = { round: 24, square: 24, maskable: 18 }
const LETTERS = { width: 20, height: 15 }
const INK = accentOf(extras.accent).night

async function drawingTile(drawing: Logo, shape: Shape): Promise<string> {
  const isWhole = await hasGround(drawing)
  const side = isWhole ? 32 : SIDES[shape]
  const at = (32 - side) / 2
  const fit = isWhole ? ' preserveAspectRatio="xMidYMid slice"' : ''
  const placed = drawing.svg.replace(
    '<svg',
    `<svg color="#fff" x="${at}" y="${at}" width="${side}" height="${side}"${fit}`,
  )
  return isWhole && shape === 'round'
    ? `<clipPath id="tile"><rect width="32" height="32" rx="6"/></clipPath><g clip-path="url(#tile)">${placed}</g>`
    : placed
}

async function paintOf(mark: BrandMark, shape: Shape): Promise<string> {
  switch (mark.kind) {
    case 'drawing':
      return drawingTile(mark.drawing, shape)
    case 'initials': {
      const { d, transform } = outlineOf(mark.letters, LETTERS)
      return `<path fill="${INK}" transform="${transform}" d="${d}"/>`
    }
    case 'guard': {
      const { cone, lamp } = guard
      return `<g fill="${INK}" transform="${GUARD}"><path d="${cone}"/><circle cx="${lamp.cx}" cy="${lamp.cy}" r="${lamp.r}"/></g>`
    }
  }
}

/** The company's mark as an icon, on the night. */
export async function iconSvg(shape: Shape, mark: BrandMark = companyMark): Promise<string> {
  const radius = shape === 'round' ? ' rx="6"' : ''
  const ground = `<rect width="32" height="32"${radius} fill="${palette.nacht[900]}"/>`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${ground}${await paintOf(mark, shape)}</svg>`
}
