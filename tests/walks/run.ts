/**
 * `npm run gate -- walks`: random walks through the forms, over the export in `out/` as `npm run build -- --local` makes it.
 * `--runs 100 --seed 7` walks more, from another seed on; `--length 50` shorter ones.
 */
import { parseArgs } from 'node:util'
import { browserOrExit } from '@/scripts/lib/browser'
import { run } from '@/scripts/lib/run'

const { values, positionals } = parseArgs({
  options: { runs: { type: 'string' }, seed: { type: 'string' }, length: { type: 'string' } },
  allowPositionals: true,
})
for (const [name, value] of Object.entries(values)) {
  process.env[`WALK_${name.toUpperCase()}`] = value
}
browserOrExit()
await run('playwright', ['test', '--project=walks', ...positionals])
