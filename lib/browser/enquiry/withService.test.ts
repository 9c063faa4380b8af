import { withService } from './withService'

const PREFIX = 'Leistung: '

describe('withService', () => {
  it('heads an empty message', () => {
    expect(withService('', 'Werkschutz', PREFIX)).toBe('Leistung: Werkschutz\n')
  })

  it('keeps what was written before', () => {
    expect(withService('Bitte um Rückruf.', 'Werkschutz', PREFIX)).toBe(
      'Leistung: Werkschutz\n\nBitte um Rückruf.',
    )
  })

  it('replaces a service that nobody has written about', () => {
    expect(withService('Leistung: Werkschutz\n', 'Objektschutz', PREFIX)).toBe('Leistung: Objektschutz\n')
  })

  it('adds a second service to a message that names one', () => {
    expect(withService('Leistung: Werkschutz\nZwei Tore.', 'Objektschutz', PREFIX)).toBe(
      'Leistung: Werkschutz, Objektschutz\nZwei Tore.',
    )
  })

  it('names a service once', () => {
    const message = 'Leistung: Werkschutz, Objektschutz\nZwei Tore.'
    expect(withService(message, 'Objektschutz', PREFIX)).toBe(message)
  })
})
