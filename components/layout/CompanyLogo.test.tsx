import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { readLogo } from '@/lib/server/logo'

jest.mock('@/lib/server/logo', () => ({ ...jest.requireActual('@/lib/server/logo'), readLogo: jest.fn() }))

const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 60"><path fill="currentColor" stroke="#fff" stroke-width="2" d="M0 0h240v60H0z"/></svg>'

/** The components with this logo, which a module reads once. */
function withLogo(svg: string | null) {
  const { logoOf } = jest.requireActual('@/lib/server/logo')
  jest.mocked(readLogo).mockReturnValue({ logo: svg && logoOf(svg).logo, faults: [] })
  let parts: typeof import('./CompanyLogo') | undefined
  jest.isolateModules(() => {
    parts = require('./CompanyLogo')
  })
  return parts as typeof import('./CompanyLogo')
}

const shown = (node: ReactNode) => render(node).container

it('shows mark and name where there is no logo', () => {
  const { CompanyLogo } = withLogo(null)
  const container = shown(<CompanyLogo name="Nachtruf" isFirst />)
  expect(container).toHaveTextContent('Nachtruf')
  expect(container.querySelector('circle')).not.toBeNull()
})

it('renders the logo inline once, references it elsewhere, and is read out as the company', () => {
  const { CompanyLogo, PrintedCompany } = withLogo(SVG)
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

it('stops the build over a logo that must not be shown', () => {
  jest.mocked(readLogo).mockReturnValue({ logo: null, faults: ['content/logo.svg enthält ein Skript.'] })
  expect(() => jest.isolateModules(() => require('./CompanyLogo'))).toThrow('content/logo.svg enthält')
})
