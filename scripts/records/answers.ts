import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type RecordName, records } from '@/content/records'
import { said } from '@/content/said'
import { fileOf, type OwnersContent, type OwnRecords } from './ownersContent'
import { validateContent } from './validateContent'

/** Answers without questions: of each record the fields that are answered; null takes one out. All of them may be missing. */
export type Answers = { readonly [N in RecordName]?: Readonly<Record<string, unknown>> }

const RECORDS = Object.keys(records) as RecordName[]

const withAnswers = (own: object, answers: object | undefined) => said<object>({ ...own, ...answers })

/** What cannot be right in answers, one German line each. */
export function answerFaults(answers: Answers, content: OwnersContent): string[] {
  const unknown = Object.keys(answers).filter((name) => !(name in records))
  if (unknown.length > 0) {
    return unknown.map((name) => `„${name}“ ist keine Angabe. Möglich sind ${RECORDS.join(', ')}.`)
  }
  const own = Object.fromEntries(
    RECORDS.map((name) => [name, withAnswers(content.records[name], answers[name])]),
  ) as OwnRecords
  return validateContent({ ...content, records: own })
}

/** Writes what is answered into the owner's files, and nothing else. @param folder the project */
export function writeAnswers(folder: string, answers: Answers) {
  for (const name of RECORDS.filter((record) => answers[record] !== undefined)) {
    const path = join(folder, fileOf(name))
    const own = JSON.parse(readFileSync(path, 'utf8'))
    writeFileSync(path, `${JSON.stringify(withAnswers(own, answers[name]), null, 2)}\n`)
  }
}
