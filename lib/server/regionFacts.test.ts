import { landNames } from '@/content/landNames'
import type { Place } from '@/content/place'
import { factsOf, holidaysOnlyIn, kilometresBetween, regionId } from './regionFacts'

it('measures in a straight line', () => {
  // Berlin, Brandenburger Tor, to Hamburg, Rathaus: 255 km by any map.
  expect(Math.abs(kilometresBetween([13.378, 52.516], [9.992, 53.55]) - 255)).toBeLessThan(2)
  expect(kilometresBetween([9.99, 53.55], [9.99, 53.55])).toBe(0)
})

it('knows which holidays one Land has and another has not', () => {
  expect(holidaysOnlyIn('RP', 'HE', 2027)).toEqual(['Allerheiligen'])
  expect(holidaysOnlyIn('HE', 'RP', 2027)).toEqual([])
})

it('makes an id of any name', () => {
  expect(regionId('Lübeck')).toBe('luebeck')
  expect(regionId('Bayerischer Wald')).toBe('bayerischer-wald')
  expect(regionId('Groß-Gerau (Süd)')).toBe('gross-gerau-sued')
})

describe('says of a region what follows from the records', () => {
  const place: Pick<Place, 'regions' | 'land'> = {
    land: 'HE',
    regions: [
      { name: 'Bad Hersfeld', text: '', at: [9.7, 50.87] },
      { name: 'Eisenach', text: '', at: [10.32, 50.98], land: 'TH' },
      { name: 'Kassel', text: '', at: [9.49, 51.32], wide: true },
    ],
  }
  const told = place.regions.map((region) => factsOf(region, place as Place).join(' '))

  it('the seat is the seat', () => {
    expect(told[0]).toMatch(/Sitz/)
  })

  it('how far it is, in which Land, and which holidays are others', () => {
    expect(told[1]).toMatch(/45\u00a0km/)
    expect(told[1]).toContain(landNames.TH)
    expect(told[1]).toMatch(/Reformationstag/)
    expect(told[1]).toMatch(/Fronleichnam/)
  })

  it('a stretch of land is nowhere in particular', () => {
    expect(told[2]).toBe('')
  })
})
