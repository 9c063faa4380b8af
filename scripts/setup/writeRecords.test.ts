import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { companyOf } from '@/content/companyRecord'
import { programOf } from '@/scripts/lib/command'
import { frankfurt, hamburg, owners, passau } from '@/tests/owner/owners'
import {
  writeCompany,
  writeExtras,
  writeFacts,
  writeFormService,
  writeOffer,
  writePlace,
  writeSettings,
} from './writeRecords'

const RECORDS = ['company', 'place', 'facts', 'formService', 'extras', 'services/offered']

let folder = ''
/** What an owner has before anything is asked. */
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'setup-'))
  mkdirSync(join(folder, 'content/services'), { recursive: true })
  for (const file of [
    'biome.json',
    'scripts/lint',
    'content/companyRecord.ts',
    ...RECORDS.map((name) => `content/${name}.ts`),
  ]) {
    cpSync(join(process.cwd(), file), join(folder, file), { recursive: true })
  }
  symlinkSync(join(process.cwd(), 'node_modules'), join(folder, 'node_modules'), 'junction')
})
afterEach(() => rmSync(folder, { recursive: true }))

const textOf = (file: string) => readFileSync(join(folder, file), 'utf8')

/** What the written files export, as another program loads them. */
function loaded(): Record<string, Record<string, unknown>> {
  const script = `${RECORDS.map((name, at) => `import * as m${at} from './content/${name}.ts'`).join('\n')}
console.log(JSON.stringify({ ${RECORDS.map((name, at) => `'${name}': m${at}`).join(', ')} }))`
  writeFileSync(join(folder, 'load.mts'), script)
  const { program, args } = programOf('tsx', ['load.mts'], folder)
  const { stdout, stderr } = spawnSync(program, args, { cwd: folder, encoding: 'utf8' })
  expect(stderr).toBe('')
  return JSON.parse(stdout)
}

const comments = (text: string) => text.match(/\/\*\*[\s\S]*?\*\/|^\s*\/\/.*$/gm)

it.each(owners)(
  'writes the company of $name as another program reads it, and keeps every comment',
  (owner) => {
    const before = RECORDS.map((name) => comments(textOf(`content/${name}.ts`)))
    const values = {
      ...Object.fromEntries(Object.keys(companyOf({} as never)).map((field) => [field, null])),
      ...owner.company,
    }
    writeCompany(folder, values, owner.socialProfiles)
    writePlace(folder, owner.place)
    writeFacts(folder, owner.facts)
    writeFormService(folder, owner.formService)
    writeExtras(folder, owner.extras)
    writeOffer(folder, owner.offer)
    expect(loaded()).toMatchObject({
      company: { company: values, socialProfiles: owner.socialProfiles },
      place: { place: owner.place },
      facts: { facts: owner.facts },
      formService: { formService: owner.formService },
      extras: { extras: owner.extras },
      'services/offered': { offer: owner.offer },
    })
    expect(textOf('content/company.ts')).not.toMatch(/^ {2}\w+: sample\(/m)
    expect(RECORDS.map((name) => comments(textOf(`content/${name}.ts`)))).toEqual(before)
  },
)

it('writes one field and leaves the others', () => {
  const before = textOf('content/company.ts')
  writeCompany(folder, { legalName: `Wache „Süd“ 'A' \\ \`B\` \${C}\u00a0GmbH` })
  const written = '  legalName: real('
  expect(
    textOf('content/company.ts')
      .split('\n')
      .filter((line) => !before.includes(line)),
  ).toEqual([expect.stringContaining(written)])
  expect(textOf('content/company.ts')).toContain('\\u00a0GmbH')
  expect(loaded()).toMatchObject({
    company: {
      companyRecord: { legalName: { value: `Wache „Süd“ 'A' \\ \`B\` \${C}\u00a0GmbH`, sample: false } },
    },
  })
})

it('writes over what it wrote before', () => {
  writePlace(folder, hamburg.place)
  writePlace(folder, passau.place)
  expect(loaded()).toMatchObject({ place: { place: passau.place } })
  expect(textOf('content/place.ts')).not.toContain('geo: [')
})

it('says in German where a record is written otherwise', () => {
  writeFileSync(join(folder, 'content/place.ts'), 'export const ort = {}\n')
  expect(() => writePlace(folder, frankfurt.place)).toThrow(
    'content/place.ts: „export const place“ fehlt. Tragen Sie die Werte dort von Hand ein.',
  )
})

it('writes settings beside those that are there', () => {
  writeFileSync(join(folder, '.env.local'), '# Mein Server\nSITE_URL=https://alt.de\nDEFER_SCRIPTS=off\n')
  writeSettings(folder, {
    SITE_URL: 'https://www.nachtruf.de',
    FORM_ENDPOINT: 'https://f.de/a?b=$c',
    BASE_PATH: '',
  })
  expect(textOf('.env.local')).toBe(
    '# Mein Server\nSITE_URL=https://www.nachtruf.de\nDEFER_SCRIPTS=off\nFORM_ENDPOINT=https://f.de/a?b=\\$c\nBASE_PATH=\n',
  )
})
