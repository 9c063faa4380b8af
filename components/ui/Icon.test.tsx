import { render } from '@testing-library/react'
import { Icon } from './Icon'
import { Mark } from './Wordmark'

it.each([
  ['an icon', <Icon key="icon" name="phone" />, '24'],
  ['the mark', <Mark key="mark" size={28} letters="N" />, '28'],
])('%s does not fill the page where the style sheet is missing', (_, drawing, size) => {
  const { container } = render(drawing)
  expect(container.firstElementChild).toHaveAttribute('width', size)
  expect(container.firstElementChild).toHaveAttribute('height', size)
})
