import { render, screen } from '@testing-library/react'
import { Prose } from './Prose'

it('shows plain text as it is', () => {
  render(<Prose paragraph="Zwei <Tore>" />)
  expect(screen.getByText('Zwei <Tore>')).toBeVisible()
})

it.each([
  [{ text: 'Impressum', route: 'impressum' }, 'Impressum', '/impressum/'],
  [{ phone: '069 90009-100' }, '069 90009-100', 'tel:+496990009100'],
  [{ email: 'info@müller.example' }, 'info@müller.example', 'mailto:info@xn--mller-kva.example'],
] as const)('makes %j a link', (part, name, href) => {
  render(<Prose paragraph={['Siehe ', part]} />)
  expect(screen.getByRole('link', { name })).toHaveAttribute('href', href)
})
