/** `npm run check`: everything that needs no build, side by side; prints what failed and what it said. */
import { spawn } from 'node:child_process'
import { programOf } from './lib/command'

const CHECKS: Record<string, string> = {
  'Regeln und Form der Dateien (die Form richtet npm run format)': 'npm run lint',
  Bilder: 'npm run images -- --check',
  Zeichnungen: 'npm run drawings -- --check',
  'Angaben der Firma': 'tsx scripts/content.ts',
  'Ungenutztes (knip.jsonc)': 'knip --treat-config-hints-as-errors',
  Typen: 'npm run typecheck',
}

/** Runs a command; gives whether it succeeded, and what it said. */
function result(command: string): Promise<{ succeeded: boolean; said: string }> {
  const [name = '', ...given] = command.split(' ')
  const { program, args } = programOf(name, given)
  return new Promise((resolve, reject) => {
    const check = spawn(program, args, { env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' } })
    let said = ''
    for (const stream of [check.stdout, check.stderr]) {
      stream.setEncoding('utf8').on('data', (text) => {
        said += text
      })
    }
    check.on('error', reject).on('close', (status) => resolve({ succeeded: status === 0, said }))
  })
}

/** Whether a check passes; prints what one that failed said. */
async function passes([name, command]: [string, string]): Promise<boolean> {
  const { succeeded, said } = await result(command)
  console.log(succeeded ? `✓ ${name}` : `✗ ${name}: ${command}\n${said}`)
  return succeeded
}

const results = await Promise.all(Object.entries(CHECKS).map(passes))
process.exit(results.every(Boolean) ? 0 : 1)
