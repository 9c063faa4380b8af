import { iconSvg } from '@/lib/server/iconSvg'
import { pngOf } from '@/lib/server/png'

// Without it the export refuses a generated file.
export const dynamic = 'force-static'

/** What iOS asks for; it rounds the corners itself. */
const SIZE = 180

export async function GET(): Promise<Response> {
  const png = await pngOf(await iconSvg('square'), SIZE)
  return new Response(new Uint8Array(png), { headers: { 'Content-Type': 'image/png' } })
}
