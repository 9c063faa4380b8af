import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { validateLogo } from './validateLogo'

let root: string

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'logo-'))
  mkdirSync(join(root, 'content/owner'), { recursive: true })
})

afterEach(() => rmSync(root, { recursive: true }))

function faultsOf(inside: string, file = 'logo', viewBox = '0 0 240 60') {
  writeFileSync(
    join(root, `content/owner/${file}.svg`),
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">${inside}</svg>`,
  )
  return validateLogo(root)
}

it('asks nothing of a company without a logo', async () => {
  expect(await validateLogo(root)).toEqual([])
})

it.each([
  ['light', '<path fill="#fff" d="M0 0h240v60H0z"/>'],
  ['in the colour of its ground', '<path fill="currentColor" d="M0 0h240v60H0z"/>'],
  [
    'light with a dark part',
    '<path fill="#ffb000" d="M0 0h240v60H0z"/><circle cx="30" cy="30" r="20" fill="#002244"/>',
  ],
])('takes a logo that is %s', async (_name, inside) => {
  expect(await faultsOf(inside)).toEqual([])
})

it.each([
  ['made for paper', '<path fill="#002244" d="M0 0h240v60H0z"/>'],
  ['light by three fifths', '<path fill="#fff" d="M0 0h240v36H0z"/><path fill="#024" d="M0 36h240v24H0z"/>'],
  ['black because it says nothing', '<path d="M0 0h240v60H0z"/>'],
  [
    'dark but for its sign',
    '<circle cx="30" cy="30" r="20" fill="#fff"/><path fill="#002244" d="M70 5h170v50H70z"/>',
  ],
])('refuses a logo that is %s: header and footer are dark', async (_name, inside) => {
  expect(await faultsOf(inside)).toEqual([
    expect.stringMatching(/^content\/owner\/logo\.svg hebt sich .* \d+ % .*currentColor/),
  ])
})

it('names the file in what else is wrong', async () => {
  expect(await faultsOf('<script/>')).toContain(
    'content/owner/logo.svg enthält ein Skript (<script>): Löschen Sie es aus der Datei.',
  )
})

const NAVY = '#002244'
it.each([
  [
    'a long one',
    '<path fill="#fff" d="M0 0h240v60H0z"/>',
    '0 0 240 60',
    ['ist 240 × 60: Ein Zeichen ist quadratisch'],
  ],
  [
    'a dark one',
    `<circle cx="32" cy="32" r="20" fill="${NAVY}"/>`,
    '0 0 64 64',
    ['hebt sich vom dunklen Grund der Symbole'],
  ],
  ['no dark one with its own ground', `<path fill="${NAVY}" d="M0 0h64v64H0z"/>`, '0 0 64 64', []],
])('refuses of marks %s', async (_what, inside, viewBox, causes) => {
  expect(await faultsOf(inside, 'zeichen', viewBox)).toEqual(
    causes.map((cause) => expect.stringContaining(`content/owner/zeichen.svg ${cause}`)),
  )
})
