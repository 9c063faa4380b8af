import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The only files whose code reaches the browser as islands. A new one is a decision: add it here. */
const ISLANDS = [
  'forms/EnquiryForm.tsx',
  'forms/OfferDialog.tsx',
  'layout/MenuBehaviour.tsx',
  'layout/RouteFocus.tsx',
  'motion/LoopVideo.tsx',
  'motion/Parallax.tsx',
  'motion/RevealObserver.tsx',
]

const sources = readdirSync(__dirname, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
  .map((file) => ({ file, text: readFileSync(join(__dirname, file), 'utf8') }))

it('keeps the islands to the list', () => {
  const found = sources.filter(({ text }) => text.startsWith("'use client'")).map(({ file }) => file)
  expect(found.sort()).toEqual(ISLANDS)
})

it('writes no visible text into attributes', () => {
  const literal = /\b(aria-label|aria-description|alt|title|placeholder|label)="[^"]+"/
  expect(sources.filter(({ text }) => literal.test(text)).map(({ file }) => file)).toEqual([])
})
