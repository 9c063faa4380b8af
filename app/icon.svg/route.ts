import { iconSvg } from '@/lib/server/iconSvg'

// Without it the export refuses a generated file.
export const dynamic = 'force-static'

/** The mark for tabs and search results. */
export async function GET(): Promise<Response> {
  return new Response(await iconSvg('round'), { headers: { 'Content-Type': 'image/svg+xml' } })
}
