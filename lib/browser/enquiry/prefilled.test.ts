import { array, assert, constantFrom, oneof, property, string } from 'fast-check'
import { type Draft, emptyDraft } from './fields'
import { firstGapIn, prefilled, withoutGaps } from './prefilled'

const PREFIX = 'Leistung: '
const choose = (draft: Draft, service: string, needs: readonly string[] = []) =>
  prefilled(draft, { service, needs, details: {} }, PREFIX)

/** Lines are separated by a slash. */
const text = (short: string) => short.replaceAll('/', '\n')

it.each([
  ['heads an empty message', '', 'Werkschutz', 'Leistung: Werkschutz/'],
  ['keeps what was written', 'Rückruf.', 'Werkschutz', 'Leistung: Werkschutz//Rückruf.'],
  ['replaces one without text below it', 'Leistung: Tor/', 'Halle', 'Leistung: Halle/'],
  ['is a second one', 'Leistung: Tor/Bitte.', 'Halle', 'Leistung: Tor, Halle/Bitte.'],
  ['is a part of another name', 'Leistung: Torwache/Bitte.', 'Tor', 'Leistung: Torwache, Tor/Bitte.'],
  ['is named once', 'Leistung: Tor, Halle/Bitte.', 'Halle', 'Leistung: Tor, Halle/Bitte.'],
])('a service %s', (_, message, service, filled) => {
  expect(choose({ ...emptyDraft, message: text(message) }, service).message).toBe(text(filled))
})

describe('what an offer needs', () => {
  const TOR = ['Lageplan', 'Schichten']
  const HALLE = ['Grundriss', 'Zeiten', 'Schlüssel']
  const begun = choose(emptyDraft, 'Tor', TOR)
  const then = (message: string, service = 'Halle', needs = HALLE) =>
    choose({ ...begun, message }, service, needs)

  it.each([
    ['an empty message', ''],
    ['one of blanks', ' /'],
    ['what another service has put there', begun.message],
  ])('replaces %s by a keyword each, below the service', (_, message) => {
    expect(then(text(message)).message).toBe(text('Leistung: Halle/Grundriss: /Zeiten: /Schlüssel: '))
  })

  it.each([
    ['behind a keyword', 'Leistung: Tor/Lageplan: liegt bei/Schichten: '],
    ['below them', 'Leistung: Tor/Lageplan: /Schichten: /Bitte rufen Sie an.'],
    ['above them', 'Guten Tag,/Leistung: Tor/Lageplan: /Schichten: '],
    ['by taking one away', 'Leistung: Tor/Lageplan: '],
    ['in a message of his own', 'Zwei Tore'],
  ])('is not told again once the visitor has written %s', (_, written) => {
    const { message, begun: ours } = then(text(written))
    expect(message).not.toContain('Grundriss')
    expect(message).toContain(text(written).replace(/^Leistung: Tor/, ''))
    expect(ours).toBe(begun.begun)
  })

  it('is not put back where the visitor has taken it away, but for the service', () => {
    expect(then(text('Leistung: Tor/'), 'Tor', TOR).message).toBe(text('Leistung: Tor/'))
  })

  it('leaves every line of the visitor where it is, whatever is chosen afterwards', () => {
    const line = oneof(string(), constantFrom('Leistung: Tor', 'Lageplan: ', 'Lageplan: A4', ''))
    const take = constantFrom(['Tor', TOR] as const, ['Halle', HALLE] as const, ['Hof', []] as const)
    assert(
      property(array(line), array(take), array(take), (lines, before, after) => {
        const chosen = (draft: Draft, [service, needs]: (typeof before)[number]) =>
          choose(draft, service, needs)
        const filled = before.reduce(chosen, emptyDraft)
        const message = [filled.message, ...lines, 'Gruß'].join('\n')
        const end = after.reduce(chosen, { ...filled, message })
        const written = [...lines, 'Gruß'].filter((one) => !one.startsWith(PREFIX))
        expect(end.message.split('\n')).toEqual(expect.arrayContaining(written))
        expect(withoutGaps(end).message.split('\n')).toContain('Gruß')
      }),
    )
  })

  it('is begun behind the first keyword, and nowhere in a message that has words', () => {
    expect(firstGapIn(begun)).toBe(text('Leistung: Tor/Lageplan: ').length)
    expect(firstGapIn(then('', 'Hof', []))).toBe(text('Leistung: Hof/').length)
    expect(firstGapIn({ ...begun, message: `${begun.message}nachts` })).toBeNull()
    expect(firstGapIn(emptyDraft)).toBeNull()
  })

  it.each([
    ['all are empty', 'Leistung: Tor/Lageplan: /Schichten: ', 'Leistung: Tor'],
    ['blanks are gone', 'Leistung: Tor/Lageplan:/Schichten:', 'Leistung: Tor'],
    ['one is answered', 'Leistung: Tor/Lageplan: /Schichten: drei', 'Leistung: Tor/Schichten: drei'],
    [
      'the answer stands below it',
      'Leistung: Tor/Lageplan: /folgt per Post/Schichten: ',
      'Leistung: Tor/Lageplan: /folgt per Post',
    ],
    ['the words stand apart', 'Leistung: Tor/Lageplan: //Rückruf bitte', 'Leistung: Tor//Rückruf bitte'],
    ['a line only looks like one', 'Leistung: Tor/Tore: /Anfahrt:', 'Leistung: Tor/Tore: /Anfahrt:'],
  ])('is not sent where nothing was answered: %s', (_, message, sent) => {
    expect(withoutGaps({ ...begun, message: text(message) }).message).toBe(text(sent))
  })

  it('stands before a colon, whatever sign an owner has put behind it', () => {
    const { message } = then('', 'Halle', ['Wie viele Räume?', 'Grundriss.'])
    expect(message).toBe(text('Leistung: Halle/Wie viele Räume: /Grundriss: '))
  })

  it('is sent as it stands where none of it is ours', () => {
    const own = { ...emptyDraft, message: text('Lageplan: /Schichten: /') }
    expect(withoutGaps(own)).toEqual(own)
  })

  it('stays where nothing else is left, as no message would say less', () => {
    const left = { ...begun, message: 'Lageplan: ' }
    expect(withoutGaps(left)).toEqual(left)
  })
})

it('details replace those of their origin and leave others, and the message, as they are', () => {
  const take = (draft: Draft, details: Partial<Draft>, service = '') =>
    prefilled(draft, { service, needs: [], details }, PREFIX)
  const before = take({ ...emptyDraft, message: 'Mit Schranke.' }, { posten: '3 Posten' })
  const after = take(take(before, { reinigung: '400 m²' }), { posten: '4 Posten' }, 'Tor')
  expect(after).toEqual({
    ...emptyDraft,
    message: 'Leistung: Tor\n\nMit Schranke.',
    posten: '4 Posten',
    reinigung: '400 m²',
  })
})
