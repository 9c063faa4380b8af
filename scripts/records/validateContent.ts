import { type CompanyField, isRequired } from '@/content/companyRecord'
import { claimedFacts, type Fact, type FactId } from '@/content/fact'
import { type Rule, validateField, validateOptionalField } from '@/lib/server/rules'
import { validateDrawable } from '@/lib/server/sharingFonts'
import type { OwnersContent } from './ownersContent'
import {
  ADDRESS,
  authorityRule,
  emailRule,
  pastDayRule,
  pattern,
  phoneRule,
  postalCodeRule,
  registerCourtRule,
  registerNumberRule,
  text,
  textRule,
  urlRule,
} from './rules'
import { validateExtras } from './validateExtras'
import { validateOffer } from './validateOffer'
import { validatePlace } from './validatePlace'
import { validateDated, validateYear } from './values'

/** What the header holds on the smallest phone, in three lines. */
const NAME_LENGTH = 32
const WORD_LENGTH = 19

function validateLength(name: string): string | null {
  if (name.length > NAME_LENGTH) {
    return `hat ${name.length} Zeichen; der Kopf der Seiten hat Platz für ${NAME_LENGTH}`
  }
  const word = name.split(/[\s-]+/).find((part) => part.length > WORD_LENGTH)
  return word === undefined
    ? null
    : `enthält „${word}“ mit ${word.length} Buchstaben; auf ein Handy passen ${WORD_LENGTH} in eine Zeile`
}

/** One rule for every field of the record: a new field does not compile without one. */
export const companyRules: Record<CompanyField, Rule> = {
  shortName: textRule((name) => validateLength(name) ?? validateDrawable(name), 'Beispiel Sicherheit'),
  legalName: text('Beispiel Sicherheit GmbH'),
  street: text('Mainzer Landstraße 1'),
  postalCode: postalCodeRule,
  city: text('Frankfurt am Main'),
  phone: phoneRule,
  email: emailRule('info@beispiel.de'),
  applicationsEmail: emailRule('bewerbung@beispiel.de'),
  managingDirector: text('Erika Beispiel'),
  managingDirectorTitle: text('Inhaberin'),
  registerCourt: registerCourtRule,
  registerNumber: registerNumberRule('HRB 123456'),
  permitAuthority: authorityRule,
  permitDate: pastDayRule('2023-05-31'),
  supervisoryAuthority: authorityRule,
  supervisoryAuthorityAddress: text(ADDRESS),
  hostingProvider: text(`Beispiel Hosting GmbH, ${ADDRESS}`),
  logDays: pattern(/^[1-9]\d{0,2}$/, 'ist keine Zahl von Tagen zwischen 1 und 999', '14'),
  dataProtectionEmail: emailRule('datenschutz@beispiel.de'),
  vatId: pattern(/^DE\d{9}$/, 'besteht nicht aus DE und neun Ziffern', 'DE123456789'),
  businessId: pattern(
    /^DE\d{9}-\d{5}$/,
    'besteht nicht aus DE, neun Ziffern, einem Strich und fünf Ziffern',
    'DE123456789-00001',
  ),
  taxOffice: text('Finanzamt Frankfurt am Main'),
  taxNumber: pattern(
    /^(?=(?:\D*\d){10,13}\D*$)[\d /]+$/,
    'besteht nicht aus 10 bis 13 Ziffern mit Leerzeichen oder Schrägstrichen',
    '045 123 45678',
  ),
  dataProtectionOfficer: text(`Erika Beispiel, ${ADDRESS}`),
  insurer: text(`Beispiel Versicherung AG, ${ADDRESS}`),
  insuredTerritory: text('Deutschland'),
  insuredSums: text('3.000.000 € für Personen- und Sachschäden'),
  craftChamber: text('Handwerkskammer Frankfurt-Rhein-Main'),
  wageAgreement: text('Entgelttarifvertrag für Sicherheitsdienstleistungen in Hessen'),
  minimumTerm: text('Drei Monate'),
  noticePeriod: text('Vier Wochen zum Monatsende'),
  minimumDeployment: text('Vier Stunden je Einsatz'),
  subcontractors: text('Nur mit Ihrer schriftlichen Zustimmung'),
  contactPerson: text('Erika Beispiel, Einsatzleitung'),
  nightContact: text('069 123456-22, besetzt von 18 bis 8 Uhr'),
  whistleblowing: text(`Meldestelle der Beispiel Sicherheit GmbH, ${ADDRESS}, meldung@beispiel.de`),
}

export const profileRule = urlRule('https://www.linkedin.com/company/beispiel')

/** What is asked of a figure. */
export const factRules = {
  value: text('310'),
  /** The year in which the company was founded. */
  year: textRule(validateYear, '2019'),
  label: text('Mitarbeitende'),
  counts: text('Bei uns selbst angestellt, in Voll- und Teilzeit.'),
  basis: text('Eigene Auswertung'),
  period: text('Verträge des Jahres 2025'),
  asOf: textRule(validateDated, 'Januar 2026'),
}

export const formServiceRules = {
  provider: text(`Beispiel Dienst GmbH, ${ADDRESS}`),
  country: text('Deutschland'),
  storagePeriod: text('sechs Monate'),
  transferBasis: text('Standardvertragsklauseln (Art. 46 Abs. 2 Buchst. c DSGVO)'),
}

/** Where the GDPR holds: the EU, Iceland, Liechtenstein and Norway. */
const EEA = `
  Belgien Bulgarien Dänemark Deutschland Estland Finnland Frankreich Griechenland Irland Island Italien Kroatien Lettland
  Liechtenstein Litauen Luxemburg Malta Niederlande Norwegen Österreich Polen Portugal Rumänien Schweden Slowakei
  Slowenien Spanien Tschechien Ungarn Zypern
`
  .trim()
  .split(/\s+/)

/** Whether data that goes there needs a basis: without one the privacy notice says that none leaves the EU. */
export const needsTransferBasis = (country: string) => !EEA.includes(country)

function transferFaults({ country, transferBasis }: OwnersContent['formService']): string[] {
  return transferBasis !== null || !needsTransferBasis(country)
    ? []
    : [
        `content/formService.ts: country „${country}“ ist keines von ${EEA.join(', ')}; dann muss transferBasis sagen, worauf die Übermittlung beruht. Richtig ist zum Beispiel „${formServiceRules.transferBasis.example}“.`,
      ]
}

/** Values of which one says nothing without the other. */
const PAIRS: readonly (readonly [CompanyField, CompanyField])[] = [
  ['registerCourt', 'registerNumber'],
  ['insurer', 'insuredTerritory'],
]

function pairFaults(record: OwnersContent['record']): string[] {
  return PAIRS.flatMap(([one, other]) => [[one, other] as const, [other, one] as const])
    .filter(([missing, given]) => !record[missing] && record[given])
    .map(
      ([missing, given]) =>
        `content/company.ts: ${missing} fehlt (unsaid), ${given} nicht; eines sagt ohne das andere nichts. Richtig ist zum Beispiel „${companyRules[missing].example}“, oder unsaid bei beiden.`,
    )
}

function companyFaults(record: OwnersContent['record']): string[] {
  const entries = Object.entries(companyRules) as [CompanyField, Rule][]
  return entries.flatMap(([field, ownRule]) =>
    (isRequired(field) ? validateField : validateOptionalField)(
      `content/company.ts: ${field}`,
      record[field]?.value,
      ownRule,
    ),
  )
}

function factFaults([id, { value, label, counts, evidence }]: [FactId, Fact]): string[] {
  const at = (field: string) => `content/facts.ts: ${id}.${field}`
  return [
    ...validateField(at('value'), value, id === 'founded' ? factRules.year : factRules.value),
    ...validateField(at('label'), label, factRules.label),
    ...validateOptionalField(at('counts'), counts, factRules.counts),
    ...(evidence
      ? (['basis', 'period', 'asOf'] as const).flatMap((field) =>
          validateField(at(`evidence.${field}`), evidence[field], factRules[field]),
        )
      : []),
  ]
}

function formServiceFaults(service: OwnersContent['formService']): string[] {
  const at = (field: string) => `content/formService.ts: ${field}`
  return [
    ...validateField(at('provider'), service.provider, formServiceRules.provider),
    ...validateField(at('country'), service.country, formServiceRules.country),
    ...transferFaults(service),
    ...validateField(at('storagePeriod'), service.storagePeriod, formServiceRules.storagePeriod),
    ...validateOptionalField(at('transferBasis'), service.transferBasis, formServiceRules.transferBasis),
  ]
}

/** The errors in the owner's content, one German line each: file, field, value, message and an example. */
export function validateContent(content: OwnersContent): string[] {
  const { record, socialProfiles, place, offer, facts, formService, extras, sharingTitles } = content
  return [
    ...companyFaults(record),
    ...pairFaults(record),
    ...socialProfiles.flatMap(({ name, href }) =>
      validateOptionalField(`content/company.ts: socialProfiles, ${name}: href`, href, profileRule),
    ),
    ...validatePlace(place),
    ...validateOffer(offer),
    ...claimedFacts(facts).flatMap(factFaults),
    ...formServiceFaults(formService),
    ...validateExtras(extras),
    ...sharingTitles.flatMap(({ file, field, title }) =>
      validateField(`content/${file}: ${field}`, title, textRule(validateDrawable, 'Werkschutz')),
    ),
  ]
}
