import { render, screen } from '@testing-library/react'
import { landNames } from '@/content/landNames'
import { hoursWords } from '@/content/planning/bedarf'
import { examplePlan } from '@/content/planning/examplePlan'
import { fieldsOf } from '@/desk/fields/fields'
import { type HoursNames, PlaceFields } from './HoursForm'

// A company with regions in another Land.
jest.mock('@/content/place', () => ({
  place: {
    land: 'HH',
    regions: [
      { name: 'Stade', text: '', land: 'NI' },
      { name: 'Lüneburg', text: '', land: 'NI' },
      { name: 'Schleswig-Holstein', text: '', land: 'SH' },
    ],
  },
}))

const names = { services: {} } as HoursNames
const land = () => screen.getByLabelText(hoursWords.place.land)
const offered = ['Hamburg', 'Niedersachsen (Stade, Lüneburg)', 'Schleswig-Holstein']
const options = () => [...land().querySelectorAll('option')].map(({ textContent }) => textContent)

it('offers the Land of the seat, then those of the regions', () => {
  render(<PlaceFields fields={{ ...fieldsOf(examplePlan), posts: [] }} names={names} onChange={() => {}} />)
  expect(land()).toHaveDisplayValue('Hamburg')
  expect(options()).toEqual(offered)
})

it('has another one too where a link brought it, with what only some of its towns celebrate', () => {
  const fields = { ...fieldsOf({ ...examplePlan, land: 'BY' as const }), posts: [] }
  render(
    <PlaceFields
      fields={fields}
      names={{ ...names, localHolidays: { BY: 'In Augsburg ein Tag mehr.' } }}
      onChange={() => {}}
    />,
  )
  expect(land()).toHaveDisplayValue(landNames.BY)
  expect(options()).toEqual([...offered, landNames.BY])
  expect(land()).toHaveAccessibleDescription('In Augsburg ein Tag mehr.')
})
