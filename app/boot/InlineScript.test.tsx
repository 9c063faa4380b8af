import { render } from '@testing-library/react'
import { InlineScript } from './InlineScript'

/** A page as the server wrote it, or without what it wrote. */
function page(html: string) {
  const container = document.createElement('div')
  container.innerHTML = html
  return document.body.appendChild(container)
}

it('is taken over as it stands, and stays', () => {
  const container = page('<script id="head">first()</script>')
  const { rerender } = render(<InlineScript of="head" />, { container, hydrate: true })
  rerender(<InlineScript of="head" />)
  expect(container.innerHTML).toBe('<script id="head">first()</script>')
})

it('is never made in the browser, on the way to another page', () => {
  const { container } = render(<InlineScript of="data" page="werkschutz" />)
  expect(container.innerHTML).toBe('')
})

it('is never made in the browser, where the page is not what React expects and is made anew', () => {
  const container = page('<p>Anderes</p>')
  render(<InlineScript of="head" />, { container, hydrate: true, onRecoverableError: () => undefined })
  expect(container.innerHTML).toBe('')
})
