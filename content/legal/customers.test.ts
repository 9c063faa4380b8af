import { textsIn } from '@/content/support/textsIn'

/** What the legal pages of a company with such customers say. */
async function pagesFor(customers: string) {
  jest.resetModules()
  jest.doMock('@/content/company', () => {
    const actual = jest.requireActual('@/content/company')
    return { ...actual, company: { ...actual.company, customers } }
  })
  const { impressum } = await import('./impressum')
  const { barrierefreiheit } = await import('./barrierefreiheit')
  return [impressum, barrierefreiheit].map((page) => ({
    ids: page.sections.map(({ id }) => id),
    text: textsIn(page)
      .map(({ text }) => text)
      .join(' ')
      .replaceAll('\u00a0', ' '),
  }))
}

const CONSUMERS = [
  '§ 36 VSBG',
  '§ 14 und Anlage 3',
  'Marktüberwachungsstelle der Länder',
  'Verträge schließen Sie hier nicht',
]

it('tells consumers what their laws ask for, where they are among the customers', async () => {
  const [impressum, barrierefreiheit] = await pagesFor('all')
  const said = `${impressum?.text} ${barrierefreiheit?.text}`
  expect(CONSUMERS.filter((words) => !said.includes(words))).toEqual([])
  expect(impressum?.ids).toContain('streitbeilegung')
  expect(barrierefreiheit?.ids).toEqual(expect.arrayContaining(['dienst', 'aufsicht']))
  expect(said.match(/ebenso an Privatleute und Eigentümergemeinschaften/g)).toHaveLength(2)
})

it('says of a company for businesses alone that it makes consumers no offer, and nothing of their laws', async () => {
  const [impressum, barrierefreiheit] = await pagesFor('business')
  const said = `${impressum?.text} ${barrierefreiheit?.text}`
  expect(CONSUMERS.filter((words) => said.includes(words))).toEqual([])
  expect(impressum?.ids).not.toContain('streitbeilegung')
  expect(said.match(/nicht an Verbraucherinnen und Verbraucher/g)).toHaveLength(2)
})
