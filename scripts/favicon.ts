/**
 * Draws `public/favicon.ico` from the mark in `app/icon.svg`; run it after a change of the mark.
 * Chromium asks for it now and then during a client navigation, although every page names its icons.
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'

const ROOT = join(import.meta.dirname, '..')
const SIZES = [16, 32, 48]
/** Lengths of the header and of one entry in the file's table, in bytes. */
const HEADER = 6
const ENTRY = 16

const pictures = await Promise.all(
  SIZES.map((size) =>
    sharp(join(ROOT, 'app/icon.svg'), { density: 72 * (size / 32) })
      .resize(size)
      .png()
      .toBuffer(),
  ),
)
const table = Buffer.alloc(HEADER + ENTRY * SIZES.length)
table.writeUInt16LE(1, 2)
table.writeUInt16LE(SIZES.length, 4)
let start = table.length
for (const [i, picture] of pictures.entries()) {
  const at = HEADER + ENTRY * i
  table.writeUInt8(SIZES[i] ?? 0, at)
  table.writeUInt8(SIZES[i] ?? 0, at + 1)
  table.writeUInt16LE(1, at + 4)
  table.writeUInt16LE(32, at + 6)
  table.writeUInt32LE(picture.length, at + 8)
  table.writeUInt32LE(start, at + 12)
  start += picture.length
}
writeFileSync(join(ROOT, 'public/favicon.ico'), Buffer.concat([table, ...pictures]))
