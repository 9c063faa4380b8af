import { claims, listOf, unconfirmed } from './claims'

jest.mock('@/content/extras', () => ({
  extras: jest.requireActual('@/content/support/filledExtras').filledExtras,
}))

it('asks for certificates, memberships and references in one go', () => {
  const [extras] = unconfirmed(
    claims.filter(({ name }) => name === 'extras'),
    {},
  )
  const list = extras && listOf(extras)
  expect(list).toContain('„Zertifikate: DIN 77200-1:2022')
  expect(list).toContain('Frau Petersen')
})
