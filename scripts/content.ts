/** Part of `npm run check`: names what cannot be right in the company's record, its figures and the form service. */

import { ownersContent } from './records/ownersContent'
import { validateContent } from './records/validateContent'
import { validateSite } from './records/validateSite'

const faults = [...validateContent(ownersContent), ...(await validateSite())]
if (faults.length > 0) {
  console.error(faults.join('\n'))
  process.exit(1)
}
