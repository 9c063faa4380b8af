import { company } from '@/content/company'
import { serviceSlugs } from '@/content/services/slugs'
import { documentTitle } from './pageMetadata'
import { routes } from './routes'

it.each(routes.map(({ id }) => id))('%s has a title that search results do not cut', (id) => {
  expect(documentTitle(id).length).toBeLessThanOrEqual(60)
})

it('leaves the whole room of a service page to what people search', () => {
  expect(serviceSlugs.filter((slug) => documentTitle(slug).includes(company.shortName))).toEqual([])
})
