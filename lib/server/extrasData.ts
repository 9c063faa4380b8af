import type { LocalBusiness } from 'schema-dts'
import { extras, type OpeningDay } from '@/content/extras'
import { isAlwaysAnswered } from './emergency'
import { internationalPhone } from './phone'

const WEEKDAYS = {
  Mo: 'Monday',
  Di: 'Tuesday',
  Mi: 'Wednesday',
  Do: 'Thursday',
  Fr: 'Friday',
  Sa: 'Saturday',
  So: 'Sunday',
} as const satisfies Record<OpeningDay, string>

/** The last minute of a day: schema.org knows no 24:00. */
const closing = (to: string) => (to === '24:00' ? '23:59' : to)

/** What search engines are told of the owner's extras. Hours of a number are words: they are told where it could be taken for one that always answers. */
export function extrasData() {
  const {
    phones = [],
    openingHours = [],
    branches = [],
    certificates = [],
    memberships = [],
    languages = [],
  } = extras
  return {
    ...(phones.length > 0 && {
      contactPoint: phones.map(({ label, number, hours, emergency }) => ({
        '@type': 'ContactPoint' as const,
        ...(emergency && isAlwaysAnswered(hours)
          ? { contactType: 'emergency', name: label }
          : { contactType: label, ...(emergency && hours && { description: hours }) }),
        telephone: internationalPhone(number),
      })),
    }),
    ...(languages.length > 0 && { knowsLanguage: ['Deutsch', ...languages] }),
    ...(openingHours.length > 0 && {
      openingHoursSpecification: openingHours.map(({ days, from, to }) => ({
        '@type': 'OpeningHoursSpecification' as const,
        dayOfWeek: days.map((day) => WEEKDAYS[day]),
        opens: from,
        closes: closing(to),
      })),
    }),
    ...(branches.length > 0 && {
      location: branches.map(({ name, street, postalCode, city, phone }) => ({
        '@type': 'Place' as const,
        name,
        address: {
          '@type': 'PostalAddress' as const,
          streetAddress: street,
          postalCode,
          addressLocality: city,
          addressCountry: 'DE',
        },
        ...(phone && { telephone: internationalPhone(phone) }),
      })),
    }),
    ...(certificates.length > 0 && {
      hasCertification: certificates.map(({ name, number, issuer, validUntil }) => ({
        '@type': 'Certification' as const,
        name,
        ...(number && { certificationIdentification: number }),
        issuedBy: { '@type': 'Organization' as const, name: issuer },
        expires: validUntil,
      })),
    }),
    ...(memberships.length > 0 && {
      memberOf: memberships.map(({ name, href }) => ({
        '@type': 'Organization' as const,
        name,
        ...(href && { url: href }),
      })),
    }),
  } satisfies Partial<LocalBusiness>
}
