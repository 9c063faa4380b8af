import { isSampleCompany } from '@/content/company'
import { isSamplePlace } from '@/content/place'

/** A test of what only the sample must satisfy: with another company's records it is left out. */
export const ofSample = isSamplePlace && isSampleCompany ? it : it.skip
