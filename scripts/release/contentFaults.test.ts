import type { CompanyField } from '@/content/company'
import { contentFaults } from './contentFaults'
import { type OwnersContent, ownersContent } from './ownersContent'
import { realContent } from './support/realContent'

const { record } = realContent

function faultsOf(change: Partial<OwnersContent>) {
  return contentFaults({ ...realContent, ...change })
}

it('finds nothing wrong with what stands in content/', () => {
  expect(contentFaults(ownersContent)).toEqual([])
})

it('finds nothing wrong with a company that fills in every field', () => {
  expect(contentFaults(realContent)).toEqual([])
})

it.each<[CompanyField, string]>([
  ['shortName', ''],
  ['legalName', ' Nachtruf GmbH'],
  ['postalCode', '6031'],
  ['phone', 'siehe Website'],
  ['phone', '69 123456'],
  ['phone', '069'],
  ['email', 'info.nachtruf.de'],
  ['applicationsEmail', 'bewerbung@'],
  ['dataProtectionEmail', ''],
  ['registerNumber', '12345'],
  ['permitDate', '1.8.2019'],
  ['permitDate', '2019-02-30'],
  ['logDays', 'zwei Wochen'],
  ['logDays', '0'],
  ['vatId', 'DE12345678'],
  ['taxNumber', '45'],
  ['insurer', ''],
  ['nightContact', ' '],
])('names %s when it is %j, with a right value', (field, value) => {
  const faults = faultsOf({ record: { ...record, [field]: { value, sample: false } } })
  expect(faults).toHaveLength(1)
  expect(faults[0]).toMatch(
    new RegExp(`^content/company\\.ts: ${field} is '.*'; right is for example '.+'\\.$`),
  )
})

it.each(['069 90009-100', '+49 69 90009-100', '+49 (0)69 90009-100', '(069) 90009/100', '0049 69 90009100'])(
  'takes %s for a telephone number',
  (value) => {
    expect(faultsOf({ record: { ...record, phone: { value, sample: false } } })).toEqual([])
  },
)

it('asks for nothing where the owner says nothing', () => {
  const silent = { ...record, vatId: null, taxNumber: null, insurer: null, wageAgreement: null }
  expect(faultsOf({ record: silent })).toEqual([])
})

it.each(['linkedin.com/company/nachtruf', 'http://www.linkedin.com/company/nachtruf'])(
  'refuses %s as the address of a profile',
  (href) => {
    const faults = faultsOf({ socialProfiles: [{ icon: 'linkedin', name: 'LinkedIn', href }] })
    expect(faults).toEqual([expect.stringContaining('the address of LinkedIn')])
  },
)

it('names empty evidence of a figure and an empty field of the form service', () => {
  const evidence = { basis: 'Eigene Auswertung', period: '', asOf: 'Januar 2026' }
  expect(faultsOf({ facts: { employees: { value: '310', label: 'Mitarbeitende', evidence } } })).toEqual([
    expect.stringContaining('the period of employees'),
  ])
  expect(faultsOf({ formService: { ...realContent.formService, country: '' } })).toEqual([
    expect.stringContaining('content/formService.ts: country'),
  ])
})
