import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { type Drawing, drawingOf } from '@/artwork/drawings/engine/drawing'
import { render, type Scene } from '@/artwork/drawings/engine/scene'
import type { ServiceSlug } from '@/content/services/slugs'
import { watches } from '@/content/watches'
import { drawingFile, PICTURE_HASH_LENGTH } from '@/lib/server/pictureFiles'
import { scenes } from './scenes'

/** What paths of drawings begin at. */
export const PUBLIC = join(process.cwd(), 'public')

/** A drawing and its people over the wire, in bytes (brotli): a watch must not cost a page more than its pictures do. */
const LIMIT = 12_000

type DrawnWatches = {
  manifest: Record<string, Drawing>
  /** The drawings by their paths below `public/`. */
  files: Map<string, string>
  /** What is over the limit, one line each. */
  tooLarge: string[]
}

function hashOf(svg: string): string {
  return createHash('sha256').update(svg).digest('hex').slice(0, PICTURE_HASH_LENGTH)
}

/** The people of a scene as a file of their own, so that they can come and go. */
function crowdOf({ frame, crowd }: Scene): string | null {
  const { x, y, width, height } = frame
  return (
    (crowd &&
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x} ${y} ${width} ${height}" width="${width}" height="${height}">${crowd.marks}</svg>\n`) ??
    null
  )
}

function bytesOf(...texts: (string | null)[]): number {
  return texts.reduce((sum, text) => sum + (text === null ? 0 : brotliCompressSync(text).length), 0)
}

/** Draws every watch of `content/watches/` from its scene. */
export function drawnWatches(): DrawnWatches {
  const drawn: DrawnWatches = { manifest: {}, files: new Map(), tooLarge: [] }
  for (const [slug, watch] of Object.entries(watches)) {
    const scene = scenes[slug as ServiceSlug]?.(watch.drawing)
    if (scene === undefined) {
      throw new Error(`content/watches/${slug}.ts has no scene in artwork/drawings/scenes/.`)
    }
    const svg = `${render(scene)}\n`
    const crowd = crowdOf(scene)
    const bytes = bytesOf(svg, crowd)
    if (bytes > LIMIT) {
      drawn.tooLarge.push(`${slug}: ${bytes} bytes (brotli), limit ${LIMIT}`)
    }
    drawn.files.set(drawingFile(slug, hashOf(svg)), svg)
    if (crowd !== null) {
      drawn.files.set(drawingFile(`${slug}-menge`, hashOf(crowd)), crowd)
    }
    drawn.manifest[slug] = drawingOf(watch, scene, hashOf(svg), crowd && hashOf(crowd))
  }
  return drawn
}
