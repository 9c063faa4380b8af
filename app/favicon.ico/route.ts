import pngToIco from 'png-to-ico'
import { iconSvg } from '@/lib/server/iconSvg'
import { pngOf } from '@/lib/server/png'

// Without it the export refuses a generated file.
export const dynamic = 'force-static'

/** Uncompressed, so no more than tabs and bookmarks show. */
const SIZES = [16, 32]

/** Chromium asks for it now and then during a navigation, although every page names its icons. */
export async function GET(): Promise<Response> {
  const svg = await iconSvg('round')
  const ico = await pngToIco(await Promise.all(SIZES.map((size) => pngOf(svg, size))))
  return new Response(new Uint8Array(ico), { headers: { 'Content-Type': 'image/x-icon' } })
}
