/**
 * `npm run gate -- conditions`: what other days, old and refusing browsers, extensions, bad lines, small windows, assistive
 * technology and paper do to the pages of `out/`.
 */
import { browserOrExit } from '@/scripts/lib/browser'
import { run } from '@/scripts/lib/run'

browserOrExit()
await run('playwright', ['test', '--project=conditions', ...process.argv.slice(2)])
