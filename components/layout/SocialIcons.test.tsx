import { render, screen } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { SocialIcons } from './SocialIcons'

const drawing = (name: string) =>
  /<path d="([^"]+)"/.exec(renderToStaticMarkup(<SocialIcons profiles={[{ name }]} />))?.[1]

it('chooses the icon by the name of the network', () => {
  const xing = [{ name: 'XING', href: 'https://www.xing.com/x' }]
  expect(renderToStaticMarkup(<SocialIcons profiles={xing} />)).toContain(`"${drawing('Xing')}"`)
  const known = ['LinkedIn', 'Instagram', 'Facebook', 'Xing', 'YouTube', 'TikTok'].map((name) =>
    drawing(name),
  )
  expect(new Set([...known, drawing('kununu')]).size).toBe(7)
})

it('shows the name of a network without an icon, and renders nothing without networks', () => {
  render(<SocialIcons profiles={[{ name: 'kununu', href: 'https://www.kununu.com/x' }]} />)
  const link = screen.getByRole('link', { name: 'kununu' })
  expect(link).toHaveAttribute('href', 'https://www.kununu.com/x')
  expect(link.querySelector('.sr-only')).toBeNull()
  expect(renderToStaticMarkup(<SocialIcons profiles={[]} />)).toBe('')
})
