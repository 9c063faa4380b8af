import type { Company } from './company'

const date = new Intl.DateTimeFormat('de-DE', { dateStyle: 'long', timeZone: 'UTC' })

/** `2023-01-01` as Germans write it: `1. Januar 2023`, which does not break. */
export function germanDate(day: string): string {
  const time = Date.parse(`${day}T00:00Z`)
  // What is no day stays as written: `npm run check` names it, and reads this file to do so.
  return Number.isNaN(time) ? day : date.format(time).replaceAll(' ', '\u00a0')
}

type Term = { label: string; value: string }

const filled = (lines: readonly { label: string; value: string | undefined }[]) =>
  lines.flatMap(({ label, value }): Term[] => (value === undefined ? [] : [{ label, value }]))

const month = new Intl.DateTimeFormat('de-DE', { month: 'long', year: 'numeric', timeZone: 'UTC' })

/** `2026-11` → `November 2026` */
export function germanMonth(yearAndMonth: string): string {
  return month.format(Date.parse(`${yearAndMonth}-01T00:00Z`)).replaceAll(' ', '\u00a0')
}

/** `vom 1. Januar bis 31. Dezember 2027`; the first year, too, where it is another one. */
export function germanSpan(from: string, to: string): string {
  const first = germanDate(from)
  const isOneYear = from.slice(0, 4) === to.slice(0, 4)
  return `vom\u00a0${isOneYear ? first.slice(0, -'\u00a02027'.length) : first} bis\u00a0${germanDate(to)}`
}

/** What buyers want to know before a contract: permit and insurance, then the terms. */
export function termsOf(company: Company): Term[] {
  const { insurer, insuredTerritory, insuredSums } = company
  // Its address is in the Impressum.
  const [insurerName] = insurer?.split(',') ?? []
  return filled([
    {
      label: 'Erlaubnis nach §\u00a034a\u00a0GewO',
      value: `${company.permitAuthority}, ${germanDate(company.permitDate)}`,
    },
    {
      label: 'Haftpflicht',
      value: insurerName && insuredTerritory ? `${insurerName}; gilt in ${insuredTerritory}` : undefined,
    },
    { label: 'Versichert je Schadensfall', value: insuredSums },
    { label: 'Ansprechperson', value: company.contactPerson },
    { label: 'Tarifvertrag der Bewachung', value: company.wageAgreement },
    { label: 'Mindestlaufzeit', value: company.minimumTerm },
    { label: 'Kündigungsfrist', value: company.noticePeriod },
    { label: 'Mindesteinsatz', value: company.minimumDeployment },
    { label: 'Absage einer Veranstaltung', value: company.cancellation },
    { label: 'Nachunternehmen', value: company.subcontractors },
    { label: 'Erreichbarkeit nachts', value: company.nightContact },
  ])
}
