/**
 * `npm run setup`: asks an owner, in German, for what stands in the records, and writes them. `--antworten <file.json>` takes
 * the answers from a file and asks nothing.
 */
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { type Answers, answerFaults, writeAnswers } from './setup/answers'
import { setup } from './setup/setup'
import { currentState } from './setup/state'

function fail(reason: string): never {
  console.error(reason)
  process.exit(1)
}

function answersOf(file: string): Answers {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    return fail(`${file} ist nicht zu lesen: ${error instanceof Error ? error.message : error}`)
  }
}

/** A part in another shape than its record stops the rules of its fields before they can say so. */
function faultsOf(answers: Answers, file: string): string[] {
  try {
    return answerFaults(answers)
  } catch (error) {
    const reason = error instanceof Error ? error.message : error
    return [
      `${file} hat nicht die Form der Dateien in content/ (${reason}). Nehmen Sie eine davon als Vorlage.`,
    ]
  }
}

const { antworten } = parseArgs({ options: { antworten: { type: 'string' } } }).values
const folder = process.cwd()

if (antworten !== undefined) {
  const answers = answersOf(antworten)
  const faults = faultsOf(answers, antworten)
  if (faults.length > 0) {
    fail(`Nichts ist geändert. Das stimmt noch nicht:\n${faults.map((line) => `- ${line}`).join('\n')}`)
  }
  writeAnswers(folder, answers)
  console.log('Gespeichert. Was bis zur Veröffentlichung noch fehlt, sagt: npm run release')
} else if (process.stdin.isTTY) {
  await setup(folder, currentState(folder))
} else {
  fail(
    'npm run setup fragt in einem Terminal, und hier ist keines. Antworten aus einer Datei nimmt: npm run setup -- --antworten antworten.json',
  )
}
