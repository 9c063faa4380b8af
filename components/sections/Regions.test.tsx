import { render, screen, within } from '@testing-library/react'
import { extras } from '@/content/extras'
import { place, type Region } from '@/content/place'
import { ui } from '@/content/ui'
import { Regions } from './Regions'

const NAMES = ['Hamburg', 'Norderstedt', 'Lüneburg', 'Stade', 'Bremen', 'Kiel', 'Lübeck', 'Celle', 'Husum']
const regions: readonly Region[] = NAMES.map((name, index) => ({
  name,
  text: `Was in ${name} bewacht wird`,
  at: [9 + (index % 3) / 2, 53 + index / 9],
}))

function renderRegions(of: readonly Region[]) {
  jest.replaceProperty(place, 'town', 'Hamburg')
  jest.replaceProperty(place, 'regions', of)
  render(<Regions />)
}

afterEach(() => jest.restoreAllMocks())

it.each([2, 4, 9])('lists %d regions in their order and shows them on a map', (count) => {
  renderRegions(regions.slice(0, count))
  const items = screen.getAllByRole('listitem')
  expect(items.map((item) => within(item).getByRole('heading', { level: 3 }).textContent)).toEqual(
    NAMES.slice(0, count),
  )
  expect(items.at(-1)).toHaveTextContent(`Was in ${NAMES[count - 1]} bewacht wird`)
  const map = screen.getByRole('img', { name: /^Karte: Hamburg/ })
  const places = [...map.querySelectorAll('[data-place]')]
  expect(places.map(({ textContent }) => textContent)).toEqual(NAMES.slice(0, count))
  expect(places.map((mark) => mark.getAttribute('data-place'))).toEqual(
    NAMES.slice(0, count).map((_, index) => `${index + 1}`),
  )
})

it('draws neither rivers nor borders of another town, and says what it shows in a list', () => {
  renderRegions(regions.slice(0, 3))
  const map = screen.getByRole('img', { name: 'Karte: Hamburg, Norderstedt und Lüneburg.' })
  expect(map.querySelectorAll('.map-river, .map-border')).toHaveLength(0)
})

it('is a list alone where no region says where it lies', () => {
  renderRegions(regions.map(({ name, text }) => ({ name, text })))
  expect(screen.getAllByRole('listitem')).toHaveLength(9)
  expect(screen.queryByRole('img', { name: /^Karte/ })).toBeNull()
})

it('shows the film of a company that has one', () => {
  Object.assign(extras, { film: true })
  const { container } = render(<Regions />)
  expect(container.innerHTML).toContain('/videos/')
})

it('is a plain section where there is none: no picture, no caption of it', () => {
  Object.assign(extras, { film: false })
  const { container } = render(<Regions />)
  expect(screen.getByRole('region')).toBeInTheDocument()
  expect(screen.queryByText(ui.film.description)).toBeNull()
  expect(container.innerHTML).not.toContain('/videos/')
  expect(container.querySelector('.caption')).toBeNull()
})
