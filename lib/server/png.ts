import sharp from 'sharp'

/** Side of the square that the icons are drawn in; sharp's density is 72 dots for it. */
const DRAWN = 32

/**
 * An icon of `brandMark.ts` as a picture of this many dots.
 * @param palette whether its few colours are stored as a list: smaller, but some programs cannot read it
 */
export function pngOf(svg: string, size: number, palette = false): Promise<Buffer> {
  return sharp(Buffer.from(svg), { density: (72 * size) / DRAWN })
    .resize(size)
    .png({ palette })
    .toBuffer()
}
