import { company } from '@/content/company'
import type { Extras } from '@/content/extras'
import { OFFICE_HOURS, openingHoursLines } from '@/content/openingHours'
import { germanDate, germanMonth } from '@/content/terms'
import type { Inline, LegalBlock } from '@/content/types'

/** What the legal pages say of the owner's extras: nothing where a part of it is missing. */
type Rows = Extract<LegalBlock, { kind: 'rows' }>['rows']

/** Further numbers, to be dialled, with their hours. */
export function furtherPhoneRows({ phones = [] }: Extras): Rows {
  return phones.map(({ label, number, hours }) => ({
    label,
    value: [{ phone: number }, ...(hours ? [`, ${hours}`] : [])],
  }))
}

/** When the office is open. */
export function openingHoursRows({ openingHours = [] }: Extras): Rows {
  const lines = openingHoursLines(openingHours)
  return lines.length === 0 ? [] : [{ label: OFFICE_HOURS, value: lines.join(', ') }]
}

export function branchRows({ branches = [] }: Extras): Rows {
  return branches.map(({ name, street, postalCode, city, phone }) => ({
    label: name,
    value: [
      `${street}, ${postalCode} ${city}`,
      ...(phone ? [', Telefon\u00a0', { phone }] : []),
    ] satisfies Inline[],
  }))
}

/** A GmbH & Co. KG is led by its partner, and the partner by its own management. */
export function managementRows({ generalPartner }: Extras): Rows {
  const { managingDirectorTitle: title, managingDirector } = company
  return generalPartner === undefined
    ? [{ label: title, value: managingDirector }]
    : [
        { label: 'Persönlich haftende Gesellschafterin', value: generalPartner.legalName },
        { label: `Deren ${title}`, value: managingDirector },
      ]
}

export function partnerRegisterRows({ generalPartner }: Extras): Rows {
  return generalPartner === undefined
    ? []
    : [
        {
          label: 'Register der Gesellschafterin',
          value: `${generalPartner.registerCourt}, ${generalPartner.registerNumber}`,
        },
      ]
}

export function photoCreditRows({ photoCredits = [] }: Extras): Rows {
  return photoCredits.map(({ pictures, credit }) => ({ label: pictures, value: credit }))
}

/** A block of rows, or none. */
export function rowsBlock(rows: Rows): LegalBlock[] {
  return rows.length === 0 ? [] : [{ kind: 'rows', rows }]
}

const text = (paragraph: string): LegalBlock => ({ kind: 'text', paragraph })

/** Who receives data when a visitor follows a link by which one writes to the company or books a day with it. */
export function contactLinkBlocks({ whatsapp, booking }: Extras): LegalBlock[] {
  return [
    ...(whatsapp
      ? [
          text(
            'Unsere WhatsApp-Nummer ist ein einfacher Link. Erst wenn Sie ihm folgen, erhält der Anbieter Daten: die WhatsApp Ireland Limited in Dublin, ein Unternehmen des Meta-Konzerns. Er erfährt, dass und wann Sie uns schreiben, und kann diese Angaben auch in den USA verarbeiten; der Inhalt der Nachrichten ist auf dem Weg verschlüsselt. Wir sehen Ihre Nummer, Ihren Profilnamen und was Sie schreiben, und verwenden es für Ihr Anliegen. Möchten Sie das nicht, rufen Sie an oder schreiben Sie eine E-Mail.',
          ),
        ]
      : []),
    ...(booking
      ? [
          text(
            `Der Link „Termin online buchen“ führt zu einem anderen Anbieter (${hostOf(booking)}). Er erhält erst Daten, wenn Sie dem Link folgen: zuerst die technischen Angaben jeder Verbindung, danach, was Sie dort eintragen. Was er uns davon weitergibt, verwenden wir, um den Termin mit Ihnen zu halten. Sie können einen Termin ebenso am Telefon oder per E-Mail vereinbaren.`,
          ),
        ]
      : []),
  ]
}

/** What is no address stays as written: `npm run check` names it, and reads this file to do so. */
function hostOf(address: string): string {
  return URL.canParse(address) ? new URL(address).hostname : address
}

/** When the template's own texts were written: the days of pages that no owner has gone through yet. */
export const written = { privacy: '2026-11', accessibility: '2026-11-26' }

/** The day of the privacy notice, or the month in which its texts were written. */
export function privacyDay({ privacyAsOf }: Extras): string {
  return privacyAsOf === undefined ? germanMonth(written.privacy) : germanDate(privacyAsOf)
}

/** The day of the statement of accessibility. */
export function accessibilityDay({ accessibilityAsOf = written.accessibility }: Extras): string {
  return germanDate(accessibilityAsOf)
}
