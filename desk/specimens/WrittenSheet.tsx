'use client'

import { lazy, useLayoutEffect, useRef, useState } from 'react'
import type { SpecimenId } from '@/content/planning/specimens/types'

/** The bundler leaves this out of what browsers load. */
const Sheet =
  typeof window === 'undefined'
    ? lazy(async () => ({ default: (await import('./SpecimenSheet')).SpecimenSheet }))
    : null

/** A sheet as the server has written it. React takes what is there, as no island reads it: its text and its code are sent as HTML only. */
export function WrittenSheet({ id }: { id: SpecimenId }) {
  return Sheet ? (
    <div data-part="written">
      <Sheet id={id} />
    </div>
  ) : (
    <FoundSheet id={id} />
  )
}

function FoundSheet({ id }: { id: SpecimenId }) {
  const box = useRef<HTMLDivElement>(null)
  const [nodes] = useState(() => document.querySelector(`#${id} [data-part="written"]`)?.childNodes ?? [])
  useLayoutEffect(() => {
    // Where React could not go on with the page as it is, it has made this box anew.
    if (!box.current?.hasChildNodes()) {
      box.current?.append(...nodes)
    }
  }, [nodes])
  return (
    // A text that may differ is what React leaves as it is found.
    <div ref={box} data-part="written" suppressHydrationWarning>
      {''}
    </div>
  )
}
