import { array, assert, constantFrom, oneof, property, record, string } from 'fast-check'
import { firstGapIn, type Inserted, prefilled, stillPresent, withoutGaps } from './prefilled'

const labels = { servicePrefix: 'Leistung: ', replacesAbove: 'Neu:' }

const withService = (message: string, service: string, needs: readonly string[] = []) =>
  prefilled({ message, inserted: {} }, { service, needs, details: '', origin: '' }, labels).message

const withDetails = (message: string, details: string, inserted: Inserted = {}, origin = 'posten') =>
  prefilled({ message, inserted }, { service: '', needs: [], details, origin }, labels).message

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
  expect(withService(text(message), service)).toBe(text(filled))
})

describe('what an offer needs', () => {
  const TOR = ['Lageplan', 'Schichten']
  const HALLE = ['Grundriss', 'Zeiten', 'Schlüssel']
  const begun = prefilled(
    { message: '', inserted: {} },
    { service: 'Tor', needs: TOR, details: '', origin: '' },
    labels,
  )
  const then = (message: string, service = 'Halle', needs = HALLE) =>
    prefilled({ ...begun, message }, { service, needs, details: '', origin: '' }, labels)

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
    const { message, inserted } = then(text(written))
    expect(message).not.toContain('Grundriss')
    expect(message).toContain(text(written).replace(/^Leistung: Tor/, ''))
    expect(inserted).toEqual(begun.inserted)
  })

  it('is not put back where the visitor has taken it away, but for the service', () => {
    expect(then(text('Leistung: Tor/'), 'Tor', TOR).message).toBe(text('Leistung: Tor/'))
  })

  it('stands above details of the desk, which begin no message anew', () => {
    const planned = prefilled(
      begun,
      { service: 'Tor', needs: [], details: 'Posten', origin: 'posten' },
      labels,
    )
    expect(planned.message).toBe(text('Leistung: Tor//Posten/'))
    expect(then(planned.message).message).toBe(text('Leistung: Tor, Halle//Posten/'))
  })

  it('leaves every line of the visitor where it is, whatever is chosen afterwards', () => {
    const line = oneof(string(), constantFrom('Leistung: Tor', 'Lageplan: ', 'Lageplan: A4', ''))
    const take = constantFrom(['Tor', TOR] as const, ['Halle', HALLE] as const, ['Hof', []] as const)
    assert(
      property(array(line), array(take), array(take), (lines, before, after) => {
        const start = { message: '', inserted: {} as Inserted }
        const choose = (filled: typeof start, [service, needs]: (typeof before)[number]) =>
          prefilled(filled, { service, needs, details: '', origin: '' }, labels)
        const filled = before.reduce(choose, start)
        const message = [filled.message, ...lines, 'Gruß'].join('\n')
        const end = after.reduce(choose, { ...filled, message })
        const written = [...lines, 'Gruß'].filter((one) => !one.startsWith(labels.servicePrefix))
        expect(end.message.split('\n')).toEqual(expect.arrayContaining(written))
        expect(withoutGaps(end).split('\n')).toContain('Gruß')
      }),
    )
  })

  it('is begun behind the first keyword, and nowhere in a message that has words', () => {
    expect(firstGapIn(begun)).toBe(text('Leistung: Tor/Lageplan: ').length)
    expect(firstGapIn(then('', 'Hof', []))).toBe(text('Leistung: Hof/').length)
    expect(firstGapIn({ ...begun, message: `${begun.message}nachts` })).toBeNull()
    expect(firstGapIn({ message: '', inserted: {} })).toBeNull()
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
    expect(withoutGaps({ ...begun, message: text(message) })).toBe(text(sent))
  })

  it('stands before a colon, whatever sign an owner has put behind it', () => {
    const { message } = then('', 'Halle', ['Wie viele Räume?', 'Grundriss.'])
    expect(message).toBe(text('Leistung: Halle/Wie viele Räume: /Grundriss: '))
  })

  it('is sent as it stands where none of it is ours', () => {
    expect(withoutGaps({ message: text('Lageplan: /Schichten: /'), inserted: {} })).toBe(
      text('Lageplan: /Schichten: /'),
    )
  })
})

const PLAN = 'Bedarf 2027, Hessen\nPforte: Mo–Fr, 1 Person\nZusammen 200 Stunden'
const NEXT = PLAN.replace('1 Person', '3 $& Personen').replace('200', '600')
const AREAS = 'Reinigung\nBüro: 400 m²\nZusammen 200 Stunden'

describe('details', () => {
  it('are remembered by their origin, beside those of others', () => {
    const prefill = { service: '', needs: [], details: PLAN, origin: 'posten' }
    expect(prefilled({ message: AREAS, inserted: { reinigung: AREAS } }, prefill, labels).inserted).toEqual({
      reinigung: AREAS,
      posten: PLAN,
    })
  })

  const blocks = { PLAN, NEXT, AREAS }
  const whole = (short: string) =>
    text(short).replace(/PLAN|NEXT|AREAS/g, (name) => blocks[name as keyof typeof blocks])
  const both = { reinigung: AREAS, posten: PLAN }

  it.each<[string, string, string, Inserted, string]>([
    ['fill an empty message', '', PLAN, {}, 'PLAN/'],
    ['are added below the service', 'Leistung: Tor/', PLAN, {}, 'Leistung: Tor//PLAN/'],
    ['are added below other text', 'Rückruf.', PLAN, {}, 'Rückruf.//PLAN/'],
    ['replace those of their origin', 'Hallo//PLAN/Danke.', NEXT, { posten: PLAN }, 'Hallo//NEXT/Danke.'],
    ['replace the last where they stand twice', 'PLAN//PLAN/', NEXT, { posten: PLAN }, 'PLAN//NEXT/'],
    ['leave those of others', 'AREAS//PLAN/', NEXT, both, 'AREAS//NEXT/'],
    ['are added below those of another origin', 'AREAS/', PLAN, { reinigung: AREAS }, 'AREAS//PLAN/'],
    ['are not repeated where the visitor has typed them', 'NEXT', NEXT, { posten: PLAN }, 'NEXT'],
    [
      'come without a label where the old ones are deleted',
      'Rückruf.',
      NEXT,
      { posten: PLAN },
      'Rückruf.//NEXT/',
    ],
    [
      '… with a similar word',
      'Pforte: bitte ab Juni',
      NEXT,
      { posten: PLAN },
      'Pforte: bitte ab Juni//NEXT/',
    ],
    ['… with a line of another origin', 'AREAS', NEXT, both, 'AREAS//NEXT/'],
    ['are added only once', 'Hallo//PLAN/', PLAN, { posten: PLAN }, 'Hallo//PLAN/'],
    ['… also where the visitor has typed them', 'Hallo//PLAN/', PLAN, {}, 'Hallo//PLAN/'],
  ])('%s', (_, message, details, inserted, filled) => {
    expect(withDetails(whole(message), details, inserted)).toBe(whole(filled))
  })

  it('of another origin than the last are replaced, too', () => {
    const message = withDetails(whole('AREAS//PLAN/'), 'Neue Flächen', both, 'reinigung')
    expect(message).toBe(whole('Neue Flächen//PLAN/'))
  })

  it.each([
    ['between its lines', PLAN.replace('\n', '\nBitte mit Schranke.\n')],
    ['in a line', PLAN.replace('1 Person', 'eine Person')],
    ['at the end of its last line', `${PLAN} im Jahr`],
    ['all but one line away', 'Zusammen 200 Stunden'],
    ['half of a line', 'Pforte: Mo–Fr, zwei Leute'],
  ])('changed by the visitor, %s, stay, and a label introduces the new ones', (_, changed) => {
    expect(withDetails(changed, NEXT, { posten: PLAN })).toBe(`${changed}\n\nNeu:\n${NEXT}\n`)
  })

  it('replace those below the label, and keep the label', () => {
    const message = `${PLAN} im Jahr\n\nNeu:\n${NEXT}\n`
    expect(withDetails(message, PLAN, { posten: NEXT })).toBe(`${PLAN} im Jahr\n\nNeu:\n${PLAN}\n`)
  })

  it('are added again below changed ones with a label', () => {
    const message = `${PLAN}\n\nNeu:\n${NEXT} im Jahr`
    expect(withDetails(message, PLAN, { posten: NEXT })).toBe(`${message}\n\nNeu:\n${PLAN}\n`)
  })

  it('are there once in their last state, with every line of the visitor, after any sequence of prefills', () => {
    const line = oneof(string(), constantFrom('Leistung: Werkschutz', 'Zusammen 7 Stunden', ''))
    const take = record({
      origin: constantFrom('posten', 'reinigung', 'qualifikation'),
      count: constantFrom(1, 7, 9),
    })
    assert(
      property(array(line), array(take), (lines, takes) => {
        const start = { message: lines.join('\n'), inserted: {} as Inserted }
        const end = takes.reduce(
          (filled, { origin, count }) =>
            prefilled(
              filled,
              { service: '', needs: [], details: `${origin} ${count}\nZusammen ${count} Stunden`, origin },
              labels,
            ),
          start,
        )
        for (const details of Object.values(end.inserted)) {
          expect(end.message.split(details)).toHaveLength(2)
        }
        const written = lines.filter((text) => text.trim() !== '')
        expect(end.message.split('\n')).toEqual(expect.arrayContaining(written))
        expect(end.message).not.toContain(labels.replacesAbove)
      }),
    )
  })
})

describe('what was taken over', () => {
  const inserted = { posten: PLAN, reinigung: AREAS }

  it('is remembered as long as there is a message', () => {
    expect(stillPresent(PLAN, inserted, 'Hallo')).toBe(inserted)
  })

  it('is forgotten where a message begins anew, but for what is put back', () => {
    expect(stillPresent('', inserted, 'Hallo')).toEqual({})
    expect(stillPresent('', inserted, `Hallo\n${PLAN}`)).toEqual({ posten: PLAN })
  })
})
