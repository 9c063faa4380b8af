import { mailto } from '@/lib/both/mailto'

/** RFC 9116 recommends an expiry of less than a year; every build renews it. */
const VALID_DAYS = 350

/** `/.well-known/security.txt`: where to report a vulnerability. Scanners look for it at the root of a host. */
export function securityTxt(contact: string, siteUrl: string | null, day: Date): string {
  const expires = new Date(day.getTime() + VALID_DAYS * 24 * 60 * 60 * 1000)
  return [
    `Contact: ${mailto(contact)}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: de, en',
    ...(siteUrl === null ? [] : [`Canonical: ${siteUrl}/.well-known/security.txt`]),
    '',
  ].join('\n')
}
