import { array, assert, constantFrom, oneof, property, record, string } from 'fast-check'
import { type Inserted, prefilled, stillPresent } from './prefilled'

const labels = { servicePrefix: 'Leistung: ', replacesAbove: 'Neu:' }

const withService = (message: string, service: string) =>
  prefilled({ message, inserted: {} }, { service, details: '', origin: '' }, labels).message

const withDetails = (message: string, details: string, inserted: Inserted = {}, origin = 'posten') =>
  prefilled({ message, inserted }, { service: '', details, origin }, labels).message

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

const PLAN = 'Bedarf 2027, Hessen\nPforte: Mo–Fr, 1 Person\nZusammen 200 Stunden'
const NEXT = PLAN.replace('1 Person', '3 $& Personen').replace('200', '600')
const AREAS = 'Reinigung\nBüro: 400 m²\nZusammen 200 Stunden'

describe('details', () => {
  it('are remembered by their origin, beside those of others', () => {
    const prefill = { service: '', details: PLAN, origin: 'posten' }
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
              { service: '', details: `${origin} ${count}\nZusammen ${count} Stunden`, origin },
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
