import { render, screen, within } from '@testing-library/react'
import { landNames } from '@/content/landNames'
import { bedarf } from '@/content/planning/bedarf'
import { offeredLaender } from '@/content/planning/laender'
import { Examples } from './Examples'

it('names each plan once, over its figures in every Land', () => {
  render(<Examples />)
  for (const { name } of bedarf.examples.rows) {
    const group = screen.getByRole('rowheader', { name }).closest('tbody') as HTMLElement
    const rows = within(group).getAllByRole('row')
    expect(rows.map((row) => within(row).getAllByRole('cell')[0]?.textContent)).toEqual(
      offeredLaender.map((land) => landNames[land]),
    )
    expect(rows.map((row) => within(row).getAllByRole('cell').length)).toEqual(offeredLaender.map(() => 5))
  }
})
