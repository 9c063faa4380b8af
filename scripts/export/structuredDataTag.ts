import { pages } from '@/lib/server/pages'
import type { PublicAddress } from '@/lib/server/publicAddress'
import { structuredData } from '@/lib/server/structuredData'
import { DATA_BLOCK } from './contentPolicy'
import { elementsOf, insertion, withEdits } from './markup'

/**
 * Adds a page's structured data. Not left to React: on client navigation it would make the tag by `innerHTML`, which
 * Trusted Types refuse, and it would ship it a second time as payload.
 * @param file path of the page below the exported folder
 */
export function withStructuredData(html: string, file: string, publicAddress: PublicAddress): string {
  const page = pages.find(({ path }) => `${path.slice(1)}index.html` === file)
  if (page === undefined) {
    return html
  }
  const head = elementsOf(html).find(({ tag }) => tag === 'head')
  if (head === undefined || head.endTag === null) {
    throw new Error(
      `${file} has no </head> to put its structured data before; Next changed how it writes pages.`,
    )
  }
  // A closing tag inside a text would end the script.
  const json = JSON.stringify(structuredData(page, publicAddress)).replaceAll('<', '\\u003c')
  return withEdits(html, [insertion(head.endTag, `<script type="${DATA_BLOCK}">${json}</script>`)])
}
