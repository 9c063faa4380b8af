import { firstOf, partOf, type WatchPart } from '@/lib/both/watch/parts'
import { layersOf, type StageData } from '@/lib/both/watch/stage'
import type { Timetable } from '@/lib/both/watch/timetable'
import { torchlight } from './torchlight'

/**
 * Lays the unlit drawing over the poster, and over that a canvas with what the guard's light uncovers; the day covers both.
 * @returns what uncovers; null where a picture or a canvas is missing, and all is seen as it is printed
 */
export async function addLayers(body: HTMLElement, data: StageData, timetable: Timetable) {
  const poster = firstOf<HTMLImageElement>(body, 'img')
  const names = layersOf(data)
  function layer(part: WatchPart, src: string | undefined): HTMLImageElement {
    const picture = new Image(poster.width, poster.height)
    picture.dataset.part = part
    picture.alt = ''
    picture.src = src ?? ''
    return picture
  }
  const unlit = layer('dark', data.files[names.unlit])
  const lit = names.poster === names.lit ? poster : layer('dark', data.files[names.lit])
  const days = names.day ? [layer('morning', data.files[names.day])] : []
  const canvas = document.createElement('canvas')
  canvas.dataset.part = 'dark' satisfies WatchPart
  let light: ReturnType<typeof torchlight>
  try {
    await Promise.all([lit, unlit, ...days].map((picture) => picture.decode()))
    light = torchlight(canvas, lit, { ...data, timetable })
  } catch {
    return null
  }
  poster.after(unlit, canvas, ...days)
  if (names.day && data.crowd) {
    const other = names.poster === 'day' ? names.lit : 'day'
    const others = layer('crowd', data.crowd.files[other])
    others.dataset.look = other
    partOf(body, 'crowd').after(others)
  }
  body.dataset.lit = names.day ? 'night' : 'day'
  return light
}
