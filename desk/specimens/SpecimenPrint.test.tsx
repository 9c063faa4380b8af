import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { SpecimenPrint } from './SpecimenPrint'

afterEach(() => history.replaceState(null, '', '/'))

it('prints the sheet that its button names', async () => {
  const print = jest.spyOn(window, 'print').mockImplementation()
  render(<SpecimenPrint id="wachbuch">Drucken</SpecimenPrint>)
  await userEvent.click(screen.getByRole('button', { name: 'Drucken' }))
  expect(print).toHaveBeenCalledTimes(1)
  expect(location.hash).toBe('#wachbuch')
})
