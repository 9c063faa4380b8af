import type { CompanyField } from '@/content/company'
import { phoneCause } from '@/lib/server/phone'
import { drawingCause } from '@/lib/server/sharingFonts'
import { urlCause } from '@/lib/server/webAddress'
import { type CauseOf, emailCause, pastDayCause, pastYearCause, textCause } from './causes'
import type { OwnersContent } from './ownersContent'

/** What is asked of a value beyond what is asked of every text. */
type Rule = { causeOf: CauseOf; right: string }

const rule = (causeOf: CauseOf, right: string): Rule => ({ causeOf, right })
const text = (right: string): Rule => rule(() => null, right)
const pattern = (shape: RegExp, otherwise: string, right: string): Rule =>
  rule((value) => (shape.test(value) ? null : otherwise), right)

const street = 'Mainzer Landstraße 1, 60329 Frankfurt am Main'

/** One rule for every field of the record: a new field does not compile without one. */
const RULES: Record<CompanyField, Rule> = {
  shortName: rule(drawingCause, 'Beispiel Sicherheit'),
  legalName: text('Beispiel Sicherheit GmbH'),
  street: text('Mainzer Landstraße 1'),
  postalCode: pattern(/^\d{5}$/, 'is not five digits', '60329'),
  city: text('Frankfurt am Main'),
  phone: rule(phoneCause, '069 123456-0 or +49 69 123456-0'),
  email: rule(emailCause, 'info@beispiel.de'),
  applicationsEmail: rule(emailCause, 'bewerbung@beispiel.de'),
  managingDirector: text('Erika Beispiel'),
  managingDirectorTitle: text('Inhaberin'),
  registerCourt: text('Amtsgericht Frankfurt am Main'),
  registerNumber: pattern(
    /^(?:HRA|HRB|GnR|GsR|PR|VR)\s\d{1,6}(?:\s[A-Z]{1,3})?$/,
    'is not a register (HRA, HRB, GnR, GsR, PR, VR), a space and a number',
    'HRB 123456',
  ),
  permitAuthority: text('Stadt Frankfurt am Main, Ordnungsamt'),
  permitDate: rule(pastDayCause, '2023-05-31'),
  supervisoryAuthority: text('Stadt Frankfurt am Main, Ordnungsamt'),
  supervisoryAuthorityAddress: text(street),
  hostingProvider: text(`Beispiel Hosting GmbH, ${street}`),
  logDays: pattern(/^[1-9]\d{0,2}$/, 'is no number of days from 1 to 999', '14'),
  dataProtectionEmail: rule(emailCause, 'datenschutz@beispiel.de'),
  vatId: pattern(/^DE\d{9}$/, 'is not DE and nine digits', 'DE123456789'),
  taxOffice: text('Finanzamt Frankfurt am Main'),
  taxNumber: pattern(
    /^(?=(?:\D*\d){10,13}\D*$)[\d /]+$/,
    'is not 10 to 13 digits with spaces or slashes',
    '045 123 45678',
  ),
  dataProtectionOfficer: text(`Erika Beispiel, ${street}`),
  insurer: text(`Beispiel Versicherung AG, ${street}`),
  insuredTerritory: text('Deutschland'),
  insuredSums: text('3.000.000 € für Personen- und Sachschäden'),
  wageAgreement: text('Entgelttarifvertrag für Sicherheitsdienstleistungen in Hessen'),
  minimumTerm: text('Drei Monate'),
  noticePeriod: text('Vier Wochen zum Monatsende'),
  minimumDeployment: text('Vier Stunden je Einsatz'),
  subcontractors: text('Nur mit Ihrer schriftlichen Zustimmung'),
  contactPerson: text('Erika Beispiel, Einsatzleitung'),
  nightContact: text('069 123456-22, besetzt von 18 bis 8 Uhr'),
}

const asOf = rule(pastYearCause, 'Januar 2026')
const profile = rule(urlCause, 'https://www.linkedin.com/company/beispiel')
const transferRule = text('Standardvertragsklauseln (Art. 46 Abs. 2 Buchst. c DSGVO)')

/** Where the GDPR holds: the EU, Iceland, Liechtenstein and Norway. */
const EEA = `
  Belgien Bulgarien Dänemark Deutschland Estland Finnland Frankreich Griechenland Irland Island Italien Kroatien Lettland
  Liechtenstein Litauen Luxemburg Malta Niederlande Norwegen Österreich Polen Portugal Rumänien Schweden Slowakei
  Slowenien Spanien Tschechien Ungarn Zypern
`
  .trim()
  .split(/\s+/)

/** Without a basis for the transfer the privacy notice says that no data leave the EU. */
function transferFaults({ country, transferBasis }: OwnersContent['formService']): string[] {
  return transferBasis !== null || EEA.includes(country)
    ? []
    : [
        `content/formService.ts: country is '${country}', which is none of ${EEA.join(', ')}; transferBasis must say on what the transfer rests, for example '${transferRule.right}'.`,
      ]
}

function fault(file: string, field: string, value: string, { causeOf, right }: Rule): string[] {
  const cause = textCause(value) ?? causeOf(value)
  // One line, also where the value has more.
  const shown = JSON.stringify(value).slice(1, -1)
  return cause === null
    ? []
    : [`content/${file}: ${field} is '${shown}': it ${cause}; right is for example '${right}'.`]
}

/** Values of which one says nothing without the other. */
const PAIRS: readonly (readonly [CompanyField, CompanyField])[] = [
  ['registerCourt', 'registerNumber'],
  ['insurer', 'insuredTerritory'],
]

function pairFaults(record: OwnersContent['record']): string[] {
  return PAIRS.flatMap(([one, other]) => [[one, other] as const, [other, one] as const])
    .filter(([missing, given]) => record[missing] === null && record[given] !== null)
    .map(
      ([missing, given]) =>
        `content/company.ts: ${missing} is unsaid: ${given} is not, and one says nothing without the other; right is for example '${RULES[missing].right}', or unsaid for both.`,
    )
}

/** What cannot be right in the owner's content, one line each: file, field, value, cause, and what a right one looks like. */
export function contentFaults(content: OwnersContent): string[] {
  const { record, socialProfiles, facts, formService, sharingTitles } = content
  const entries = Object.entries(RULES) as [CompanyField, Rule][]
  return [
    ...entries.flatMap(([field, ownRule]) => {
      const entry = record[field]
      return entry === null ? [] : fault('company.ts', field, entry.value, ownRule)
    }),
    ...pairFaults(record),
    ...socialProfiles.flatMap(({ name, href }) =>
      href === null ? [] : fault('company.ts', `the address of ${name}`, href, profile),
    ),
    ...Object.entries(facts).flatMap(([id, { value, label, evidence }]) => [
      ...fault(
        'facts.ts',
        `the value of ${id}`,
        value,
        id === 'founded' ? rule(pastYearCause, '2019') : text('310'),
      ),
      ...fault('facts.ts', `the label of ${id}`, label, text('Mitarbeitende')),
      ...(evidence
        ? [
            ...fault('facts.ts', `the basis of ${id}`, evidence.basis, text('Eigene Auswertung')),
            ...fault('facts.ts', `the period of ${id}`, evidence.period, text('Verträge des Jahres 2025')),
            ...fault('facts.ts', `the date of ${id}`, evidence.asOf, asOf),
          ]
        : []),
    ]),
    ...fault('formService.ts', 'provider', formService.provider, text(`Beispiel Dienst GmbH, ${street}`)),
    ...fault('formService.ts', 'country', formService.country, text('Deutschland')),
    ...transferFaults(formService),
    ...fault('formService.ts', 'storagePeriod', formService.storagePeriod, text('sechs Monate')),
    ...(formService.transferBasis === null
      ? []
      : fault('formService.ts', 'transferBasis', formService.transferBasis, transferRule)),
    ...sharingTitles.flatMap(({ file, field, title }) =>
      fault(file, field, title, rule(drawingCause, 'Werkschutz')),
    ),
  ]
}
