import { emptyDraft, type FormKind, wordsOf } from './fields'
import { type EnquiryRequest, fingerprintOf, sameWords, unconfirmed } from './requests'
import { type EnquiryEvent, type EnquiryState, initialState, obstacleTo, transition } from './transition'

const draft = { company: 'Muster', name: 'Ada', email: 'a@b.de', phone: '1', message: 'Zwei Tore' }

function request(
  id: string,
  form: FormKind = 'contact',
  change: Partial<EnquiryRequest> = {},
): EnquiryRequest {
  const words = wordsOf(form, draft)
  return {
    id,
    form,
    words,
    fingerprint: fingerprintOf(form, words),
    status: { kind: 'sending' },
    dismissed: false,
    elsewhere: false,
    ...change,
  }
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
const ended = (
  id: string,
  status: typeof sent | typeof rejected | typeof unconfirmed,
  form: FormKind = 'contact',
) => ({ type: 'ended', id, status, words: wordsOf(form, draft) }) as const
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
    expect(stateAfter(typed, started('a'), ended('a', sent)).draft).toEqual({
      ...emptyDraft,
      company: 'Muster',
    })
    const changed = { type: 'typed', change: { message: 'Drei Tore' } } as const
    expect(stateAfter(typed, started('a'), changed, ended('a', sent)).draft.message).toBe('Drei Tore')
  })

  it('stays whole after a failure', () => {
    expect(stateAfter(typed, started('a'), ended('a', rejected)).draft).toEqual(draft)
  })

  it('is not touched by what another tab has sent', () => {
    const heard = { type: 'heard', request: request('b', 'contact', { status: sent }) } as const
    expect(stateAfter(typed, heard).draft).toEqual(draft)
  })

  it('is what the storage says when the page comes back', () => {
    const stored = { ...emptyDraft, name: 'Bo' }
    const restored = { type: 'restored', draft: stored, requests: [], running: new Set<string>() } as const
    expect(stateAfter(typed, restored).draft).toEqual(stored)
    expect(stateAfter(typed, { ...restored, draft: null }).draft).toEqual(draft)
  })
})

describe('a request', () => {
  it('is not known to have arrived until somebody says so', () => {
    expect(statusOf(stateAfter(started('a')), 'a')).toEqual({ kind: 'sending' })
    expect(statusOf(stateAfter(started('a'), { type: 'lost', id: 'a' }), 'a')).toEqual(unconfirmed)
    expect(statusOf(stateAfter(started('a'), { type: 'lost', id: 'a' }, ended('a', sent)), 'a')).toEqual(sent)
  })

  it('never becomes less certain', () => {
    expect(statusOf(stateAfter(started('a'), ended('a', sent), { type: 'lost', id: 'a' }), 'a')).toEqual(sent)
    expect(statusOf(stateAfter(started('a'), ended('a', rejected), { type: 'lost', id: 'a' }), 'a')).toEqual(
      rejected,
    )
    const stale = { type: 'heard', request: request('a') } as const
    expect(statusOf(stateAfter(started('a'), ended('a', sent), stale), 'a')).toEqual(sent)
  })

  it('keeps its words only as long as somebody may need them', () => {
    expect(stateAfter(started('a'), ended('a', rejected)).requests[0]?.words).not.toBeNull()
    expect(stateAfter(started('a'), ended('a', sent)).requests[0]?.words).toBeNull()
    expect(
      stateAfter(started('a'), ended('a', rejected), { type: 'dismissed', id: 'a' }).requests[0]?.words,
    ).toBeNull()
  })

  it('is told again when more is known than was dismissed', () => {
    const state = stateAfter(
      started('a'),
      { type: 'lost', id: 'a' },
      { type: 'dismissed', id: 'a' },
      ended('a', sent),
    )
    expect(state.requests[0]).toMatchObject({ status: sent, dismissed: false })
  })

  it('replaces the result that its form told before, and no other', () => {
    const state = stateAfter(
      started('a'),
      ended('a', rejected),
      started('o', 'offer'),
      ended('o', rejected),
      started('b'),
    )
    expect(state.requests.map(({ id, dismissed }) => [id, dismissed])).toEqual([
      ['a', true],
      ['o', false],
      ['b', false],
    ])
  })

  it('is gone when it was not sent after all', () => {
    expect(stateAfter(started('a'), { type: 'withdrawn', id: 'a' }).requests).toEqual([])
  })

  it('of another tab is told here and put away there', () => {
    const there = request('b', 'contact', { status: rejected })
    const state = stateAfter({ type: 'heard', request: there })
    expect(state.requests[0]).toMatchObject({ elsewhere: true, dismissed: false })
    const read = transition(state, { type: 'heard', request: { ...there, dismissed: true } })
    expect(read.requests[0]?.dismissed).toBe(true)
  })

  it('that another document of this tab has put away stays away', () => {
    const running = new Set(['c'])
    const state = stateAfter(started('a'), ended('a', rejected), started('c', 'offer'), {
      type: 'restored',
      draft: null,
      requests: [],
      running,
    })
    expect(state.requests.map(({ id, dismissed }) => [id, dismissed])).toEqual([
      ['a', true],
      ['c', false],
    ])
  })
})

describe('the same words', () => {
  const fingerprint = fingerprintOf('offer', draft)

  it('are locked in both forms while they are on their way', () => {
    expect(obstacleTo(stateAfter(started('a')), fingerprint)).toBe('sending')
    expect(obstacleTo(stateAfter({ type: 'heard', request: request('b') }), fingerprint)).toBe('sending')
  })

  it('are asked about when they have arrived, or may have', () => {
    expect(obstacleTo(stateAfter(started('a'), ended('a', sent)), fingerprint)).toBe('sent')
    expect(
      obstacleTo(stateAfter(started('a'), ended('a', sent), { type: 'dismissed', id: 'a' }), fingerprint),
    ).toBe('sent')
    expect(obstacleTo(stateAfter(started('a'), { type: 'lost', id: 'a' }), fingerprint)).toBe('unconfirmed')
  })

  it('may be sent again after a no, and after the visitor has taken note', () => {
    expect(obstacleTo(stateAfter(started('a'), ended('a', rejected)), fingerprint)).toBeNull()
    const noted = stateAfter(started('a'), { type: 'lost', id: 'a' }, { type: 'dismissed', id: 'a' })
    expect(obstacleTo(noted, fingerprint)).toBeNull()
  })

  it('count the company only where both forms ask for it', () => {
    const other = { ...draft, company: 'Andere' }
    expect(sameWords(fingerprintOf('offer', other), fingerprint)).toBe(false)
    expect(sameWords(fingerprintOf('contact', other), fingerprint)).toBe(true)
    expect(sameWords(fingerprintOf('contact', { ...draft, message: 'x' }), fingerprint)).toBe(false)
  })
})
