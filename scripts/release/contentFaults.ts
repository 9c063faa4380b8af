import { type CompanyField, isRequired } from '@/content/companyRecord'
import { claimedFacts } from '@/content/fact'
import { phoneCause } from '@/lib/server/phone'
import { type CauseOf, faultOf, type Rule, rule } from '@/lib/server/rules'
import { drawingCause } from '@/lib/server/sharingFonts'
import { urlCause } from '@/lib/server/webAddress'
import { emailCause, pastDayCause, pastYearCause, textCause } from './causes'
import type { OwnersContent } from './ownersContent'

/** What is asked of every text, and then of this one. */
const textRule = (causeOf: CauseOf, right: string): Rule =>
  rule((value) => textCause(value) ?? causeOf(value), right)
const text = (right: string): Rule => textRule(() => null, right)
const pattern = (shape: RegExp, otherwise: string, right: string): Rule =>
  textRule((value) => (shape.test(value) ? null : otherwise), right)

const street = 'Mainzer Landstraße 1, 60329 Frankfurt am Main'

/** One rule for every field of the record: a new field does not compile without one. */
const RULES: Record<CompanyField, Rule> = {
  shortName: textRule(drawingCause, 'Beispiel Sicherheit'),
  legalName: text('Beispiel Sicherheit GmbH'),
  street: text('Mainzer Landstraße 1'),
  postalCode: pattern(/^\d{5}$/, 'besteht nicht aus fünf Ziffern', '60329'),
  city: text('Frankfurt am Main'),
  phone: textRule(phoneCause, '069 123456-0'),
  email: textRule(emailCause, 'info@beispiel.de'),
  applicationsEmail: textRule(emailCause, 'bewerbung@beispiel.de'),
  managingDirector: text('Erika Beispiel'),
  managingDirectorTitle: text('Inhaberin'),
  registerCourt: text('Amtsgericht Frankfurt am Main'),
  registerNumber: pattern(
    /^(?:HRA|HRB|GnR|GsR|PR|VR)\s\d{1,6}(?:\s[A-Z]{1,3})?$/,
    'ist nicht ein Register (HRA, HRB, GnR, GsR, PR, VR), ein Leerzeichen und eine Nummer',
    'HRB 123456',
  ),
  permitAuthority: text('Stadt Frankfurt am Main, Ordnungsamt'),
  permitDate: textRule(pastDayCause, '2023-05-31'),
  supervisoryAuthority: text('Stadt Frankfurt am Main, Ordnungsamt'),
  supervisoryAuthorityAddress: text(street),
  hostingProvider: text(`Beispiel Hosting GmbH, ${street}`),
  logDays: pattern(/^[1-9]\d{0,2}$/, 'ist keine Zahl von Tagen zwischen 1 und 999', '14'),
  dataProtectionEmail: textRule(emailCause, 'datenschutz@beispiel.de'),
  vatId: pattern(/^DE\d{9}$/, 'besteht nicht aus DE und neun Ziffern', 'DE123456789'),
  taxOffice: text('Finanzamt Frankfurt am Main'),
  taxNumber: pattern(
    /^(?=(?:\D*\d){10,13}\D*$)[\d /]+$/,
    'besteht nicht aus 10 bis 13 Ziffern mit Leerzeichen oder Schrägstrichen',
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

const asOf = textRule(pastYearCause, 'Januar 2026')
const profile = textRule(urlCause, 'https://www.linkedin.com/company/beispiel')
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
        `content/formService.ts: country „${country}“ ist keines von ${EEA.join(', ')}; dann muss transferBasis sagen, worauf die Übermittlung beruht. Richtig ist zum Beispiel „${transferRule.right}“.`,
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
        `content/company.ts: ${missing} fehlt (unsaid), ${given} nicht; eines sagt ohne das andere nichts. Richtig ist zum Beispiel „${RULES[missing].right}“, oder unsaid bei beiden.`,
    )
}

/** What cannot be right in the owner's content, one German line each: file, field, value, cause, and what is right. */
export function contentFaults(content: OwnersContent): string[] {
  const { record, socialProfiles, facts, formService, sharingTitles } = content
  const entries = Object.entries(RULES) as [CompanyField, Rule][]
  return [
    ...entries.flatMap(([field, ownRule]) => {
      const entry = record[field]
      if (entry) {
        return faultOf(`content/company.ts: ${field}`, entry.value, ownRule)
      }
      return isRequired(field)
        ? [`content/company.ts: ${field} fehlt. Richtig ist zum Beispiel „${ownRule.right}“.`]
        : []
    }),
    ...pairFaults(record),
    ...socialProfiles.flatMap(({ name, href }) =>
      href === null ? [] : faultOf(`content/company.ts: socialProfiles, ${name}: href`, href, profile),
    ),
    ...claimedFacts(facts).flatMap(([id, { value, label, counts, evidence }]) => [
      ...faultOf(
        `content/facts.ts: ${id}.value`,
        value,
        id === 'founded' ? textRule(pastYearCause, '2019') : text('310'),
      ),
      ...faultOf(`content/facts.ts: ${id}.label`, label, text('Mitarbeitende')),
      ...(counts === undefined
        ? []
        : faultOf(
            `content/facts.ts: ${id}.counts`,
            counts,
            text('Alle Beschäftigten, in Voll- und Teilzeit.'),
          )),
      ...(evidence
        ? [
            ...faultOf(`content/facts.ts: ${id}.evidence.basis`, evidence.basis, text('Eigene Auswertung')),
            ...faultOf(
              `content/facts.ts: ${id}.evidence.period`,
              evidence.period,
              text('Verträge des Jahres 2025'),
            ),
            ...faultOf(`content/facts.ts: ${id}.evidence.asOf`, evidence.asOf, asOf),
          ]
        : []),
    ]),
    ...faultOf(
      'content/formService.ts: provider',
      formService.provider,
      text(`Beispiel Dienst GmbH, ${street}`),
    ),
    ...faultOf('content/formService.ts: country', formService.country, text('Deutschland')),
    ...transferFaults(formService),
    ...faultOf('content/formService.ts: storagePeriod', formService.storagePeriod, text('sechs Monate')),
    ...(formService.transferBasis === null
      ? []
      : faultOf('content/formService.ts: transferBasis', formService.transferBasis, transferRule)),
    ...sharingTitles.flatMap(({ file, field, title }) =>
      faultOf(`content/${file}: ${field}`, title, textRule(drawingCause, 'Werkschutz')),
    ),
  ]
}
