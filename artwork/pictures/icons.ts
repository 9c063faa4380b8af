/**
 * Draws the icons that are files from the mark in `lib/server/brandMark.ts`: `public/icon.svg`, `public/apple-icon.png` and
 * `public/favicon.ico`, which Chromium asks for now and then during a client navigation, although every page names its icons.
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import pngToIco from 'png-to-ico'
import { iconSvg } from '@/lib/server/brandMark'
import { pngOf } from '@/lib/server/png'

/** Uncompressed, so no more than tabs and bookmarks show. */
const FAVICON_SIZES = [16, 32]
/** What iOS asks for; it rounds the corners itself. */
const APPLE_SIZE = 180

const file = (name: string) => join(process.cwd(), name)
const round = iconSvg('round')
writeFileSync(file('public/icon.svg'), round)
writeFileSync(file('public/apple-icon.png'), await pngOf(iconSvg('square'), APPLE_SIZE))
const favicons = await Promise.all(FAVICON_SIZES.map((size) => pngOf(round, size)))
writeFileSync(file('public/favicon.ico'), await pngToIco(favicons))
