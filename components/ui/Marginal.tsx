export type MarginalNote = {
  /** How late it is on the page's way through the night. */
  time: string
  label: string
  /** Set where the label is the section's heading, too. */
  headingId?: string
}

/**
 * The page's own time of night, in the margin of each section. Quiet on purpose: it is not the visitor's time, and
 * screen readers, which get each section by its name, are spared it.
 */
export function Marginal({ time, label, headingId, rule }: MarginalNote & { rule: boolean }) {
  const shown = (
    <>
      <span aria-hidden="true">{`${time} · `}</span>
      {label}
    </>
  )
  return (
    <div className={rule ? 'marginal hairline-chapter pt-rule' : 'marginal'}>
      {headingId === undefined ? <p aria-hidden="true">{shown}</p> : <h2 id={headingId}>{shown}</h2>}
    </div>
  )
}

/** What a large picture shows, and when. */
export function Caption({ children, className = '' }: { children: string; className?: string }) {
  return <p className={`caption ${className}`}>{children}</p>
}
