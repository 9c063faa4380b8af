import type { Company } from '@/content/company'
import { germanDate, termsOf } from '@/content/terms'

const required = {
  permitAuthority: 'Stadt Offenbach am Main, Ordnungsamt',
  permitDate: '2019-08-01',
} as Company

it('shows the terms that are filled in, and only these', () => {
  const permit = 'Stadt Offenbach am Main, Ordnungsamt, 1.\u00a0August\u00a02019'
  expect(termsOf(required).map(({ value }) => value)).toEqual([permit])
  const insured = { insurer: 'Rheinische Versicherung AG', insuredTerritory: 'Deutschland' }
  expect(
    termsOf({ ...required, ...insured, nightContact: '069 123456-22' }).map(({ value }) => value),
  ).toEqual([permit, 'Rheinische Versicherung AG; gilt in Deutschland', [{ phone: '069 123456-22' }, '']])
})

it('lets a visitor call the number of the night, with or without its hours', () => {
  const night = (nightContact: string) => termsOf({ ...required, nightContact }).at(-1)?.value
  expect(night('+49 (0)69 1234-22, von 18 bis 8 Uhr')).toEqual([
    { phone: '+49 (0)69 1234-22' },
    ', von 18 bis 8 Uhr',
  ])
  expect(night('Unsere Leitstelle')).toBe('Unsere Leitstelle')
})

it('leaves a permit as written that is no day, so that it can be named', () => {
  expect(germanDate('1.8.2019')).toBe('1.8.2019')
})
