/** A value of the sample company. A release build names each one that is still in use. */
export const sample = <T extends string>(value: T) => ({ value, sample: true }) as const

/** A value of the real company: `real('Beispiel GmbH')` instead of `sample(…)`. */
export const real = <T extends string>(value: T) => ({ value, sample: false }) as const

/**
 * The one record of the company. Nothing else in the project spells out its name, address or numbers.
 * OWNER: replace each `sample('…')` by `real('…')`.
 */
const record = {
  /** Wordmark in header and footer. */
  shortName: sample('Musterwacht'),
  legalName: sample('Musterwacht Sicherheitsdienste GmbH'),
  street: sample('Musterstraße 1'),
  postalCode: sample('60311'),
  city: sample('Frankfurt am Main'),
  /** As printed; the 069 90009 range is reserved for fiction by the Bundesnetzagentur. */
  phone: sample('069 90009-100'),
  email: sample('info@musterwacht.example'),
  applicationsEmail: sample('bewerbung@musterwacht.example'),
  managingDirector: sample('Erika Mustermann'),
  registerCourt: sample('Amtsgericht Frankfurt am Main'),
  registerNumber: sample('HRB 000000'),
  /** Shown because the customer asked for it; the law does not demand it and publishing it invites fraud. */
  taxOffice: sample('Finanzamt Frankfurt am Main'),
  taxNumber: sample('000 000 00000'),
  vatId: sample('DE000000000'),
  /** Authority that supervises the permit under section 34a GewO. */
  supervisoryAuthority: sample('Stadt Frankfurt am Main, Ordnungsamt'),
  supervisoryAuthorityAddress: sample('Kleyerstraße 86, 60326 Frankfurt am Main'),
  dataProtectionOfficerEmail: sample('datenschutz@musterwacht.example'),
  /** Who keeps the web server's logs; named in the privacy notice. */
  hostingProvider: sample('Muster-Hosting GmbH, Musterweg 2, 60311 Frankfurt am Main'),
} as const

type Key = keyof typeof record

/** The plain values, for everything that is shown. */
export const company = Object.fromEntries(
  Object.entries(record).map(([key, field]) => [key, field.value]),
) as { readonly [K in Key]: string }

/** Names of the fields that still hold the sample company. */
export const sampleFields: readonly string[] = Object.entries(record)
  .filter(([, field]) => field.sample)
  .map(([key]) => key)

/** A German number as printed, for machines: `069 90009-100` becomes `+496990009100`. */
export function internationalPhone(printed: string): string {
  const digits = printed.replace(/\D/g, '')
  return `+${digits.startsWith('49') ? digits : `49${digits.replace(/^0/, '')}`}`
}

/** `tel:` address of a German number as printed. */
export function phoneHref(printed: string): string {
  return `tel:${internationalPhone(printed)}`
}

/** One entry per social network. Without an address the icon is shown but is no link. OWNER: fill in `href`. */
export const socialProfiles: readonly {
  icon: 'linkedin' | 'instagram' | 'facebook'
  name: string
  href: string | null
}[] = [
  { icon: 'linkedin', name: 'LinkedIn', href: null },
  { icon: 'instagram', name: 'Instagram', href: null },
  { icon: 'facebook', name: 'Facebook', href: null },
]
