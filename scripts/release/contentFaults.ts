import { z } from 'zod'
import type { CompanyField } from '@/content/company'
import type { OwnersContent } from './ownersContent'

type Rule = { schema: z.ZodType; right: string }

const text = (right: string): Rule => ({ schema: z.string().regex(/^\S(.*\S)?$/), right })
const pattern = (schema: RegExp, right: string): Rule => ({ schema: z.string().regex(schema), right })
const email = (right: string): Rule => ({ schema: z.email(), right })
const httpsUrl: Rule = {
  schema: z.url({ protocol: /^https$/ }),
  right: 'https://www.linkedin.com/company/beispiel',
}

const street = 'Mainzer Landstraße 1, 60329 Frankfurt am Main'

/** One rule for every field of the record: a new field does not compile without one. */
const RULES: Record<CompanyField, Rule> = {
  shortName: text('Beispiel Sicherheit'),
  legalName: text('Beispiel Sicherheit GmbH'),
  street: text('Mainzer Landstraße 1'),
  postalCode: pattern(/^\d{5}$/, '60329'),
  city: text('Frankfurt am Main'),
  phone: pattern(/^(?=(?:\D*\d){6,15}\D*$)(?:\+49|\(?0)[\d ()/–-]*\d$/, '069 123456-0 or +49 69 123456-0'),
  email: email('info@beispiel.de'),
  applicationsEmail: email('bewerbung@beispiel.de'),
  managingDirector: text('Vorname Nachname'),
  registerCourt: text('Amtsgericht Frankfurt am Main'),
  registerNumber: pattern(/^HR[AB]\s\d{1,6}(?:\s[A-Z]{1,2})?$/, 'HRB 123456'),
  permitAuthority: text('Stadt Frankfurt am Main, Ordnungsamt'),
  permitDate: { schema: z.iso.date(), right: '2023-05-31' },
  supervisoryAuthority: text('Stadt Frankfurt am Main, Ordnungsamt'),
  supervisoryAuthorityAddress: text(street),
  hostingProvider: text(`Beispiel Hosting GmbH, ${street}`),
  logDays: pattern(/^[1-9]\d{0,2}$/, '14'),
  dataProtectionEmail: email('datenschutz@beispiel.de'),
  vatId: pattern(/^DE\d{9}$/, 'DE123456789'),
  taxOffice: text('Finanzamt Frankfurt am Main'),
  taxNumber: pattern(/^(?=(?:\D*\d){10,13}\D*$)[\d /]+$/, '045 123 45678'),
  dataProtectionOfficer: text(`Vorname Nachname, ${street}`),
  insurer: text(`Beispiel Versicherung AG, ${street}`),
  insuredTerritory: text('Deutschland'),
  insuredSums: text('3.000.000 € für Personen- und Sachschäden'),
  wageAgreement: text('Entgelttarifvertrag für Sicherheitsdienstleistungen in Hessen'),
  minimumTerm: text('Drei Monate'),
  noticePeriod: text('Vier Wochen zum Monatsende'),
  minimumDeployment: text('Vier Stunden je Einsatz'),
  subcontractors: text('Nur mit Ihrer schriftlichen Zustimmung'),
  contactPerson: text('Vorname Nachname, Einsatzleitung'),
  nightContact: text('069 123456-22, besetzt von 18 bis 8 Uhr'),
}

function fault(file: string, field: string, value: string, { schema, right }: Rule): string[] {
  return schema.safeParse(value).success
    ? []
    : [`content/${file}: ${field} is '${value}'; right is for example '${right}'.`]
}

/** What cannot be right in the owner's content, one line each: field, value, and what a right one looks like. */
export function contentFaults({ record, socialProfiles, facts, formService }: OwnersContent): string[] {
  const entries = Object.entries(RULES) as [CompanyField, Rule][]
  return [
    ...entries.flatMap(([field, rule]) => {
      const entry = record[field]
      return entry === null ? [] : fault('company.ts', field, entry.value, rule)
    }),
    ...socialProfiles.flatMap(({ name, href }) =>
      href === null ? [] : fault('company.ts', `the address of ${name}`, href, httpsUrl),
    ),
    ...Object.entries(facts).flatMap(([id, { evidence }]) =>
      evidence
        ? [
            ...fault('facts.ts', `the basis of ${id}`, evidence.basis, text('Eigene Auswertung')),
            ...fault('facts.ts', `the period of ${id}`, evidence.period, text('Verträge des Jahres 2025')),
            ...fault('facts.ts', `the date of ${id}`, evidence.asOf, text('Januar 2026')),
          ]
        : [],
    ),
    ...fault('formService.ts', 'provider', formService.provider, text(`Beispiel Dienst GmbH, ${street}`)),
    ...fault('formService.ts', 'country', formService.country, text('Deutschland')),
    ...fault('formService.ts', 'storagePeriod', formService.storagePeriod, text('sechs Monate')),
  ]
}
