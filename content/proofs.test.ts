import { extrasClaims, proofsOf } from './proofs'
import { filledExtras } from './support/filledExtras'

it('says of a certificate who gave it, under which number, and how long it holds', () => {
  const [certificates, memberships] = proofsOf(filledExtras)
  expect(certificates).toEqual({
    label: 'Zertifikate',
    items: [
      {
        name: 'DIN 77200-1:2022',
        details:
          'Prüfhaus Nord Zertifizierung GmbH, Nr.\u00a04711-0815, gültig\u00a0bis\u00a031.\u00a0März\u00a02028',
      },
      {
        name: 'ISO 9001:2015',
        details: 'Prüfhaus Nord Zertifizierung GmbH, gültig\u00a0bis\u00a031.\u00a0Dezember\u00a02027',
      },
    ],
  })
  expect(memberships?.items).toEqual(filledExtras.memberships)
  expect(proofsOf({ memberships: [{ name: 'BDSW' }] })).toEqual([
    { label: 'Mitgliedschaft', items: [{ name: 'BDSW' }] },
  ])
  expect(proofsOf({ certificates: [] })).toEqual([])
})

it('asks the owner for every certificate, membership and reference, with the permission', () => {
  const claims = extrasClaims(filledExtras)
  expect(claims).toHaveLength(6)
  expect(claims[0]).toContain('DIN 77200-1:2022, Prüfhaus Nord Zertifizierung GmbH, Nr.\u00a04711-0815')
  expect(claims.at(-1)).toBe(
    'Referenz: Hafenmuseum am Fluss: Aufsicht am Tag, Wache in der Nacht. (Erlaubnis: Herr Voss, schriftlich am 12. Januar 2026)',
  )
  expect(extrasClaims({})).toEqual([])
})
