import { company } from '@/content/company'
import { place } from '@/content/place'
import { pageOf } from './pages'
import { structuredData } from './structuredData'

function ofCompany() {
  const graph = structuredData(pageOf('home'), (path) => `https://wache.example${path}`)
  return JSON.parse(JSON.stringify(graph))['@graph'].find(
    (thing: { legalName?: string; name?: string }) => thing.name === company.legalName,
  )
}

afterEach(() => jest.restoreAllMocks())

it('says where the company works and in which Land it sits', () => {
  jest.replaceProperty(place, 'land', 'TH')
  const { areaServed, address } = ofCompany()
  expect(areaServed.map(({ name }: { name: string }) => name)).toEqual(place.regions.map(({ name }) => name))
  expect(address).toMatchObject({ addressRegion: 'Thüringen', addressLocality: company.city })
})

it('says where on the map only if the owner does', () => {
  delete place.geo
  expect(ofCompany()).not.toHaveProperty('geo')
  place.geo = [10.02, 53.54]
  expect(ofCompany().geo).toEqual({ '@type': 'GeoCoordinates', latitude: 53.54, longitude: 10.02 })
  delete place.geo
})
