'use client'

import { type ReactNode, useRef } from 'react'
import { forms } from '@/content/forms'
import type { EnquiryRequest } from '@/lib/enquiry/requests'
import { enquiry } from '@/lib/enquiry/store'
import { hasOpenResult } from '@/lib/enquiry/transition'
import { FORM_ATTRIBUTE } from '@/lib/pageContract'
import type { EnquiryConfig } from './EnquiryForm'
import { Notice } from './Notice'
import { useOfferDialogOpen } from './offerDialogState'
import { useEnquiryState } from './useEnquiryState'

export type NoticesProps = {
  config: EnquiryConfig
  /** Drawn by the server: icons would make the scripts heavier. */
  closeIcon: ReactNode
  /** Name of the button that takes a notice off the page. */
  dismissName: string
}

/**
 * Tells what became of each request, wherever the visitor is by then, until it is dismissed. It stands at the end of the page,
 * and once more at the end of the dialog, and sticks to the lower edge of what is seen; the one that is not inert shows.
 */
export function Notices({ place, ...notice }: NoticesProps & { place: 'page' | 'dialog' }) {
  const { requests } = useEnquiryState()
  const isDialogOpen = useOfferDialogOpen()
  const told = useRef(new Map<string, 'announced' | 'focused'>())
  const isHere = (place === 'dialog') === isDialogOpen
  const shown = isHere ? requests.filter((request) => hasOpenResult(request) || isUnseen(request)) : []

  /** Decided when it is first seen: who waits for a failure is led to it, nobody else is interrupted. */
  function wayOf(request: EnquiryRequest) {
    const key = `${request.id} ${request.status.kind}`
    const way =
      told.current.get(key) ?? (request.status.kind !== 'sent' && isWaiting() ? 'focused' : 'announced')
    told.current.set(key, way)
    return way
  }

  const of = (way: 'announced' | 'focused') =>
    shown
      .filter((request) => wayOf(request) === way)
      .map((request) => (
        <Notice
          key={`${request.id} ${request.status.kind}`}
          {...notice}
          request={request}
          takesFocus={way === 'focused'}
        />
      ))
  return (
    <div
      {...(shown.length > 0 && { role: 'region', 'aria-label': forms.status.notices })}
      className="notices sticky bottom-0 z-50 max-h-[70dvh] overflow-y-auto print:hidden"
    >
      {of('focused')}
      <div role="status">{of('announced')}</div>
    </div>
  )
}

/** On its way, and no form on the screen says so. */
function isUnseen({ id, form }: EnquiryRequest): boolean {
  return (
    enquiry.isRunning(id) &&
    document.querySelector(`[${FORM_ATTRIBUTE}=${form}]`)?.checkVisibility?.() !== true
  )
}

/** The focus is where it was when the button was pressed, or on nothing at all. */
function isWaiting(): boolean {
  const active = document.activeElement
  return active === null || active === document.body || active.matches('[type=submit], .notices *')
}
