import { type CompanyRecord, companyOf, type OwnersEntry } from './companyRecord'

/**
 * A value of the sample company. A release build names each one that is still in use.
 * @public the owner may have replaced all of them
 */
export const sample = (value: string): OwnersEntry => ({ value, sample: true })

/** A value of the real company: `real('Beispiel GmbH')` instead of `sample(…)`. */
export const real = (value: string): OwnersEntry => ({ value, sample: false })

/**
 * Nothing is said about it, and nothing is shown. OWNER: write `real('…')` instead to have it shown.
 * @public the owner may have replaced all of them
 */
export const unsaid = null

/**
 * The one record of the company. Nothing else in the project spells out its name, address or numbers.
 * OWNER: `npm run setup` asks for each value and writes it here. By hand: replace each `sample('…')` by `real('…')`.
 * `npm run check` names a value that cannot be right.
 */
export const companyRecord: CompanyRecord = {
  /** Wordmark in header and footer. */
  shortName: sample('Musterwacht'),
  legalName: sample('Musterwacht Sicherheitsdienste GmbH'),
  street: sample('Musterstraße 1'),
  postalCode: sample('60311'),
  city: sample('Frankfurt am Main'),
  /** As printed, abroad with the code of its country. The sample's range, 069 90009, is reserved for fiction. */
  phone: sample('069 90009-100'),
  email: sample('info@musterwacht.example'),
  applicationsEmail: sample('bewerbung@musterwacht.example'),
  managingDirector: sample('Erika Mustermann'),
  /** What the Impressum calls this person: 'Geschäftsführung', 'Geschäftsführerin', 'Inhaber' … */
  managingDirectorTitle: sample('Geschäftsführung'),
  /** Who granted the permit for the guarding trade (section 34a GewO), and when: year-month-day. */
  permitAuthority: sample('Stadt Frankfurt am Main, Ordnungsamt'),
  permitDate: sample('2023-01-16'),
  /** Authority that supervises this permit today. */
  supervisoryAuthority: sample('Stadt Frankfurt am Main, Ordnungsamt'),
  supervisoryAuthorityAddress: sample('Kleyerstraße 86, 60326 Frankfurt am Main'),
  /** Who keeps the web server's logs, and for how many days; both are in the privacy notice. */
  hostingProvider: sample('Muster-Hosting GmbH, Musterweg 2, 60311 Frankfurt am Main'),
  logDays: sample('7'),
  /** Mailbox for questions on data protection; with a data protection officer, theirs. */
  dataProtectionEmail: sample('datenschutz@musterwacht.example'),

  // Shown where it is filled in: Impressum, privacy notice, and the terms below the buyer's questions on the home page.

  /** Court and number of the register (HRA, HRB, GnR, GsR, PR, VR): both, or neither where the firm is in none. */
  registerCourt: sample('Amtsgericht Frankfurt am Main'),
  registerNumber: sample('HRB 000000'),
  vatId: sample('DE000000000'),
  /** Wirtschafts-Identifikationsnummer (section 139c AO), as `DE123456789-00001`; section 5 DDG asks for it where there is one. */
  businessId: unsaid,
  /** Shown because the customer asked for it; the law does not demand it and publishing it invites fraud. */
  taxOffice: sample('Finanzamt Frankfurt am Main'),
  taxNumber: sample('000 000 00000'),
  /** Name and address; the law demands an officer from 20 people at screens on (section 38 BDSG). */
  dataProtectionOfficer: sample('Muster-Datenschutz GmbH, Musterweg 5, 60311 Frankfurt am Main'),
  /** Name and address of the liability insurer, and where the insurance holds (section 2 DL-InfoV). */
  insurer: sample('Muster-Versicherung AG, Musterweg 4, 60311 Frankfurt am Main'),
  insuredTerritory: sample('Deutschland'),
  /** Per event. The sample names what section 14 BewachV demands at least. */
  insuredSums: sample(
    '1.000.000\u00a0€ für Personenschäden, 250.000\u00a0€ für Sachschäden, 15.000\u00a0€ für abhandengekommene bewachte Sachen, 12.500\u00a0€ für reine Vermögensschäden',
  ),
  /** Where the cleaning of buildings is registered (section 18 HwO). For example 'Handwerkskammer Frankfurt-Rhein-Main'. */
  craftChamber: unsaid,
  /** For example 'Entgelttarifvertrag für Sicherheitsdienstleistungen in Hessen'. */
  wageAgreement: unsaid,
  /** For example 'Drei Monate, bei Veranstaltungen und Vertretungen keine'. */
  minimumTerm: unsaid,
  /** For example 'Vier Wochen zum Monatsende'. */
  noticePeriod: unsaid,
  /** For example 'Vier Stunden je Einsatz'. */
  minimumDeployment: unsaid,
  /** For example 'Nur nach Ihrer schriftlichen Zustimmung im Einzelfall'. */
  subcontractors: unsaid,
  /** Who answers enquiries: name and task. */
  contactPerson: unsaid,
  /** Whom clients reach outside office hours, and how. */
  nightContact: unsaid,
  /** Name and address of the internal reporting office; the law demands one from 50 people on (section 12 HinSchG). */
  whistleblowing: unsaid,
}

export const company = companyOf(companyRecord)

export type SocialProfile = {
  /** `LinkedIn`, `Xing`, `YouTube` … The icon follows from it; a network that the site draws no icon for is shown by its name. */
  name: string
  href: string | null
  /** Stood in older records; the name decides. */
  icon?: string
}

/** One entry per social network, any number or none. Without an address the icon is shown but is no link. OWNER: fill in `href`. */
export const socialProfiles: readonly SocialProfile[] = [
  { name: 'LinkedIn', href: null },
  { name: 'Instagram', href: null },
  { name: 'Facebook', href: null },
]
