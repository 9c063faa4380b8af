import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from '@swc/core'

/** The only files whose code reaches the browser as islands. A new one is a decision: add it here. */
const ISLANDS = [
  // Next asks for it: it stands in for a page that broke.
  'app/global-error.tsx',
  'components/forms/EnquiryForm.tsx',
  // Tells results on every page, whatever form they came from.
  'components/forms/Notices.tsx',
  'components/forms/OfferDialog.tsx',
  'components/layout/MenuBehaviour.tsx',
  'components/layout/PageChange.tsx',
  // One signal after all the others, for both forms.
  'components/layout/PageReady.tsx',
  'components/motion/LoopVideo.tsx',
  'components/motion/Parallax.tsx',
  'components/motion/RevealObserver.tsx',
  // The boundary of each.
  'components/ui/Island.tsx',
  'components/watch/LiveWatch.tsx',
  'components/watch/WatchIsland.tsx',
]

const sources = ['app', 'components']
  .flatMap((folder) =>
    readdirSync(join(process.cwd(), folder), { recursive: true, encoding: 'utf8' }).map(
      (file) => `${folder}/${file}`,
    ),
  )
  .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
  .map((file) => ({ file, text: readFileSync(join(process.cwd(), file), 'utf8') }))

/** The texts that a file begins with, whatever comments, quotes and directives stand around them. */
function directivesOf(text: string): string[] {
  const { body } = parseSync(text, { syntax: 'typescript', tsx: true })
  const directives: string[] = []
  for (const statement of body) {
    if (statement.type !== 'ExpressionStatement' || statement.expression.type !== 'StringLiteral') {
      break
    }
    directives.push(statement.expression.value)
  }
  return directives
}

it('keeps the islands to the list', () => {
  const found = sources
    .filter(({ text }) => directivesOf(text).includes('use client'))
    .map(({ file }) => file)
  expect(found.sort()).toEqual(ISLANDS)
})

it('writes no visible text into attributes', () => {
  const literal = /\b(aria-label|aria-description|alt|title|placeholder|label)="[^"]+"/
  expect(sources.filter(({ text }) => literal.test(text)).map(({ file }) => file)).toEqual([])
})
