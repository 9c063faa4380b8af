import { render, screen } from '@testing-library/react'
import { Prose } from './Prose'

describe('Prose', () => {
  it('shows plain text as it is', () => {
    render(<Prose paragraph="Zwei <Tore>" />)
    expect(screen.getByText('Zwei <Tore>')).toBeVisible()
  })

  it('makes links of pages, telephone numbers and e-mail addresses', () => {
    const paragraph = [
      'Siehe ',
      { text: 'Impressum', route: 'impressum' },
      ', ',
      { phone: '069 90009-100' },
      ', ',
      { email: 'info@müller.example' },
    ] as const
    render(<Prose paragraph={paragraph} />)
    expect(screen.getByRole('link', { name: 'Impressum' })).toHaveAttribute(
      'href',
      expect.stringContaining('/impressum'),
    )
    expect(screen.getByRole('link', { name: '069 90009-100' })).toHaveAttribute('href', 'tel:+496990009100')
    expect(screen.getByRole('link', { name: 'info@müller.example' })).toHaveAttribute(
      'href',
      'mailto:info@xn--mller-kva.example',
    )
  })
})
