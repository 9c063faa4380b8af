import type { Prefill } from '@/lib/both/offerTrigger'
import { DRAFT_KEYS, type Draft, emptyDraft, type FormKind, isEmpty } from './fields'
import { prefilled, withoutGaps } from './prefilled'
import { type Ended, type EnquiryRequest, hasSameContent, isRunning, settled } from './requests'

/** The state of a visitor's enquiries in one page. The table of states and events: docs/anfragen.md. */
export type EnquiryState = {
  draft: Draft
  /** The discarded draft, until something is typed or the page is left. */
  discarded: Draft | null
  requests: readonly EnquiryRequest[]
}

export type EnquiryEvent =
  | { type: 'typed'; change: Partial<Draft> }
  /** The offer dialog was opened, for a service or with details. */
  | { type: 'prefilled'; prefill: Prefill; servicePrefix: string }
  | { type: 'discarded' }
  | { type: 'undone' }
  /** The button was pressed, and the request has been sent. */
  | { type: 'started'; request: EnquiryRequest }
  | { type: 'ended'; id: string; status: Ended }
  | { type: 'dismissed'; id: string }
  /** Read from the storage, at the start and when the page returns from the back/forward cache; null where storage is denied. */
  | {
      type: 'restored'
      draft: Draft | null
      requests: readonly EnquiryRequest[] | null
    }

export const initialState: EnquiryState = { draft: emptyDraft, discarded: null, requests: [] }

/** The state after an event. Pure: the store persists and publishes it. */
export function transition(state: EnquiryState, event: EnquiryEvent): EnquiryState {
  switch (event.type) {
    case 'typed':
      return { ...state, draft: { ...state.draft, ...event.change }, discarded: null }
    case 'prefilled': {
      const draft = prefilled(state.draft, event.prefill, event.servicePrefix)
      // Where nothing came, what was discarded can still come back.
      return { ...state, draft, discarded: isEmpty(draft) ? state.discarded : null }
    }
    case 'discarded':
      return { ...state, draft: emptyDraft, discarded: state.draft }
    case 'undone':
      return { ...state, draft: state.discarded ?? state.draft, discarded: null }
    case 'started':
      // Sending again dismisses the previous result. The field shows what is sent.
      return {
        ...state,
        draft: withoutGaps(state.draft),
        requests: [
          ...state.requests.map((request) =>
            request.form === event.request.form && request.status.kind !== 'sending'
              ? { ...request, dismissed: true }
              : request,
          ),
          event.request,
        ],
      }
    case 'ended': {
      const ended = state.requests.find(({ id }) => id === event.id)
      return {
        ...state,
        draft: event.status.kind === 'sent' && ended?.own ? without(state.draft, ended.draft) : state.draft,
        requests: update(state.requests, event.id, (request) => settled(request, event.status)),
      }
    }
    case 'dismissed':
      return {
        ...state,
        requests: update(state.requests, event.id, (request) => ({ ...request, dismissed: true })),
      }
    case 'restored':
      return {
        draft: event.draft ?? state.draft,
        discarded: null,
        requests: event.requests === null ? state.requests : restored(state.requests, event.requests),
      }
  }
}

function update(
  requests: readonly EnquiryRequest[],
  wanted: string,
  change: (request: EnquiryRequest) => EnquiryRequest,
): readonly EnquiryRequest[] {
  return requests.map((request) => (request.id === wanted ? change(request) : request))
}

/** Clears only what was sent; what has changed since was not. */
function without(draft: Draft, sent: Draft): Draft {
  const rest = { ...draft }
  for (const key of DRAFT_KEYS) {
    if (rest[key] === sent[key]) {
      rest[key] = ''
    }
  }
  return rest
}

function restored(
  known: readonly EnquiryRequest[],
  stored: readonly EnquiryRequest[],
): readonly EnquiryRequest[] {
  return [
    ...known.map((request) => {
      const other = stored.find(({ id }) => id === request.id)
      if (other !== undefined) {
        return settled(request, other.status)
      }
      // A request that another page of this tab has dismissed stays dismissed.
      return isRunning(request) ? request : { ...request, dismissed: true }
    }),
    ...stored.filter(({ id }) => known.every((request) => request.id !== id)),
  ]
}

/** What a visitor should know before the same text is sent again. */
export type Obstacle =
  /** It is pending; the result is not known yet. */
  | 'sending'
  /** It has arrived. */
  | 'sent'
  /** It may have arrived, and the visitor has seen that. */
  | 'unconfirmed'

/**
 * What this document has done with the same text before, from either form; null if nothing. Requests from the storage do not count:
 * they are shown, but must never keep a request from being sent.
 */
export function obstacleTo(
  requests: readonly EnquiryRequest[],
  form: FormKind,
  draft: Draft,
): Obstacle | null {
  let obstacle: Obstacle | null = null
  for (const request of requests.filter(
    (candidate) => candidate.own && hasSameContent(candidate, form, draft),
  )) {
    const { status, dismissed } = request
    switch (status.kind) {
      case 'sending':
        return 'sending'
      case 'sent':
        obstacle = 'sent'
        break
      case 'failed':
        obstacle = status.reason === 'unconfirmed' && !dismissed ? 'unconfirmed' : null
    }
  }
  return obstacle
}
