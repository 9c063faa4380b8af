import fc from 'fast-check'
import { choiceField, type Fault, type Field, nameField, numberField, optional, readRecord } from './field'
import { clockField, daysField } from './timeFields'

const rate = numberField('Satz', {}, { least: 0, most: 999.99, decimals: 2, unit: '€' })
const people = numberField('Personen', {}, { least: 1, most: 99, decimals: 0 })
const start = clockField('von', {}, '', true)
const end = clockField('bis', {}, '')

const said = (field: Field<unknown>, text: string) => {
  const read = field.read(text)
  return read.kind === 'value' ? read.value : read.fault
}

it.each<[Field<unknown>, string, unknown]>([
  [rate, '24,50 €', 24.5],
  [rate, '0', 0],
  [rate, '', 'empty' satisfies Fault],
  [rate, 'abc', 'nonsense' satisfies Fault],
  [rate, '-5', 'negative' satisfies Fault],
  [rate, '24,505', 'fine' satisfies Fault],
  [rate, '1.000', 'large' satisfies Fault],
  [rate, '24,50 %', 'nonsense' satisfies Fault],
  [people, '99', 99],
  [people, '0', 'small' satisfies Fault],
  [people, '100', 'large' satisfies Fault],
  [people, '1,5', 'fine' satisfies Fault],
  [optional(rate), ' ', null],
  [optional(rate), 'x', 'nonsense' satisfies Fault],
  [start, '18', '18:00'],
  [start, '24:00', 'nonsense' satisfies Fault],
  [start, '18:10', 'fine' satisfies Fault],
  [start, '', 'empty' satisfies Fault],
  [end, '24:00', '24:00'],
  [daysField('Tage', {}), 'Ft,Mo,xx', ['Mo', 'Ft']],
  [daysField('Tage', {}), '', 'empty' satisfies Fault],
  [nameField('Name'), ' a\n b ', 'a b'],
  [nameField('Name'), 'a\uffffb\u0001c\ud83d ä\u{1f600}', 'a\ufffdb\ufffdc\ufffd ä\u{1f600}'],
  [nameField('Name'), '🔑'.repeat(70), '🔑'.repeat(60)],
  [nameField('Name'), `${'x'.repeat(59)} y`, 'x'.repeat(59)],
])('$0.label reads %j', (field, text, expected) => {
  expect(said(field, text)).toEqual(expected)
})

const fields = { rate, kind: choiceField('Art', ['a', 'b'], { a: 'A', b: 'B' }) }

it('has a record where every field says something', () => {
  expect(readRecord(fields, { rate: '1', kind: 'b' })).toEqual({ record: { rate: 1, kind: 'b' }, faults: {} })
  expect(readRecord(fields, { rate: '', kind: 'b' })).toEqual({ record: null, faults: { rate: 'empty' } })
})

it('reads or names whatever is typed', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      for (const field of [rate, people, start, end]) {
        expect(() => field.read(text)).not.toThrow()
      }
    }),
  )
})
