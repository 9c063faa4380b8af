import { basename } from 'node:path'
import { ImageResponse } from 'next/og'
import sharp from 'sharp'
import { Mark } from '@/components/ui/Wordmark'
import { company } from '@/content/company'
import { companyLogo, companyMark } from '@/lib/server/brandMark'
import type { Logo } from '@/lib/server/logo'
import { masterPath } from '@/lib/server/masters'
import { sharingPictures } from '@/lib/server/pages'
import { palette } from '@/lib/server/palette'
import { drawingPng } from '@/lib/server/png'
import { sharingFonts, validateDrawable } from '@/lib/server/sharingFonts'
import { SHARING_SIZE, type SharingPicture } from '@/lib/server/sharingPictures'

type Context = { params: Promise<{ name: string }> }

// Without it the export refuses a generated file.
export const dynamic = 'force-static'
export const dynamicParams = false

export function generateStaticParams() {
  return sharingPictures.map(({ path }) => ({ name: basename(path) }))
}

/** The sharing pictures of all pages, rendered with every build so that they match the pages. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { name } = await params
  const picture = sharingPictures.find(({ path }) => basename(path) === name)
  if (picture === undefined) {
    return new Response(null, { status: 404 })
  }
  const overlay = await (await overlayOf(picture)).arrayBuffer()
  const jpeg = await sharp(masterPath(picture.master))
    .autoOrient()
    .resize({ ...SHARING_SIZE, fit: 'cover' })
    .composite([{ input: Buffer.from(overlay) }])
    .jpeg({ quality: 80, mozjpeg: true })
    .toBuffer()
  return new Response(new Uint8Array(jpeg), { headers: { 'Content-Type': 'image/jpeg' } })
}

/** A drawing of the owner's, which the renderer takes only as a picture. */
async function pictureOf(drawing: Logo, height: number) {
  const png = await drawingPng(drawing, height)
  return <img alt="" height={height} src={`data:image/png;base64,${png.toString('base64')}`} />
}

/** The owner's logo, or mark and name, as in the header. */
async function wordmark() {
  if (companyLogo !== null) {
    return pictureOf(companyLogo, 80)
  }
  return (
    <div style={{ display: 'flex', alignItems: 'center', gap: 18, fontSize: 40, letterSpacing: '-0.02em' }}>
      {companyMark.kind === 'drawing' ? (
        await pictureOf(companyMark.drawing, 64)
      ) : (
        <Mark size={56} letters={companyMark.letters} />
      )}
      {company.shortName}
    </div>
  )
}

/** Wordmark, title and the gradient below them, as a transparent picture. */
async function overlayOf({ title }: SharingPicture) {
  // The renderer would load a missing letter from Google Fonts and an emoji from a CDN, and no option prevents it.
  for (const text of [company.shortName, title]) {
    const message = validateDrawable(text)
    if (message !== null) {
      throw new Error(`'${text}' ${message}.`)
    }
  }
  const shade = palette.nacht[950]
  return new ImageResponse(
    <div
      style={{
        display: 'flex',
        flexDirection: 'column',
        justifyContent: 'space-between',
        width: '100%',
        height: '100%',
        padding: '56px 64px 60px',
        color: '#FFFFFF',
        fontFamily: sharingFonts.map(({ name }) => name).join(', '),
        backgroundImage: `linear-gradient(to top, ${shade}F2 0%, ${shade}A6 38%, ${shade}00 72%), linear-gradient(to bottom, ${shade}B3 0%, ${shade}00 30%)`,
      }}
    >
      {await wordmark()}
      <div style={{ fontSize: 92, lineHeight: 1.02, letterSpacing: '-0.03em', maxWidth: 1050 }}>{title}</div>
    </div>,
    { ...SHARING_SIZE, fonts: sharingFonts },
  )
}
