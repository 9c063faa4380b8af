/** Part of `npm run check`: names what cannot be right in the company's record, its figures and the form service. */
import { contentFaults } from './release/contentFaults'
import { ownersContent } from './release/ownersContent'
import { siteFaults } from './release/siteFaults'

const faults = [...contentFaults(ownersContent), ...(await siteFaults())]
if (faults.length > 0) {
  console.error(faults.join('\n'))
  process.exit(1)
}
