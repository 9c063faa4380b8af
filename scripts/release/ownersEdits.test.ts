import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  confirmationEdits,
  type Edit,
  edited,
  evidenceEdits,
  formServiceEdits,
  homeEdits,
  recordEdits,
  serviceEdits,
} from './support/ownersEdits'
import { realContent } from './support/realContent'

const read = (file: string) => readFileSync(join(process.cwd(), file), 'utf8')

it.each<[string, readonly Edit[]]>([
  ['content/company.ts', recordEdits],
  ['content/facts.ts', evidenceEdits],
  ['content/confirmations.ts', confirmationEdits],
  ['content/formService.ts', formServiceEdits],
  ['content/home.ts', homeEdits],
  ['content/services/werkschutz.ts', serviceEdits],
])('%s can be filled in, and filled in once more', (file, edits) => {
  const once = edited(file, read(file), edits)
  expect(() => edited(file, once, edits)).not.toThrow()
})

it.each([
  ['a first value', { phone: "real('069 123456-0')" }],
  ['a value that the formatter broke', { insuredSums: "real(\n    '5.000.000 € (je Schaden)',\n  )" }],
  ['quotes of the other kind', { shortName: 'real("Rock \'n\' Wacht")' }],
  ['nothing said', { vatId: 'unsaid', taxNumber: 'unsaid', insurer: 'unsaid' }],
  ['something said', { wageAgreement: "real('Entgelttarifvertrag')", contactPerson: "real('Jonas Adler')" }],
])('fills every field of a record whose owner has begun with %s', (_name, begun) => {
  const beginnings = recordEdits.flatMap((edit) => {
    const write = new Map(Object.entries(begun)).get(edit.what)
    return write === undefined ? [] : [{ ...edit, write }]
  })
  const text = edited('content/company.ts', read('content/company.ts'), beginnings)
  for (const value of Object.values(begun)) {
    expect(text).toContain(value)
  }
  const filled = edited('content/company.ts', text, recordEdits)
  for (const [field, entry] of Object.entries(realContent.record)) {
    expect(filled).toContain(`\n  ${field}: real(${JSON.stringify(entry?.value)}),\n`)
  }
})

it('takes what an owner has written into the other files, in the shape the formatter gives it', () => {
  const evidence =
    "    evidence: {\n      basis: 'Lohnbuchhaltung',\n      period: 'Januar 2026',\n      asOf: 'Januar 2026',\n    },"
  expect(edited('facts.ts', `${evidence}\n    evidence: null as Evidence | null,`, evidenceEdits)).toMatch(
    /^ {4}evidence: \{ basis: 'Eigene .*\},\n {4}evidence: \{ basis: 'Eigene .*\} as Evidence \| null,$/,
  )
  const provider =
    "  sample: false,\n  provider:\n    'Formdienst',\n  country: 'Irland',\n  storagePeriod: 'ein Jahr',"
  expect(edited('formService.ts', provider, formServiceEdits)).toContain('provider: "Formdienst GmbH, ')
})

it('names the file and the place where it finds neither', () => {
  expect(() => edited('content/company.ts', "  phone: '069 123456-0',\n", recordEdits.slice(5, 6))).toThrow(
    /^content\/company\.ts: phone is not written as/,
  )
})
