import { TEXT_FIELD_NAMES } from './fieldNames.mjs'
import { type Draft, emptyDraft, type FormKind } from './fields'
import {
  dismissed,
  type Ended,
  type EnquiryRequest,
  merged,
  sameWords,
  settled,
  unconfirmed,
} from './requests'

/** All that one tab knows of a visitor's enquiries. The table of states and events: docs/anfragen.md. */
export type EnquiryState = {
  draft: Draft
  /** What was discarded, until something is typed or the page is left. */
  discarded: Draft | null
  requests: readonly EnquiryRequest[]
}

export type EnquiryEvent =
  /** Somebody typed, or a service was put into the message. */
  | { type: 'typed'; change: Partial<Draft> }
  | { type: 'discarded' }
  | { type: 'undone' }
  /** The button was pressed, and nothing speaks against sending. */
  | { type: 'started'; request: EnquiryRequest }
  /** Another tab turned out to be sending the same words; nothing was sent here. */
  | { type: 'withdrawn'; id: string }
  /** The document that sent it knows the result. */
  | { type: 'ended'; id: string; status: Ended; words: Draft }
  /** The document that sent it is gone, and nobody knows the result. */
  | { type: 'lost'; id: string }
  /** Another tab tells what it knows of a request. */
  | { type: 'heard'; request: EnquiryRequest }
  | { type: 'dismissed'; id: string }
  /** Read from the storage: at the start, and when the page comes back out of the browser's cache. */
  | {
      type: 'restored'
      draft: Draft | null
      requests: readonly EnquiryRequest[]
      running: ReadonlySet<string>
    }

export const initialState: EnquiryState = { draft: emptyDraft, discarded: null, requests: [] }

/** The state after an event. Pure: whoever calls it stores, tells and shows what follows. */
export function transition(state: EnquiryState, event: EnquiryEvent): EnquiryState {
  switch (event.type) {
    case 'typed':
      return { ...state, draft: { ...state.draft, ...event.change }, discarded: null }
    case 'discarded':
      return { ...state, draft: emptyDraft, discarded: state.draft }
    case 'undone':
      return { ...state, draft: state.discarded ?? state.draft, discarded: null }
    case 'started':
      // Whoever sends again has gone on from the result before.
      return {
        ...state,
        requests: [
          ...state.requests.map((request) =>
            request.form === event.request.form && request.status.kind !== 'sending' && !request.elsewhere
              ? dismissed(request)
              : request,
          ),
          event.request,
        ],
      }
    case 'withdrawn':
      return { ...state, requests: state.requests.filter(({ id }) => id !== event.id) }
    case 'ended':
      return {
        ...state,
        draft: event.status.kind === 'sent' ? without(state.draft, event.words) : state.draft,
        requests: update(state.requests, event.id, (request) => settled(request, event.status)),
      }
    case 'lost':
      return {
        ...state,
        requests: update(state.requests, event.id, (request) => settled(request, unconfirmed)),
      }
    case 'heard':
      return { ...state, requests: heard(state.requests, event.request) }
    case 'dismissed':
      return { ...state, requests: update(state.requests, event.id, dismissed) }
    case 'restored':
      return restored(state, event)
  }
}

function update(
  requests: readonly EnquiryRequest[],
  wanted: string,
  change: (request: EnquiryRequest) => EnquiryRequest,
): readonly EnquiryRequest[] {
  return requests.map((request) => (request.id === wanted ? change(request) : request))
}

/** Takes out exactly what was sent; what was changed meanwhile has not been. */
function without(draft: Draft, words: Draft): Draft {
  const rest = { ...draft }
  for (const field of TEXT_FIELD_NAMES) {
    if (rest[field] === words[field]) {
      rest[field] = ''
    }
  }
  return rest
}

function heard(requests: readonly EnquiryRequest[], request: EnquiryRequest): readonly EnquiryRequest[] {
  return requests.some(({ id }) => id === request.id)
    ? update(requests, request.id, (known) => merged(known, request))
    : [...requests, { ...request, elsewhere: true }]
}

function restored(
  state: EnquiryState,
  { draft, requests, running }: Extract<EnquiryEvent, { type: 'restored' }>,
): EnquiryState {
  // What another document of this tab has put away stays away.
  const stored = new Set(requests.map(({ id }) => id))
  const known = state.requests.map((request) =>
    stored.has(request.id) || request.elsewhere || running.has(request.id) ? request : dismissed(request),
  )
  const ids = new Set(known.map(({ id }) => id))
  return {
    draft: draft ?? state.draft,
    discarded: null,
    requests: [
      ...known.map((request) => {
        const other = requests.find(({ id }) => id === request.id)
        return other === undefined ? request : merged(request, other)
      }),
      ...requests.filter(({ id }) => !ids.has(id)),
    ],
  }
}

/** What speaks against sending these words now. */
export type Obstacle =
  /** They are on their way; the result is not known yet. */
  | 'sending'
  /** They have arrived. */
  | 'sent'
  /** They may have arrived, and the visitor has been told so. */
  | 'unconfirmed'

/** Why the same words should not simply be sent again, from whichever form or tab they came; null if nothing speaks against it. */
export function obstacleTo(state: EnquiryState, fingerprint: string): Obstacle | null {
  let obstacle: Obstacle | null = null
  for (const { fingerprint: other, status, dismissed: read } of state.requests) {
    if (!sameWords(fingerprint, other)) {
      continue
    }
    switch (status.kind) {
      case 'sending':
        return 'sending'
      case 'sent':
        obstacle = 'sent'
        break
      case 'failed':
        obstacle = status.reason === 'unconfirmed' && !read ? 'unconfirmed' : null
    }
  }
  return obstacle
}

/** Whether a request has a result that the visitor has not put away. */
export function hasOpenResult({ status, dismissed: read }: EnquiryRequest): boolean {
  return !read && status.kind !== 'sending'
}

/** Whether a form of this kind is sending from this document. */
export function isRunning(state: EnquiryState, form: FormKind, running: ReadonlySet<string>): boolean {
  return state.requests.some((request) => request.form === form && running.has(request.id))
}
