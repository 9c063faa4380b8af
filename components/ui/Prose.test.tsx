import { render, screen } from '@testing-library/react'
import { Prose } from './Prose'

const pathOf = (route: string) => `/${route}/`

describe('Prose', () => {
  it('shows plain text as it is', () => {
    render(<Prose paragraph="Zwei <Tore>" pathOf={pathOf} />)
    expect(screen.getByText('Zwei <Tore>')).toBeVisible()
  })

  it('makes links of pages and of other addresses', () => {
    const paragraph = [
      'Siehe ',
      { text: 'Impressum', route: 'impressum' },
      ', ',
      { text: '069', url: 'tel:069' },
      ', ',
    ] as const
    render(<Prose paragraph={paragraph} pathOf={pathOf} />)
    expect(screen.getByRole('link', { name: 'Impressum' })).toHaveAttribute(
      'href',
      expect.stringContaining('/impressum'),
    )
    expect(screen.getByRole('link', { name: '069' })).toHaveAttribute('href', 'tel:069')
  })
})
