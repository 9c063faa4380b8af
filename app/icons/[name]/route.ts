import { basename } from 'node:path'
import { appIcons } from '@/lib/server/appIcons'
import { iconSvg } from '@/lib/server/iconSvg'
import { pngOf } from '@/lib/server/png'

type Context = { params: Promise<{ name: string }> }

// Without it the export refuses a generated file.
export const dynamic = 'force-static'
export const dynamicParams = false

export function generateStaticParams() {
  return appIcons.map(({ path }) => ({ name: basename(path) }))
}

/** The icons of `lib/server/appIcons.ts`, all drawn from one mark. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { name } = await params
  const icon = appIcons.find(({ path }) => basename(path) === name)
  if (icon === undefined) {
    return new Response(null, { status: 404 })
  }
  // The mark stays within the circle that no system crops: four fifths of the width (w3.org/TR/appmanifest).
  const svg = await iconSvg(icon.purpose === 'maskable' ? 'maskable' : 'round')
  const png = await pngOf(svg, icon.size, true)
  return new Response(new Uint8Array(png), { headers: { 'Content-Type': 'image/png' } })
}
