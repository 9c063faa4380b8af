import { VCard } from 'vcard-creator'
import { company } from '@/content/company'
import { extras } from '@/content/extras'
import { asciiEmail } from '@/lib/both/mailto'
import { buildDay } from '@/lib/server/buildDay'
import { internationalPhone } from '@/lib/server/phone'
import { absoluteUrl } from '@/lib/server/site'

// Without it the export refuses a generated file.
export const dynamic = 'force-static'

/** The company as a contact card (vCard 3.0), for the address book of a phone. */
export function GET(): Response {
  const card = new VCard()
    .addFullName(company.legalName)
    // The format requires it, and the package accepts it only after the full name.
    .addName({ familyName: company.legalName })
    .addCompany({ name: company.legalName })
    .addPhoneNumber({ number: internationalPhone(company.phone), type: ['work', 'voice'] })
    .addEmail({ address: asciiEmail(company.email), type: ['work'] })
    .addAddress({
      street: company.street,
      postalCode: company.postalCode,
      locality: company.city,
      country: 'Deutschland',
      type: ['work'],
    })
    .addUrl({ url: absoluteUrl('/') })
    .addRevision(buildDay())
  for (const [index, { label, number }] of (extras.phones ?? []).entries()) {
    addLabelled(card, `item${index + 1}`, internationalPhone(number), label)
  }
  return new Response(card.toString(), { headers: { 'Content-Type': 'text/vcard; charset=utf-8' } })
}

/** A number with its own label, as a group that the address books of phones read. */
function addLabelled(card: VCard, group: string, number: string, label: string) {
  card
    .addCustomProperty({ name: 'TEL', params: 'TYPE=WORK,VOICE', value: number, group })
    .addCustomProperty({ name: 'X-ABLabel', value: label.replace(/[\\,;]/g, '\\$&'), group })
}
