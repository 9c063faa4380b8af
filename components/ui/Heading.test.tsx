import { render, screen } from '@testing-library/react'
import { PageTitle } from './Heading'

it('names a page with the words that people search for, in words of their own', () => {
  render(<PageTitle search="Pförtner und Pforte in Kiel">Werkschutz</PageTitle>)
  const title = screen.getByRole('heading', { level: 1, name: 'Werkschutz Pförtner und Pforte in Kiel' })
  expect(title).toHaveTextContent(/^Werkschutz Pförtner und Pforte in Kiel$/)
})

it('is the name alone where nothing else is said', () => {
  render(<PageTitle search={undefined}>Werkschutz</PageTitle>)
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^Werkschutz$/)
})
