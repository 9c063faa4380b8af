import type { ServiceSlug } from '@/content/services/slugs'
import { watches } from '@/content/watches'
import type { Watch } from '@/content/watches/types'
import { watchUi } from '@/content/watches/ui'
import { type Drawing, drawn, type Files, type Look } from '@/lib/both/watch/drawing'
import type { StageData } from '@/lib/both/watch/stage'
import { minutesIn } from '@/lib/both/watch/timeline'
import { timesOf } from '@/lib/both/watch/times'
import { shiftOf, timetableOf } from '@/lib/both/watch/timetable'
import { withBase } from '@/lib/both/withBase'
import { drawnWatch } from './drawings'
import { drawingFile, LOOK_NAMES } from './pictureFiles'
import { seenRegions } from './seenRegions'

export type Stage = { watch: Watch; drawing: Drawing; data: StageData }

function addressesOf(name: string, files: Files): Partial<Record<Look, string>> {
  return Object.fromEntries(
    Object.entries(files).map(([look, hash]) => [
      look,
      withBase(`/${drawingFile(`${name}-${LOOK_NAMES[look as Look]}`, hash)}`),
    ]),
  )
}

/** What the page needs to bring a watch alive in its drawing. */
export function stageDataOf(slug: ServiceSlug, watch: Watch, drawing: Drawing): StageData {
  const { files, viewBox, trolley, crowd, regions, looksAround = false, ground = null } = drawing
  const shift = shiftOf(watch, drawing)
  return {
    shift,
    viewBox,
    files: addressesOf(slug, files),
    times: timesOf(watch),
    trolley:
      trolley &&
      (watch.trolley ?? []).map(
        ([at, spot]) => [minutesIn(watch, at), ...drawn(trolley.spots, spot)] as const,
      ),
    crowd: crowd && {
      files: addressesOf(`${slug}-menge`, crowd),
      presence: (watch.crowd ?? []).map(([from, share]) => [minutesIn(watch, from), share] as const),
    },
    regions: seenRegions(regions, timetableOf(shift)),
    looksAround,
    labels: { onTheWay: watchUi.onTheWay, afterwards: watchUi.afterwards },
    hasTorch: watch.torch !== false && watch.moves === 'on foot',
    ground,
  }
}

/** A service's watch with its drawing, and what the page needs to bring it alive; null for a service without. */
export function stageOf(slug: ServiceSlug): Stage | null {
  const watch = watches[slug]
  const drawing = drawnWatch(slug)
  return watch && drawing ? { watch, drawing, data: stageDataOf(slug, watch, drawing) } : null
}
