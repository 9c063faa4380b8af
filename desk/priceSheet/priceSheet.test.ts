import fc from 'fast-check'
import { strFromU8, strToU8, unzipSync, type Zippable, zipSync } from 'fflate'
import { lineTitles, offerLines } from '@/content/planning/comparison'
import type { Post } from '@/content/planning/post'
import { priceSheetLabels as labels } from '@/content/planning/priceSheetLabels'
import type { Plan } from '@/content/planning/types'
import { sixCells } from '@/desk/time/table'
import { fingerprintOf, type Priced, priceLabel, type Refusal } from './priceSheet'
import { readPriceSheet } from './readPriceSheet'
import { readCells } from './workbook'
import { writePriceSheet } from './writePriceSheet'

const post: Post = { days: ['Mo', 'Sa', 'Ft'], from: '18:00', to: '06:00', people: 2, name: 'Pforte' }
const plan: Plan = {
  land: 'HE',
  period: { kind: 'year', year: 2027 },
  night: 23,
  posts: [
    post,
    // Names that look like a formula, like markup, and like labels of the sheet.
    { ...post, name: '=1+1', dates: [{ from: '2027-05-01', to: '2027-09-30' }] },
    { ...post, name: '<c r="A1">&amp;' },
    { ...post, name: priceLabel('weekday', 'day') },
    { ...post, name: labels.mark },
  ],
}
const priced: Priced = {
  plan,
  incomplete: 2,
  table: sixCells((kind, part) => (kind === 'holiday' ? 0 : 60_015) + part.length),
}
const fingerprint = fingerprintOf(priced)

const SHEET = 'xl/worksheets/sheet1.xml'
const WORKBOOK = 'xl/workbook.xml'
const LINKS = 'xl/_rels/workbook.xml.rels'

let written: Uint8Array
/** Where a label stands: `{ 'Name der Firma': 4 }`. */
let rows: Map<string, number>

beforeAll(async () => {
  written = new Uint8Array(await (await writePriceSheet(priced)).arrayBuffer())
  rows = new Map(
    [...readCells(written, labels.table)].flatMap(([name, { text }]) =>
      name.startsWith('A') ? [[text, Number(name.slice(1))]] : [],
    ),
  )
})

const read = (file: Uint8Array) => readPriceSheet(file, fingerprint)
const refusalOf = (file: Uint8Array) => {
  const reading = read(file)
  return reading.kind === 'refused' ? reading.reason : null
}
const beside = (column: string, label: string) => `${column}${rows.get(label) ?? 'unknown'}`
const price = (kind: Parameters<typeof priceLabel>[0], part: Parameters<typeof priceLabel>[1]) =>
  beside('C', priceLabel(kind, part))
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

it('goes out empty and holds no formula', () => {
  expect(read(written)).toEqual({
    kind: 'sheet',
    name: '',
    cells: sixCells(() => ''),
    monthly: '',
    lines: [],
  })
  expect(strFromU8(unzipSync(written)[SHEET] ?? new Uint8Array())).not.toContain('<f>')
  const texts = [...readCells(written, labels.table).values()].map(({ text }) => text)
  expect(texts).toEqual(
    expect.arrayContaining(['=1+1', '<c r="A1">&amp;', 'Mo, Sa, Feiertag', '01.05.2027–30.09.2027']),
  )
})

it('tells a spreadsheet what its fields take', () => {
  const xml = strFromU8(unzipSync(written)[SHEET] ?? new Uint8Array())
  const places = [...xml.matchAll(/<dataValidation [^>]*sqref="([^"]*)"/g)].map(([, of]) => of)
  expect(places).toEqual([
    Object.values(sixCells(price))
      .flatMap((row) => Object.values(row))
      .join(' '),
    beside('C', labels.prices.monthly),
    offerLines.map((line) => beside('B', lineTitles[line])).join(' '),
  ])
})

it('comes back with what was typed, as it was typed', () => {
  const file = filled({
    [beside('B', labels.firm)]: typed('Muster\u202e \n&amp; Söhne_x000D_'),
    [price('weekday', 'day')]: number('24.5'),
    [price('weekday', 'night')]: typed('1.024,50 €'),
    [price('sunday', 'day')]: number('24.299999999999997'),
    [price('sunday', 'night')]: number('-5'),
    [price('holiday', 'day')]: {
      attributes: ' t="inlineStr"',
      inner: '<is><r><t>auf </t></r><r><t><![CDATA[Anfrage]]></t></r><rPh><t>x</t></rPh></is>',
    },
    [price('holiday', 'night')]: { attributes: ' t="b"', inner: '<v>1</v>' },
    [beside('C', labels.prices.monthly)]: { attributes: ' t="e"', inner: '<v>#N/A</v>' },
    [beside('B', lineTitles.hours)]: typed('ja'),
    [beside('B', lineTitles.rate)]: typed('Nein'),
    [beside('B', lineTitles.term)]: typed(' JA '),
    // Nobody reads it.
    [beside('C', lineTitles.term)]: formula,
  })
  expect(read(file)).toEqual({
    kind: 'sheet',
    name: 'Muster & Söhne',
    cells: {
      weekday: { day: '24,5', night: '1.024,50 €' },
      sunday: { day: '24,3', night: '-5' },
      holiday: { day: 'auf Anfrage', night: labels.truth.yes },
    },
    monthly: '#N/A',
    lines: ['hours', 'term'],
  })
})

it('is read from other spreadsheets: another name, prefixes, absolute paths, links that somebody typed', () => {
  const link = '<Relationship Id="x" Type="http://a/hyperlink" Target="mailto:a@b.de" TargetMode="External"/>'
  const file = changed({
    [SHEET]: (xml) => xml.replace(/<(\/?)(?=[a-z])/gi, '<$1x:').replace('xmlns=', 'xmlns:x='),
    [WORKBOOK]: (xml) => xml.replace('name="Preisblatt"', 'name="Angebot"').replaceAll(/\br(?=:|=)/g, 'rel'),
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
const tables = (first: string, second: string) => () =>
  changed({
    [WORKBOOK]: (xml) =>
      xml
        .replace('name="Preisblatt"', `name="${first}"`)
        .replace('</sheets>', `<sheet name="${second}" sheetId="9" r:id="x"/></sheets>`),
  })
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
const sundayHours = () => beside('B', priceLabel('sunday', 'day'))
const sundayNight = () => price('sunday', 'night')
const weekday = () => price('weekday', 'day')
const cover = () => beside('B', lineTitles.cover)
const otherPlan = fingerprintOf({ ...priced, plan: { ...plan, night: 20 } })

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
  ['another file', tables('Tabelle1', 'Tabelle2'), 'foreign'],
  ['a file with our name', typedIn(mark('A'), typed('')), 'foreign'],
  ['another table', tables('Preisblatt', 'AGB &amp; mehr'), 'otherTable', () => 'AGB & mehr'],
  ['another version', typedIn(mark('B'), typed('Preisblatt 0')), 'version'],
  ['another plan', typedIn(mark('C'), typed(otherPlan)), 'otherPlan'],
  ['other hours', typedIn(sundayHours, number('10')), 'hours'],
  ['no hours', typedIn(sundayHours, typed('viele')), 'hours'],
  ['another label', typedIn(monthly, typed('Pauschale')), 'changed', () => labels.prices.monthly],
  [
    'a label twice',
    inSheet(`<c r="A99" t="inlineStr"><is><t>${labels.firm}</t></is></c>`),
    'changed',
    () => labels.firm,
  ],
  ['a formula for a price', typedIn(sundayNight, formula), 'formula', sundayNight],
  ['a formula for the mark', typedIn(mark('C'), formula), 'formula', mark('C')],
  ['a formula for many cells', inSheet(arrayFormula), 'formula', () => 'H9'],
  ['perhaps', typedIn(cover, typed('teilweise')), 'answer', cover],
  ['a letter', typedIn(weekday, typed('9'.repeat(25))), 'long', weekday],
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
  it('is the same for the same plan', () => {
    const again: Plan = {
      ...plan,
      sunday: '0-24',
      service: 'werkschutz',
      posts: plan.posts.map((of) => ({ ...of, days: of.days.toReversed(), dates: of.dates ?? [] })),
    }
    expect(fingerprintOf({ ...priced, plan: again })).toBe(fingerprint)
  })

  it.each<[what: string, plan: Partial<Plan>]>([
    ['Land', { land: 'RP' }],
    ['period', { period: { kind: 'range', from: '2027-01-01', to: '2027-12-31' } }],
    ['night', { night: 22 }],
    ['Sunday', { sunday: '6-20' }],
    ['posts', { posts: [post] }],
  ])('is another for another %s', (_what, other) => {
    expect(fingerprintOf({ ...priced, plan: { ...plan, ...other } })).not.toBe(fingerprint)
  })

  it('is another for other hours', () => {
    expect(
      fingerprintOf({
        ...priced,
        table: { ...priced.table, sunday: priced.table.weekday, weekday: priced.table.sunday },
      }),
    ).toBe(fingerprint)
    expect(fingerprintOf({ ...priced, table: { ...priced.table, sunday: priced.table.holiday } })).not.toBe(
      fingerprint,
    )
  })
})
