import { isOffered } from '@/content/services/offered'
import { textsIn } from '@/content/support/textsIn'
import { barrierefreiheit } from './barrierefreiheit'
import { datenschutz } from './datenschutz'
import { impressum } from './impressum'

jest.mock('@/content/company', () => {
  const { company } = jest.requireActual('@/content/company')
  const soleTrader = { registerCourt: null, registerNumber: null, managingDirectorTitle: 'Inhaberin' }
  const own = {
    craftChamber: 'Handwerkskammer Rheinhessen',
    vatId: null,
    businessId: 'DE123456789-00001',
    whistleblowing: 'Kanzlei Beispiel, Domstraße 1, 55116 Mainz',
  }
  return { company: { ...company, ...soleTrader, ...own } }
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

it('has a row for the number that the company has, and none for another, and a section for the office that takes reports', () => {
  const texts = textsIn(impressum).map(({ text }) => text.replaceAll('\u00a0', ' '))
  expect(texts).toContain('Wirtschafts-Identifikationsnummer nach § 139c AO')
  expect(texts).toContain('DE123456789-00001')
  expect(texts.filter((text) => text.includes('Umsatzsteuer-Id'))).toEqual([])
  expect(textsIn(impressum.sections.find(({ id }) => id === 'meldestelle')?.blocks).at(-1)?.text).toBe(
    'Kanzlei Beispiel, Domstraße 1, 55116 Mainz',
  )
})

it('names the chamber where a firm that cleans is registered', () => {
  const texts = textsIn(impressum.sections.filter(({ id }) => id === 'handwerk')).map(({ text }) => text)
  expect(texts.includes('Handwerkskammer Rheinhessen')).toBe(isOffered('reinigungsdienste'))
})
