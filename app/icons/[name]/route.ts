import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import sharp from 'sharp'
import { appIcons } from '@/lib/appIcons'

type Context = { params: Promise<{ name: string }> }

// Without it the export refuses a generated file.
export const dynamic = 'force-static'
export const dynamicParams = false

export function generateStaticParams() {
  return appIcons.map(({ path }) => ({ name: basename(path) }))
}

/** The icons of `lib/appIcons.ts`, from the one mark that is drawn in `app/icon.svg`. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { name } = await params
  const icon = appIcons.find(({ path }) => basename(path) === name)
  if (icon === undefined) {
    return new Response(null, { status: 404 })
  }
  const mark = readFileSync(join(process.cwd(), 'app/icon.svg'), 'utf8')
  // The mark keeps within the circle that no system cuts into: four fifths of the width (w3.org/TR/appmanifest).
  const drawn = icon.purpose === 'maskable' ? mark.replace(/ rx="\d+"/, '') : mark
  const png = await sharp(Buffer.from(drawn), { density: 72 * (icon.size / 32) })
    .resize(icon.size)
    .png({ palette: true })
    .toBuffer()
  return new Response(new Uint8Array(png), { headers: { 'Content-Type': 'image/png' } })
}
