import { render, screen, within } from '@testing-library/react'
import { CallUs } from '@/components/sections/service/CallUs'
import { ServiceFit } from '@/components/sections/service/ServiceFit'
import { einsatzgebiet } from '@/content/einsatzgebiet'
import { place } from '@/content/place'
import { serviceOf, services } from '@/content/services'
import { writtenSlugs } from '@/content/services/slugs'
import { ui } from '@/content/ui'
import { AreaPage } from './AreaPage'

// Whatever the owner offers.
jest.mock('@/content/services/offered', () => ({
  ...jest.requireActual('@/content/services/offered'),
  isOffered: () => true,
}))

const service = serviceOf('werkschutz')
const frame = { surface: 'papier', space: 'turn', closes: false } as const

const own = (...regions: typeof place.regions) => jest.replaceProperty(place, 'regions', regions)

const kiel = { name: 'Kiel', text: 'Werften', about: 'Am Hafen Lager.', services: ['werkschutz'] }
const umland = { name: 'Holstein', text: 'Höfe', wide: true, services: ['werkschutz', 'objektschutz'] }
const ploen = { name: 'Plön', text: 'Hotels am See' }

const linksIn = (element: HTMLElement) =>
  within(element)
    .queryAllByRole('link')
    .map((link) => [link.textContent?.replaceAll('\u00ad', ''), link.getAttribute('href')])

const sheetOf = (label: string) => screen.queryByText(label, { selector: 'dt' })?.nextElementSibling

describe('a service', () => {
  const show = () =>
    render(
      <>
        <ServiceFit service={service} frame={frame} writePlan={() => ''} />
        <CallUs {...service.callUs} service={service} />
      </>,
    )

  it('leads to the words of each place that names it, and to all others', () => {
    own(kiel, umland, ploen)
    show()
    expect(linksIn(sheetOf(ui.servicePage.area) as HTMLElement)).toEqual([
      ['Kiel', '/einsatzgebiet/#kiel'],
      ['Holstein', '/einsatzgebiet/#holstein'],
      [ui.servicePage.allPlaces, '/einsatzgebiet/'],
    ])
    // Said once.
    expect(screen.queryByRole('link', { name: ui.servicePage.area })).toBeNull()
  })

  it('is offered at no other place where each names it', () => {
    own(kiel, umland)
    show()
    expect(linksIn(sheetOf(ui.servicePage.area) as HTMLElement)).toHaveLength(2)
  })

  it('that no place names leads to the page of the area', () => {
    own(ploen, { ...ploen, name: 'Eutin' })
    show()
    expect(sheetOf(ui.servicePage.area)).toBeUndefined()
    expect(screen.getByRole('link', { name: ui.servicePage.area })).toHaveAttribute('href', '/einsatzgebiet/')
  })
})

describe('the page of the area', () => {
  it('leads from a place to the services that it names', () => {
    own(kiel, umland, ploen)
    render(<AreaPage />)
    const linksOf = (name: string) => linksIn(screen.getByRole('region', { name }))
    expect(linksOf('Kiel')).toEqual([['Werkschutz in Kiel', '/werkschutz/']])
    expect(linksOf('Holstein')).toEqual([
      ['Werkschutz in Holstein', '/werkschutz/'],
      ['Objektschutz in Holstein', '/objektschutz/'],
    ])
    expect(linksOf('Plön')).toEqual([])
    expect(screen.getByRole('heading', { name: einsatzgebiet.services.heading })).toBeVisible()
  })

  it('lists no service twice where the places name all', () => {
    own({ ...kiel, services: [...new Set([...writtenSlugs, ...services.map(({ slug }) => slug)])] }, ploen)
    render(<AreaPage />)
    expect(screen.queryByRole('heading', { name: einsatzgebiet.services.heading })).toBeNull()
  })
})
