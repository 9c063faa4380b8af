import { render } from '@testing-library/react'
import { useEffect } from 'react'
import { Island } from './Island'

// React logs errors that a boundary has caught.
beforeEach(() => jest.spyOn(console, 'error').mockImplementation())
afterEach(() => jest.restoreAllMocks())

function BreaksInRender(): never {
  throw new TypeError('render')
}

function BreaksInEffect() {
  useEffect(() => {
    throw new TypeError('effect')
  }, [])
  return <p>Insel</p>
}

it('shows the island that works', () => {
  render(<Island fallback={<p>Bild</p>}>Insel</Island>)
  expect(document.body).toHaveTextContent(/^Insel$/)
})

it.each([BreaksInRender, BreaksInEffect])(
  'replaces %p by the fallback, and keeps its siblings working, later effects included',
  (Broken) => {
    const ready = jest.fn()
    function Ready() {
      useEffect(() => ready(), [])
      return <p>Seite</p>
    }
    render(
      <>
        <Island fallback={<p>Bild</p>}>
          <Broken />
        </Island>
        <Ready />
      </>,
    )
    expect(document.body).toHaveTextContent(/^BildSeite$/)
    expect(ready).toHaveBeenCalledTimes(1)
  },
)
