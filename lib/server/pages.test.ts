import { company } from '@/content/company'
import { withCompany } from './pages'

it("puts the company's name behind a title, unless search results would cut it", () => {
  expect(withCompany('Impressum')).toBe(`Impressum – ${company.shortName}`)
  const long = 'Sicherheitsdienst in Frankfurt und im Rhein-Main-Gebiet'
  expect(withCompany(long)).toBe(long)
})
