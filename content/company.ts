import ownCompany from './owner/company.json' with { type: 'json' }
import ownDetails from './owner/details.json' with { type: 'json' }
import type { CompanyRecord } from './records/company'
import type { DetailsRecord } from './records/details'
import { isUnsaid, said } from './said'
import sampleCompany from './sample/company.json' with { type: 'json' }
import sampleDetails from './sample/details.json' with { type: 'json' }

export type Company = Omit<CompanyRecord, 'socialProfiles'> & DetailsRecord
export type SocialProfile = NonNullable<CompanyRecord['socialProfiles']>[number]

const own = said<CompanyRecord>(ownCompany)

/** Whether it is still the sample that the site speaks of. */
export const isSampleCompany = isUnsaid(own)

const { socialProfiles: sampleProfiles = [], ...sample } = sampleCompany as CompanyRecord

/** What the pages say of the company. Where a required answer is still missing, the sample's stands there. */
export const company: Company = {
  ...sample,
  ...own,
  ...(isSampleCompany ? sampleDetails : said<DetailsRecord>(ownDetails)),
}

/** One entry per social network, any number or none. Without an address the icon is shown but is no link. */
export const socialProfiles: readonly SocialProfile[] = isSampleCompany
  ? sampleProfiles
  : (own.socialProfiles ?? [])
