import type { Clock } from '@/content/clock'

/** A time, or a span of two, as German clocks show it: `5:40`, `18:00–20:00`. */
export function Times({ of }: { of: readonly Clock[] }) {
  return of.map((clock, index) => (
    <span key={clock} className="whitespace-nowrap">
      {index > 0 && '–'}
      <time dateTime={clock}>{clock.replace(/^0(?=\d)/, '')}</time>
    </span>
  ))
}
