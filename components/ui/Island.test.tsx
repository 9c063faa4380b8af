import { render, screen } from '@testing-library/react'
import { useEffect } from 'react'
import { Island } from './Island'

// React tells the console about what a boundary has caught.
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
  expect(screen.getByText('Insel')).toBeInTheDocument()
  expect(screen.queryByText('Bild')).not.toBeInTheDocument()
})

it.each([BreaksInRender, BreaksInEffect])(
  'puts the fallback in the place of one that breaks: %p',
  (Broken) => {
    render(
      <Island fallback={<p>Bild</p>}>
        <Broken />
      </Island>,
    )
    expect(screen.getByText('Bild')).toBeInTheDocument()
    expect(screen.queryByText('Insel')).not.toBeInTheDocument()
  },
)

it('lets what stands beside it work on, effects that come later too', () => {
  const ready = jest.fn()
  function Ready() {
    useEffect(() => ready(), [])
    return null
  }
  render(
    <>
      <Island fallback={null}>
        <BreaksInEffect />
      </Island>
      <p>Seite</p>
      <Ready />
    </>,
  )
  expect(screen.getByText('Seite')).toBeInTheDocument()
  expect(ready).toHaveBeenCalledTimes(1)
})
