import { claimed } from './claim'
import { ownTexts, strayTexts, templates } from './ownTexts'

const template = {
  heading: 'Guten Abend',
  deadline: null as string | null,
  paragraphs: ['Eins.', 'Zwei.'],
  items: [
    { title: 'Tor', route: 'home' },
    { title: 'Hof', route: 'home' },
  ],
  mixed: ['Mehr ', { text: 'hier', route: 'planung' }, '.'],
  count: (many: number) => `${many} Orte`,
}

it("puts the owner's texts in place of the template's, each as a claim", () => {
  const own = {
    heading: 'Um 22 Uhr wach, § 34a GewO',
    deadline: 'Bis morgen.',
    paragraphs: ['Nur einer.'],
    items: { 1: { title: 'Halle' } },
    mixed: { 1: { text: 'dort' } },
  }
  const texts = ownTexts('probe', template, own)
  expect(texts).toEqual({
    ...template,
    heading: 'Um 22\u00a0Uhr wach, §\u00a034a GewO',
    deadline: 'Bis morgen.',
    paragraphs: ['Nur einer.'],
    items: [template.items[0], { title: 'Halle', route: 'home' }],
    mixed: ['Mehr ', { text: 'dort', route: 'planung' }, '.'],
  })
  expect([...claimed]).toEqual(expect.arrayContaining(['Bis morgen.', 'Nur einer.', 'Halle', 'dort']))
  expect(templates.get('probe')).toBe(template)
  expect(strayTexts(template, own)).toEqual([])
})

it('leaves a page as it is where nothing is written', () => {
  expect(ownTexts('still', template, { heading: '', items: {} })).toEqual(template)
})

it('names what an owner wrote for a text that is no longer there', () => {
  const own = { lead: 'Vorbei.', items: { 2: { title: 'Dach' } }, count: 'viele', paragraphs: 'Eins.' }
  expect(strayTexts(template, own)).toEqual(['lead', 'items.2', 'count', 'paragraphs'])
})
