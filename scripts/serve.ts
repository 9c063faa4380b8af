/**
 * `npm run serve`: serves what was built, where it was built for. `--live` while somebody works on it; the browser tests have
 * no build meanwhile, and files that browsers may cache.
 */
import { endWithParent } from './lib/endWithParent'
import { serveSite } from './lib/serveSite'

endWithParent()
await serveSite(process.argv.includes('--live'))
