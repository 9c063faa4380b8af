import { companyRecord, type SocialProfile, socialProfiles } from '@/content/company'
import type { CompanyRecord } from '@/content/companyRecord'
import { confirmations } from '@/content/confirmations'
import type { Facts } from '@/content/fact'
import { facts } from '@/content/facts'
import { type FormService, formService } from '@/content/formService'
import { sharingPictures } from '@/lib/server/pages'
import { type Claims, claims } from './claims'

/** What only the owner can know. Checks and the decision about a release are functions of it, tried with any company. */
export type OwnersContent = {
  record: CompanyRecord
  socialProfiles: readonly SocialProfile[]
  facts: Facts
  claims: readonly Claims[]
  /** By name of what is claimed. */
  confirmations: Readonly<Record<string, string | undefined>>
  formService: FormService
  /** What the sharing pictures say below the company's name, with the place that it comes from. */
  sharingTitles: readonly { file: string; field: string; title: string }[]
}

/** What stands in `content/` now. */
export const ownersContent: OwnersContent = {
  record: companyRecord,
  socialProfiles,
  facts,
  claims,
  confirmations,
  formService,
  sharingTitles: sharingPictures.map(({ title, said }) => ({ ...said, title })),
}
