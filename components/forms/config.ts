import { company } from '@/content/company'
import { pathOf } from '@/lib/both/pathOf'
import { withBase } from '@/lib/both/withBase'
import { phoneHref } from '@/lib/server/phone'
import { settings } from '@/lib/server/site'
import type { EnquiryConfig } from './EnquiryForm'

/** The same for both forms; server components pass it to the islands. */
export const enquiryConfig: EnquiryConfig = {
  endpoint: settings.formEndpoint,
  extraFields: settings.formExtraFields,
  privacyHref: withBase(pathOf('datenschutz')),
  email: company.email,
  phone: company.phone,
  phoneHref: phoneHref(company.phone),
}
