/** `npm run test:e2e`: brings a browser if there is none, then runs Playwright with the arguments given. */
import { browserOrExit } from '@/scripts/lib/browser'
import { run } from '@/scripts/lib/run'

browserOrExit()
await run('playwright', ['test', '--project=chromium', ...process.argv.slice(2)])
