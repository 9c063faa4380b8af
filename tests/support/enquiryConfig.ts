import type { EnquiryConfig } from '@/components/forms/config'

/** What the forms are given, in a build without a form service. */
export const enquiryConfig: EnquiryConfig = {
  endpoint: null,
  extraFields: {},
  privacyHref: '/datenschutz/',
  email: 'a@b.example',
  phone: '069 1',
  phoneHref: 'tel:+49691',
}
