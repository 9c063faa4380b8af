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

it.each([2, 9])(
  'lists %d regions in their order and shows them on a map, without what another town has',
  (count) => {
    renderRegions(regions.slice(0, count))
    const items = screen.getAllByRole('listitem')
    const names = NAMES.slice(0, count)
    expect(items.map((item) => within(item).getByRole('heading', { level: 3 }).textContent)).toEqual(names)
    expect(items.at(-1)).toHaveTextContent(`Was in ${names.at(-1)} bewacht wird`)
    const map = screen.getByRole('img', { name: /^Karte: Hamburg.* und \S+\.$/ })
    const places = [...map.querySelectorAll('[data-place]')]
    expect(places.map((mark) => [mark.getAttribute('data-place'), mark.textContent])).toEqual(
      names.map((name, index) => [`${index + 1}`, name]),
    )
    expect(map.querySelectorAll('.map-river, .map-border')).toHaveLength(0)
  },
)

it('is a list alone where no region says where it lies', () => {
  renderRegions(regions.map(({ name, text }) => ({ name, text })))
  expect(screen.getAllByRole('listitem')).toHaveLength(9)
  expect(screen.queryByRole('img', { name: /^Karte/ })).toBeNull()
})

it.each([
  ['shows the film of a company that has one', true],
  ['is a plain section where there is none: no picture, no caption of it', false],
])('%s', (_, film) => {
  Object.assign(extras, { film })
  const { container } = render(<Regions />)
  expect(screen.getByRole('region')).toBeInTheDocument()
  expect(container.innerHTML.includes('/videos/')).toBe(film)
  expect(screen.queryByLabelText(ui.film.description) !== null).toBe(film)
  expect(container.querySelector('.caption') !== null).toBe(film)
})
