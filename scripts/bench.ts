/** `npm run bench -- <name>`: a measurement against its budget, on the export in `out/`. What follows goes on to it. */
import { argv, exit } from 'node:process'

const BENCHES = ['weight', 'interactions', 'lighthouse', 'links']

const [name = ''] = argv.splice(2, 1)
if (!BENCHES.includes(name)) {
  console.error(`npm run bench -- <name>; there are: ${BENCHES.join(', ')}`)
  exit(1)
}
await import(`./bench/${name}`)
