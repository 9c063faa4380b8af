import { extras } from '@/content/extras'
import { filledExtras } from '@/content/support/filledExtras'
import { extrasData } from './extrasData'
import { pageOf } from './pages'
import { structuredData } from './structuredData'

jest.mock('@/content/extras', () => ({ extras: {} }))

it('says nothing of what a company does not have', () => {
  expect(extrasData()).toEqual({})
})

it('tells search engines numbers, languages, hours, branches, certificates and memberships', () => {
  Object.assign(extras, filledExtras)
  const data = extrasData()
  expect(data.contactPoint).toEqual([
    {
      '@type': 'ContactPoint',
      contactType: 'Notruf der Leitstelle',
      description: 'täglich 18 bis 6 Uhr',
      telephone: '+494012345699',
    },
    { '@type': 'ContactPoint', contactType: 'Büro Lübeck', telephone: '+494511234560' },
  ])
  expect(data.openingHoursSpecification?.[1]).toEqual({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: ['Friday'],
    opens: '08:00',
    closes: '14:30',
  })
  expect(data.location?.[0]).toMatchObject({
    name: 'Niederlassung Lübeck',
    address: { streetAddress: 'Am Burgfeld 4', postalCode: '23568', addressLocality: 'Lübeck' },
    telephone: '+494511234560',
  })
  expect(data.location?.[1]).not.toHaveProperty('telephone')
  expect(data.hasCertification?.[0]).toEqual({
    '@type': 'Certification',
    name: 'DIN 77200-1:2022',
    certificationIdentification: '4711-0815',
    issuedBy: { '@type': 'Organization', name: 'Prüfhaus Nord Zertifizierung GmbH' },
    expires: '2028-03-31',
  })
  expect(data.knowsLanguage).toEqual(['Deutsch', 'Englisch', 'Polnisch'])
  expect(data.memberOf?.[0]).toMatchObject({ url: 'https://www.bdsw.de/' })
})

it('calls an emergency number so where it is always answered, with the company', () => {
  const [phone] = filledExtras.phones
  Object.assign(extras, { ...filledExtras, phones: [{ ...phone, hours: 'rund um die Uhr' }] })
  const data = structuredData(pageOf('impressum'), (path) => `https://firma.example${path}`)
  expect(JSON.stringify(data)).toContain('"contactType":"emergency","name":"Notruf der Leitstelle"')
})

it('closes a day that has no end a minute before midnight', () => {
  Object.assign(extras, { openingHours: [{ days: ['So'], from: '00:00', to: '24:00' }] })
  expect(extrasData().openingHoursSpecification?.[0]).toMatchObject({ opens: '00:00', closes: '23:59' })
})
