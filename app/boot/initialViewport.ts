import { DEFER_PICTURES_ATTRIBUTE } from '@/lib/both/pageState'
import { isFresh } from '@/lib/browser/isFresh'

// The first requests are for the initial viewport: pictures below it wait for the visitor (deferredPictures.ts). Not where
// the page opens further down: at the section that its address names, or where it was left before a reload or a way back.
if (!location.hash && isFresh) {
  document.documentElement.setAttribute(DEFER_PICTURES_ATTRIBUTE, '')
}
