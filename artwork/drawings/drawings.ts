import { createHash } from 'node:crypto'
import { brotliCompressSync } from 'node:zlib'
import { drawingOf } from '@/artwork/drawings/engine/drawing'
import { render, renderCrowd, renderTile } from '@/artwork/drawings/engine/scene'
import type { ServiceSlug } from '@/content/services/slugs'
import { watches } from '@/content/watches'
import type { Drawing, Files, Look } from '@/lib/both/watch/drawing'
import { drawingFile, LOOK_NAMES, PICTURE_HASH_LENGTH, tileFile } from '@/lib/server/pictureFiles'
import { scenes } from './scenes'

/** A drawing in one light over the wire, in bytes (brotli): a watch has up to three and must not cost a page more than its pictures do. */
const LIMIT = 12_000
/** A tile of the home page. */
const TILE_LIMIT = 9_600

type DrawnWatches = {
  /** Texts of the files by their paths. */
  files: Map<string, string>
  /** What is over the limit, one line each. */
  tooLarge: string[]
}

function hashOf(svg: string): string {
  return createHash('sha256').update(svg).digest('hex').slice(0, PICTURE_HASH_LENGTH)
}

function bytesOf(text: string): number {
  return brotliCompressSync(text).length
}

/** JSON with a line for each post, way and timed part, so that a comparison shows which one changed. */
function linesOf(drawing: Drawing): string {
  const entries = Object.entries(drawing).map(([key, value]) => {
    const parts = Object.entries(value ?? {})
    if (typeof parts[0]?.[1] !== 'object') {
      return `  "${key}": ${JSON.stringify(value)}`
    }
    const isList = Array.isArray(value)
    const lines = parts.map(([name, part]) => `    ${isList ? '' : `"${name}": `}${JSON.stringify(part)}`)
    const [open, close] = isList ? '[]' : '{}'
    return `  "${key}": ${open}\n${lines.join(',\n')}\n  ${close}`
  })
  return `{\n${entries.join(',\n')}\n}\n`
}

/** Draws every watch of `content/watches/` from its scene. */
export function drawnWatches(): DrawnWatches {
  const drawn: DrawnWatches = { files: new Map(), tooLarge: [] }
  function weigh(name: string, svg: string, limit: number) {
    if (bytesOf(svg) > limit) {
      drawn.tooLarge.push(`${name}: ${bytesOf(svg)} bytes (brotli), limit ${limit}`)
    }
  }
  /** Hashes of what is drawn in each of some lights, as files. */
  function filesOf(name: string, looks: readonly Look[], svgIn: (look: Look) => string): Files {
    return Object.fromEntries(
      looks.map((look) => {
        const svg = `${svgIn(look)}\n`
        const own = `${name}-${LOOK_NAMES[look]}`
        weigh(own, svg, LIMIT)
        drawn.files.set(`public/${drawingFile(own, hashOf(svg))}`, svg)
        return [look, hashOf(svg)]
      }),
    )
  }
  function tileOf(slug: string, svg: string): string {
    weigh(`${slug}-kachel`, svg, TILE_LIMIT)
    drawn.files.set(`public/${tileFile(slug, hashOf(svg))}`, svg)
    return hashOf(svg)
  }
  for (const [slug, watch] of Object.entries(watches)) {
    const scene = scenes[slug as ServiceSlug]?.(watch.drawing)
    if (scene === undefined) {
      throw new Error(`content/watches/${slug}.ts has no scene in artwork/drawings/scenes/.`)
    }
    const { crowd, frame } = scene
    const files = filesOf(
      slug,
      watch.sky.kind === 'day' ? ['day', 'shade'] : ['seen', 'night', 'day'],
      (look) => render(scene, look),
    )
    const crowdFiles =
      crowd && filesOf(`${slug}-menge`, ['seen', 'day'], (look) => renderCrowd(crowd, frame, look))
    drawn.files.set(
      `lib/server/watches/${slug}.json`,
      linesOf(
        drawingOf(watch, scene, {
          files,
          crowd: crowdFiles ?? null,
          tile: tileOf(slug, `${renderTile(scene)}\n`),
        }),
      ),
    )
  }
  return drawn
}
