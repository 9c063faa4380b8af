import { night } from './night'
import { services } from './services'
import { expectNoFaults } from './support/expectNoFaults'
import { watches } from './watches'

/** Minutes since noon, so that the night's second half comes after its first. */
function minutesOf(time: string): number {
  const [hours = Number.NaN, minutes = Number.NaN] = time.split(':').map(Number)
  return ((hours + 12) % 24) * 60 + minutes
}

it('goes forward through one night', () => {
  const times = Object.values(night.margins).map(({ time }) => minutesOf(time))
  expect(times).toEqual([...times].sort((a, b) => a - b))
  expect(new Set(times).size).toBe(times.length)
})

it('shows in a hero picture a minute of the shift that the watch tells', () => {
  expectNoFaults(
    services.flatMap(({ slug, pictureCaption }) => {
      const shift = watches[slug]?.shift
      if (pictureCaption === undefined || shift === undefined) {
        return []
      }
      const [, time = ''] = pictureCaption.match(/, (\d+:\d\d)\u00a0Uhr$/) ?? []
      // Shifts by day count from midnight.
      const offset = shift.from < shift.to ? 12 * 60 : 0
      const since = (of: string) => (minutesOf(of) + offset) % (24 * 60)
      return since(time) >= since(shift.from) && since(time) <= since(shift.to)
        ? []
        : [
            `${slug}: pictureCaption „${pictureCaption}“ endet nicht mit einer Uhrzeit von ${shift.from} bis ${shift.to}, der Schicht des Wachbuchs. Richtig ist zum Beispiel „Tor, 21:40\\u00a0Uhr“.`,
          ]
    }),
  )
})
