/** `npm run test:engines`: the forms, the menu, the dialog and the anchors in Firefox and WebKit, on the export in `out/`. */
import { missingEngines } from '@/tests/support/engines'
import { run } from './lib/run'

const missing = missingEngines()
if (missing.length > 0) {
  console.error(`The other engines are missing. Install them: apt install ${missing.join(' ')}`)
  process.exit(1)
}
await run('playwright', ['test', '--config', 'playwright.engines.config.ts', ...process.argv.slice(2)])
