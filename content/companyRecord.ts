/** A field of the company's record: its value, and whether it is still that of the sample. */
export type OwnersEntry = { readonly value: string; readonly sample: boolean }

const REQUIRED = [
  'shortName',
  'legalName',
  'street',
  'postalCode',
  'city',
  'phone',
  'email',
  'applicationsEmail',
  'managingDirector',
  'managingDirectorTitle',
  'permitAuthority',
  'permitDate',
  'supervisoryAuthority',
  'supervisoryAuthorityAddress',
  'hostingProvider',
  'logDays',
  'dataProtectionEmail',
] as const
const OPTIONAL = [
  'registerCourt',
  'registerNumber',
  'vatId',
  'businessId',
  'taxOffice',
  'taxNumber',
  'dataProtectionOfficer',
  'insurer',
  'insuredTerritory',
  'insuredSums',
  'craftChamber',
  'wageAgreement',
  'minimumTerm',
  'noticePeriod',
  'minimumDeployment',
  'subcontractors',
  'contactPerson',
  'nightContact',
  'whistleblowing',
] as const

type RequiredField = (typeof REQUIRED)[number]
type OptionalField = (typeof OPTIONAL)[number]
export type CompanyField = RequiredField | OptionalField

/** Any company's record, filled or not. An older one may lack fields: what may be unsaid is then unsaid. */
export type CompanyRecord = { readonly [F in RequiredField]: OwnersEntry } & {
  readonly [F in OptionalField]?: OwnersEntry | null
}

/** The plain values, for everything that is shown. */
export type Company = { readonly [F in RequiredField]: string } & {
  readonly [F in OptionalField]: string | null
}

/** The values of a record. A required one that is missing is empty, so that checks can still read the pages and name it. */
export function companyOf(record: CompanyRecord): Company {
  return Object.fromEntries([
    ...REQUIRED.map((field) => [field, record[field]?.value ?? '']),
    ...OPTIONAL.map((field) => [field, record[field]?.value ?? null]),
  ]) as Company
}

export function isRequired(field: CompanyField): field is RequiredField {
  return REQUIRED.some((required) => required === field)
}
