/**
 * Draws what the guard sees on the screen in `about/ueber-uns`: the watch of the works yard some hours into its night, as
 * the site shows it. `scenes/ueber_uns.py` calls it; the argument is the PNG to write.
 */
import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { werkschutz } from '@/content/watches/werkschutz'
import { palette } from '@/lib/server/palette'
import { drawingFile, LOOK_NAMES } from '@/lib/server/pictureFiles'
import watch from '@/lib/server/watches/werkschutz.json' with { type: 'json' }

/** The part of the drawing that is shown, 16 : 10, and the pixels of the screen. */
const [LEFT, TOP, WIDTH, HEIGHT] = [-640, -122, 1430, 894]
const PIXELS = 1600
/** How many of the ways have been walked, and how far a light reaches beside them. */
const WALKED = 7
const REACH = 105

const [NIGHT, ACCENT] = [palette.nacht[900], palette.bernstein[400]]
const [SEEN, SOFT] = [palette.nebel[200], palette.nebel[400]]

const [x, y, width, height] = watch.viewBox
const drawing = (look: 'night' | 'seen') => {
  const file = drawingFile(`werkschutz-${LOOK_NAMES[look]}`, watch.files[look])
  const data = readFileSync(`public/${file}`).toString('base64')
  return `<image x="${x}" y="${y}" width="${width}" height="${height}" href="data:image/svg+xml;base64,${data}"/>`
}
const ways: Readonly<Record<string, { points: number[][]; hidden?: number[][] }>> = watch.ways
const walked = werkschutz.stops
  .slice(0, WALKED)
  .flatMap(({ post }, index) => ways[`${post} ${werkschutz.stops[index + 1]?.post}`] ?? [])
const lineOf = (way: readonly number[][]) => `M${way.map((point) => point.join(' ')).join('L')}`
const line = walked.map(({ points }) => lineOf(points)).join('')
/** Dashes from house to house: `hidden` says in shares of the way where it runs behind one. */
function dashesOf(way: readonly number[][], hidden: readonly number[][]): string {
  const length = way.reduce((sum, [px = 0, py = 0], i) => {
    const [qx = px, qy = py] = way[i + 1] ?? []
    return sum + Math.hypot(qx - px, qy - py)
  }, 0)
  const turns = [0, ...hidden.flat(), 1]
  return turns
    .slice(1)
    .map((turn, i) => Math.round((turn - (turns[i] ?? 0)) * length * 10) / 10)
    .join(' ')
}
const visible = walked.map(
  ({ points, hidden = [] }) => `<path d="${lineOf(points)}" stroke-dasharray="${dashesOf(points, hidden)}"/>`,
)
const here = walked.at(-1)?.points.at(-1)?.join()
const posts = Object.values(watch.posts).map(({ at }) => {
  const isHere = at.join() === here
  const isSeen = walked.some(({ points }) => points.some((point) => point.join() === at.join()))
  const color = isHere ? ACCENT : isSeen ? SEEN : NIGHT
  return `<g transform="translate(${at.join(' ')})" stroke="${isHere ? ACCENT : SEEN}" stroke-width="2">
    <path d="M0 0V-34"/><circle cy="-34" r="${isHere ? 15 : 12}" fill="${color}"/></g>`
})
const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${LEFT} ${TOP} ${WIDTH} ${HEIGHT}" width="${PIXELS}" height="${(PIXELS * HEIGHT) / WIDTH}">
  <filter id="soft" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="26"/></filter>
  <mask id="light"><path d="${line}" fill="none" stroke="#fff" stroke-width="${REACH * 2}" stroke-linejoin="round" stroke-linecap="round" filter="url(#soft)"/></mask>
  <rect x="${LEFT}" y="${TOP}" width="${WIDTH}" height="${HEIGHT}" fill="${NIGHT}"/>
  ${drawing('night')}
  <g mask="url(#light)">${drawing('seen')}</g>
  <path d="${watch.route.seen}" fill="none" stroke="${SOFT}" stroke-width="3" stroke-dasharray="6 9" stroke-linecap="round"/>
  <g fill="none" stroke="${ACCENT}" stroke-width="4.5" stroke-linejoin="round">
    <path d="${line}" opacity="0.3"/>
    ${visible.join('\n    ')}
  </g>
  ${posts.join('\n')}
</svg>`
await sharp(Buffer.from(svg))
  .png()
  .toFile(process.argv[2] ?? '')
