import type { ServiceSlug } from '@/content/services/slugs'
import { watches } from '@/content/watches'
import type { Watch } from '@/content/watches/types'
import { watchUi } from '@/content/watches/ui'
import type { Drawing, Files, Look } from '@/lib/both/watch/drawing'
import type { StageData } from '@/lib/both/watch/stage'
import { timetableOf } from '@/lib/both/watch/timetable'
import { withBase } from '@/lib/both/withBase'
import { drawnWatch } from './drawings'
import { drawingFile, LOOK_NAMES } from './pictureFiles'

function addressesOf(name: string, files: Files): Partial<Record<Look, string>> {
  return Object.fromEntries(
    Object.entries(files).map(([look, hash]) => [
      look,
      withBase(`/${drawingFile(`${name}-${LOOK_NAMES[look as Look]}`, hash)}`),
    ]),
  )
}

/** A service's watch with its drawing, and what the page needs to bring it alive; null for a service without. */
export function stageOf(slug: ServiceSlug): { watch: Watch; drawing: Drawing; data: StageData } | null {
  const watch = watches[slug]
  const drawing = drawnWatch(slug)
  if (watch === undefined || drawing === undefined) {
    return null
  }
  const {
    files,
    viewBox,
    timed,
    trolley,
    crowd,
    regions,
    looksAround = false,
    ground = null,
    faults,
  } = drawing
  return {
    watch,
    drawing,
    data: {
      timetable: timetableOf(watch, drawing),
      viewBox,
      files: addressesOf(slug, files),
      timed: timed.map(({ on }) => on),
      trolley: trolley?.keys ?? null,
      crowd: crowd && { files: addressesOf(`${slug}-menge`, crowd.files), presence: crowd.presence },
      regions,
      looksAround,
      words: { onTheWay: watchUi.onTheWay, afterwards: watchUi.afterwards },
      hasTorch: watch.torch !== false && watch.moves === 'on foot',
      ground,
      faults: faults.map(({ from, until }) => [from, until ?? null]),
    },
  }
}
