import { company } from '@/content/company'
import { ofSample } from '@/content/support/ofSample'
import { TITLE_LENGTH } from '@/content/words'
import { pages, withCompany } from './pages'

it("puts the company's name behind a title, unless search results would cut it", () => {
  expect(withCompany('Impressum')).toBe(`Impressum – ${company.shortName}`)
  const long = 'Sicherheitsdienst in Frankfurt und im Rhein-Main-Gebiet'
  expect(withCompany(long)).toBe(long)
})

ofSample('has titles and descriptions that search results neither cut nor fill up', () => {
  for (const { id, meta } of pages) {
    expect([id, meta.title.length <= TITLE_LENGTH]).toEqual([id, true])
    expect([id, meta.description.length >= 120, meta.description.length <= 155]).toEqual([id, true, true])
  }
})
