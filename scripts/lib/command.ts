import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** Packages whose command is not called as they are. */
const PACKAGES: Readonly<Record<string, string>> = { biome: '@biomejs/biome', playwright: '@playwright/test' }

/** A program to be spawned without a shell. */
export type Program = { program: string; args: readonly string[] }

type PackageFile = { bin?: string | Record<string, string> }

/** The file of a package's command, as its package.json names it. */
function commandFile(command: string, cwd: string): string {
  const folder = path.join(cwd, 'node_modules', PACKAGES[command] ?? command)
  if (!existsSync(folder)) {
    throw new Error(`Das Programm „${command}“ fehlt. Holen Sie es mit: npm ci`)
  }
  const { bin }: PackageFile = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'))
  const file = typeof bin === 'string' ? bin : bin?.[command]
  if (file === undefined) {
    throw new Error(`${folder}/package.json names no command ${command}.`)
  }
  return path.join(folder, file)
}

/** Where npm's own program lies when npm did not start us: below the folder of Node.js. */
export function npmBeside(
  node: string,
  { dirname, join }: Pick<path.PlatformPath, 'dirname' | 'join'>,
): readonly string[] {
  const cli = ['node_modules', 'npm', 'bin', 'npm-cli.js']
  return [join(dirname(node), ...cli), join(dirname(node), '..', 'lib', ...cli)]
}

function npmFile(): string {
  const file = process.env.npm_execpath ?? npmBeside(process.execPath, path).find(existsSync)
  if (file === undefined) {
    throw new Error('npm wurde nicht gefunden. Starten Sie den Befehl mit: npm run …')
  }
  return file
}

/**
 * A package's command, `npm` or `node` as what can be spawned on every system: `npx` and `npm` are scripts of a shell, which
 * Windows starts only in one, and a shell takes arguments apart.
 * @param cwd folder of the project
 */
export function programOf(command: string, args: readonly string[], cwd = process.cwd()): Program {
  switch (command) {
    case 'node':
      return { program: process.execPath, args }
    case 'npm':
      return { program: process.execPath, args: [npmFile(), ...args] }
    default:
      return { program: process.execPath, args: [commandFile(command, cwd), ...args] }
  }
}
