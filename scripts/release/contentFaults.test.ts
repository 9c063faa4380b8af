import { type CompanyField, real } from '@/content/company'
import { buildDay } from '@/lib/server/buildDay'
import { contentFaults } from './contentFaults'
import { type OwnersContent, ownersContent } from './ownersContent'
import { realContent } from './support/realContent'

const { record } = realContent
const evidence = { basis: 'Eigene Auswertung', period: 'Verträge des Jahres 2025', asOf: 'Januar 2026' }

function faultsOf(change: Partial<OwnersContent>) {
  return contentFaults({ ...realContent, ...change })
}

it('finds nothing wrong with what stands in content/', () => {
  expect(contentFaults(ownersContent)).toEqual([])
})

it('finds nothing wrong with a company that fills in every field', () => {
  expect(contentFaults(realContent)).toEqual([])
})

const day = (offset: number) =>
  new Date(buildDay().getTime() + offset * 86_400_000).toISOString().slice(0, 10)
const nextYear = String(buildDay().getUTCFullYear() + 1)

it.each<[CompanyField, string, string]>([
  ['shortName', '', 'is empty'],
  ['shortName', 'Wache 🛡', "holds '🛡' (U+1F6E1), which the font of the sharing pictures lacks"],
  ['legalName', ' Nachtruf GmbH', 'begins or ends with a space'],
  ['legalName', 'Nachtruf\nGmbH', 'holds a line break'],
  ['postalCode', '6031', 'is not five digits'],
  ['phone', 'siehe Website', "holds 's'"],
  ['phone', '69 123456', 'begins with neither 0 nor +, so the area code is missing'],
  ['phone', '069 90009-0 / -22', 'names two numbers'],
  ['phone', '+41 044 668 18 00', 'would be dialled as +41 44 668 18 00'],
  ['email', 'info.nachtruf.de', 'has 0 @ instead of one'],
  ['email', 'info@nachtruf.de@nachtruf.de', 'has 2 @ instead of one'],
  ['email', 'müller@nachtruf.de', "has 'ü' before the @"],
  ['email', 'info@nachtruf', 'is no e-mail address'],
  ['email', 'info@nachtruf.de/post', 'is no e-mail address'],
  ['email', 'info@nachtruf.de:25', 'would be sent to info@nachtruf.de'],
  ['applicationsEmail', 'bewerbung@', 'is no e-mail address'],
  ['dataProtectionEmail', '', 'is empty'],
  ['managingDirector', 'Vorname Nachname', 'is a placeholder'],
  ['managingDirectorTitle', '', 'is empty'],
  ['registerNumber', '12345', 'is not a register'],
  ['registerNumber', 'HRC 12345', 'is not a register'],
  ['permitDate', '1.8.2019', 'is not written year-month-day'],
  ['permitDate', '2019-02-30', 'is no day of the calendar'],
  ['permitDate', '2099-01-01', 'is a day to come'],
  ['permitDate', day(1), 'is a day to come'],
  ['logDays', 'zwei Wochen', 'is no number of days'],
  ['logDays', '0', 'is no number of days'],
  ['vatId', 'DE12345678', 'is not DE and nine digits'],
  ['taxNumber', '45', 'is not 10 to 13 digits'],
  ['insurer', '', 'is empty'],
  ['nightContact', ' ', 'is empty'],
])('names %s when it is %j: it %s', (field, value, cause) => {
  expect(faultsOf({ record: { ...record, [field]: real(value) } })).toEqual([
    expect.stringMatching(/^content\/company\.ts: .* is '.*': it .*; right is for example '.+'\.$/),
  ])
  expect(faultsOf({ record: { ...record, [field]: real(value) } })[0]).toContain(`: it ${cause}`)
})

it.each([
  'TODO',
  'todo: Versicherer',
  '[TODO]',
  'tbd',
  'XXXX',
  'Musterweg ???',
  'k. A.',
  '–',
  '…',
  'Wir sind lorem ipsum',
  '<Name>',
])('refuses the placeholder %s', (value) => {
  expect(faultsOf({ record: { ...record, legalName: real(value) } })).toEqual([
    expect.stringContaining('is a placeholder'),
  ])
})

it('refuses a placeholder wherever it stands', () => {
  const value = 'TODO'
  const faults = faultsOf({
    record: Object.fromEntries(
      Object.keys(record).map((field) => [field, real(value)]),
    ) as OwnersContent['record'],
    facts: { employees: { value, label: value, evidence: { basis: value, period: value, asOf: value } } },
    formService: {
      sample: false,
      provider: value,
      country: value,
      storagePeriod: value,
      transferBasis: value,
    },
    sharingTitles: [{ file: 'home.ts', field: 'hero.headline', title: value }],
  })
  expect(faults).toHaveLength(Object.keys(record).length + 5 + 4 + 1)
  expect(faults.filter((line) => !line.includes('is a placeholder'))).toEqual([])
})

it('asks what a transfer to a form service outside the EU rests on', () => {
  const service = { ...realContent.formService, country: 'USA' }
  expect(faultsOf({ formService: service })).toEqual([
    expect.stringMatching(/^content\/formService\.ts: country is 'USA', .* transferBasis must say/),
  ])
  expect(faultsOf({ formService: { ...service, transferBasis: 'EU-US Data Privacy Framework' } })).toEqual([])
})

it.each<[CompanyField, string]>([
  ['shortName', 'Ayşe & Söhne'],
  ['shortName', 'TBC'],
  ['legalName', 'XXX Wache GmbH'],
  ['legalName', '1. Wach- und Schließgesellschaft e. K.'],
  ['legalName', 'Todo Sicherheit e. K.'],
  ['managingDirector', 'Anna Lorem'],
  ['managingDirectorTitle', 'Inhaberin'],
  ['phone', '0041 44 668 18 00'],
  ['email', 'info@müller-sicherheit.de'],
  ['email', 'Info@Nachtruf.de'],
  ['email', 'info@xn--mller-sicherheit-jzb.de'],
  ['registerNumber', 'HRB 123456 B'],
  ['registerNumber', 'GnR 12'],
  ['registerNumber', 'GsR 1234'],
  ['registerNumber', 'PR 123'],
  ['registerNumber', 'VR 1234'],
  ['permitDate', day(0)],
  ['minimumTerm', 'Keine'],
  ['noticePeriod', 'Was ist üblich? Vier Wochen.'],
])('takes %s for right when it is %j', (field, value) => {
  expect(faultsOf({ record: { ...record, [field]: real(value) } })).toEqual([])
})

it.each<[CompanyField, CompanyField]>([
  ['registerCourt', 'registerNumber'],
  ['registerNumber', 'registerCourt'],
  ['insuredTerritory', 'insurer'],
])('asks for %s where the other is given, and for neither where both are unsaid', (missing, given) => {
  expect(faultsOf({ record: { ...record, [missing]: null } })).toEqual([
    expect.stringMatching(
      `^content/company.ts: ${missing} is unsaid: ${given} is not, .*; right is for example '.+', or unsaid for both\\.$`,
    ),
  ])
  expect(faultsOf({ record: { ...record, [missing]: null, [given]: null } })).toEqual([])
})

it('asks for nothing where the owner says nothing', () => {
  const silent = { ...record, vatId: null, taxNumber: null, wageAgreement: null }
  expect(faultsOf({ record: silent })).toEqual([])
})

it.each([
  ['linkedin.com/company/nachtruf', 'does not begin with https://'],
  ['http://www.linkedin.com/company/nachtruf', 'begins with http://, not with https://'],
  ['https://', 'is no address that a browser can read'],
])('refuses %s as the address of a profile: it %s', (href, cause) => {
  expect(faultsOf({ socialProfiles: [{ icon: 'linkedin', name: 'LinkedIn', href }] })).toEqual([
    expect.stringContaining(`the address of LinkedIn is '${href}': it ${cause}`),
  ])
})

it('takes the address of a profile with umlauts', () => {
  const href = 'https://www.xing.com/pages/müller-wache'
  expect(faultsOf({ socialProfiles: [{ icon: 'linkedin', name: 'Xing', href }] })).toEqual([])
})

it.each<[string, Partial<OwnersContent>]>([
  [
    "content/facts.ts: the period of employees is '': it is empty",
    { facts: { employees: { value: '310', label: 'Mitarbeitende', evidence: { ...evidence, period: '' } } } },
  ],
  [
    `content/facts.ts: the date of employees is 'Januar ${nextYear}': it names ${nextYear}, a year to come`,
    {
      facts: {
        employees: {
          value: '3000',
          label: 'Mitarbeitende',
          evidence: { ...evidence, asOf: `Januar ${nextYear}` },
        },
      },
    },
  ],
  [
    `content/facts.ts: the value of founded is '${nextYear}': it names ${nextYear}, a year to come`,
    { facts: { founded: { value: nextYear, label: 'gegründet' } } },
  ],
  [
    "content/formService.ts: storagePeriod is '': it is empty",
    { formService: { ...realContent.formService, storagePeriod: '' } },
  ],
  [
    "content/formService.ts: transferBasis is '': it is empty",
    { formService: { ...realContent.formService, transferBasis: '' } },
  ],
  [
    "content/services/werkschutz.ts: title is 'Вахта': it holds 'В' (U+0412)",
    { sharingTitles: [{ file: 'services/werkschutz.ts', field: 'title', title: 'Вахта' }] },
  ],
])('%s', (line, change) => {
  expect(faultsOf(change)).toEqual([expect.stringContaining(line)])
})
