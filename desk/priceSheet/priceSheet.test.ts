import fc from 'fast-check'
import { strFromU8, strToU8, unzipSync, type Zippable, zipSync } from 'fflate'
import { Temporal } from 'temporal-polyfill'
import { lineTitles, offerLines } from '@/content/planning/comparison'
import type { Post } from '@/content/planning/post'
import { priceSheetLabels as labels } from '@/content/planning/priceSheetLabels'
import type { Plan } from '@/content/planning/types'
import { offer } from '@/content/services/offered'
import { writePlan } from '@/desk/hours/link'
import { reckon } from '@/desk/hours/reckoning'
import { calendarOf } from '@/desk/time/calendar'
import { rangeOf } from '@/desk/time/period'
import { fingerprintOf, pricedLots, type Refusal } from './priceSheet'
import { readPriceSheet } from './readPriceSheet'
import { readCells } from './workbook'
import { writePriceSheet } from './writePriceSheet'

const [service] = offer.services
const post: Post = { days: ['Mo', 'Ft'], from: '18:00', to: '00:30', people: 2, name: 'Pforte' }
const plan: Plan = {
  land: 'HE',
  ...(service !== undefined && { service }),
  period: { kind: 'range', from: '2027-03-01', to: '2027-04-15' },
  night: 23,
  posts: [
    post,
    { ...post, name: 'Abruf', onCall: true },
    // Names that look like a formula, like markup, and like labels of the sheet.
    { ...post, name: '=1+1', dates: [{ from: '2027-03-01', to: '2027-03-31' }] },
    { ...post, name: '<c r="A1">&amp;' },
    { ...post, name: '1 Werktag, Tag' },
    { ...post, name: labels.mark },
    { ...post, name: 'Abruf (auf Abruf)' },
  ],
}
const reckoned = (of: Plan) => reckon(of, calendarOf(Temporal, of.land, rangeOf(of.period)), 2)
const sheetOf = async (of: Plan) =>
  new Uint8Array(
    await (await writePriceSheet(reckoned(of), `https://a.test/b/#${writePlan(of)}`)).arrayBuffer(),
  )
const lots = pricedLots(reckoned(plan))
/** The prices of a sheet in which those are filled in. */
const pricesOf = (filled: Readonly<Record<string, string>> = {}) =>
  Object.fromEntries(
    lots.map(({ key, rows }) => [
      key,
      Object.fromEntries(rows.map(({ label, cell }) => [cell, filled[label] ?? ''])),
    ]),
  )
const [gate, , markup] = lots

const SHEET = 'xl/worksheets/sheet1.xml'
const WORKBOOK = 'xl/workbook.xml'
const LINKS = 'xl/_rels/workbook.xml.rels'

let written: Uint8Array
/** Where a label stands: `{ 'Name der Firma': 4 }`. */
let rows: Map<string, number>

beforeAll(async () => {
  written = await sheetOf(plan)
  rows = new Map(
    [...readCells(written, () => true).cells].flatMap(([name, { text }]) =>
      /^[AF]/.test(name) ? [[text, Number(name.slice(1))]] : [],
    ),
  )
})

const read = (file: Uint8Array) => readPriceSheet(file, Temporal)
const refusalOf = (file: Uint8Array) => {
  const reading = read(file)
  return reading.kind === 'refused' ? reading.reason : null
}
const beside = (column: string, label = '') => `${column}${rows.get(label) ?? 'unknown'}`
const number = (value: string) => ({ attributes: '', inner: `<v>${value}</v>` })
const typed = (text: string) => ({ attributes: ' t="inlineStr"', inner: `<is><t>${text}</t></is>` })
const formula = { attributes: '', inner: '<f>1+1</f><v>2</v>' }

/** The written file with its parts changed; a part that becomes null goes. */
function changed(parts: Record<string, (xml: string) => string>, added: Zippable = {}): Uint8Array {
  const files = unzipSync(written)
  for (const [name, change] of Object.entries(parts)) {
    const before = strFromU8(files[name] ?? new Uint8Array())
    const after = change(before)
    expect(after).not.toBe(before)
    files[name] = strToU8(after)
  }
  return zipSync({ ...files, ...added })
}

/** … with cells filled in. */
function filled(cells: Record<string, ReturnType<typeof number>>): Uint8Array {
  return changed({
    [SHEET]: (xml) =>
      Object.entries(cells).reduce((before, [name, { attributes, inner }]) => {
        const cell = new RegExp(`<c r="${name}"( s="\\d+")[^>]*?(?:/>|>.*?</c>)`)
        expect(before).toMatch(cell)
        return before.replace(cell, `<c r="${name}"$1${attributes}>${inner}</c>`)
      }, xml),
  })
}

/** Where the directory of an archive begins to tell of a part. */
function entryOf(file: Uint8Array, name: string): number {
  const view = new DataView(file.buffer)
  return [...file.keys()].findIndex(
    (at) =>
      at + 46 < file.length &&
      view.getUint32(at, true) === 0x02014b50 &&
      strFromU8(file.slice(at + 46, at + 46 + name.length)) === name,
  )
}

/** The written file with what its directory says of a part overwritten: at 20 the packed size, at 24 the size. */
function lying(name: string, at: 20 | 24, size: number): Uint8Array {
  const file = written.slice()
  new DataView(file.buffer).setUint32(entryOf(file, name) + at, size, true)
  return file
}

it('goes out empty, with its plan', () => {
  expect(read(written)).toEqual({
    kind: 'sheet',
    reckoning: { ...reckoned(plan), incomplete: 0 },
    name: '',
    cells: pricesOf(),
    monthly: '',
    once: '',
    lines: [],
    notes: [],
  })
  const texts = [...readCells(written, () => true).cells.values()].map(({ text }) => text)
  expect(texts).toEqual(
    expect.arrayContaining(['1 Pforte', '2 =1+1', '3 <c r="A1">&amp;', '7 Abruf (auf Abruf)']),
  )
  expect(texts.filter((text) => text.includes('01.03.2027–31.03.2027'))).toHaveLength(1)
})

it('asks for no hours that there are not, by the month only where there is one, and numbers no single name', async () => {
  const single = await sheetOf({
    ...plan,
    period: { kind: 'range', from: '2027-03-01', to: '2027-03-07' },
    posts: [{ ...post, to: '22:00' }],
  })
  const texts = [...readCells(single, () => true).cells].flatMap(([name, { text }]) =>
    name.startsWith('A') ? text : [],
  )
  const from = texts.indexOf('Art der Stunde')
  expect(texts.slice(from + 1, from + 4)).toEqual(['Werktag, Tag', labels.prices.once, labels.prices.total])
  expect(read(single)).toMatchObject({ kind: 'sheet', cells: { '': { weekdayDay: '' } }, monthly: '' })
})

it('adds up what is typed in numbers: lots, what is firm, and what may be called off', () => {
  const xml = strFromU8(unzipSync(written)[SHEET] ?? new Uint8Array())
  const formulaOf = (label?: string) =>
    xml.match(new RegExp(`<c r="${beside('D', label)}"[^>]*><f>([^<]*)</f><v>0</v></c>`))?.[1]
  const at = (label?: string) => rows.get(label ?? '') ?? 0
  const first = at(gate?.label)
  const sums = lots.filter(({ isOnCall }) => !isOnCall).map(({ label }) => `D${at(label)}`)
  const fixed = [labels.prices.monthly, labels.prices.once].map((label) => `D${at(label)}`)
  expect(gate?.rows).toHaveLength(4)
  expect(formulaOf(gate?.label)).toBe(`SUM(D${first + 1}:D${first + 4})`)
  expect(formulaOf(gate?.rows[0]?.label)).toBe(`B${first + 1}*N(C${first + 1})`)
  expect(formulaOf(labels.prices.total)).toBe(`SUM(${[...sums, ...fixed].join()})`)
  expect(formulaOf(labels.prices.onCall)).toBe(`SUM(D${at(lots.at(-1)?.label)})`)
})

it('tells a spreadsheet what its fields take', () => {
  const xml = strFromU8(unzipSync(written)[SHEET] ?? new Uint8Array())
  const places = [...xml.matchAll(/<dataValidation [^>]*sqref="([^"]*)"/g)].map(([, of]) => of)
  expect(places).toEqual([
    lots.flatMap((lot) => lot.rows.map(({ label }) => beside('C', label))).join(' '),
    [labels.prices.monthly, labels.prices.once].map((label) => beside('C', label)).join(' '),
    offerLines.map((line) => beside('G', lineTitles[line])).join(' '),
  ])
})

it('comes back with what was typed, as it was typed', () => {
  const [day, night, holidayDay, holidayNight] = gate?.rows ?? []
  const file = filled({
    [beside('B', labels.firm)]: typed('Muster\u202e \n&amp; Söhne_x000D_'),
    [beside('C', day?.label)]: number('24.299999999999997'),
    [beside('C', night?.label)]: typed('1.024,50 €'),
    [beside('C', holidayDay?.label)]: {
      attributes: ' t="inlineStr"',
      inner: '<is><r><t>auf </t></r><r><t><![CDATA[Anfrage]]></t></r><rPh><t>x</t></rPh></is>',
    },
    [beside('C', holidayNight?.label)]: { attributes: ' t="b"', inner: '<v>1</v>' },
    [beside('C', markup?.rows[0]?.label)]: number('27.905'),
    [beside('C', labels.prices.monthly)]: { attributes: ' t="e"', inner: '<v>#N/A</v>' },
    [beside('C', labels.prices.once)]: number('1500'),
    // Nobody reads it.
    [beside('H', lineTitles.term)]: formula,
  })
  expect(read(file)).toMatchObject({
    kind: 'sheet',
    name: 'Muster & Söhne',
    cells: pricesOf({
      [day?.label ?? '']: '24,3',
      [night?.label ?? '']: '1.024,50 €',
      [holidayDay?.label ?? '']: 'auf Anfrage',
      [holidayNight?.label ?? '']: labels.truth.yes,
      [markup?.rows[0]?.label ?? '']: '27,905',
    }),
    monthly: '#N/A',
    once: '1500',
  })
})

it.each([
  ['-', ''],
  ['–', ''],
  ['inkl.', ''],
  ['keiner', ''],
  ['auf Anfrage', 'auf Anfrage'],
  ['inkl. Fahrzeug 850 €', 'inkl. Fahrzeug 850 €'],
])('reads „%s“ as the fixed sum „%s“', (text, monthly) => {
  expect(read(filled({ [beside('C', labels.prices.monthly)]: typed(text) }))).toMatchObject({ monthly })
})

it('takes a line as confirmed where the answer says so clearly, and tells of others', () => {
  const answers = [
    'x',
    'Ja, S. 3',
    '✓',
    ' JA ',
    'inkl.',
    'nicht enthalten',
    'ja/nein',
    'Jahresvertrag',
    'entfällt',
  ]
  const file = filled({
    ...Object.fromEntries(
      answers.map((answer, at) => [beside('G', lineTitles[offerLines[at] ?? 'term']), typed(answer)]),
    ),
    // As LibreOffice writes a tick.
    [beside('G', lineTitles.term)]: { attributes: '', inner: '<f>TRUE()</f><v>1</v>' },
  })
  expect(read(file)).toMatchObject({
    lines: [...offerLines.slice(0, 5), 'term'],
    notes: [labels.notes.unread(3)],
  })
})

it('refuses a text that is longer than a cell holds', () => {
  const long = { [beside('G', lineTitles.term)]: typed('ja '.repeat(20_000)) }
  expect(read(filled(long))).toMatchObject({ kind: 'refused', reason: { why: 'large' } })
})

it('ignores what else is in a file, whatever it is called, and says so', () => {
  const other = (change: (xml: string) => string = (xml) => xml) =>
    changed(
      {
        [WORKBOOK]: (xml) =>
          xml
            .replace('name="Preisblatt"', 'name="Angebot Nord"')
            .replace('</sheets>', '<sheet name="AGB &amp; mehr" sheetId="9" r:id="x"/></sheets>'),
        [LINKS]: (xml) =>
          xml.replace('</Relationships>', '<Relationship Id="x" Target="worksheets/b.xml"/></Relationships>'),
      },
      { 'xl/worksheets/b.xml': strToU8(change(strFromU8(unzipSync(written)[SHEET] ?? new Uint8Array()))) },
    )
  expect(read(other(() => '<worksheet/>'))).toMatchObject({ notes: [labels.notes.others('„AGB & mehr“')] })
  // What is broken in it, and formulas for many cells, are its own.
  expect(read(other(() => `<a>${arrayFormula}</a>`)).kind).toBe('sheet')
  expect(read(other(() => '<a>')).kind).toBe('sheet')
  expect(refusalOf(other())).toEqual({ why: 'twice', at: '' })
})

it('carries a plan that is longer than a cell', async () => {
  const dates = Array.from({ length: 60 }, () => ({ from: '2027-03-01', to: '2027-03-31' }))
  const long: Plan = {
    ...plan,
    posts: Array.from({ length: 30 }, (_, at) => ({ ...post, name: `${at}${'ß'.repeat(50)}`, dates })),
  }
  expect(writePlan(long).length).toBeGreaterThan(32_767)
  expect(read(await sheetOf(long))).toMatchObject({ kind: 'sheet', reckoning: { plan: long } })
})

it('is read from other spreadsheets: prefixes, absolute paths, links that somebody typed, a logo from the web', () => {
  const link = ['hyperlink', 'image']
    .map(
      (type) =>
        `<Relationship Id="${type}" Type="http://a/${type}" Target="https://b" TargetMode="External"/>`,
    )
    .join('')
  const file = changed({
    [SHEET]: (xml) => xml.replace(/<(\/?)(?=[a-z])/gi, '<$1x:').replace('xmlns=', 'xmlns:x='),
    [WORKBOOK]: (xml) => xml.replaceAll(/\br(?=:|=)/g, 'rel'),
    [LINKS]: (xml) =>
      xml.replaceAll('Target="', 'Target="/xl/').replace('</Relationships>', `${link}</Relationships>`),
  })
  expect(read(file).kind).toBe('sheet')
})

/** A file with a part replaced, of which a text or a pattern becomes another one. */
const edited = (part: string, from: string | RegExp, to: string) => () =>
  changed({ [part]: (xml) => xml.replace(from, to) })
const added = (name: string, bytes: Uint8Array) => () => changed({}, { [name]: bytes })
const inSheet = (cells: string) => edited(SHEET, '</sheetData>', `<row>${cells}</row></sheetData>`)
const typedIn = (cell: () => string, value: ReturnType<typeof number>) => () => filled({ [cell()]: value })
const linked = (type: string) =>
  edited(
    LINKS,
    '</Relationships>',
    `<Relationship Id="x" Type="http://a/${type}" Target="b" TargetMode="External"/></Relationships>`,
  )
const large = new Uint8Array(5 * 1024 * 1024)
const manyParts = () =>
  Object.fromEntries(Array.from({ length: 60 }, (_, at) => [`${at}.bin`, new Uint8Array()]))
const manyCells = Array.from({ length: 10_000 }, (_, at) => `<c r="H${at + 100}"/>`).join('')
const arrayFormula = '<c r="H9"><f t="array" ref="C1:C99">H1:H99</f><v>1</v></c>'

function partTwice(): Uint8Array {
  const file = changed({}, { 'a.xml': strToU8('<a/>'), 'b.xml': strToU8('<a/>') })
  file.set(strToU8('a'), entryOf(file, 'b.xml') + 46)
  return file
}

const firm = () => beside('B', labels.firm)
const mark = (column: string) => () => beside(column, labels.mark)
const monthly = () => beside('A', labels.prices.monthly)
const hours = () => beside('B', gate?.rows[0]?.label)
const rate = () => beside('C', gate?.rows[0]?.label)
const address = () => beside('B', labels.plan(1))
const otherNight = `https://a.test/#${writePlan({ ...plan, night: 20 })}`

it.each<[name: string, file: () => Uint8Array, why: Refusal['why'], at?: () => string]>([
  ['a large file', () => new Uint8Array(512 * 1024 + 1), 'large'],
  ['a bomb', added('xl/media/a.xml', large), 'large'],
  ['a bomb that nobody opens', added('xl/media/a.png', large), 'large'],
  ['much that is packed', () => lying(SHEET, 20, 128 * 1024), 'large'],
  ['many parts', () => changed({}, manyParts()), 'large'],
  ['10,000 rows', inSheet(manyCells), 'large'],
  ['deep markup', inSheet(`${'<a>'.repeat(50)}${'</a>'.repeat(50)}`), 'large'],
  ['a part smaller than it is', () => lying(SHEET, 24, 900), 'unreadable'],
  ['a cell twice', inSheet('<c r="A1"/>'), 'unreadable'],
  ['a part twice', partTwice, 'unreadable'],
  ['broken markup', edited(SHEET, '</sheetData>', ''), 'unreadable'],
  ['a text that is not there', typedIn(firm, { attributes: ' t="s"', inner: '<v>999</v>' }), 'unreadable'],
  ['no sheet', edited(LINKS, 'worksheets/sheet1', 'worksheets/sheet2'), 'unreadable'],
  ['nothing', () => new Uint8Array(), 'unreadable'],
  ['a text with another name', () => strToU8('Preisblatt;24,50'.repeat(100)), 'unreadable'],
  ['a password', () => new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, ...new Array(4000).fill(7)]), 'unreadable'],
  ['half a file', () => written.slice(0, written.length / 2), 'unreadable'],
  ['entities', edited(SHEET, '<worksheet', '<!DOCTYPE a [<!ENTITY b "c">]><worksheet'), 'entities'],
  [
    'entities in UTF-16',
    added('customXml/item1.xml', new Uint8Array(Buffer.from('<!DOCTYPE a>', 'utf16le'))),
    'entities',
  ],
  ['macros', added('xl/vbaProject.bin', new Uint8Array(9)), 'macros'],
  ['links to files', added('xl/externalLinks/externalLink1.xml', strToU8('<a/>')), 'links'],
  ['a template elsewhere', linked('attachedTemplate'), 'links'],
  ['a logo that is a page', linked('frame'), 'links'],
  ['another file', typedIn(mark('A'), typed('')), 'foreign'],
  ['another version', typedIn(mark('B'), typed('Preisblatt 1')), 'version'],
  ['another plan', typedIn(address, typed(otherNight.replaceAll('&', '&amp;'))), 'plan'],
  ['no plan', typedIn(address, typed('')), 'plan'],
  ['another mark', typedIn(mark('C'), typed('abc')), 'plan'],
  ['other hours', typedIn(hours, number('10')), 'hours'],
  ['no hours', typedIn(hours, typed('viele')), 'hours'],
  ['another label', typedIn(monthly, typed('Pauschale')), 'changed', () => labels.prices.monthly],
  [
    'another name',
    typedIn(() => beside('A', gate?.label), typed('1 Tor')),
    'changed',
    () => gate?.label ?? '',
  ],
  [
    'a label twice',
    inSheet(`<c r="A99" t="inlineStr"><is><t>${labels.firm}</t></is></c>`),
    'changed',
    () => labels.firm,
  ],
  ['a formula for a price', typedIn(rate, formula), 'formula', rate],
  ['a formula for the mark', typedIn(mark('C'), formula), 'formula', mark('C')],
  ['a formula for many cells', inSheet(arrayFormula), 'formula', () => 'H9'],
  ['a letter', typedIn(rate, typed('9'.repeat(25))), 'long', rate],
])('refuses %s', (_name, file, why, at = () => '') => {
  expect(refusalOf(file())).toEqual({ why, at: at() })
})

it('never fails, whatever is wrong with a file', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.nat(), fc.integer({ min: 0, max: 255 })), { minLength: 1, maxLength: 20 }),
      (bytes) => {
        const file = written.slice()
        for (const [at, byte] of bytes) {
          file[at % file.length] = byte
        }
        expect(['sheet', 'refused']).toContain(read(file).kind)
      },
    ),
    { numRuns: 300 },
  )
})

describe('the fingerprint', () => {
  it('is the same for the same plan, whoever guards', () => {
    const { service: _, ...again } = plan
    const posts = plan.posts.map((of) => ({ ...of, days: of.days.toReversed(), dates: of.dates ?? [] }))
    expect(fingerprintOf({ ...again, sunday: '0-24', posts })).toBe(fingerprintOf(plan))
  })

  it.each<[what: string, plan: Partial<Plan>]>([
    ['Land', { land: 'RP' }],
    ['period', { period: { kind: 'year', year: 2027 } }],
    ['night', { night: 22 }],
    ['Sunday', { sunday: '6-20' }],
    ['posts', { posts: [post] }],
  ])('is another for another %s', (_what, other) => {
    expect(fingerprintOf({ ...plan, ...other })).not.toBe(fingerprintOf(plan))
  })
})
