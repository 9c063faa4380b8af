/** `npm run test:e2e`: brings a browser if there is none, then runs Playwright with the arguments given. */
import { browserOrExit } from './lib/browser'
import { run } from './lib/run'

browserOrExit()
await run('playwright', ['test', ...process.argv.slice(2)])
