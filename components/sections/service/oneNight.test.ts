import { services } from '@/content/services'
import { oneNight } from './oneNight'

const ORDER = ['figure', 'checklist', 'fit', 'offer', 'faq'] as const

it('is night up to the watch, and paper from there on', () => {
  const run = oneNight(ORDER, true)
  expect(run.map(({ section, place }) => `${section} ${place.surface} ${place.space}`)).toEqual([
    'intro nacht same',
    'figure nacht new',
    'checklist nacht new',
    'watch nacht same',
    'fit papier turn',
    'offer papier new',
    'faq papier new',
  ])
})

it('leaves half of the turn below the last section of each surface', () => {
  const closing = oneNight(ORDER, true).filter(({ place }) => place.closes)
  expect(closing.map(({ section }) => section)).toEqual(['watch', 'faq'])
})

it('turns below the checklist where there is no watch', () => {
  const run = oneNight(ORDER, false)
  expect(run.map(({ section }) => section)).toEqual(['intro', ...ORDER])
  expect(run.find(({ place }) => place.surface === 'papier')?.section).toBe('fit')
})

it.each(services)('$slug has one dawn', ({ order }) => {
  const surfaces = oneNight(order, true).map(({ place }) => place.surface)
  const turns = surfaces.filter((surface, index) => index > 0 && surface !== surfaces[index - 1])
  expect(turns).toEqual(['papier'])
})
