import { render, screen } from '@testing-library/react'
import { extras } from '@/content/extras'
import { ui } from '@/content/ui'
import { Regions } from './Regions'

afterEach(() => jest.restoreAllMocks())

it('shows the film of a company that has one', () => {
  jest.replaceProperty(extras, 'film', true)
  const { container } = render(<Regions />)
  expect(container.innerHTML).toContain('/videos/')
})

it('is a plain section where there is none: no picture, no caption of it', () => {
  jest.replaceProperty(extras, 'film', false)
  const { container } = render(<Regions />)
  expect(screen.getByRole('region')).toBeInTheDocument()
  expect(screen.queryByText(ui.film.description)).toBeNull()
  expect(container.innerHTML).not.toContain('/videos/')
  expect(container.querySelector('.caption')).toBeNull()
})
