import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { companyOf } from '@/content/companyRecord'
import { frankfurt, hamburg, owners, passau } from '@/tests/owner/owners'
import { loadedRecords, RECORDS, recordsFolder } from './support/recordsFolder'
import {
  writeCompany,
  writeExtras,
  writeFacts,
  writeFormService,
  writeOffer,
  writePlace,
  writeSettings,
} from './writeRecords'

/** Bringing the six records of a company into form takes a second: one company is enough. */
let mockForms = true
jest.mock('node:child_process', () => {
  const actual = jest.requireActual('node:child_process')
  return {
    ...actual,
    spawnSync: (...args: unknown[]) => (mockForms ? actual.spawnSync(...args) : { status: 0 }),
  }
})

let folder = ''
beforeEach(() => {
  folder = recordsFolder()
})
afterEach(() => {
  mockForms = true
  rmSync(folder, { recursive: true })
})

const textOf = (file: string) => readFileSync(join(folder, file), 'utf8')

const comments = (text: string) => text.match(/\/\*\*[\s\S]*?\*\/|^\s*\/\/.*$/gm)

it.each(owners)(
  'writes the company of $name as another program reads it, and keeps every comment',
  (owner) => {
    mockForms = owner === hamburg
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
    expect(loadedRecords(folder)).toMatchObject({
      company: { company: values, socialProfiles: owner.socialProfiles },
      place: { place: owner.place },
      facts: { facts: owner.facts },
      formService: { formService: owner.formService },
      extras: { extras: owner.extras },
      'services/offered': { offer: owner.offer },
    })
    expect(textOf('content/company.ts')).not.toMatch(/^ {2}\w+: (?:sample\(|real\(null)/m)
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
  expect(loadedRecords(folder)).toMatchObject({
    company: {
      companyRecord: { legalName: { value: `Wache „Süd“ 'A' \\ \`B\` \${C}\u00a0GmbH`, sample: false } },
    },
  })
})

it('writes over what it wrote before', () => {
  writePlace(folder, hamburg.place)
  writePlace(folder, passau.place)
  expect(loadedRecords(folder)).toMatchObject({ place: { place: passau.place } })
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
