import { DEFER_PICTURES_ATTRIBUTE } from '@/lib/both/pageState'
import { isFresh } from '@/lib/browser/isFresh'

// The first requests are for the initial viewport; pictures below it wait until the visitor scrolls (deferredPictures.ts). Not where
// the page opens further down: at the section in its address, or at the old position after a reload or Back.
if (!location.hash && isFresh) {
  document.documentElement.setAttribute(DEFER_PICTURES_ATTRIBUTE, '')
}
