/**
 * Part of `npm run check`: names files, exports and dependencies that nothing uses; knip.jsonc says what to leave alone.
 * knip needs a newer Node.js than the project and is an optional dependency: older ones do without.
 */
import { satisfies } from 'semver'
import lock from '@/package-lock.json'
import { run } from './lib/run'

const { node } = lock.packages['node_modules/knip'].engines
if (satisfies(process.version, node)) {
  await run('knip', ['--treat-config-hints-as-errors'])
} else {
  console.log(`Unused code is not looked for: knip needs Node.js ${node}.`)
}
