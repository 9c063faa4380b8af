import { prefilled } from './prefilled'

const PREFIX = 'Leistung: '

const withService = (message: string, service: string) =>
  prefilled(message, { service, details: '' }, { prefix: PREFIX, inserted: '' })
const withDetails = (message: string, details: string, inserted = '') =>
  prefilled(message, { service: '', details }, { prefix: PREFIX, inserted })

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

  it('names a service once', () => {
    const message = 'Leistung: Werkschutz, Objektschutz\nZwei Tore.'
    expect(withService(message, 'Objektschutz')).toBe(message)
  })
})

describe('details', () => {
  it('fill an empty message, and stand below the service', () => {
    expect(withDetails('', 'Bedarf: 56 Stunden')).toBe('Bedarf: 56 Stunden\n')
    expect(withDetails('Leistung: Werkschutz\n', 'Bedarf: 56 Stunden')).toBe(
      'Leistung: Werkschutz\n\nBedarf: 56 Stunden\n',
    )
  })

  it('stand below what the visitor wrote', () => {
    expect(withDetails('Bitte um Rückruf.', 'Bedarf: 56 Stunden')).toBe(
      'Bitte um Rückruf.\n\nBedarf: 56 Stunden\n',
    )
  })

  it('replace those of before, unless somebody has changed them', () => {
    const before = withDetails('Bitte um Rückruf.', 'Bedarf: 56 Stunden')
    expect(withDetails(before, 'Bedarf: $& Stunden', 'Bedarf: 56 Stunden')).toBe(
      'Bitte um Rückruf.\n\nBedarf: $& Stunden\n',
    )
    const changed = before.replace('56', 'etwa 50')
    expect(withDetails(changed, 'Bedarf: 60 Stunden', 'Bedarf: 56 Stunden')).toBe(
      `${changed}\nBedarf: 60 Stunden\n`,
    )
  })

  it('stand there once', () => {
    const message = withDetails('Hallo', 'Bedarf: 56 Stunden')
    expect(withDetails(message, 'Bedarf: 56 Stunden', 'Bedarf: 56 Stunden')).toBe(message)
  })
})
