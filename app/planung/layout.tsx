import type { ReactNode } from 'react'
import '@/desk/frame/desk.css'

/** Loads the desk's styles on its pages only. */
export default function DeskLayout({ children }: { children: ReactNode }) {
  return children
}
