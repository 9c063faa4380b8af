import { real } from './company'
import { type CompanyRecord, companyOf } from './companyRecord'

it('reads a record without some of its fields, as an older one may be', () => {
  const company = companyOf({ shortName: real('Nachtruf'), vatId: null } as CompanyRecord)
  expect(company).toMatchObject({ shortName: 'Nachtruf', vatId: null, nightContact: null, phone: '' })
})
