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
  ).toEqual([permit, 'Rheinische Versicherung AG; gilt in Deutschland', '069 123456-22'])
})

it('leaves a permit as written that is no day, so that it can be named', () => {
  expect(germanDate('1.8.2019')).toBe('1.8.2019')
})
