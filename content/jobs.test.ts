import { employmentOf, wageText } from './jobs'

it.each([
  [{ from: 16.5, to: 18 }, '16,50 bis 18,00\u00a0€ je Stunde, brutto'],
  [{ from: 16.5 }, 'ab 16,50\u00a0€ je Stunde, brutto'],
  [{ from: 16.5, to: 16.5 }, '16,50\u00a0€ je Stunde, brutto'],
])('writes a wage as Germans read it', (wage, text) => {
  expect(wageText(wage)).toBe(text)
})

it('names one kind of employment, or those to choose from', () => {
  expect(employmentOf({ employment: ['MINIJOB'] })).toBe('Minijob')
  expect(employmentOf({ employment: ['FULL_TIME', 'PART_TIME'] })).toBe('Vollzeit oder Teilzeit')
})
