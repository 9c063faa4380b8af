import { type RefObject, useEffect, useRef } from 'react'

/** A link opens what is folded around its target where the browser follows it; where the page was drawn later, this does. */
export function useOpenTarget(): RefObject<HTMLDivElement | null> {
  const inside = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const target = inside.current?.closest('[id]')
    const folded = target?.closest('details:not([open])')
    if (target && folded && location.hash === `#${target.id}`) {
      folded.toggleAttribute('open')
      target.scrollIntoView()
    }
  }, [])
  return inside
}
