import { textsIn } from '@/content/support/textsIn'
import { impressum } from './impressum'

jest.mock('@/content/company', () => {
  const { company } = jest.requireActual('@/content/company')
  const soleTrader = { registerCourt: null, registerNumber: null, managingDirectorTitle: 'Inhaberin' }
  return { company: { ...company, ...soleTrader } }
})

it('says of a sole trader neither register nor management', () => {
  expect(impressum.sections.map(({ id }) => id)).not.toContain('register')
  const texts = textsIn(impressum).map(({ text }) => text)
  expect(texts).toContain('Inhaberin')
  expect(texts.filter((text) => /Geschäftsführ|Register|Vertreten durch/.test(text))).toEqual([])
})
