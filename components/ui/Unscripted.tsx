import type { ReactNode } from 'react'

/** What is said where no script listens: where there are none, and where they did not come (app/boot/scripted.ts). */
export function Unscripted({ children }: { children: ReactNode }) {
  return <div className="unscripted">{children}</div>
}
