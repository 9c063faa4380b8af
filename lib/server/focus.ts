import type { Focus } from '@/content/pictures'

/** The class that keeps a point in view, as the content policy forbids style attributes. */
export function focusClass({ x, y }: Focus): string {
  return `focus-${x}-${y}`
}

/** Its rule. `tailwind.config.ts` writes one for every point of `content/pictures.ts`. */
export function focusRule(focus: Focus) {
  return { [`.${focusClass(focus)}`]: { objectPosition: `${focus.x}% ${focus.y}%` } }
}
