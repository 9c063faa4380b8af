import { draftFor, emptyDraft, type FormKind } from './fields'
import { type EnquiryRequest, hasOpenResult, unconfirmed } from './requests'
import { type EnquiryEvent, type EnquiryState, initialState, obstacleTo, transition } from './transition'

const draft = { company: 'Muster', name: 'Ada', email: 'a@b.de', phone: '1', message: 'Zwei Tore' }

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
const prefilled = (details: string, origin = '') =>
  ({
    type: 'prefilled',
    prefill: { service: '', details, origin },
    words: { servicePrefix: '', replacesAbove: '' },
  }) as const
const restored = (requests: readonly EnquiryRequest[] | null, stored: typeof draft | null = null) =>
  ({ type: 'restored', draft: stored, inserted: null, requests }) as const
const readOf = ({ requests }: EnquiryState) => requests.map(({ id, dismissed: read }) => [id, read])
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

  it('keeps what a request of another page has sent', () => {
    const other = restored([request('a', 'contact', { own: false })], draft)
    expect(stateAfter(other, ended('a', sent)).draft).toEqual(draft)
  })

  it('remembers what was taken over into it, until a message begins anew', () => {
    const taken = prefilled('3 Posten', 'posten')
    const remembered = { posten: '3 Posten' }
    const message = (text: string) => ({ type: 'typed', change: { message: text } }) as const
    expect(stateAfter(taken, message('3 Posten\nDanke.')).inserted).toEqual(remembered)
    // Cut out and put back.
    expect(stateAfter(taken, message(''), message('3 Posten')).inserted).toEqual(remembered)
    expect(stateAfter(taken, { type: 'discarded' }, { type: 'undone' }).inserted).toEqual(remembered)
    expect(stateAfter(taken, message(''), message('Neu')).inserted).toEqual({})
    expect(stateAfter(taken, { type: 'discarded' }, message('Neu')).inserted).toEqual({})
  })

  it('can still be restored when nothing is put into it', () => {
    expect(stateAfter(typed, { type: 'discarded' }, prefilled(''), { type: 'undone' }).draft).toEqual(draft)
  })

  it('stays whole after a failure', () => {
    expect(stateAfter(typed, started('a'), ended('a', rejected)).draft).toEqual(draft)
  })

  it('is what the storage says when the page comes back, where there is one', () => {
    const stored = { ...emptyDraft, name: 'Bo' }
    expect(stateAfter(typed, restored([], stored)).draft).toEqual(stored)
    expect(stateAfter(typed, restored(null)).draft).toEqual(draft)
  })
})

describe('a request', () => {
  it('is not known to have arrived until somebody says so', () => {
    expect(statusOf(stateAfter(started('a')), 'a')).toEqual({ kind: 'sending' })
    expect(statusOf(stateAfter(started('a'), ended('a', unconfirmed)), 'a')).toEqual(unconfirmed)
    expect(statusOf(stateAfter(started('a'), ended('a', unconfirmed), ended('a', sent)), 'a')).toEqual(sent)
  })

  it('has a result to tell once it has ended, until that is dismissed', () => {
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

  it('is told again when more is known than was dismissed', () => {
    const state = stateAfter(started('a'), ended('a', unconfirmed), dismissed('a'), ended('a', sent))
    expect(state.requests[0]).toMatchObject({ status: sent, dismissed: false })
  })

  it('is not told again while no more is known than was dismissed', () => {
    const state = stateAfter(started('a'), ended('a', rejected), dismissed('a'))
    const stored = [request('a', 'contact', { status: rejected })]
    expect(readOf(transition(state, restored(stored)))).toEqual([['a', true]])
  })

  it('replaces the result that its form told before, and no other', () => {
    const state = stateAfter(
      started('a'),
      ended('a', rejected),
      started('o', 'offer'),
      ended('o', rejected),
      started('b'),
    )
    expect(readOf(state)).toEqual([
      ['a', true],
      ['o', false],
      ['b', false],
    ])
  })

  it('stays open while another of its form is on its way', () => {
    expect(readOf(stateAfter(started('a'), started('b')))).toEqual([
      ['a', false],
      ['b', false],
    ])
  })

  it('that another page of this tab has put away stays away; what this one waits for stays', () => {
    const state = stateAfter(started('a'), ended('a', rejected), started('c', 'offer'), restored([]))
    expect(readOf(state)).toEqual([
      ['a', true],
      ['c', false],
    ])
  })

  it('stays as it is where nobody can know what is stored', () => {
    const before = stateAfter(started('a'), ended('a', rejected))
    expect(transition(before, restored(null)).requests).toBe(before.requests)
  })
})

describe('the same words', () => {
  const asked = ({ requests }: EnquiryState, change = {}) =>
    obstacleTo(requests, 'offer', { ...draft, ...change })

  it.each<[string, EnquiryEvent[], ReturnType<typeof asked>]>([
    ['are on their way from whichever form', [started('a')], 'sending'],
    ['have arrived', [started('a'), ended('a', sent)], 'sent'],
    ['have arrived, which was read', [started('a'), ended('a', sent), dismissed('a')], 'sent'],
    ['may have arrived', [started('a'), ended('a', unconfirmed)], 'unconfirmed'],
    ['may be sent again after a no', [started('a'), ended('a', rejected)], null],
    ['may be sent again by who knows', [started('a'), ended('a', unconfirmed), dismissed('a')], null],
    [
      'were only read from the storage',
      [restored([request('a', 'offer', { own: false, status: sent })])],
      null,
    ],
  ])('%s', (_, events, obstacle) => {
    expect(asked(stateAfter(...events))).toBe(obstacle)
  })

  it('count the company only where both forms ask for it', () => {
    const other = { company: 'Andere' }
    expect(asked(stateAfter(started('o', 'offer')), other)).toBeNull()
    expect(asked(stateAfter(started('a')), other)).toBe('sending')
    expect(asked(stateAfter(started('a')), { message: 'x' })).toBeNull()
  })
})
