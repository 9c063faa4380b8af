import { CONSENT_NAME } from '@/lib/both/enquiryForm'
import type { Prefill } from '@/lib/both/offerTrigger'
import { SENDING_ATTRIBUTE } from '@/lib/both/pageState'
import { type Draft, draftFor, type FormKind, TEXT_FIELDS } from './fields'
import { newId } from './newId'
import type { Inserted, PrefillWords } from './prefilled'
import { type EnquiryRequest, isRunning, unconfirmed } from './requests'
import { type Enquiry, type SendOptions, sendEnquiry } from './send'
import { readDraft, readInserted, readRequests, writeDraft, writeInserted, writeRequests } from './storage'
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
  /** The visitor knows that the same words have been sent and wants to send nevertheless. */
  nevertheless?: boolean
}

/** What became of a submission: `started` is told by the request's status from now on; anything else has not been sent. */
export type Submitted = 'started' | Obstacle

/**
 * The one store of a document: the rules are in `transition.ts`, this is what they meet in a browser – storage, the network,
 * the browser's cache. Components show `read()` and call the rest.
 */
export function createEnquiryStore() {
  let state: EnquiryState = initialState
  let started = false
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
    if (event.type !== 'restored') {
      if (state.draft !== before.draft) {
        writeDraft(state.draft)
      }
      if (keptOf(state) !== keptOf(before)) {
        writeInserted(keptOf(state))
      }
    }
    if (state.requests !== before.requests) {
      writeRequests(state.requests)
      // Nothing loads the page anew meanwhile (app/boot/leaving.ts).
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
      // The page that sent it is gone, and its reply with it.
      return { ...request, status: unconfirmed }
    })
    dispatch({
      type: 'restored',
      draft: readDraft(),
      inserted: readInserted(),
      requests: requests ?? null,
    })
  }

  /** Reads what this tab knows, once. */
  function start() {
    if (started) {
      return
    }
    started = true
    restore()
    window.addEventListener('pagehide', () => {
      resting = []
    })
    window.addEventListener('pageshow', ({ persisted }) => {
      if (persisted) {
        const late = resting ?? []
        resting = null
        restore()
        // Nobody types into a page that is not shown: a late `change` repeats what was stored when it was left.
        late.filter(({ type }) => type !== 'typed').forEach(dispatch)
      }
    })
  }

  /** Sends the words of a form, unless this document has sent the same words and the visitor does not know. */
  function submit({ form, draft: typed, nevertheless = false }: Submission, options: SendOptions): Submitted {
    const draft = draftFor(form, typed)
    const obstacle = obstacleTo(state.requests, form, draft)
    if (obstacle === 'sending' || (obstacle !== null && !nevertheless)) {
      return obstacle
    }
    const id = newId()
    // First of all it is sent.
    const ending = sendEnquiry(payloadOf(form, draft), options)
    const status = { kind: 'sending' } as const
    dispatch({ type: 'started', request: { id, form, draft, status, dismissed: false, own: true } })
    void ending.then((ended) => dispatch({ type: 'ended', id, status: ended }))
    return 'started'
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
    type: (change: Partial<Draft>) => dispatch({ type: 'typed', change }),
    /** Puts a service, or what was planned, into the message. */
    prefill: (prefill: Prefill, words: PrefillWords) => dispatch({ type: 'prefilled', prefill, words }),
    discard: () => dispatch({ type: 'discarded' }),
    undo: () => dispatch({ type: 'undone' }),
    dismiss: (id: string) => dispatch({ type: 'dismissed', id }),
    submit,
  }
}

const NOTHING: Inserted = {}

/** What the storage keeps of what was taken over: as long as there is a message. The page may still put both back. */
function keptOf({ draft, inserted }: EnquiryState): Inserted {
  return draft.message === '' ? NOTHING : inserted
}

/** Exactly the form's field names. The offer form cannot be sent without the consent. */
function payloadOf(form: FormKind, draft: Draft): Enquiry {
  const texts = Object.fromEntries(TEXT_FIELDS[form].map((field) => [field, draft[field]]))
  return form === 'offer' ? { ...texts, [CONSENT_NAME]: true } : texts
}

export const enquiry = createEnquiryStore()
