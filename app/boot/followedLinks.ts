import { SENDING_ATTRIBUTE } from '@/lib/both/pageContract'
import { isUnmodifiedClick } from '@/lib/both/unmodifiedClick'
import { pageOf } from '@/lib/browser/pageOf'
import { isOnline } from '@/lib/browser/platform/network'
import { showNote } from './pageNote'

/** How long a link waits for the reply to an enquiry. */
const WAIT_MS = 2000

const { documentElement } = document

/** Where the link leads that was not followed at its first press. */
let chosen: string | undefined

function forget() {
  chosen = undefined
  showNote(null)
}

// A link to another page waits for the reply to an enquiry that is on its way; without a network it is not followed, as the
// browser's error page would replace a page that can be read. Both are said, and a second press opens it at once: the device
// may be wrong. On the window: whoever answers the click otherwise has done so.
addEventListener('click', (event) => {
  const link =
    isUnmodifiedClick(event) &&
    !event.defaultPrevented &&
    (event.target as Element).closest<HTMLAnchorElement>('a[href^=http],a[href^="/"]')
  if (!link || link.target || link.download || (link.hash && pageOf(link) === pageOf(location))) {
    return
  }
  const { href } = link
  const isSending = documentElement.hasAttribute(SENDING_ATTRIBUTE)
  if (href === chosen || (isOnline() && !isSending)) {
    return
  }
  event.preventDefault()
  chosen = href
  if (!isOnline()) {
    showNote('offline')
    return
  }
  showNote('loading')
  const follow = () => {
    if (chosen === href) {
      location.assign(href)
    }
  }
  new MutationObserver(follow).observe(documentElement, { attributeFilter: [SENDING_ATTRIBUTE] })
  setTimeout(follow, WAIT_MS)
})
addEventListener('online', forget)
addEventListener('pageshow', forget)
