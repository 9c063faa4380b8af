import { wcagContrast } from 'culori'
import { accentFault, accentOf } from './accent'
import { palette } from './palette'

const { nacht, papier, tinte, bernstein } = palette

describe.each([
  ['none', undefined],
  ['red', '#c8102e'],
  ['maroon', '#7a0019'],
  ['orange', '#e87722'],
  ['gold', '#b8975a'],
  ['yellow', '#ffd400'],
  ['green', '#0a7d34'],
  ['teal', '#00857c'],
  ['sky', '#009fe3'],
  ['blue', '#0047ab'],
  ['navy', '#1f3864'],
  ['violet', '#6a1b9a'],
])('the forms of an accent, %s', (_name, colour) => {
  const { ground, edge, hover, label, night, paper } = accentOf(colour)
  it.each([
    ['words on a button', label, ground, 7],
    ['words on a button below the pointer', label, hover, 7],
    ['a button and the night', edge, nacht[900], 3],
    ['marks and focus on night', night, nacht[800], 4.5],
    ['marks and focus on paper', paper, papier[50], 7],
    ['marks and focus on warm paper', paper, papier[100], 7],
  ])('%s', (_what, one, other, least) => {
    expect(wcagContrast(one, other)).toBeGreaterThanOrEqual(least)
  })
})

it('is amber without a colour', () => {
  expect(accentOf(undefined)).toEqual({
    ground: bernstein[400],
    edge: bernstein[400],
    hover: bernstein[300],
    label: tinte,
    night: bernstein[400],
    paper: bernstein[800],
  })
})

it.each([
  ['rot', 'ist keine Farbe aus'],
  ['#c12', 'ist keine Farbe aus'],
  ['#808080', 'ist fast grau'],
  ['#000000', 'ist fast grau'],
  ['#ffffff', 'ist fast grau'],
  ['#5b6b7b', 'ist fast grau'],
  [nacht[900], 'liegt zu nah am Nachtblau'],
  ['#24395c', 'liegt zu nah am Nachtblau'],
])('refuses %s, and stays amber meanwhile', (colour, cause) => {
  expect(accentFault(colour)).toContain(cause)
  expect(accentOf(colour)).toEqual(accentOf(undefined))
})
