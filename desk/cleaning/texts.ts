import { cleaningLabels } from '@/content/planning/cleaningLabels'
import { germanNumber } from '@/desk/german/numbers'
import type { CleaningReckoning } from './cleaning'

/** Hours to read: as exact as makes sense for so many. */
export function shownHours(hours: number): string {
  return germanNumber(hours, hours < 1 ? 2 : hours < 100 ? 1 : 0)
}

/** Lines for the message of a request. */
export function requestText({ rooms, total, incomplete }: CleaningReckoning): string {
  const { request, per } = cleaningLabels
  return [
    request.heading,
    ...rooms.map(({ name, texts }) =>
      request.row(
        name,
        texts.area.trim(),
        texts.rate.trim(),
        texts.times.trim(),
        per[texts.per as keyof typeof per],
      ),
    ),
    ...(incomplete > 0 ? [cleaningLabels.incomplete(incomplete)] : []),
    request.total(shownHours(total.week), shownHours(total.month), shownHours(total.year)),
  ].join('\n')
}
