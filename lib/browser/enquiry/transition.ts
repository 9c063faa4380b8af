import { TEXT_FIELD_NAMES } from '@/lib/both/enquiryForm'
import type { Prefill } from '@/lib/both/offerTrigger'
import { type Draft, emptyDraft, type FormKind } from './fields'
import { type Inserted, type PrefillWords, prefilled, stillStanding } from './prefilled'
import { type Ended, type EnquiryRequest, isRunning, saysTheSame, settled } from './requests'

/** All that one page knows of a visitor's enquiries. The table of states and events: docs/anfragen.md. */
export type EnquiryState = {
  draft: Draft
  /** What of the message was taken over from elsewhere, as it was then. */
  inserted: Inserted
  /** What was discarded, until something is typed or the page is left. */
  discarded: Draft | null
  requests: readonly EnquiryRequest[]
}

export type EnquiryEvent =
  | { type: 'typed'; change: Partial<Draft> }
  /** A service, or what was planned, is to be put into the message. */
  | { type: 'prefilled'; prefill: Prefill; words: PrefillWords }
  | { type: 'discarded' }
  | { type: 'undone' }
  /** The button was pressed, and the request has been sent. */
  | { type: 'started'; request: EnquiryRequest }
  | { type: 'ended'; id: string; status: Ended }
  | { type: 'dismissed'; id: string }
  /** Read from the storage, at the start and when the page comes back out of the browser's cache; null where nobody can know. */
  | {
      type: 'restored'
      draft: Draft | null
      inserted: Inserted | null
      requests: readonly EnquiryRequest[] | null
    }

export const initialState: EnquiryState = { draft: emptyDraft, inserted: {}, discarded: null, requests: [] }

/** The state after an event. Pure: whoever calls it stores and shows what follows. */
export function transition(state: EnquiryState, event: EnquiryEvent): EnquiryState {
  switch (event.type) {
    case 'typed':
      return typed(state, { ...state.draft, ...event.change })
    case 'prefilled': {
      const { message, inserted } = prefilled(
        { message: state.draft.message, inserted: state.inserted },
        event.prefill,
        event.words,
      )
      return message === state.draft.message
        ? { ...state, inserted }
        : { ...state, draft: { ...state.draft, message }, inserted, discarded: null }
    }
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
        inserted: event.inserted ?? state.inserted,
        discarded: null,
        requests: event.requests === null ? state.requests : restored(state.requests, event.requests),
      }
  }
}

function typed(state: EnquiryState, draft: Draft): EnquiryState {
  const inserted = stillStanding(state.draft.message, state.inserted, draft.message)
  return { ...state, draft, inserted, discarded: null }
}

function update(
  requests: readonly EnquiryRequest[],
  wanted: string,
  change: (request: EnquiryRequest) => EnquiryRequest,
): readonly EnquiryRequest[] {
  return requests.map((request) => (request.id === wanted ? change(request) : request))
}

/** Takes out exactly what was sent; what was changed meanwhile has not been. */
function without(draft: Draft, sent: Draft): Draft {
  const rest = { ...draft }
  for (const field of TEXT_FIELD_NAMES) {
    if (rest[field] === sent[field]) {
      rest[field] = ''
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
      // What another page of this tab has put away stays away.
      return isRunning(request) ? request : { ...request, dismissed: true }
    }),
    ...stored.filter(({ id }) => known.every((request) => request.id !== id)),
  ]
}

/** What a visitor should know before the same words are sent again. */
export type Obstacle =
  /** They are on their way; the result is not known yet. */
  | 'sending'
  /** They have arrived. */
  | 'sent'
  /** They may have arrived, and the visitor has been told so. */
  | 'unconfirmed'

/**
 * What this document itself has done with the same words before, from whichever form; null if nothing. What was read from
 * the storage does not count: it may inform, but never keep a request from being sent.
 */
export function obstacleTo(
  requests: readonly EnquiryRequest[],
  form: FormKind,
  draft: Draft,
): Obstacle | null {
  let obstacle: Obstacle | null = null
  for (const request of requests.filter(
    (candidate) => candidate.own && saysTheSame(candidate, form, draft),
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
