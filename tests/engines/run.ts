/** `npm run gate -- engines`: the forms, the menu, the dialog and the anchors in Firefox, WebKit and the oldest Chromium, on the export in `out/`. */

import { run } from '@/scripts/lib/run'
import { hasOldestChromium, missingEngines } from './engines'

const missing = missingEngines()
if (missing.length > 0) {
  console.error(`The other engines are missing. Install them: apt install ${missing.join(' ')}`)
  process.exit(1)
}
// One WebDriver at a time listens on its port.
const chosen = ['--project=firefox', '--project=webkit', '--project=whole chromium', '--workers=1']
if (hasOldestChromium) {
  chosen.push('--project=oldest chromium')
} else {
  console.log('The oldest Chromium is left out: it exists for Linux on x64 only.')
}
await run('playwright', ['test', ...chosen, ...process.argv.slice(2)])
