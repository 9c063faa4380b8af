/** `npm run check`: everything that needs no build, side by side; prints what failed and what it said. */
import { outputOf } from './lib/output'

const CHECKS: Record<string, string> = {
  'Regeln und Form der Dateien (die Form richtet npm run format)': 'npm run lint',
  'Stile, die niemand benutzt': 'tsx scripts/lint/styles.ts',
  Bilder: 'npm run images -- --check',
  Zeichnungen: 'npm run drawings -- --check',
  'Angaben der Firma': 'tsx scripts/content.ts',
  'Ungenutztes (knip.jsonc)': 'knip --treat-config-hints-as-errors',
  Typen: 'npm run typecheck',
}

/** Whether a check passes; prints what one that failed said. */
async function passes([name, command]: [string, string]): Promise<boolean> {
  const [program = '', ...args] = command.split(' ')
  const { succeeded, said } = await outputOf(program, args)
  console.log(succeeded ? `✓ ${name}` : `✗ ${name}: ${command}\n${said}`)
  return succeeded
}

const results = await Promise.all(Object.entries(CHECKS).map(passes))
process.exit(results.every(Boolean) ? 0 : 1)
