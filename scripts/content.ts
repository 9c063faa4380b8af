/** Part of `npm run check`: names what cannot be right in the company's record, its figures and the form service. */
import { filmFaults } from '@/lib/server/film'
import { redirectFaults } from './export/redirects'
import { contentFaults } from './release/contentFaults'
import { logoFaults } from './release/logoFaults'
import { ownersContent } from './release/ownersContent'

const faults = [
  ...contentFaults(ownersContent),
  ...filmFaults(),
  ...redirectFaults(),
  ...(await logoFaults()),
]
if (faults.length > 0) {
  console.error(faults.join('\n'))
  process.exit(1)
}
