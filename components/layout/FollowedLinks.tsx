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
  /** Announced, beside the line that is seen, while a link waits. */
  loading: string
  /** Why a link is not followed. */
  offline: string
}

const isSending = () => enquiry.read().requests.some(isRunning)

/** Whether a link leads to another document, in this tab. */
function isFollowed({ download, protocol, hash, href }: HTMLAnchorElement): boolean {
  return (
    download === '' && protocol.startsWith('http') && (hash === '' || pageOf({ href }) !== pageOf(location))
  )
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
    function follow(element: HTMLElement, event: MouseEvent) {
      const link = element as HTMLAnchorElement
      const { href } = link
      const online = isOnline()
      if (!isFollowed(link) || href === chosen || (online && !isSending())) {
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
    const listening = new AbortController()
    const { signal } = listening
    const removeRow = addClickRows(['a[href]:not([target])', follow])
    window.addEventListener('online', forget, { signal })
    window.addEventListener('pageshow', forget, { signal })
    return () => {
      listening.abort()
      removeRow()
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
