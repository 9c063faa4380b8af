import { strFromU8, unzipSync } from 'fflate'
import type { SpecimenBlock } from '@/content/planning/specimens/types'
import { cleaningPlanOf } from './cleaningPlan'
import { postPlanOf } from './postPlan'
import { specimenDownload } from './specimenDownload'
import { specimens } from './specimens'

const tablesOf = (blocks: readonly SpecimenBlock[]) =>
  blocks.flatMap((block) => (block.kind === 'table' ? [block] : []))

it('adds up heads and hours of a post plan', () => {
  const [heads] = tablesOf(
    postPlanOf({
      posts: ['Tor', 'Bühne'],
      phases: [
        { name: 'Einlass', from: '18:00', to: '20:00', guests: '100', heads: [2, 1] },
        { name: 'Abbau', from: '23:00', to: '00:30', guests: '0', heads: [1, 0] },
      ],
    }),
  )
  expect(heads?.rows).toEqual([
    ['Zeit', '18:00–20:00', '23:00–00:30', ''],
    ['Tor', '2', '1', '5,5'],
    ['Bühne', '1', '0', '2'],
  ])
  expect(heads?.foot?.slice(0, 2)).toEqual([
    ['Kräfte', '3', '1', ''],
    ['Stunden', '6', '1,5', '7,5'],
  ])
})

it('adds up the minutes of a cleaning plan', () => {
  const blocks = cleaningPlanOf({
    labels: { work: 'Arbeit', week: 'Woche', total: 'Minuten' },
    days: ['Mo', 'Di', 'Mi', 'Do', 'Fr'],
    cloths: { red: 'Rot', yellow: 'Gelb', blue: 'Blau', green: 'Grün' },
    rows: [
      { name: 'WC', cloth: 'red', minutes: [30, 30, 30, 30, 30] },
      { name: 'Flur', minutes: [0, 45, 0, 0, 0] },
    ],
  })
  expect(tablesOf(blocks)[0]?.rows[1]).toEqual(['Flur', '', '', '45', '', '', '', '45'])
  expect(tablesOf(blocks)[0]?.foot).toEqual([['Minuten', '', '30', '75', '30', '30', '30', '195']])
  expect(blocks).toContainEqual({
    kind: 'text',
    text: '195\u00a0Minuten sind 3,25\u00a0Stunden in der Woche.',
  })
})

describe.each(specimens)('$id', (specimen) => {
  const { title, blocks } = specimen

  it('has as many cells in each row as columns, whose widths fill the sheet', () => {
    for (const { columns, rows, foot = [] } of tablesOf(blocks)) {
      expect([...rows, ...foot].every((row) => row.length === columns.length)).toBe(true)
      const shares = columns.flatMap(({ share }) => share ?? [])
      expect(shares.reduce((sum, share) => sum + share, 0)).toBeLessThan(100)
      expect(shares.length).toBeLessThan(columns.length)
    }
  })

  it('is a Word document with its headings, its tables and its mark', async () => {
    const file = await specimenDownload(specimen)
    const parts = unzipSync(file)
    const partOf = (name: string) => strFromU8(parts[name] ?? new Uint8Array())
    const text = textOf(partOf('word/document.xml'))
    expect(textOf(partOf('word/header1.xml'))).toBe(`Muster\t${title}`)
    expect(partOf('word/styles.xml')).toContain('<w:lang w:val="de-DE"/>')
    const styled = partOf('word/document.xml').match(/<w:pStyle w:val="Heading[12]"\/>/g) ?? []
    expect(styled).toHaveLength(1 + blocks.filter(({ kind }) => kind === 'heading').length)
    for (const expected of blocks.flatMap(wordsIn)) {
      expect(text).toContain(expected)
    }
  })
})

function wordsIn(block: SpecimenBlock): readonly string[] {
  switch (block.kind) {
    case 'heading':
    case 'text':
      return [block.text]
    case 'list':
      return block.items
    case 'fields':
      return block.rows.flatMap(({ label, value }) => [label, value])
    case 'signatures':
      return block.labels
    case 'table':
      return [block.columns.map(({ heading }) => heading), ...block.rows, ...(block.foot ?? [])].flat()
  }
}

/** What an XML part says, without its tags. */
function textOf(xml: string): string {
  return xml
    .replace(/<[^>]+>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'")
    .replaceAll('&amp;', '&')
}
