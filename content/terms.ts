import type { Company } from './company'

const date = new Intl.DateTimeFormat('de-DE', { dateStyle: 'long', timeZone: 'UTC' })

/** `2023-01-01` as Germans write it: `1. Januar 2023`, which does not break. */
export function germanDate(day: string): string {
  const time = Date.parse(`${day}T00:00Z`)
  // What is no day stays as written: `npm run check` names it, and reads this file to do so.
  return Number.isNaN(time) ? day : date.format(time).replaceAll(' ', '\u00a0')
}

/** What buyers want to know before a contract. A line stands only where the company's record is filled in. */
export function termsOf(company: Company): readonly { label: string; value: string }[] {
  const { insurer, insuredTerritory, insuredSums } = company
  const lines: readonly { label: string; value: string | null }[] = [
    {
      label: 'Erlaubnis nach §\u00a034a\u00a0GewO',
      value: `${company.permitAuthority}, ${germanDate(company.permitDate)}`,
    },
    {
      label: 'Haftpflicht',
      value: insurer && insuredTerritory && `${insurer}; gilt in ${insuredTerritory}`,
    },
    { label: 'Versichert je Schadensfall', value: insuredSums },
    { label: 'Tarifvertrag', value: company.wageAgreement },
    { label: 'Mindestlaufzeit', value: company.minimumTerm },
    { label: 'Kündigungsfrist', value: company.noticePeriod },
    { label: 'Mindesteinsatz', value: company.minimumDeployment },
    { label: 'Nachunternehmen', value: company.subcontractors },
    { label: 'Ansprechperson', value: company.contactPerson },
    { label: 'Erreichbarkeit nachts', value: company.nightContact },
  ]
  return lines.flatMap(({ label, value }) => (value === null ? [] : [{ label, value }]))
}
