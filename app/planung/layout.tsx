import type { ReactNode } from 'react'
import '@/desk/frame/desk.css'

/** Pages of the desk bring their own styles: nobody else needs them. */
export default function DeskLayout({ children }: { children: ReactNode }) {
  return children
}
