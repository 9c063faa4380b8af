import { createElement, type ReactElement } from 'react'
import { isLong, Mark, Wordmark } from '@/components/ui/Wordmark'
import { company } from '@/content/company'
import { companyLogo, companyMark } from '@/lib/server/brandMark'
import type { Logo, LogoElement } from '@/lib/server/logo'

function drawn({ name, attributes, children }: LogoElement): ReactElement {
  // As arguments, which need no keys, because their order never changes.
  return createElement(name, attributes, ...children.map(drawn))
}

/** Whether a long name stands in the header, instead of a drawn one. */
export const hasLongName = companyLogo === null && isLong(company.shortName)

type DrawingProps = { of: Logo; isFirst: boolean; className: string }

/** A drawing of the owner's, inline once and referenced elsewhere. Made for a dark background, which it keeps in forced colours. */
function Drawing({ of: { viewBox, width, height, drawing }, isFirst, className }: DrawingProps) {
  return (
    <svg
      viewBox={viewBox}
      width={width}
      height={height}
      preserveAspectRatio="xMinYMid"
      aria-hidden="true"
      className={`${className} text-white forced-color-adjust-none forced-colors:bg-nacht-900`}
    >
      {isFirst ? drawn(drawing) : <use href={`#${drawing.attributes.id}`} />}
    </svg>
  )
}

/**
 * The owner's logo, or mark and name where there is none. The header comes first.
 * @param name read out by screen readers
 */
export function CompanyLogo({ name, isFirst = false }: { name: string; isFirst?: boolean }) {
  if (companyLogo !== null) {
    return (
      <>
        <Drawing of={companyLogo} isFirst={isFirst} className="h-9 w-auto max-w-40 sm:max-w-56" />
        <span className="sr-only">{name}</span>
      </>
    )
  }
  return companyMark.kind === 'drawing' ? (
    <Wordmark
      name={name}
      mark={<Drawing of={companyMark.drawing} isFirst={isFirst} className="h-8 w-auto shrink-0" />}
    />
  ) : (
    <PrintedCompany name={name} />
  )
}

/** The company at the top of a printed page, where a drawing for dark backgrounds would be invisible. */
export function PrintedCompany({ name }: { name: string }) {
  return companyLogo !== null || companyMark.kind === 'drawing' ? (
    <span className="text-item font-semibold">{name}</span>
  ) : (
    <Wordmark name={name} mark={<Mark size={28} letters={companyMark.letters} />} />
  )
}
