import { companyRecord } from '@/content/company'
import { place } from '@/content/place'

/** A test of what only the sample must satisfy: with another company's records it is left out. */
export const ofSample = place.sample && companyRecord.legalName.sample ? it : it.skip
