import { markOf } from './brandMark'
import { iconSvg } from './iconSvg'
import { logoOf } from './logo'
import { hasGround } from './png'

function drawing(viewBox: string, inside = '<path fill="currentColor" d="M8 8h9v9z"/>') {
  const read = logoOf(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">${inside}</svg>`)
  if ('errors' in read) {
    throw new Error(read.errors.join('\n'))
  }
  return read.logo
}

const SQUARE = drawing('0 0 64 64')
const WIDE = drawing('0 0 240 60')
const SHIELD = drawing('0 0 60 75')

it.each([
  ['the mark before the logo', SHIELD, SQUARE, false, { kind: 'drawing', drawing: SQUARE }],
  ['a logo that is about square', SHIELD, null, false, { kind: 'drawing', drawing: SHIELD }],
  ['letters, not a part of a long logo', WIDE, null, false, { kind: 'initials', letters: 'NH' }],
  ['letters without a drawing', null, null, false, { kind: 'initials', letters: 'NH' }],
  ["the guard for the sample's company", null, null, true, { kind: 'guard', letters: null }],
] as const)('marks a company by %s', (_what, logo, mark, isSample, expected) => {
  expect(markOf(logo, mark, { shortName: 'Nachtruf Hanau', isSample })).toEqual(expected)
})

describe.each(['round', 'square', 'maskable'] as const)('a %s icon', (shape) => {
  it.each([
    ['a drawing', { kind: 'drawing', drawing: SQUARE }, /<svg color="#fff" x="\d" y="\d"/],
    [
      'letters',
      { kind: 'initials', letters: 'NH' },
      /<path fill="#[\da-f]{6}" transform="[^"]+" d="M[\dMLQZ -]+"\/>/i,
    ],
  ] as const)('holds %s on the night, and asks for no font', async (_what, mark, paint) => {
    const svg = await iconSvg(shape, mark)
    expect(svg).toMatch(/^<svg [^>]+><rect [^>]*fill="#0B1626"\/>/)
    expect(svg).toMatch(paint)
    expect(svg).not.toMatch(/<text|font/)
  })

  it('is filled by a drawing that brings its ground', async () => {
    const own = drawing('0 0 64 64', '<path fill="#c8102e" d="M0 0h64v64H0z"/>')
    expect([await hasGround(own), await hasGround(SQUARE)]).toEqual([true, false])
    expect(await iconSvg(shape, { kind: 'drawing', drawing: own })).toContain('x="0" y="0" width="32"')
  })
})
