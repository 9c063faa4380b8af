import { createElement, type ReactElement } from 'react'
import { Wordmark } from '@/components/ui/Wordmark'
import { type LogoElement, readLogo } from '@/lib/server/logo'

const { logo, faults } = readLogo()
if (faults.length > 0) {
  throw new Error(faults.join('\n'))
}

function drawn({ name, attributes, children }: LogoElement): ReactElement {
  // As arguments, which need no keys, because their order never changes.
  return createElement(name, attributes, ...children.map(drawn))
}

/**
 * The owner's logo, or mark and name where there is none. The header renders it inline; elsewhere it is referenced. It is made for a
 * dark background, which it keeps in forced colours.
 * @param name read out by screen readers
 */
export function CompanyLogo({ name, isFirst = false }: { name: string; isFirst?: boolean }) {
  if (logo === null) {
    return <Wordmark name={name} />
  }
  const { viewBox, width, height, drawing } = logo
  return (
    <>
      <svg
        viewBox={viewBox}
        width={width}
        height={height}
        preserveAspectRatio="xMinYMid"
        aria-hidden="true"
        className="h-9 w-auto max-w-40 text-white forced-color-adjust-none sm:max-w-56 forced-colors:bg-nacht-900"
      >
        {isFirst ? drawn(drawing) : <use href={`#${drawing.attributes.id}`} />}
      </svg>
      <span className="sr-only">{name}</span>
    </>
  )
}

/** The company at the top of a printed page, where a logo for dark backgrounds would be invisible. */
export function PrintedCompany({ name }: { name: string }) {
  return logo === null ? <Wordmark name={name} /> : <span className="text-item font-semibold">{name}</span>
}
