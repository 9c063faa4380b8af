import { render, screen } from '@testing-library/react'
import { jobTexts } from '@/content/jobs'
import { Careers } from './Careers'

jest.mock('@/content/extras', () => ({ extras: {} }))

it('speaks of no open positions where there are none', () => {
  render(<Careers />)
  expect(screen.queryByText(jobTexts.heading)).toBeNull()
  expect(screen.getAllByRole('link')).toHaveLength(1)
})
