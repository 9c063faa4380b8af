import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type BuildContext, context, type Plugin } from 'esbuild'
import { code, words } from './words'

const PACKAGE = /[\\/]@(?:keystatic[\\/]core|keystar[\\/]ui)[\\/]dist[\\/][^\\/]+\.js$/

/** A word where a person reads or hears it: as a child, a label, a message. */
const shown = (word: string) =>
  new RegExp(
    `(?<=(?:children|label|title|message|textValue|actionLabel|"aria-label"): \\[?|(?:positive|critical|FieldDataError)\\()(["'])${word.replace(/[.?()]/g, '\\$&')}\\1`,
    'g',
  )

const replacements = [
  ...Object.entries(words).map(([from, to]) => ({ from, pattern: shown(from), to: JSON.stringify(to) })),
  ...Object.entries(code).map(([from, to]) => ({ from, pattern: from, to })),
]

/** Puts German words into the editor's files as they are bundled; fails where the editor no longer has one of the English. */
function german(): Plugin {
  const files = new Map<string, string>()
  const found = new Set<string>()
  const translated = (path: string) => {
    let text = readFileSync(path, 'utf8')
    for (const { from, pattern, to } of replacements) {
      // A function: `$` means nothing in it.
      const next = text.replaceAll(pattern, () => to)
      if (next !== text) {
        found.add(from)
        text = next
      }
    }
    files.set(path, text)
    return text
  }
  return {
    name: 'german',
    setup(build) {
      build.onLoad({ filter: PACKAGE }, ({ path }) => ({
        contents: files.get(path) ?? translated(path),
        loader: 'js',
      }))
      build.onEnd(() => {
        const lost = replacements.filter(({ from }) => !found.has(from)).map(({ from }) => from)
        return lost.length === 0
          ? {}
          : {
              errors: lost.map((from) => ({
                text: `Keystatic no longer has ${JSON.stringify(from)}: scripts/edit/words.ts`,
              })),
            }
      })
    },
  }
}

/** The editor's scripts in memory, to be built again for each visit: they hold what the owner's files say. */
export function bundle(root: string): Promise<BuildContext> {
  return context({
    absWorkingDir: root,
    entryPoints: {
      page: join(root, 'scripts/edit/page.tsx'),
      shell: join(root, 'scripts/edit/shell.ts'),
    },
    outdir: join(root, 'scripts/edit'),
    write: false,
    bundle: true,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'silent',
    plugins: [german()],
  })
}
