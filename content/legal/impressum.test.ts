import { isOffered } from '@/content/services/offered'
import { textsIn } from '@/content/support/textsIn'
import { barrierefreiheit } from './barrierefreiheit'
import { datenschutz } from './datenschutz'
import { impressum } from './impressum'

jest.mock('@/content/company', () => {
  const { company } = jest.requireActual('@/content/company')
  const soleTrader = { registerCourt: null, registerNumber: null, managingDirectorTitle: 'Inhaberin' }
  return { company: { ...company, ...soleTrader, craftChamber: 'Handwerkskammer Rheinhessen' } }
})

jest.mock('@/content/extras', () => ({ extras: {} }))

it('speaks of no film where there is none', () => {
  const pages = [impressum, barrierefreiheit, datenschutz({ formOrigin: null })]
  expect(textsIn(pages).filter(({ text }) => text.includes('Film'))).toEqual([])
  expect(
    textsIn(impressum)
      .map(({ text }) => text)
      .join(),
  ).toContain('Alle Bilder und Zeichnungen dieser Website')
})

it('tells who tested, and what not, where the owner has set no day for the statement of accessibility', () => {
  const texts = textsIn(barrierefreiheit).map(({ text }) => text)
  expect(texts.join()).toContain('Geprüft hat der Hersteller der Vorlage')
  expect(texts.at(-1)).toContain('Unsere eigenen Texte, Bilder und Angaben sind darin nicht enthalten')
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
