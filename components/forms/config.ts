import { company } from '@/content/company'
import { pathOf } from '@/lib/both/pathOf'
import { withBase } from '@/lib/both/withBase'
import { phoneHref } from '@/lib/server/phone'
import { settings } from '@/lib/server/site'

/** What the forms need from the build and the company, as islands can read neither. */
export type EnquiryConfig = {
  /** Where the form posts to, or null while the build has no form service. */
  endpoint: string | null
  extraFields: Record<string, string>
  /** Address of the privacy notice, with base path. */
  privacyHref: string
  email: string
  phone: string
  phoneHref: string
}

/** The same for both forms; server components pass it to the islands. */
export const enquiryConfig: EnquiryConfig = {
  endpoint: settings.formEndpoint,
  extraFields: settings.formExtraFields,
  privacyHref: withBase(pathOf('datenschutz')),
  email: company.email,
  phone: company.phone,
  phoneHref: phoneHref(company.phone),
}
