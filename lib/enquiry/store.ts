import { POSTING_ATTRIBUTE } from '@/lib/pageContract'
import { CONSENT_NAME } from './fieldNames.mjs'
import { type Draft, type FormKind, TEXT_FIELDS, wordsOf } from './fields'
import { type EnquiryRequest, fingerprintOf, newId } from './requests'
import { type Enquiry, type SendOptions, sendEnquiry } from './send'
import { readDraft, readRequests, requestOf, writeDraft, writeRequests } from './storage'
import { connectTabs, type Tabs, whileSending } from './tabs'
import {
  type EnquiryEvent,
  type EnquiryState,
  initialState,
  isRunning,
  type Obstacle,
  obstacleTo,
  transition,
} from './transition'
import { createWatcher } from './watcher'

/** What another tab may say. */
type Message = { type: 'request'; request: EnquiryRequest } | { type: 'ask' }

export type Press = {
  form: FormKind
  words: Draft
  /** The visitor knows of the obstacle and wants to send nevertheless. */
  nevertheless?: boolean
}

/**
 * What became of a press: `started` is told by the request's status from now on; `busy` this form is still sending other
 * words; anything else is an obstacle that the visitor should know of.
 */
export type Pressed = 'started' | 'busy' | Obstacle

/**
 * The one store of a document: the rules are in `transition.ts`, this is what they meet in a browser – storage, other tabs,
 * the network, the browser's cache. Components show `read()` and call the rest.
 */
export function createEnquiryStore() {
  let state: EnquiryState = initialState
  let tabs: Tabs | null = null
  const running = new Set<string>()
  const listeners = new Set<() => void>()

  /** What happens while the page rests in the browser's cache; null while it is shown. */
  let resting: EnquiryEvent[] | null = null

  function dispatch(event: EnquiryEvent) {
    if (resting !== null) {
      // By then another page of the tab writes what is stored, and this one would overwrite it with what it last knew.
      resting.push(event)
      return
    }
    const before = state
    state = transition(before, event)
    if (state.draft !== before.draft && event.type !== 'restored') {
      writeDraft(state.draft)
    }
    if (state.requests !== before.requests) {
      writeRequests(state.requests)
      if (event.type !== 'heard' && event.type !== 'restored') {
        tellChanges(before.requests)
      }
    }
    for (const listener of [...listeners]) {
      listener()
    }
  }

  function tell(message: Message) {
    tabs?.tell(message)
  }

  function tellChanges(before: readonly EnquiryRequest[]) {
    for (const request of state.requests) {
      // A request is told of when its lock is held, not before (see `send`).
      if (!before.includes(request) && !isFresh(request)) {
        tell({ type: 'request', request })
      }
    }
  }

  function isFresh({ id, status }: EnquiryRequest) {
    return status.kind === 'sending' && running.has(id)
  }

  function hear(data: unknown) {
    const message = data as Message
    if (message?.type === 'ask') {
      for (const request of state.requests) {
        // Only who sends it may say that it is on its way.
        if (!request.elsewhere && (request.status.kind !== 'sending' || running.has(request.id))) {
          tell({ type: 'request', request })
        }
      }
    }
    const request = message?.type === 'request' ? requestOf(message.request) : null
    // Nobody knows more of a request than the document that sends it.
    if (request !== null && !running.has(request.id)) {
      if (request.status.kind === 'sending') {
        watcher.heardOf(request.id)
      }
      dispatch({ type: 'heard', request })
      watcher.watch()
    }
  }

  const watcher = createWatcher({
    requests: () => state.requests,
    running,
    ask: () => tell({ type: 'ask' }),
    lose: (id) => dispatch({ type: 'lost', id }),
  })

  function restore() {
    dispatch({ type: 'restored', draft: readDraft(), requests: readRequests(), running })
    tabs = connectTabs(hear)
    tell({ type: 'ask' })
    watcher.watch()
  }

  /** Reads what this tab knows, once. */
  function start() {
    if (tabs !== null) {
      return
    }
    restore()
    window.addEventListener('pagehide', () => {
      tabs?.close()
      resting = []
    })
    window.addEventListener('pageshow', ({ persisted }) => {
      if (persisted) {
        // Back from the page that the browser's own post led to.
        running.delete(document.documentElement.getAttribute(POSTING_ATTRIBUTE) ?? '')
        document.documentElement.removeAttribute(POSTING_ATTRIBUTE)
        const late = resting ?? []
        resting = null
        restore()
        // Nobody types into a page that is not shown: a late `change` repeats what was stored when it was left.
        late.filter(({ type }) => type !== 'typed').forEach(dispatch)
      }
    })
  }

  /** Sends the words of a form, unless something speaks against it. */
  function press({ form, words: draft, nevertheless = false }: Press, options: SendOptions): Pressed {
    const words = wordsOf(form, draft)
    const fingerprint = fingerprintOf(form, words)
    const obstacle = obstacleTo(state, fingerprint)
    if (obstacle === 'sending' || (obstacle !== null && !nevertheless)) {
      return obstacle
    }
    if (isRunning(state, form, running)) {
      return 'busy'
    }
    const id = newId()
    running.add(id)
    // Stored before anything leaves: whatever happens from here on, the next page knows of it.
    dispatch({
      type: 'started',
      request: {
        id,
        form,
        words,
        fingerprint,
        status: { kind: 'sending' },
        dismissed: false,
        elsewhere: false,
      },
    })
    void send(id, options)
    return 'started'
  }

  /** Whether another tab has meanwhile sent the same words. */
  function othersHaveSent({ id, fingerprint }: EnquiryRequest) {
    const others = state.requests.filter((request) => request.id !== id)
    return obstacleTo({ ...state, requests: others }, fingerprint) !== null
  }

  async function send(id: string, options: SendOptions) {
    const request = state.requests.find((candidate) => candidate.id === id)
    if (request?.words == null) {
      return
    }
    const { form, words } = request
    const outcome = await whileSending(
      request,
      () => othersHaveSent(request),
      async () => {
        tell({ type: 'request', request })
        const status = await sendEnquiry(payloadOf(form, words), options)
        running.delete(id)
        // Told before the lock is given back: who waits for it must not take the request for lost.
        dispatch({ type: 'ended', id, status, words })
        return status
      },
    )
    if (outcome === null) {
      running.delete(id)
      dispatch({ type: 'withdrawn', id })
    }
  }

  return {
    read: () => state,
    /** Whoever listens wants to know what this tab knows: the first one makes the store read it. */
    subscribe(listener: () => void) {
      start()
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    /** For a form that becomes alive later than the store: what was typed into it meanwhile has been stored by the boot code. */
    reread: () => dispatch({ type: 'restored', draft: readDraft(), requests: readRequests(), running }),
    type: (change: Partial<Draft>) => dispatch({ type: 'typed', change }),
    discard: () => dispatch({ type: 'discarded' }),
    undo: () => dispatch({ type: 'undone' }),
    dismiss: (id: string) => dispatch({ type: 'dismissed', id }),
    press,
    /** Whether this document is waiting for the reply to a request. */
    isRunning: (id: string) => running.has(id),
    /** Whether a form of this kind is sending from this document. */
    isSending: (form: FormKind) => isRunning(state, form, running),
  }
}

/** Exactly the form's field names. The offer form cannot be sent without the consent. */
function payloadOf(form: FormKind, words: Draft): Enquiry {
  const texts = Object.fromEntries(TEXT_FIELDS[form].map((field) => [field, words[field]]))
  return form === 'offer' ? { ...texts, [CONSENT_NAME]: true } : texts
}

export const enquiry = createEnquiryStore()
