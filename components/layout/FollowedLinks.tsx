'use client'

import { useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { closestTo } from '@/lib/both/closestTo'
import { isUnmodifiedClick } from '@/lib/both/unmodifiedClick'
import { isRunning } from '@/lib/browser/enquiry/requests'
import { enquiry } from '@/lib/browser/enquiry/store'
import { pageOf } from '@/lib/browser/pageOf'
import { isOnline } from '@/lib/browser/platform/network'
import { Note } from './Note'

/** How long a link waits for the reply to an enquiry. */
const WAIT_MS = 2000

type Props = {
  /** Announced, beside the line that is seen, while a link waits. */
  loading: string
  /** Why a link is not followed. */
  offline: string
}

const isSending = () => enquiry.read().requests.some(isRunning)

/** The link to another document that a click follows in this tab, whoever else may have answered it. */
function followedBy(event: MouseEvent): HTMLAnchorElement | null {
  const link =
    isUnmodifiedClick(event) && !event.defaultPrevented
      ? closestTo<HTMLAnchorElement>(event, 'a[href]')
      : null
  return link === null ||
    link.target !== '' ||
    link.hasAttribute('download') ||
    !link.protocol.startsWith('http') ||
    (link.hash !== '' && pageOf(link) === pageOf(location))
    ? null
    : link
}

/**
 * What a document needs when it is left. A link waits a little for the reply to an enquiry that is on its way; without a network
 * it is not followed, as the browser's error page would replace a page that can be read. Both are said, and a second press
 * opens it at once: the device may be wrong.
 */
export function FollowedLinks({ loading, offline }: Props) {
  const [note, setNote] = useState<'none' | 'loading' | 'offline'>('none')
  const place = useRef<Element>(null)

  useEffect(() => {
    /** Where the link leads that was not followed at its first press. */
    let chosen: string | undefined
    let stopWaiting = () => {}

    function forget() {
      stopWaiting()
      chosen = undefined
      setNote('none')
    }
    function wait(href: string) {
      const follow = () => {
        stopWaiting()
        location.assign(href)
      }
      const timer = setTimeout(follow, WAIT_MS)
      const stopListening = enquiry.subscribe(() => isSending() || follow())
      stopWaiting = () => {
        clearTimeout(timer)
        stopListening()
      }
    }
    function follow(event: MouseEvent) {
      const link = followedBy(event)
      if (link === null) {
        return
      }
      const { href } = link
      const online = isOnline()
      if (href === chosen || (online && !isSending())) {
        return
      }
      event.preventDefault()
      stopWaiting()
      chosen = href
      // What a dialog covers is out of reach.
      place.current = link.closest('dialog') ?? document.body
      setNote(online ? 'loading' : 'offline')
      if (online) {
        wait(href)
      }
    }
    // On the window: by then whoever answers the click otherwise has done so.
    const listening = new AbortController()
    const { signal } = listening
    window.addEventListener('click', follow, { signal })
    window.addEventListener('online', forget, { signal })
    window.addEventListener('pageshow', forget, { signal })
    return () => {
      listening.abort()
      stopWaiting()
    }
  }, [])

  return note === 'none' || place.current === null
    ? null
    : createPortal(
        note === 'offline' ? (
          <Note>{offline}</Note>
        ) : (
          // A border, as forced colours keep it.
          <p role="status" className="fixed inset-x-0 top-header z-50 border-t-3 border-bernstein-400">
            <span className="sr-only">{loading}</span>
          </p>
        ),
        place.current,
      )
}
