/**
 * Part of `npm run check`: names the rules that nobody uses and the classes that no rule has. Neither Biome nor the types read CSS
 * modules, and what does needs a newer Node.js than we promise.
 */
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import postcss from 'postcss'
import { filesBelow } from '@/scripts/lib/filesBelow'

/** Drawings bring class names of their own (artwork/drawings). */
const DRAWINGS = 'lib/server/watches'

const files = ['app', 'components', 'desk'].flatMap(pathsBelow)
const sources = files
  .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
  .map((file) => ({ file, text: textOf(file) }))
const words = [...sources.map(({ text }) => text), ...pathsBelow(DRAWINGS).map(textOf)].join(' ')

function pathsBelow(folder: string): string[] {
  return filesBelow(folder).map((file) => `${folder}/${file}`)
}

function textOf(file: string): string {
  return readFileSync(file, 'utf8')
}

/** The classes of a sheet: a module's own, and those that are the same everywhere. */
function classesOf(file: string) {
  const own = new Set<string>()
  const shared = new Set<string>()
  const isModule = file.endsWith('.module.css')
  postcss.parse(textOf(file), { from: file }).walkRules(({ selector }) => {
    const local = selector
      .replace(/"[^"]*"/g, '')
      .replace(/:global\(((?:[^()]|\([^()]*\))*)\)/g, (_, inner) => {
        collect(inner, shared)
        return ''
      })
    collect(local, isModule ? own : shared)
  })
  return { own, shared }
}

function collect(selector: string, into: Set<string>) {
  for (const [, name] of selector.matchAll(/\.([a-z][\w-]*)/gi)) {
    into.add(name ?? '')
  }
}

/** What the components ask of a module, by its path. */
const asked = new Map<string, Map<string, string>>()
const faults: string[] = []
for (const { file, text } of sources) {
  for (const [, name, path] of text.matchAll(/import (\w+) from '([^']+\.module\.css)'/g)) {
    const sheet = path?.startsWith('@/') ? path.slice(2) : join(dirname(file), path ?? '')
    const names = asked.get(sheet) ?? new Map<string, string>()
    asked.set(sheet, names)
    for (const [, member] of text.matchAll(new RegExp(`\\b${name}\\.(\\w+)`, 'g'))) {
      names.set(member ?? '', file)
    }
    if (new RegExp(`\\b${name}\\[`).test(text)) {
      faults.push(`${file}: say the class, like ${name}.open, so that a search finds it.`)
    }
  }
}

for (const sheet of files.filter((file) => file.endsWith('.css'))) {
  const { own, shared } = classesOf(sheet)
  const names = asked.get(sheet) ?? new Map<string, string>()
  if (sheet.endsWith('.module.css')) {
    if (!['.tsx', '.ts'].some((ending) => existsSync(sheet.replace('.module.css', ending)))) {
      faults.push(`${sheet}: there is no component, and no script, of this name beside it.`)
    }
  } else if (!sheet.startsWith('app/')) {
    faults.push(`${sheet}: only app/ holds global styles; make it the module of a component.`)
  }
  const isSaid = (name: string) => new RegExp(`(?<![\\w-])${name}(?![\\w-])`).test(words)
  for (const name of [
    ...[...own].filter((each) => !names.has(each)),
    ...[...shared].filter((each) => !isSaid(each)),
  ]) {
    faults.push(`${sheet}: nothing uses .${name}.`)
  }
  for (const [name, file] of names) {
    if (!own.has(name)) {
      faults.push(`${file}: ${sheet} has no class .${name}.`)
    }
  }
}
console.error(faults.sort().join('\n'))
process.exit(faults.length === 0 ? 0 : 1)
