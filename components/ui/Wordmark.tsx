/**
 * A lamp and its beam: the drawn mark that also makes the icons in `app/`.
 * @param size width and height in px
 */
export function Mark({ size }: { size: number }) {
  return (
    <svg
      viewBox="0 0 32 32"
      width={size}
      height={size}
      aria-hidden="true"
      focusable="false"
      className="shrink-0"
    >
      <circle cx="16" cy="16" r="14.5" fill="none" stroke="currentColor" strokeWidth="1.5" />
      <path d="M11.5 16 26.5 10.2a12 12 0 0 1 0 11.6Z" fill="currentColor" />
      <circle cx="9.5" cy="16" r="2.5" fill="currentColor" />
    </svg>
  )
}

export function Wordmark({ name }: { name: string }) {
  return (
    <span className="inline-flex items-center gap-2.5 text-xl font-semibold tracking-tight">
      <Mark size={28} />
      {name}
    </span>
  )
}
