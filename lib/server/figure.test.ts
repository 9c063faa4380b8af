import { figureParts } from './figure'

it('writes numbers as one does in German', () => {
  expect(figureParts('5000+')).toEqual({ number: '5.000', sign: '+' })
  expect(figureParts('98\u00a0%')).toEqual({ number: '98', sign: '%' })
  // A word stands off.
  expect(figureParts('12\u00a0Jahre')).toEqual({ number: '12', sign: '\u00a0Jahre' })
})

it('leaves words alone', () => {
  const value = 'über 15\u00a0Jahre'
  expect(figureParts(value)).toEqual({ number: value, sign: '' })
})
