import { CONSENT_NAME } from '@/lib/both/enquiryForm'
import type { Prefill } from '@/lib/both/offerTrigger'
import { SENDING_ATTRIBUTE } from '@/lib/both/pageState'
import { type Draft, draftFor, type FormKind, sentTexts } from './fields'
import { withoutGaps } from './prefilled'
import { type EnquiryRequest, isRunning, unconfirmed } from './requests'
import { type Enquiry, type SendOptions, sendEnquiry } from './send'
import { readDraft, readRequests, writeDraft, writeRequests } from './storage'
import {
  type EnquiryEvent,
  type EnquiryState,
  initialState,
  type Obstacle,
  obstacleTo,
  transition,
} from './transition'

export type Submission = {
  form: FormKind
  draft: Draft
  /** The visitor knows that the same text has been sent and wants to send it again. */
  nevertheless?: boolean
}

/** The result of a submission: after `started` see the request's status; otherwise nothing has been sent. */
export type Submitted = 'started' | Obstacle

/**
 * The one store of a document. The rules are in `transition.ts`; the store connects them to storage, network and back/forward cache.
 * Components render `read()` and call the rest.
 */
export function createEnquiryStore() {
  let state: EnquiryState = initialState
  let started = false
  const listeners = new Set<() => void>()

  /** Events while the page is in the back/forward cache; null while it is shown. */
  let queued: EnquiryEvent[] | null = null

  function dispatch(event: EnquiryEvent) {
    if (queued !== null) {
      // Another page of the tab now writes the storage, and this one would overwrite it with old values.
      queued.push(event)
      return
    }
    const before = state
    state = transition(before, event)
    if (event.type !== 'restored' && state.draft !== before.draft) {
      writeDraft(state.draft)
    }
    if (state.requests !== before.requests) {
      writeRequests(state.requests)
      // Keeps the page from being reloaded (app/boot/leaving.ts).
      document.documentElement.toggleAttribute(SENDING_ATTRIBUTE, state.requests.some(isRunning))
    }
    for (const listener of [...listeners]) {
      listener()
    }
  }

  function restore() {
    const requests = readRequests()?.map((request): EnquiryRequest => {
      if (request.status.kind !== 'sending' || state.requests.some(({ id }) => id === request.id)) {
        return request
      }
      // The reply was lost with the page that sent the request.
      return { ...request, status: unconfirmed }
    })
    dispatch({ type: 'restored', draft: readDraft(), requests: requests ?? null })
  }

  /** Reads the storage, once. */
  function start() {
    if (started) {
      return
    }
    started = true
    restore()
    window.addEventListener('pagehide', () => {
      queued = []
    })
    window.addEventListener('pageshow', ({ persisted }) => {
      if (persisted) {
        const late = queued ?? []
        queued = null
        restore()
        // A hidden page gets no input: a late `change` only repeats what was stored when the page was left.
        late.filter(({ type }) => type !== 'typed').forEach(dispatch)
      }
    })
  }

  /** Sends the content of a form, unless this document has sent the same and the visitor has not confirmed it. */
  function submit({ form, draft: typed, nevertheless = false }: Submission, options: SendOptions): Submitted {
    const draft = draftFor(form, withoutGaps(typed))
    const obstacle = obstacleTo(state.requests, form, draft)
    if (obstacle === 'sending' || (obstacle !== null && !nevertheless)) {
      return obstacle
    }
    // Unique within a tab. Not by `crypto`, which is missing without https.
    const id = Math.random().toString(36).slice(2)
    // Sent first, before anything can fail.
    const ending = sendEnquiry(payloadOf(form, draft), options)
    const status = { kind: 'sending' } as const
    dispatch({ type: 'started', request: { id, form, draft, status, dismissed: false, own: true } })
    void ending.then((ended) => dispatch({ type: 'ended', id, status: ended }))
    return 'started'
  }

  return {
    read: () => state,
    /** The first subscriber makes the store read the storage. */
    subscribe(listener: () => void) {
      start()
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    type: (change: Partial<Draft>) => dispatch({ type: 'typed', change }),
    /** Names a service in the message, and puts details beside it. */
    prefill: (prefill: Prefill, servicePrefix: string) =>
      dispatch({ type: 'prefilled', prefill, servicePrefix }),
    discard: () => dispatch({ type: 'discarded' }),
    undo: () => dispatch({ type: 'undone' }),
    dismiss: (id: string) => dispatch({ type: 'dismissed', id }),
    submit,
  }
}

/** Exactly the form's field names. The offer form cannot be sent without the consent. */
function payloadOf(form: FormKind, draft: Draft): Enquiry {
  const texts = Object.fromEntries(sentTexts(form, draft))
  return form === 'offer' ? { ...texts, [CONSENT_NAME]: true } : texts
}

export const enquiry = createEnquiryStore()
