import { filledJobs } from '@/content/support/filledJobs'
import { claims, listOf, unconfirmed, wageClaims } from './claims'

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

const night = { ...filledJobs.night, postalCode: '60314', posted: '2026-01-05', validThrough: '2027-01-31' }

it.each([
  [15.5, 'HE', ['weniger als 15,70\u00a0€']],
  [15.7, 'HE', []],
  [15.5, 'RP', []],
] as const)('asks about a wage of %d in %s below an agreement that need not bind', (from, land, asked) => {
  expect(wageClaims({ jobs: [{ ...night, wage: { from } }] }, land)).toEqual(
    asked.map((words) => expect.stringContaining(words)),
  )
})
