import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { owners } from '@/tests/owner/owners'
import { type Answers, answerFaults, writeAnswers } from './answers'
import { fileOf } from './ownersContent'
import { realContent } from './support/realContent'

it.each(owners)('finds nothing wrong with the answers of $name', ({ records }) => {
  expect(answerFaults(records, realContent)).toEqual([])
})

it.each<[string, Answers]>([
  ['„firma“ ist keine Angabe. Möglich sind company, ', { firma: {} } as Answers],
  ['content/owner/company.json: „fax“ ist kein Feld.', { company: { fax: '040 1' } }],
  ['content/owner/company.json: phone (Telefon) „siehe Website“', { company: { phone: 'siehe Website' } }],
])('%s', (line, answers) => {
  expect(answerFaults(answers, realContent)).toEqual([expect.stringContaining(line)])
})

it('writes what is answered, takes out what does not apply, and leaves the rest', () => {
  const folder = mkdtempSync(join(tmpdir(), 'records-'))
  mkdirSync(join(folder, 'content'), { recursive: true })
  cpSync(join(process.cwd(), 'content/owner'), join(folder, 'content/owner'), { recursive: true })
  writeAnswers(folder, { details: { vatId: 'DE123456789', insurer: 'Elbe AG' } })
  writeAnswers(folder, { details: { vatId: null, taxOffice: 'Finanzamt Passau' } })
  const written = JSON.parse(readFileSync(join(folder, fileOf('details')), 'utf8'))
  expect(written).toMatchObject({ insurer: 'Elbe AG', taxOffice: 'Finanzamt Passau' })
  expect(written).not.toHaveProperty('vatId')
  rmSync(folder, { recursive: true })
})
