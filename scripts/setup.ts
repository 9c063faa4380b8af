/**
 * `npm run setup`: lists, in German, which answers of the owner are missing, and where he gives them. `--antworten <file.json>`
 * takes answers from a file instead, for many companies.
 */
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import type { RecordName } from '@/content/records'
import { LOCAL_PORT, localAddresses } from '@/lib/server/settings'
import { type Answers, answerFaults, writeAnswers } from './records/answers'
import { ownersContent } from './records/ownersContent'
import { validateContent } from './records/validateContent'
import { openAnswers } from './release/openAnswers'

function fail(reason: string): never {
  console.error(reason)
  process.exit(1)
}

function answersOf(file: string): Answers {
  try {
    // A file that holds no object has no answers in it.
    return Object(JSON.parse(readFileSync(file, 'utf8')))
  } catch (error) {
    return fail(`${file} ist nicht zu lesen: ${error instanceof Error ? error.message : error}`)
  }
}

const asList = (lines: readonly string[]) => lines.map((line) => `- ${line}`).join('\n')

const { antworten } = parseArgs({ options: { antworten: { type: 'string' } } }).values
if (antworten !== undefined) {
  const answers = answersOf(antworten)
  const faults = answerFaults(answers, ownersContent)
  if (faults.length > 0) {
    fail(`Nichts ist geändert. Das stimmt noch nicht:\n${asList(faults)}`)
  }
  writeAnswers(process.cwd(), answers)
  console.log('Gespeichert. Was bis zur Veröffentlichung noch fehlt, sagt: npm run release')
} else {
  const { editor } = localAddresses(LOCAL_PORT)
  const answeredAt = (record: RecordName) => `\n  ${editor}keystatic/singleton/${record}`
  const lines = [
    ...openAnswers().map(({ line, record }) => line + answeredAt(record)),
    ...validateContent(ownersContent),
  ]
  console.log(
    lines.length === 0
      ? 'Alle Angaben sind da. Weiter geht es mit: npm run release'
      : `Das fehlt noch:\n${asList(lines)}\n\nnpm run edit öffnet den Editor; die Adressen führen darin zu den Feldern.`,
  )
}
