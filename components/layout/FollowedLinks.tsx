'use client'

import { useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { addClickRows } from '@/lib/browser/clicks'
import { isRunning } from '@/lib/browser/enquiry/requests'
import { enquiry } from '@/lib/browser/enquiry/store'
import { pageOf } from '@/lib/browser/pageOf'
import { isOnline } from '@/lib/browser/platform/network'
import { Note } from './Note'

/** How long a link waits for the reply to an enquiry. */
const WAIT_MS = 2000

type Props = {
  /** Announced while a link waits, beside the visible line. */
  loading: string
  /** Why a link is not followed. */
  offline: string
}

const isSending = () => enquiry.read().requests.some(isRunning)

/** Whether a link leads to another document. */
function isFollowed({ protocol, hash, href }: HTMLAnchorElement): boolean {
  return protocol.startsWith('http') && (hash === '' || pageOf({ href }) !== pageOf(location))
}

/**
 * Delays links to other documents. A link waits briefly for the reply to a pending enquiry; without a network it is not followed, as
 * the browser's error page would replace a readable page. Both are announced, and a second press follows the link at once, as the
 * device may be wrong.
 */
export function FollowedLinks({ loading, offline }: Props) {
  const [note, setNote] = useState<'none' | 'loading' | 'offline'>('none')
  const host = useRef<Element>(null)

  useEffect(() => {
    /** Address of the link that was not followed at its first press. */
    let pendingHref: string | undefined
    let stopWaiting = () => {}

    function reset() {
      stopWaiting()
      pendingHref = undefined
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
    function follow(element: HTMLElement, event: MouseEvent) {
      const link = element as HTMLAnchorElement
      const { href } = link
      const online = isOnline()
      if (!isFollowed(link) || href === pendingHref || (online && !isSending())) {
        return
      }
      event.preventDefault()
      stopWaiting()
      pendingHref = href
      // Content behind a dialog is inert.
      host.current = link.closest('dialog') ?? document.body
      setNote(online ? 'loading' : 'offline')
      if (online) {
        wait(href)
      }
    }
    const listening = new AbortController()
    const { signal } = listening
    const removeRow = addClickRows(['a[href]:not([target],[download])', follow])
    window.addEventListener('online', reset, { signal })
    window.addEventListener('pageshow', reset, { signal })
    return () => {
      listening.abort()
      removeRow()
      stopWaiting()
    }
  }, [])

  return note === 'none' || host.current === null
    ? null
    : createPortal(
        note === 'offline' ? (
          <Note>{offline}</Note>
        ) : (
          // A border, which forced colours keep.
          <p role="status" className="fixed inset-x-0 top-header z-50 border-t-3 border-accent-night">
            <span className="sr-only">{loading}</span>
          </p>
        ),
        host.current,
      )
}
