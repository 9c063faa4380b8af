import { render, screen, within } from '@testing-library/react'
import { company } from '@/content/company'
import { jobTexts } from '@/content/jobs'
import { filledJobs } from '@/content/support/filledJobs'
import { Careers } from './Careers'
import { JobPage } from './JobPage'

jest.mock('@/content/extras', () => {
  const { night, ended } = jest.requireActual('@/content/support/filledJobs').filledJobs
  return { extras: { jobs: [night, ended] } }
})

const { night, weekend, ended } = filledJobs

it('shows what one does, needs and earns, and how to apply', () => {
  const { container } = render(<JobPage job={night} />)
  expect(screen.getByRole('heading', { level: 1, name: night.title })).toBeInTheDocument()
  for (const text of [...night.tasks, ...night.needs, '20457 Hamburg', 'Vollzeit oder Teilzeit']) {
    expect(container.textContent).toContain(text)
  }
  expect(screen.getByText(jobTexts.facts.wage).nextSibling).toHaveTextContent(
    '16,50 bis 18,00 € je Stunde, brutto',
  )
  expect(screen.getByText(jobTexts.facts.until).nextSibling).toHaveTextContent('31. Januar 2999')
  const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(hrefs).toContain('/#karriere')
  expect(hrefs).toContain(
    `mailto:${company.applicationsEmail}?subject=${encodeURIComponent(`Bewerbung: ${night.title}, Hamburg`)}`,
  )
  expect(hrefs.some((href) => href?.startsWith('tel:'))).toBe(true)
})

it('shows no row for a wage that the record does not name', () => {
  render(<JobPage job={weekend} />)
  expect(screen.queryByText(jobTexts.facts.wage)).toBeNull()
})

it('lists the open offers in the careers, each with a link to its page, and no other', () => {
  render(<Careers />)
  const list = screen.getByRole('heading', { name: jobTexts.heading }).parentElement as HTMLElement
  const links = within(list).getAllByRole('link')
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/karriere/objektschutz-nacht/'])
  expect(links[0]).toHaveTextContent(`${night.title}Hamburg · Vollzeit oder Teilzeit`)
  expect(screen.queryByText(ended.title)).toBeNull()
})
