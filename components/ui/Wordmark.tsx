import { brandMark } from '@/lib/server/brandMark'

/**
 * The guard seen from above in a ring: a person and the cone of a light.
 * @param size width and height in px
 */
export function Mark({ size }: { size: number }) {
  return (
    <svg viewBox="0 0 32 32" width={size} height={size} aria-hidden="true" className="shrink-0">
      <circle cx="16" cy="16" r="14.5" fill="none" stroke="currentColor" strokeWidth="1.5" />
      <path d={brandMark.cone} fill="currentColor" />
      <circle {...brandMark.lamp} fill="currentColor" />
    </svg>
  )
}

/** Longest name that fits on one line in the header of the smallest phone. */
const MAX_ONE_LINE = 14

export function Wordmark({ name }: { name: string }) {
  const size = name.length > MAX_ONE_LINE ? 'wordmark-long' : 'text-item'
  return (
    <span className={`inline-flex items-center gap-2.5 ${size} font-semibold`}>
      <Mark size={28} />
      {name}
    </span>
  )
}
