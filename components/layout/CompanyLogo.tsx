import { createElement, type ReactElement } from 'react'
import { Wordmark } from '@/components/ui/Wordmark'
import { type LogoElement, readLogo } from '@/lib/server/logo'

const { logo, faults } = readLogo()
if (faults.length > 0) {
  throw new Error(faults.join('\n'))
}

function drawn({ name, attributes, children }: LogoElement): ReactElement {
  // They never change places, so they are given as arguments, which need no keys.
  return createElement(name, attributes, ...children.map(drawn))
}

/**
 * The owner's logo, or mark and name where there is none. Written out once in a page, by the header; elsewhere it is referred to.
 * Made for the dark ground, so where the system chooses the colours it brings that ground along.
 * @param name what it is read out as
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

/** The company at the head of a printed page: on paper a logo for dark ground could not be seen. */
export function PrintedCompany({ name }: { name: string }) {
  return logo === null ? <Wordmark name={name} /> : <span className="text-item font-semibold">{name}</span>
}
