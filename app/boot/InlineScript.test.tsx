import { render } from '@testing-library/react'
import { InlineScript } from './InlineScript'

/** A page with the HTML that the server wrote, or with other HTML. */
function page(html: string) {
  const container = document.createElement('div')
  container.innerHTML = html
  return document.body.appendChild(container)
}

it('is hydrated unchanged, and stays', () => {
  const container = page('<script id="head">first()</script>')
  const { rerender } = render(<InlineScript of="head" />, { container, hydrate: true })
  rerender(<InlineScript of="head" />)
  expect(container.innerHTML).toBe('<script id="head">first()</script>')
})

it('is never created in the browser on a client navigation', () => {
  const { container } = render(<InlineScript of="data" page="werkschutz" />)
  expect(container.innerHTML).toBe('')
})

it('is never created in the browser where hydration fails and React renders the page again', () => {
  const container = page('<p>Anderes</p>')
  render(<InlineScript of="head" />, { container, hydrate: true, onRecoverableError: () => undefined })
  expect(container.innerHTML).toBe('')
})
