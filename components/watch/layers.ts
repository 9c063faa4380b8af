import { layersOf, type StageData } from '@/lib/both/watch/stage'
import type { Timetable } from '@/lib/both/watch/timetable'
import { partOf } from './partOf'
import { torchlight } from './torchlight'

/**
 * Lays the unlit drawing over the poster, and over that a canvas with what the guard's light uncovers; the day covers both.
 * @returns what uncovers; null where a picture or a canvas is missing, and all is seen as it is printed
 */
export async function addLayers(body: HTMLElement, data: StageData, timetable: Timetable) {
  const poster = partOf<HTMLImageElement>(body, '.watch-still')
  const names = layersOf(data)
  function layer(className: string, src: string | undefined): HTMLImageElement {
    const picture = new Image(poster.width, poster.height)
    picture.className = `watch-layer ${className}`
    picture.alt = ''
    picture.src = src ?? ''
    return picture
  }
  const unlit = layer('watch-dark', data.files[names.unlit])
  const lit = names.poster === names.lit ? poster : layer('', data.files[names.lit])
  const days = names.day ? [layer('watch-morning', data.files[names.day])] : []
  const canvas = document.createElement('canvas')
  canvas.className = 'watch-layer watch-dark'
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
    partOf(body, '.watch-crowd').after(layer(`watch-crowd watch-crowd-${other}`, data.crowd.files[other]))
  }
  body.dataset.lit = names.day ? 'night' : 'day'
  return light
}
