import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { type Drawn, readLogo } from '@/lib/server/logo'

jest.mock('@/lib/server/logo', () => ({ ...jest.requireActual('@/lib/server/logo'), readLogo: jest.fn() }))

const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 60"><path fill="currentColor" stroke="#fff" stroke-width="2" d="M0 0h240v60H0z"/></svg>'

/** The components with these drawings, which a module reads once. */
function withDrawings(drawings: Partial<Record<Drawn, string>>) {
  const { logoOf } = jest.requireActual('@/lib/server/logo')
  jest.mocked(readLogo).mockImplementation((drawn) => ({
    logo: drawings[drawn] ? logoOf(drawings[drawn]).logo : null,
    faults: [],
  }))
  let parts: typeof import('./CompanyLogo') | undefined
  jest.isolateModules(() => {
    parts = require('./CompanyLogo')
  })
  return parts as typeof import('./CompanyLogo')
}

const shown = (node: ReactNode) => render(node).container

it('shows mark and name where there is no logo', () => {
  const { CompanyLogo } = withDrawings({})
  const container = shown(<CompanyLogo name="Nachtruf" isFirst />)
  expect(container).toHaveTextContent('Nachtruf')
  expect(container.querySelector('circle')).not.toBeNull()
})

it('renders the logo inline once, references it elsewhere, and is read out as the company', () => {
  const { CompanyLogo, PrintedCompany } = withDrawings({ logo: SVG })
  const container = shown(
    <>
      <CompanyLogo name="Nachtruf" isFirst />
      <CompanyLogo name="Nachtruf" />
      <PrintedCompany name="Nachtruf" />
    </>,
  )
  // A logo for dark backgrounds is invisible on paper, so the name is printed instead.
  const [first, second, ...others] = container.querySelectorAll('svg')
  expect(others).toEqual([])
  expect(first?.querySelector('g#logo path')).toHaveAttribute('stroke-width', '2')
  expect(second?.innerHTML).toBe('<use href="#logo"></use>')
  for (const svg of [first, second]) {
    expect(svg).toHaveAttribute('aria-hidden', 'true')
    expect(svg).toHaveAttribute('viewBox', '0 0 240 60')
  }
  expect(container.textContent).toBe('NachtrufNachtrufNachtruf')
  expect(container.querySelector('[style]')).toBeNull()
})

it('shows a mark of the owner before the name where there is no logo, but not on paper', () => {
  const { CompanyLogo, PrintedCompany } = withDrawings({ zeichen: SVG })
  const first = shown(<CompanyLogo name="Nachtruf" isFirst />)
  expect(first).toHaveTextContent('Nachtruf')
  expect(first.querySelector('g#logo path')).not.toBeNull()
  expect(shown(<CompanyLogo name="Nachtruf" />).querySelector('use')).not.toBeNull()
  expect(shown(<PrintedCompany name="Nachtruf" />).querySelector('svg')).toBeNull()
})

it('stops the build over a logo that must not be shown', () => {
  jest
    .mocked(readLogo)
    .mockReturnValue({ logo: null, faults: ['content/owner/logo.svg enthält ein Skript.'] })
  expect(() => jest.isolateModules(() => require('./CompanyLogo'))).toThrow('content/owner/logo.svg enthält')
})
