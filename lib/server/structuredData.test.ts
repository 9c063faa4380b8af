import { company } from '@/content/company'
import { extras } from '@/content/extras'
import { place } from '@/content/place'
import { services } from '@/content/services'
import { ofSample } from '@/content/support/ofSample'
import { ui } from '@/content/ui'
import { type Page, pageOf } from './pages'
import { structuredData } from './structuredData'

const dataOf = (id: Page['id']) =>
  JSON.stringify(structuredData(pageOf(id), (path) => `https://wache.example${path}`))

const thingsOf = (id: Page['id']): readonly Readonly<Record<string, unknown>>[] =>
  JSON.parse(dataOf(id))['@graph']

const ofCompany = () => thingsOf('home').find(({ name }) => name === company.legalName)

afterEach(() => jest.restoreAllMocks())

it('says in which Land the company sits', () => {
  jest.replaceProperty(place, 'land', 'TH')
  expect(ofCompany()).toMatchObject({
    address: { addressRegion: 'Thüringen', addressLocality: company.city },
  })
})

it.each([
  ['Frankfurt', 'Frankfurt am Main', 'Frankfurt am Main'],
  ['Mülheim', 'Mülheim-Kärlich', 'Mülheim'],
  ['Lübeck', 'Lübeck', 'Lübeck'],
])('says where the company works: its seat %s in %s is %s', (name, city, seat) => {
  jest.replaceProperty(company, 'city', city)
  jest.replaceProperty(place, 'regions', [
    { name, text: 'Hafen' },
    { name: 'Halle', text: 'Halle an der Saale', land: 'ST' },
    { name, text: 'Umland', wide: true },
  ])
  expect(ofCompany()?.areaServed).toMatchObject([
    { '@type': 'City', name: seat },
    { '@type': 'City', name: 'Halle', containedInPlace: { name: 'Sachsen-Anhalt' } },
    { '@type': 'AdministrativeArea', name },
  ])
})

ofSample('says where on the map only if the record does', () => {
  jest.replaceProperty(place, 'geo', undefined)
  expect(ofCompany()).not.toHaveProperty('geo')
  jest.replaceProperty(place, 'geo', [10.02, 53.54])
  expect(ofCompany()?.geo).toEqual({ '@type': 'GeoCoordinates', latitude: 53.54, longitude: 10.02 })
})

ofSample('says of the sample where its office is and when it is there', () => {
  expect(extras.openingHours).toHaveLength(1)
  expect(ofCompany()).toMatchObject({
    geo: { latitude: 50.111, longitude: 8.682 },
    openingHoursSpecification: [{ opens: '08:00', closes: '17:00' }],
    knowsLanguage: ['Deutsch', 'Englisch'],
  })
})

ofSample(
  'tells all of the company on pages of the company, and its name, address and number on every page',
  () => {
    jest.replaceProperty(place, 'geo', [10.02, 53.54])
    const told = (id: Page['id']) => thingsOf(id).find(({ name }) => name === company.legalName)
    for (const id of ['home', 'einsatzgebiet', 'impressum'] as const) {
      expect(told(id)).toHaveProperty('geo')
      expect(told(id)).toHaveProperty('areaServed')
    }
    expect(told('planung')).toMatchObject({ address: { streetAddress: company.street } })
    expect(told('planung')).toHaveProperty('telephone')
    expect(told('planung')).not.toHaveProperty('geo')
    expect(told('planung')).not.toHaveProperty('areaServed')
  },
)

it('holds no sign that only says where a line may break', () => {
  jest.replaceProperty(place, 'regions', [{ name: 'Rhein-\u2060Main\u00adgebiet', text: '', wide: true }])
  expect(dataOf('home')).not.toMatch(/[\u00ad\u2060]/)
  expect(ofCompany()?.areaServed).toMatchObject([{ name: 'Rhein-Maingebiet' }])
})

it('leads to services, to the area and to the desk from the home page', () => {
  const wayTo = (id: Page['id']) => {
    const [way] = thingsOf(id).filter((thing) => thing['@type'] === 'BreadcrumbList')
    const steps = way?.itemListElement as readonly { position: number; name: string; item: string }[]
    expect(steps.map(({ position }) => position)).toEqual(steps.map((_, at) => at + 1))
    return steps.map(({ name, item }) => [name, item.replace('https://wache.example', '')])
  }
  const home = [company.shortName, '/']
  const [service] = services
  if (service) {
    const last = [service.title, `/${service.slug}/`]
    expect(wayTo(service.slug)).toEqual([home, [ui.servicePage.breadcrumb, '/#services'], last])
  }
  expect(wayTo('einsatzgebiet')).toEqual([home, ['Einsatzgebiet', '/einsatzgebiet/']])
  expect(wayTo('planung')).toEqual([home, ['Planung', '/planung/']])
  expect(wayTo('planung/kosten').slice(0, 2)).toEqual([home, ['Planung', '/planung/']])
  expect(wayTo('planung/kosten')).toHaveLength(3)
})
