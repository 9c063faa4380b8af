import { createHash } from 'node:crypto'
import { brotliCompressSync } from 'node:zlib'
import { drawingOf } from '@/artwork/drawings/engine/drawing'
import { render, type Scene } from '@/artwork/drawings/engine/scene'
import type { ServiceSlug } from '@/content/services/slugs'
import { watches } from '@/content/watches'
import type { Drawing } from '@/lib/both/watch/drawing'
import { drawingFile, PICTURE_HASH_LENGTH } from '@/lib/server/pictureFiles'
import { scenes } from './scenes'

/** A drawing and its people over the wire, in bytes (brotli): a watch must not cost a page more than its pictures do. */
const LIMIT = 12_000

type DrawnWatches = {
  /** Texts of the files by their paths. */
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

/** JSON with a line for each post, way and timed part, so that a comparison shows which one changed. */
function linesOf(drawing: Drawing): string {
  const entries = Object.entries(drawing).map(([key, value]) => {
    const inLines = Array.isArray(value) && typeof value[0] === 'object'
    const text = inLines
      ? `[\n${value.map((item) => `    ${JSON.stringify(item)}`).join(',\n')}\n  ]`
      : JSON.stringify(value)
    return `  "${key}": ${text}`
  })
  return `{\n${entries.join(',\n')}\n}\n`
}

/** Draws every watch of `content/watches/` from its scene. */
export function drawnWatches(): DrawnWatches {
  const drawn: DrawnWatches = { files: new Map(), tooLarge: [] }
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
    drawn.files.set(`public/${drawingFile(slug, hashOf(svg))}`, svg)
    if (crowd !== null) {
      drawn.files.set(`public/${drawingFile(`${slug}-menge`, hashOf(crowd))}`, crowd)
    }
    const drawing = drawingOf(watch, scene, hashOf(svg), crowd && hashOf(crowd))
    drawn.files.set(`lib/server/watches/${slug}.json`, linesOf(drawing))
  }
  return drawn
}
