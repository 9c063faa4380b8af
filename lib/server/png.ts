import sharp from 'sharp'
import type { Logo } from './logo'

/** Side of the square that the icons are drawn in; sharp's density is 72 dots for it. */
const DRAWN = 32

/**
 * An icon of `iconSvg.ts` as a picture of this many dots.
 * @param palette whether its few colours are stored as a list: smaller, but some programs cannot read it
 */
export function pngOf(svg: string, size: number, palette = false): Promise<Buffer> {
  return sharp(Buffer.from(svg), { density: (72 * size) / DRAWN })
    .resize(size)
    .png({ palette })
    .toBuffer()
}

/** The owner's drawing on nothing, this many dots high. What takes the colour of its ground is white. */
export function drawingPng({ svg, height }: Logo, dots: number): Promise<Buffer> {
  return sharp(Buffer.from(svg.replace('<svg', '<svg color="#fff"')), { density: (72 * dots) / height })
    .resize({ height: dots })
    .png()
    .toBuffer()
}

/** Whether a drawing brings its own ground: its corners are painted. */
export async function hasGround(drawing: Logo): Promise<boolean> {
  const { data, info } = await sharp(await drawingPng(drawing, 64))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const last = info.width * info.height - 1
  const corners = [0, info.width - 1, last - info.width + 1, last]
  return corners.every((corner) => (data[4 * corner + 3] ?? 0) > 127)
}
