import { brandMark } from '@/lib/server/brandMark'

/** Drawn once per page, in the layout; what stands in lists refers to it. */
const GUARD_ID = 'guard'

/** The guard seen from above, as in the mark: a person and the cone of a light. */
export function GuardSymbol() {
  return (
    <svg width="0" height="0" aria-hidden="true" className="hidden">
      <symbol id={GUARD_ID} viewBox="6.5 6 22 20">
        <path d={brandMark.cone} fill="currentColor" />
        <circle {...brandMark.lamp} fill="currentColor" />
      </symbol>
    </svg>
  )
}

/** The guard alone: a bullet, a place, a picture. Its size is that of its class. */
export function Guard({ className = 'size-6' }: { className?: string }) {
  return (
    <svg width="24" height="24" aria-hidden="true" className={`guard shrink-0 ${className}`}>
      <use href={`#${GUARD_ID}`} />
    </svg>
  )
}

/**
 * The mark in its ring, as the wordmark has it.
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

/** What stands on one line of the smallest phone's header. */
const ONE_LINE = 14

export function Wordmark({ name }: { name: string }) {
  const size = name.length > ONE_LINE ? 'wordmark-long' : 'text-item'
  return (
    <span className={`inline-flex items-center gap-2.5 ${size} font-semibold`}>
      <Mark size={28} />
      {name}
    </span>
  )
}
