import { cpSync, mkdirSync, mkdtempSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildSync } from 'esbuild'

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

/** What the records of a folder export, as another program reads their files. */
export function loadedRecords(folder: string): Record<string, Record<string, unknown>> {
  const imports = RECORDS.map((name, at) => `import * as record${at} from './content/${name}.ts'`)
  const all = RECORDS.map((name, at) => `'${name}': record${at}`).join(', ')
  const { outputFiles } = buildSync({
    stdin: { contents: `${imports.join('\n')}\nreturned = JSON.stringify({ ${all} })`, resolveDir: folder },
    bundle: true,
    write: false,
  })
  return JSON.parse(new Function(`let returned; ${outputFiles[0]?.text}; return returned`)())
}
