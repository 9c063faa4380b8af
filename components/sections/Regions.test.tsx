import { render, screen, within } from '@testing-library/react'
import { extras } from '@/content/extras'
import { home } from '@/content/home'
import { place, type Region } from '@/content/place'
import { ui } from '@/content/ui'
import { AreaPage } from './area/AreaPage'
import { Regions } from './Regions'

const NAMES = ['Hamburg', 'Norderstedt', 'Lüneburg', 'Stade', 'Bremen', 'Kiel', 'Lübeck', 'Celle', 'Husum']
const regions: readonly Region[] = NAMES.map((name, index) => ({
  name,
  text: `Was in ${name} bewacht wird`,
  at: [9 + (index % 3) / 2, 53 + index / 9],
}))

function replaceRegions(of: readonly Region[]) {
  jest.replaceProperty(place, 'town', 'Hamburg')
  jest.replaceProperty(place, 'regions', of)
}

afterEach(() => jest.restoreAllMocks())

it.each([2, 9])('names %d regions in their order, each the way to what is said of it', (count) => {
  replaceRegions(regions.slice(0, count))
  render(<Regions />)
  const links = screen.getAllByRole('link')
  expect(links.map(({ textContent }) => textContent)).toEqual(NAMES.slice(0, count))
  expect(links[0]).toHaveAttribute('href', '/einsatzgebiet/#hamburg')
})

it('names five of many regions, and leads to all of them, which stand on their page by name', () => {
  const many = [...regions, { name: 'Ahrensburg', text: 'Was dort bewacht wird' }]
  replaceRegions(many)
  const { unmount } = render(<Regions />)
  const links = screen.getAllByRole('link').map(({ textContent }) => textContent)
  expect(links).toEqual([...NAMES.slice(0, 5), home.regions.all(10)])
  unmount()
  render(<AreaPage />)
  const index = within(screen.getByRole('navigation', { name: home.regions.all(10) }))
  expect(index.getAllByRole('link')[0]).toHaveAttribute('href', '#ahrensburg')
  for (const { text } of many) {
    expect(screen.getByText(text)).toBeInTheDocument()
  }
})

it.each([2, 9])('shows %d regions on the map of the area, without what another town has', (count) => {
  replaceRegions(regions.slice(0, count))
  render(<AreaPage />)
  const map = screen.getByRole('img', { name: /^Karte: Hamburg.* und \S+\.$/ })
  const names = [...map.querySelectorAll('text')].map(({ textContent }) => textContent)
  expect(names).toEqual(NAMES.slice(0, count))
  // Of the marks one is larger: the seat's.
  const sizes = [...map.querySelectorAll('circle')].map((mark) => Number(mark.getAttribute('r')))
  expect(sizes).toHaveLength(count)
  expect(sizes.filter((size) => size === Math.max(...sizes))).toHaveLength(1)
  // Neither rivers nor borders.
  expect(map.querySelector('path')).toBeNull()
})

it('has no map of the area where no region says where it lies', () => {
  replaceRegions(regions.map(({ name, text }) => ({ name, text })))
  render(<AreaPage />)
  expect(screen.getByText(regions[8]?.text ?? '')).toBeInTheDocument()
  expect(screen.queryByRole('img', { name: /^Karte/ })).toBeNull()
})

it.each([
  ['shows the film of a company that has one', true],
  ['has neither film nor picture of it where there is none', false],
])('%s', (_, film) => {
  Object.assign(extras, { film })
  const { container } = render(
    <>
      <Regions />
      <AreaPage />
    </>,
  )
  expect(container.innerHTML.includes('/videos/')).toBe(film)
  expect(screen.queryByLabelText(ui.film.description) !== null).toBe(film)
})
