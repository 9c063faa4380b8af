import type { Prefill } from '@/lib/both/offerTrigger'
import { draftFor, emptyDraft, type FormKind } from './fields'
import { withoutGaps } from './prefilled'
import { type EnquiryRequest, hasOpenResult, unconfirmed } from './requests'
import { type EnquiryEvent, type EnquiryState, initialState, obstacleTo, transition } from './transition'

const draft = {
  ...emptyDraft,
  company: 'Muster',
  name: 'Ada',
  email: 'a@b.de',
  phone: '1',
  message: 'Zwei Tore',
}

function request(
  id: string,
  form: FormKind = 'contact',
  change: Partial<EnquiryRequest> = {},
): EnquiryRequest {
  const sent = draftFor(form, draft)
  return { id, form, draft: sent, status: { kind: 'sending' }, dismissed: false, own: true, ...change }
}

function stateAfter(...events: EnquiryEvent[]): EnquiryState {
  return events.reduce(transition, initialState)
}

const sent = { kind: 'sent' } as const
const rejected = { kind: 'failed', reason: 'rejected', fields: [] } as const
const typed = { type: 'typed', change: draft } as const
const started = (id: string, form?: FormKind): EnquiryEvent => ({
  type: 'started',
  request: request(id, form),
})
const ended = (id: string, status: typeof sent | typeof rejected | typeof unconfirmed) =>
  ({ type: 'ended', id, status }) as const
const dismissed = (id: string) => ({ type: 'dismissed', id }) as const
const prefilled = (prefill: Partial<Prefill>) =>
  ({
    type: 'prefilled',
    prefill: { service: '', needs: [], details: {}, ...prefill },
    servicePrefix: 'Leistung: ',
  }) as const
const restored = (requests: readonly EnquiryRequest[] | null, stored: typeof draft | null = null) =>
  ({ type: 'restored', draft: stored, requests }) as const
const dismissedOf = ({ requests }: EnquiryState) => requests.map((one) => [one.id, one.dismissed])
const statusOf = ({ requests }: EnquiryState, id: string) => requests.find((one) => one.id === id)?.status

describe('the draft', () => {
  it('comes back after it was discarded, until something is typed', () => {
    expect(stateAfter(typed, { type: 'discarded' }).draft).toEqual(emptyDraft)
    expect(stateAfter(typed, { type: 'discarded' }, { type: 'undone' }).draft).toEqual(draft)
    const later = stateAfter(
      typed,
      { type: 'discarded' },
      { type: 'typed', change: { name: 'Bo' } },
      { type: 'undone' },
    )
    expect(later.draft).toEqual({ ...emptyDraft, name: 'Bo' })
  })

  it('loses exactly what was sent', () => {
    const left = { ...emptyDraft, company: 'Muster' }
    expect(stateAfter(typed, started('a'), ended('a', sent)).draft).toEqual(left)
    const changed = { type: 'typed', change: { message: 'Drei Tore' } } as const
    expect(stateAfter(typed, started('a'), changed, ended('a', sent)).draft.message).toBe('Drei Tore')
  })

  it('keeps the text that another page has sent', () => {
    const other = restored([request('a', 'contact', { own: false })], draft)
    expect(stateAfter(other, ended('a', sent)).draft).toEqual(draft)
  })

  it('has details beside the message, which are discarded, restored and sent with it', () => {
    const taken = prefilled({ details: { posten: '3 Posten' } })
    const planned = { ...draft, posten: '3 Posten' }
    expect(stateAfter(typed, taken).draft).toEqual(planned)
    expect(stateAfter(typed, taken, { type: 'discarded' }).draft).toEqual(emptyDraft)
    expect(stateAfter(typed, taken, { type: 'discarded' }, { type: 'undone' }).draft).toEqual(planned)
    const sending = { type: 'started', request: request('a', 'offer', { draft: planned }) } as const
    expect(stateAfter(typed, taken, sending, ended('a', sent)).draft).toEqual(emptyDraft)
    const newer = prefilled({ details: { posten: '4 Posten' } })
    expect(stateAfter(typed, taken, sending, newer, ended('a', sent)).draft).toEqual({
      ...emptyDraft,
      posten: '4 Posten',
    })
  })

  it('shows what is sent: without the keywords of a service that have no answer', () => {
    const state = stateAfter(prefilled({ service: 'Tor', needs: ['Lageplan', 'Schichten'] }), {
      type: 'typed',
      change: { message: 'Leistung: Tor\nLageplan: \nSchichten: drei' },
    })
    const sending = request('a', 'offer', { draft: withoutGaps(state.draft) })
    expect(sending.draft.message).toBe('Leistung: Tor\nSchichten: drei')
    const after = transition(state, { type: 'started', request: sending })
    expect(after.draft).toEqual(sending.draft)
    expect(transition(after, ended('a', sent)).draft).toEqual(emptyDraft)
  })

  it('can still be restored after an empty prefill', () => {
    expect(stateAfter(typed, { type: 'discarded' }, prefilled({}), { type: 'undone' }).draft).toEqual(draft)
  })

  it('knows its keywords again when it is restored after an empty prefill', () => {
    const service = prefilled({ service: 'Tor', needs: ['Lageplan'] })
    const state = stateAfter(service, { type: 'discarded' }, prefilled({}), { type: 'undone' })
    expect(state.draft.message).toBe('Leistung: Tor\nLageplan: ')
    expect(withoutGaps(state.draft).message).toBe('Leistung: Tor')
  })

  it('stays whole after a failure', () => {
    expect(stateAfter(typed, started('a'), ended('a', rejected)).draft).toEqual(draft)
  })

  it('is the stored one when the page returns, where storage works', () => {
    const stored = { ...emptyDraft, name: 'Bo' }
    expect(stateAfter(typed, restored([], stored)).draft).toEqual(stored)
    expect(stateAfter(typed, restored(null)).draft).toEqual(draft)
  })
})

describe('a request', () => {
  it('is not known to have arrived until a reply confirms it', () => {
    expect(statusOf(stateAfter(started('a')), 'a')).toEqual({ kind: 'sending' })
    expect(statusOf(stateAfter(started('a'), ended('a', unconfirmed)), 'a')).toEqual(unconfirmed)
    expect(statusOf(stateAfter(started('a'), ended('a', unconfirmed), ended('a', sent)), 'a')).toEqual(sent)
  })

  it('has an open result once it has ended, until that is dismissed', () => {
    const states = [[], [ended('a', sent)], [ended('a', rejected), dismissed('a')]]
    const open = states.map((events) => stateAfter(started('a'), ...events).requests.some(hasOpenResult))
    expect(open).toEqual([false, true, false])
  })

  it.each([sent, rejected])('never becomes less certain than %j', (status) => {
    expect(statusOf(stateAfter(started('a'), ended('a', status), ended('a', unconfirmed)), 'a')).toEqual(
      status,
    )
    expect(statusOf(stateAfter(started('a'), ended('a', status), restored([request('a')])), 'a')).toEqual(
      status,
    )
  })

  it('is shown again when a more certain result follows a dismissed one', () => {
    const state = stateAfter(started('a'), ended('a', unconfirmed), dismissed('a'), ended('a', sent))
    expect(state.requests[0]).toMatchObject({ status: sent, dismissed: false })
  })

  it('is not shown again while no more certain result follows', () => {
    const state = stateAfter(started('a'), ended('a', rejected), dismissed('a'))
    const stored = [request('a', 'contact', { status: rejected })]
    expect(dismissedOf(transition(state, restored(stored)))).toEqual([['a', true]])
  })

  it('dismisses the previous result of its form, and no other', () => {
    const state = stateAfter(
      started('a'),
      ended('a', rejected),
      started('o', 'offer'),
      ended('o', rejected),
      started('b'),
    )
    expect(dismissedOf(state)).toEqual([
      ['a', true],
      ['o', false],
      ['b', false],
    ])
  })

  it('stays open while another of its form is pending', () => {
    expect(dismissedOf(stateAfter(started('a'), started('b')))).toEqual([
      ['a', false],
      ['b', false],
    ])
  })

  it('stays dismissed if another page of this tab has dismissed it; a pending one stays', () => {
    const state = stateAfter(started('a'), ended('a', rejected), started('c', 'offer'), restored([]))
    expect(dismissedOf(state)).toEqual([
      ['a', true],
      ['c', false],
    ])
  })

  it('is unchanged where storage is denied', () => {
    const before = stateAfter(started('a'), ended('a', rejected))
    expect(transition(before, restored(null)).requests).toBe(before.requests)
  })
})

describe('the same text', () => {
  const obstacleAfter = ({ requests }: EnquiryState, change = {}) =>
    obstacleTo(requests, 'offer', { ...draft, ...change })

  it.each<[string, EnquiryEvent[], ReturnType<typeof obstacleAfter>]>([
    ['is pending from either form', [started('a')], 'sending'],
    ['has arrived', [started('a'), ended('a', sent)], 'sent'],
    ['has arrived, and the result was dismissed', [started('a'), ended('a', sent), dismissed('a')], 'sent'],
    ['may have arrived', [started('a'), ended('a', unconfirmed)], 'unconfirmed'],
    ['may be sent again after a rejection', [started('a'), ended('a', rejected)], null],
    [
      'may be sent again after the result was dismissed',
      [started('a'), ended('a', unconfirmed), dismissed('a')],
      null,
    ],
    [
      'was only read from the storage',
      [restored([request('a', 'offer', { own: false, status: sent })])],
      null,
    ],
  ])('%s', (_, events, obstacle) => {
    expect(obstacleAfter(stateAfter(...events))).toBe(obstacle)
  })

  it('includes the company only where both forms have it', () => {
    const other = { company: 'Andere' }
    expect(obstacleAfter(stateAfter(started('o', 'offer')), other)).toBeNull()
    expect(obstacleAfter(stateAfter(started('a')), other)).toBe('sending')
    expect(obstacleAfter(stateAfter(started('a')), { message: 'x' })).toBeNull()
    expect(obstacleAfter(stateAfter(started('a')), { posten: 'x' })).toBeNull()
  })
})
