import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { licenceNotices, takeShippedPackages } from './licences'

const NEXT = 'turbopack:///[project]/node_modules/next/dist/client/index.js'

/** An export with a chunk of these sources. */
function exportOf(...sources: string[]): string {
  const out = mkdtempSync(join(tmpdir(), 'licences-'))
  writeFileSync(join(out, 'a.js'), 'run()\n\n//# sourceMappingURL=b.js.map')
  writeFileSync(join(out, 'a.css'), '.a{}\n/*# sourceMappingURL=a.css.map*/')
  writeFileSync(join(out, 'b.js.map'), JSON.stringify({ sources }))
  return out
}

it('names every package that a script comes from, and removes the maps', () => {
  const out = exportOf(
    NEXT,
    'turbopack:///[project]/components/ui/Icon.tsx',
    'turbopack:///[project]/node_modules/next/dist/compiled/react-dom/client.js',
    'turbopack:///[project]/node_modules/framer-motion/node_modules/@scope/inner/dist/a.js',
  )
  expect(takeShippedPackages(out)).toEqual([
    'node_modules/@fontsource-variable/host-grotesk',
    'node_modules/framer-motion/node_modules/@scope/inner',
    'node_modules/next',
    'node_modules/next/dist/compiled/react-dom',
  ])
  expect(existsSync(join(out, 'b.js.map'))).toBe(false)
  expect(readFileSync(join(out, 'a.js'), 'utf8')).toBe('run()')
  expect(readFileSync(join(out, 'a.css'), 'utf8')).toBe('.a{}')
})

it.each([
  ['maps do not name Next', ['turbopack:///[project]/app/page.tsx'], /No source map names Next/],
  [
    'a source is named in another way',
    [NEXT, 'webpack://node_modules/react/index.js'],
    /Whose code is webpack/,
  ],
])('stops where %s', (_name, sources, message) => {
  expect(() => takeShippedPackages(exportOf(...sources))).toThrow(message)
})

it('stops at a package without a licence', () => {
  const folder = mkdtempSync(join(tmpdir(), 'package-'))
  writeFileSync(join(folder, 'package.json'), '{ "version": "1.0.0" }')
  expect(() => licenceNotices([folder])).toThrow(/has no licence/)
})
