import { landNames } from '@/content/landNames'
import { holidaysOnlyIn, landFactsOf, regionId } from './regionFacts'

it('knows which holidays one Land has and another has not', () => {
  expect(holidaysOnlyIn('RP', 'HE', 2027)).toEqual(['Allerheiligen'])
  expect(holidaysOnlyIn('HE', 'RP', 2027)).toEqual([])
})

it('makes an id of any name', () => {
  expect(regionId('Lübeck')).toBe('luebeck')
  expect(regionId('Bayerischer Wald')).toBe('bayerischer-wald')
  expect(regionId('Groß-Gerau (Süd)')).toBe('gross-gerau-sued')
})

it('says what a region in another Land has otherwise', () => {
  const told = landFactsOf({ name: 'Eisenach', text: '', land: 'TH' }, 'HE').join(' ')
  for (const part of [landNames.TH, 'Reformationstag', 'Fronleichnam']) {
    expect(told).toContain(part)
  }
})

it('says nothing of one in the Land of the seat', () => {
  expect(landFactsOf({ name: 'Kassel', text: '' }, 'HE')).toEqual([])
  expect(landFactsOf({ name: 'Kassel', text: '', land: 'HE' }, 'HE')).toEqual([])
})
