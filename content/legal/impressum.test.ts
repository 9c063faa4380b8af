import { isOffered } from '@/content/services/offered'
import { textsIn } from '@/content/support/textsIn'
import { impressum } from './impressum'

jest.mock('@/content/company', () => {
  const { company } = jest.requireActual('@/content/company')
  const soleTrader = { registerCourt: null, registerNumber: null, managingDirectorTitle: 'Inhaberin' }
  return { company: { ...company, ...soleTrader, craftChamber: 'Handwerkskammer Rheinhessen' } }
})

jest.mock('@/content/extras', () => ({ extras: {} }))

it('speaks of no film where there is none', () => {
  expect(textsIn(impressum).filter(({ text }) => text.includes('Film'))).toEqual([])
  expect(
    textsIn(impressum)
      .map(({ text }) => text)
      .join(),
  ).toContain('Alle Bilder und Zeichnungen dieser Website')
})

it('says of a sole trader neither register nor management', () => {
  expect(impressum.sections.map(({ id }) => id)).not.toContain('register')
  const texts = textsIn(impressum).map(({ text }) => text)
  expect(texts).toContain('Inhaberin')
  expect(texts.filter((text) => /Geschäftsführ|Register|Vertreten durch/.test(text))).toEqual([])
})

it('names the chamber where a firm that cleans is registered', () => {
  const texts = textsIn(impressum.sections.filter(({ id }) => id === 'handwerk')).map(({ text }) => text)
  expect(texts.includes('Handwerkskammer Rheinhessen')).toBe(isOffered('reinigungsdienste'))
})
