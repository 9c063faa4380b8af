import { compoundParts } from '@/content/compounds'
import { hyphenate } from './hyphenate'

const shown = (text: string) => hyphenate(text).replaceAll('\u00ad', '|')

it.each([
  ['Einzelhandelsschutz', 'Einzelhandels|schutz'],
  ['Veranstaltungsservice', 'Veranstaltungs|service'],
  ['Baustellenüberwachung', 'Baustellen|überwachung'],
  ['Was kostet ein Sicherheitsdienst?', 'Was kostet ein Sicherheits|dienst?'],
  ['Reinigungsdienste', 'Reinigungs|dienste'],
  ['Hotelsicherheit', 'Hotel|sicherheit'],
  ['Datenschutzerklärung', 'Datenschutz|erklärung'],
  ['Verbraucherstreitbeilegung', 'Verbraucher|streitbeilegung'],
])('%s breaks as %s', (text, expected) => {
  expect(shown(text)).toBe(expected)
})

it('leaves short words and words with an unknown part as they are', () => {
  expect(shown('Objektschutz und Verschlüsselung, Bundesverdienstkreuz')).toBe(
    'Objektschutz und Verschlüsselung, Bundesverdienstkreuz',
  )
})

it('knows each part once, in alphabetical order', () => {
  expect(compoundParts).toEqual([...new Set(compoundParts)].sort())
})
