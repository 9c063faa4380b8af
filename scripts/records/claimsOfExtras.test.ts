import { claims, unconfirmed } from './claims'

jest.mock('@/content/extras', () => ({
  extras: jest.requireActual('@/content/support/filledExtras').filledExtras,
}))

it('asks for certificates, memberships and references in one go', () => {
  const [line] = unconfirmed(
    claims.filter(({ name }) => name === 'extras'),
    {},
  )
  expect(line).toContain('extras: ')
  expect(line).toContain('„Zertifikate: DIN 77200-1:2022')
  expect(line).toContain('Frau Petersen')
})
