import { place } from '@/content/place'
import { isOffered } from '@/content/services/offered'
import { regionsWith, servicesIn } from './regionServices'

jest.mock('@/content/services/offered', () => ({
  ...jest.requireActual('@/content/services/offered'),
  isOffered: jest.fn(() => true),
}))

const hanau = { name: 'Hanau', text: 'Industrie', services: ['werkschutz', 'hotelsicherheit'] }
const offenbach = { name: 'Offenbach', text: 'Büros' }

beforeEach(() => {
  jest.replaceProperty(place, 'regions', [hanau, offenbach])
})

it('finds what a region names, and the regions that name a service', () => {
  expect(servicesIn(hanau).map(({ slug }) => slug)).toEqual(hanau.services)
  expect(servicesIn(offenbach)).toEqual([])
  expect(regionsWith('hotelsicherheit')).toEqual([hanau])
  expect(regionsWith('empfangsdienst')).toEqual([])
})

it('leaves out what is not offered', () => {
  jest.mocked(isOffered).mockImplementation((slug) => slug !== 'hotelsicherheit')
  expect(servicesIn(hanau).map(({ slug }) => slug)).toEqual(['werkschutz'])
  expect(regionsWith('hotelsicherheit')).toEqual([])
})
