import { company } from '@/content/company'

/** The company's postal address as on a letter. */
export function CompanyAddress() {
  return (
    <address>
      {company.legalName}
      <br />
      {company.street}
      <br />
      {`${company.postalCode} ${company.city}`}
    </address>
  )
}
