/**
 * `npm run gate -- <name>`: a test that needs more than a newcomer's laptop has, or changes a copy of the project. Names
 * are the folders beside this file that hold a `run.ts`; what follows goes on to it.
 */
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

const folder = join(process.cwd(), 'tests')
const gates = readdirSync(folder).filter((name) => existsSync(join(folder, name, 'run.ts')))
const [name = ''] = process.argv.splice(2, 1)
if (!gates.includes(name)) {
  console.error(`npm run gate -- <name>; there are: ${gates.join(', ')}`)
  process.exit(1)
}
await import(`./${name}/run`)
