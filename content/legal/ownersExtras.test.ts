import { claimed } from '@/content/claim'
import { company } from '@/content/company'
import { filledExtras } from '@/content/support/filledExtras'
import { textsIn } from '@/content/support/textsIn'
import type { LegalPage } from '@/content/types'
import { barrierefreiheit } from './barrierefreiheit'
import { datenschutz } from './datenschutz'
import { impressum } from './impressum'
import { accessibilityDay, contactLinkBlocks, privacyDay } from './ownersExtras'

jest.mock('@/content/extras', () => ({
  extras: jest.requireActual('@/content/support/filledExtras').filledExtras,
}))

function rowsOf(page: LegalPage, section: string) {
  const blocks = page.sections.find(({ id }) => id === section)?.blocks ?? []
  return blocks.flatMap((block) =>
    block.kind === 'rows' ? block.rows.map(({ label, value }) => [label, value]) : [],
  )
}

const textOf = (page: LegalPage) =>
  textsIn(page.sections)
    .map(({ text }) => text)
    .join('\n')

it('names in the Impressum every number, the hours, the partner with its register, the branches and the photographers', () => {
  expect(rowsOf(impressum, 'kontakt')).toContainEqual([
    'Notruf der Leitstelle',
    [{ phone: '040 123456-99' }, ', täglich 18 bis 6 Uhr'],
  ])
  expect(rowsOf(impressum, 'kontakt').at(-1)).toEqual([
    'Bürozeiten',
    'Mo\u00a0bis\u00a0Do 8\u00a0bis\u00a017\u00a0Uhr, Fr 8\u00a0bis\u00a014:30\u00a0Uhr',
  ])
  expect(rowsOf(impressum, 'vertretung')).toEqual([
    ['Persönlich haftende Gesellschafterin', 'Schäfer Verwaltungs-GmbH'],
    [`Deren ${company.managingDirectorTitle}`, company.managingDirector],
  ])
  expect(rowsOf(impressum, 'register').at(-1)).toEqual([
    'Register der Gesellschafterin',
    'Amtsgericht Hamburg, HRB 123456',
  ])
  expect(rowsOf(impressum, 'standorte')).toEqual([
    ['Niederlassung Lübeck', ['Am Burgfeld 4, 23568 Lübeck', ', Telefon\u00a0', { phone: '0451 123456-0' }]],
    ['Büro Bremen', ['Am Wall 10, 28195 Bremen']],
  ])
  expect(rowsOf(impressum, 'bildnachweis')).toEqual([['Start und Werkschutz', 'Foto: Ole Jensen, Hamburg']])
  expect(textOf(impressum)).toContain('Alle anderen Bilder')
  expect(textOf(impressum)).toContain('Was die Zeichnungen zeigen, ist erfunden')
})

it('says in the privacy notice who gets data behind the links, and of which day it is', () => {
  const text = textOf(datenschutz({ formOrigin: null }))
  expect(text).toContain('WhatsApp Ireland Limited')
  expect(text).toContain('(termine.beispiel.de)')
  expect(text).toContain('Stand: 1.\u00a0Januar\u00a02026. Ändern sich')
})

it('asks the owner for the day of the statement of accessibility and for tests of the own', () => {
  const sentence = textOf(barrierefreiheit).match(
    /Diese Erklärung ist vom 1\.\u00a0Februar\u00a02026\. .*/,
  )?.[0]
  expect(sentence).toContain('eigenen Prüfungen')
  expect(claimed).toContain(sentence)
})

it('says nothing of a link that is not there, and keeps an address as written that is none', () => {
  expect(contactLinkBlocks({})).toEqual([])
  expect(contactLinkBlocks({ whatsapp: filledExtras.whatsapp })).toHaveLength(1)
  expect(
    textsIn(contactLinkBlocks({ booking: 'termine' }))
      .map(({ text }) => text)
      .join(),
  ).toContain('(termine)')
  expect([privacyDay({}), accessibilityDay({})]).toEqual([
    'November\u00a02026',
    '26.\u00a0November\u00a02026',
  ])
})
