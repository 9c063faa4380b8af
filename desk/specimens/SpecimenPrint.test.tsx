import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { SpecimenPrint } from './SpecimenPrint'

const sheet = () => screen.getByText('Blatt').closest('details')

function show() {
  render(
    <article id="wachbuch">
      <details>
        <summary>Blatt ansehen</summary>
        <p>Blatt</p>
      </details>
      <SpecimenPrint id="wachbuch">Drucken</SpecimenPrint>
    </article>,
  )
}

afterEach(() => history.replaceState(null, '', '/'))

it('opens the sheet that the address names, now or later', () => {
  show()
  expect(sheet()).not.toHaveAttribute('open')
  history.replaceState(null, '', '#uebergabe')
  fireEvent(window, new Event('hashchange'))
  expect(sheet()).not.toHaveAttribute('open')
  history.replaceState(null, '', '#wachbuch')
  fireEvent(window, new Event('hashchange'))
  expect(sheet()).toHaveAttribute('open')
})

it('opens at once for a visitor who comes by such an address', () => {
  history.replaceState(null, '', '#wachbuch')
  show()
  expect(sheet()).toHaveAttribute('open')
})

it('prints the whole sheet, and leaves it as it was', () => {
  show()
  fireEvent(window, new Event('beforeprint'))
  expect(sheet()).toHaveAttribute('open')
  fireEvent(window, new Event('afterprint'))
  expect(sheet()).not.toHaveAttribute('open')
})

it('prints the sheet that its button names', async () => {
  const print = jest.spyOn(window, 'print').mockImplementation()
  show()
  await userEvent.click(screen.getByRole('button', { name: 'Drucken' }))
  expect(print).toHaveBeenCalledTimes(1)
  expect(location.hash).toBe('#wachbuch')
})
