import { company } from '@/content/company'
import { extras } from '@/content/extras'
import { asciiEmail } from '@/lib/both/mailto'
import { buildDay } from '@/lib/server/buildDay'
import { internationalPhone } from '@/lib/server/phone'
import { absoluteUrl } from '@/lib/server/site'

// Without it the export refuses a generated file.
export const dynamic = 'force-static'

/** Separators of the format inside a text (RFC 2426, section 2.4.2). */
const escaped = (text: string) => text.replace(/[\\,;]/g, '\\$&')

/** The company as a contact card (vCard 3.0), for the address book of a phone. */
export function GET(): Response {
  const name = escaped(company.legalName)
  const address = [company.street, company.city, '', company.postalCode, 'Deutschland'].map(escaped)
  const lines = [
    'BEGIN:VCARD',
    'VERSION:3.0',
    `FN:${name}`,
    // The format demands a family name.
    `N:${name};;;;`,
    `ORG:${name}`,
    `TEL;TYPE=WORK,VOICE:${internationalPhone(company.phone)}`,
    `EMAIL;TYPE=WORK:${asciiEmail(company.email)}`,
    `ADR;TYPE=WORK:;;${address.join(';')}`,
    `URL:${absoluteUrl('/')}`,
    `REV:${buildDay().toISOString()}`,
    // A group gives a number a label of its own in the address books of phones.
    ...(extras.phones ?? []).flatMap(({ label, number }, index) => [
      `item${index + 1}.TEL;TYPE=WORK,VOICE:${internationalPhone(number)}`,
      `item${index + 1}.X-ABLABEL:${escaped(label)}`,
    ]),
    'END:VCARD',
  ]
  return new Response(lines.map((line) => `${line}\r\n`).join(''), {
    headers: { 'Content-Type': 'text/vcard; charset=utf-8' },
  })
}
