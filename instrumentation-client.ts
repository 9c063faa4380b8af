/* Next runs this file when its scripts have arrived, right before React takes over the page. */
import '@/app/hydration/brokenPage'
import '@/app/hydration/foreignNodes'
import '@/app/hydration/menuWithoutPopovers'
import '@/app/hydration/ownHistory'
import '@/app/hydration/rebuiltParts'
