import { companyRecord, type SocialProfile, socialProfiles } from '@/content/company'
import type { CompanyRecord } from '@/content/companyRecord'
import { confirmations } from '@/content/confirmations'
import { type Extras, extras } from '@/content/extras'
import type { Facts } from '@/content/fact'
import { facts } from '@/content/facts'
import { type FormService, formService } from '@/content/formService'
import { type Place, place } from '@/content/place'
import { type Offer, offer } from '@/content/services/offered'
import { sharingPictures } from '@/lib/server/pages'
import { type Claims, claims } from './claims'

/** What only the owner can know. Checks and the decision about a release are functions of it, tried with any company. */
export type OwnersContent = {
  record: CompanyRecord
  socialProfiles: readonly SocialProfile[]
  place: Place
  offer: Offer
  facts: Facts
  claims: readonly Claims[]
  /** By name of what is claimed. */
  confirmations: Readonly<Record<string, string | undefined>>
  formService: FormService
  extras: Extras
  /** What the sharing pictures say below the company's name, with the place that it comes from. */
  sharingTitles: readonly { file: string; field: string; title: string }[]
}

/** What stands in `content/` now. */
export const ownersContent: OwnersContent = {
  record: companyRecord,
  socialProfiles,
  place,
  offer,
  facts,
  claims,
  confirmations,
  formService,
  extras,
  sharingTitles: sharingPictures.map(({ title, said }) => ({ ...said, title })),
}
