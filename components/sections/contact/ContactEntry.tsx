import type { ReactNode } from 'react'

/** A further way to reach the company, in the list below its number. Its label is needed on phones, too. */
export function ContactEntry({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="value-label">{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}
