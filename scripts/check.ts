/** `npm run check`: everything that needs no build, side by side; prints what failed and what it said. */
import { spawn } from 'node:child_process'

const CHECKS: Record<string, string> = {
  'Regeln und Form der Dateien': 'biome check --error-on-warnings',
  Bilder: 'npm run images -- --check',
  Zeichnungen: 'npm run drawings -- --check',
  'Angaben der Firma': 'tsx scripts/content.ts',
  'Ungenutztes (knip.jsonc)': 'knip --treat-config-hints-as-errors',
  Typen: 'next typegen && node node_modules/typescript/lib/tsc.js',
}

/** Whether a check passes; tells what it said if not. */
function passes([name, command]: [string, string]): Promise<boolean> {
  return new Promise((resolve) => {
    const check = spawn(command, { shell: true, env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' } })
    let said = ''
    for (const stream of [check.stdout, check.stderr]) {
      stream.setEncoding('utf8').on('data', (text) => {
        said += text
      })
    }
    check.on('close', (status) => {
      console.log(status === 0 ? `✓ ${name}` : `✗ ${name}: ${command}\n${said}`)
      resolve(status === 0)
    })
  })
}

const results = await Promise.all(Object.entries(CHECKS).map(passes))
process.exit(results.every(Boolean) ? 0 : 1)
