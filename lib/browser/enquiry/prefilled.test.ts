import { array, assert, constantFrom, oneof, property, record, string } from 'fast-check'
import { type Inserted, prefilled, stillStanding } from './prefilled'

const words = { servicePrefix: 'Leistung: ', replacesAbove: 'Neu:' }

const withService = (message: string, service: string) =>
  prefilled({ message, inserted: {} }, { service, details: '', origin: '' }, words).message

const withDetails = (message: string, details: string, inserted: Inserted = {}, origin = 'posten') =>
  prefilled({ message, inserted }, { service: '', details, origin }, words).message

describe('a service', () => {
  it('heads an empty message', () => {
    expect(withService('', 'Werkschutz')).toBe('Leistung: Werkschutz\n')
  })

  it('keeps what was written before', () => {
    expect(withService('Bitte um Rückruf.', 'Werkschutz')).toBe('Leistung: Werkschutz\n\nBitte um Rückruf.')
  })

  it('replaces a service that nobody has written about', () => {
    expect(withService('Leistung: Werkschutz\n', 'Objektschutz')).toBe('Leistung: Objektschutz\n')
  })

  it('adds a second service to a message that names one', () => {
    expect(withService('Leistung: Werkschutz\nZwei Tore.', 'Objektschutz')).toBe(
      'Leistung: Werkschutz, Objektschutz\nZwei Tore.',
    )
  })

  it('names one whose name is a part of another, too', () => {
    expect(withService('Leistung: Objektschutz\nZwei Tore.', 'Objekt')).toBe(
      'Leistung: Objektschutz, Objekt\nZwei Tore.',
    )
  })

  it('names a service once', () => {
    const message = 'Leistung: Werkschutz, Objektschutz\nZwei Tore.'
    expect(withService(message, 'Objektschutz')).toBe(message)
  })
})

const PLAN = 'Bedarf 2027, Hessen\nPforte: Mo–Fr, 1 Person\nZusammen 200 Stunden'
const NEXT = PLAN.replace('1 Person', '3 $& Personen').replace('200', '600')
const AREAS = 'Reinigung\nBüro: 400 m²\nZusammen 200 Stunden'

describe('details', () => {
  it('fill an empty message, and stand below the service', () => {
    expect(withDetails('', PLAN)).toBe(`${PLAN}\n`)
    expect(withDetails('Leistung: Werkschutz\n', PLAN)).toBe(`Leistung: Werkschutz\n\n${PLAN}\n`)
  })

  it('stand below what the visitor wrote', () => {
    expect(withDetails('Bitte um Rückruf.', PLAN)).toBe(`Bitte um Rückruf.\n\n${PLAN}\n`)
  })

  it('are remembered by their origin, beside those of others', () => {
    const prefill = { service: '', details: PLAN, origin: 'posten' }
    expect(prefilled({ message: AREAS, inserted: { reinigung: AREAS } }, prefill, words).inserted).toEqual({
      reinigung: AREAS,
      posten: PLAN,
    })
  })

  it('replace those of the same origin where they stand', () => {
    expect(withDetails(`Hallo\n\n${PLAN}\nDanke.`, NEXT, { posten: PLAN })).toBe(`Hallo\n\n${NEXT}\nDanke.`)
  })

  it('leave those of others', () => {
    const inserted = { reinigung: AREAS, posten: PLAN }
    const message = `${AREAS}\n\n${PLAN}\n`
    expect(withDetails(message, NEXT, inserted)).toBe(`${AREAS}\n\n${NEXT}\n`)
    expect(withDetails(message, 'Neue Flächen', inserted, 'reinigung')).toBe(`Neue Flächen\n\n${PLAN}\n`)
    expect(withDetails(`${AREAS}\n`, PLAN, { reinigung: AREAS })).toBe(`${AREAS}\n\n${PLAN}\n`)
  })

  it.each([
    ['between its lines', PLAN.replace('\n', '\nBitte mit Schranke.\n')],
    ['in a line', PLAN.replace('1 Person', 'eine Person')],
    ['at the end of its last line', `${PLAN} im Jahr`],
    ['all but one line away', 'Zusammen 200 Stunden'],
    ['half of a line', 'Pforte: Mo–Fr, zwei Leute'],
  ])('changed by the visitor, %s, stay, and a word says that the new ones hold', (_, changed) => {
    expect(withDetails(changed, NEXT, { posten: PLAN })).toBe(`${changed}\n\nNeu:\n${NEXT}\n`)
  })

  it('replace those below the word, and leave the word', () => {
    const message = `${PLAN} im Jahr\n\nNeu:\n${NEXT}\n`
    expect(withDetails(message, PLAN, { posten: NEXT })).toBe(`${PLAN} im Jahr\n\nNeu:\n${PLAN}\n`)
  })

  it('stand again below changed ones that say that they hold', () => {
    const message = `${PLAN}\n\nNeu:\n${NEXT} im Jahr`
    expect(withDetails(message, PLAN, { posten: NEXT })).toBe(`${message}\n\nNeu:\n${PLAN}\n`)
  })

  it('are left to the visitor who has brought the old ones up to date by hand', () => {
    expect(withDetails(NEXT, NEXT, { posten: PLAN })).toBe(NEXT)
  })

  it('come without a word where the visitor has taken the old ones out', () => {
    for (const own of ['Bitte um Rückruf.', 'Pforte: bitte ab Juni']) {
      expect(withDetails(own, NEXT, { posten: PLAN })).toBe(`${own}\n\n${NEXT}\n`)
    }
    // One of its lines is among those of another origin.
    const others = { posten: PLAN, reinigung: AREAS }
    expect(withDetails(AREAS, NEXT, others)).toBe(`${AREAS}\n\n${NEXT}\n`)
  })

  it('stand there once', () => {
    const message = withDetails('Hallo', PLAN)
    expect(withDetails(message, PLAN, { posten: PLAN })).toBe(message)
    expect(withDetails(message, PLAN)).toBe(message)
  })

  it('stand there in their last state, and every line of the visitor with them, whatever is taken over in turn', () => {
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
              { service: '', details: `${origin} ${count}\nZusammen ${count} Stunden`, origin },
              words,
            ),
          start,
        )
        for (const details of Object.values(end.inserted)) {
          expect(end.message.split(details)).toHaveLength(2)
        }
        const written = lines.filter((text) => text.trim() !== '')
        expect(end.message.split('\n')).toEqual(expect.arrayContaining(written))
        expect(end.message).not.toContain(words.replacesAbove)
      }),
    )
  })
})

describe('what was taken over', () => {
  const inserted = { posten: PLAN, reinigung: AREAS }

  it('is remembered as long as there is a message', () => {
    expect(stillStanding(PLAN, inserted, 'Hallo')).toBe(inserted)
  })

  it('is forgotten where a message begins anew, but for what is put back', () => {
    expect(stillStanding('', inserted, 'Hallo')).toEqual({})
    expect(stillStanding('', inserted, `Hallo\n${PLAN}`)).toEqual({ posten: PLAN })
  })
})
