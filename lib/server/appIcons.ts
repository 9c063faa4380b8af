/** A picture of the mark for home screens and task bars. */
export type AppIcon = {
  path: `/icons/${string}`
  /** Pixels, of both sides. */
  size: number
  /** `maskable`: the system cuts it to its own shape, so the ground reaches every edge. */
  purpose: 'any' | 'maskable'
}

/** Named in `app/manifest.ts`, drawn by `app/icons/`; the smaller sizes are what Android and Windows ask for. */
export const appIcons: readonly AppIcon[] = [
  { path: '/icons/symbol-192.png', size: 192, purpose: 'any' },
  { path: '/icons/symbol-512.png', size: 512, purpose: 'any' },
  { path: '/icons/maskable-192.png', size: 192, purpose: 'maskable' },
  { path: '/icons/maskable-512.png', size: 512, purpose: 'maskable' },
]

/** In the root, where browsers look for them. */
export const rootIcons = ['/icon.svg', '/apple-icon.png', '/favicon.ico'] as const
