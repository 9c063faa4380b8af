import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { programOf } from '@/scripts/lib/command'

/** The records, by their names below `content/`. */
export const RECORDS = ['company', 'place', 'facts', 'formService', 'extras', 'services/offered']

/** A folder of its own with the records as they are now, and what it takes to write them. */
export function recordsFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'setup-'))
  mkdirSync(join(folder, 'content/services'), { recursive: true })
  const files = RECORDS.map((name) => `content/${name}.ts`)
  for (const file of ['biome.json', 'scripts/lint', 'content/companyRecord.ts', ...files]) {
    cpSync(join(process.cwd(), file), join(folder, file), { recursive: true })
  }
  symlinkSync(join(process.cwd(), 'node_modules'), join(folder, 'node_modules'), 'junction')
  return folder
}

/** What the records of a folder export, as another program loads them. */
export function loadedRecords(folder: string): Record<string, Record<string, unknown>> {
  const imports = RECORDS.map((name, at) => `import * as record${at} from './content/${name}.ts'`)
  const all = RECORDS.map((name, at) => `'${name}': record${at}`).join(', ')
  writeFileSync(join(folder, 'load.mts'), `${imports.join('\n')}\nconsole.log(JSON.stringify({ ${all} }))`)
  const { program, args } = programOf('tsx', ['load.mts'], folder)
  const { stdout, stderr } = spawnSync(program, args, { cwd: folder, encoding: 'utf8' })
  if (stderr !== '') {
    throw new Error(stderr)
  }
  return JSON.parse(stdout)
}
