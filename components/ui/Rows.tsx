import type { ReactNode } from 'react'

/** Labels and values between hairlines, side by side from tablets on. */
export function Rows({ rows }: { rows: readonly { label: string; value: ReactNode }[] }) {
  return (
    <dl className="border-b border-papier-200">
      {rows.map(({ label, value }) => (
        <div key={label} className="gap-x-6 border-t border-papier-200 py-3 sm:grid sm:grid-cols-[14rem_1fr]">
          <dt className="text-nebel-600">{label}</dt>
          <dd className="break-words">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
