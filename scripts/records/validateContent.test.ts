import { real } from '@/content/company'
import type { CompanyField } from '@/content/companyRecord'
import { buildDay } from '@/lib/server/buildDay'
import { type OwnersContent, ownersContent } from './ownersContent'
import { realContent } from './support/realContent'
import { validateContent } from './validateContent'

const { record } = realContent
const evidence = { basis: 'Eigene Auswertung', period: 'Verträge des Jahres 2025', asOf: 'Januar 2026' }

function faultsOf(change: Partial<OwnersContent>) {
  return validateContent({ ...realContent, ...change })
}

it('finds nothing wrong with what stands in content/', () => {
  expect(validateContent(ownersContent)).toEqual([])
})

it('finds nothing wrong with a company that fills in every field', () => {
  expect(validateContent(realContent)).toEqual([])
})

const day = (offset: number) =>
  new Date(buildDay().getTime() + offset * 86_400_000).toISOString().slice(0, 10)
const nextYear = String(buildDay().getUTCFullYear() + 1)

it.each<[CompanyField, string, string]>([
  ['shortName', '', 'ist leer'],
  ['shortName', 'Wache 🛡', 'enthält „🛡“ (U+1F6E1); der Schrift der Vorschaubilder fehlt dieses Zeichen'],
  [
    'shortName',
    'Nachtruf Wach- und Schließgesellschaft',
    'hat 38 Zeichen; der Kopf der Seiten hat Platz für 32',
  ],
  [
    'shortName',
    'Sicherheitsdienstleistungen Nord',
    'enthält „Sicherheitsdienstleistungen“ mit 27 Buchstaben',
  ],
  ['legalName', ' Nachtruf GmbH', 'beginnt oder endet mit einem Leerzeichen'],
  ['legalName', 'Nachtruf\nGmbH', 'enthält einen Zeilenumbruch'],
  ['postalCode', '6031', 'besteht nicht aus fünf Ziffern'],
  ['phone', 'siehe Website', 'enthält „s“; eine Nummer besteht aus'],
  ['email', 'info.nachtruf.de', 'enthält kein @'],
  ['email', 'info@nachtruf.de@nachtruf.de', 'enthält 2 @ statt eines'],
  ['email', 'müller@nachtruf.de', 'enthält „ü“ vor dem @'],
  ['email', 'info@nachtruf', 'ist keine E-Mail-Adresse'],
  ['email', 'info@nachtruf.de/post', 'ist keine E-Mail-Adresse'],
  ['email', 'info@nachtruf.de:25', 'ginge an info@nachtruf.de'],
  ['applicationsEmail', 'bewerbung@', 'ist keine E-Mail-Adresse'],
  ['dataProtectionEmail', '', 'ist leer'],
  ['managingDirector', 'Vorname Nachname', 'ist ein Platzhalter'],
  ['managingDirectorTitle', '', 'ist leer'],
  ['registerCourt', 'HRA 98765', 'ist kein Gericht'],
  ['supervisoryAuthority', '2014-02-12', 'ist kein Name einer Behörde'],
  ['registerNumber', '12345', 'ist nicht ein Register'],
  ['registerNumber', 'HRC 12345', 'ist nicht ein Register'],
  [
    'registerNumber',
    'HRA 12345, HRB 54321',
    'nennt zwei Register; das der Komplementärin einer KG gehört in content/extras.ts, generalPartner',
  ],
  ['permitDate', '1.8.2019', 'ist nicht als Jahr-Monat-Tag geschrieben'],
  ['permitDate', '2019-02-30', 'gibt es im Kalender nicht'],
  ['permitDate', '2099-01-01', 'liegt in der Zukunft'],
  ['permitDate', day(1), 'liegt in der Zukunft'],
  ['logDays', 'zwei Wochen', 'ist keine Zahl von Tagen'],
  ['logDays', '0', 'ist keine Zahl von Tagen'],
  ['vatId', 'DE12345678', 'besteht nicht aus DE und neun Ziffern'],
  ['taxNumber', '045 123 456', 'besteht nicht aus 10 bis 13 Ziffern'],
  ['taxNumber', '2/610/000/0123456', 'besteht nicht aus 10 bis 13 Ziffern'],
  ['insurer', '', 'ist leer'],
  ['nightContact', ' ', 'ist leer'],
])('names %s when it is %j: %s', (field, value, message) => {
  const shown = value.replace('\n', '\\n')
  expect(faultsOf({ record: { ...record, [field]: real(value) } })).toEqual([
    expect.stringMatching(/^content\/company\.ts: .*\. Richtig ist zum Beispiel „.+“\.$/),
  ])
  expect(faultsOf({ record: { ...record, [field]: real(value) } })[0]).toContain(
    `: ${field} „${shown}“ ${message}`,
  )
})

it.each([
  ...['TODO', 'todo: Versicherer', '[TODO]', 'tbd', 'XXXX', 'Musterweg ???', 'k. A.', '–', '…', '<Name>'],
  'Wir sind lorem ipsum',
])('refuses the placeholder %s', (value) => {
  expect(faultsOf({ record: { ...record, legalName: real(value) } })).toEqual([
    expect.stringContaining('ist ein Platzhalter'),
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
    place: { sample: false, town: value, area: value, land: 'RP', regions: [] },
    extras: { whatsapp: value },
    sharingTitles: [{ file: 'home.ts', field: 'hero.headline', title: value }],
  })
  expect(faults.filter((line) => line.includes('ist ein Platzhalter'))).toHaveLength(
    Object.keys(record).length + 2 + 5 + 4 + 1 + 1,
  )
})

it('asks what a transfer to a form service outside the EU rests on', () => {
  const usa = { ...realContent.formService, country: 'USA' }
  expect(faultsOf({ formService: usa })).toEqual([
    expect.stringMatching(/^content\/formService\.ts: country „USA“ .* muss transferBasis sagen/),
  ])
  expect(faultsOf({ formService: { ...usa, transferBasis: 'EU-US Data Privacy Framework' } })).toEqual([])
})

it.each<[CompanyField, string]>([
  ['shortName', 'Ayşe & Söhne'],
  ['shortName', 'TBC'],
  ['shortName', 'Schäfer & Söhne Wachgesellschaft'],
  ['shortName', 'Wach- und Schließgesellschaft'],
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
  ['taxNumber', '12/345/67890'],
  ['taxNumber', '2610/00/0012345'],
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
      `^content/company.ts: ${missing} fehlt \\(unsaid\\), ${given} nicht; .*\\. Richtig ist zum Beispiel „.+“, oder unsaid bei beiden\\.$`,
    ),
  ])
  expect(faultsOf({ record: { ...record, [missing]: null, [given]: null } })).toEqual([])
})

it('asks for nothing where the owner says nothing', () => {
  const silent = { ...record, vatId: null, taxNumber: null, wageAgreement: null }
  expect(faultsOf({ record: silent })).toEqual([])
})

it.each([
  ['linkedin.com/company/nachtruf', 'beginnt nicht mit https://'],
  ['http://www.linkedin.com/company/nachtruf', 'beginnt mit http:// statt mit https://'],
  ['https://', 'ist keine Adresse, die ein Browser lesen kann'],
])('refuses %s as the address of a profile: %s', (href, message) => {
  expect(faultsOf({ socialProfiles: [{ icon: 'linkedin', name: 'LinkedIn', href }] })).toEqual([
    expect.stringContaining(`socialProfiles, LinkedIn: href „${href}“ ${message}`),
  ])
})

it('takes the address of a profile with umlauts', () => {
  const href = 'https://www.xing.com/pages/müller-wache'
  expect(faultsOf({ socialProfiles: [{ icon: 'linkedin', name: 'Xing', href }] })).toEqual([])
})

const employees = (change: Partial<typeof evidence>): Partial<OwnersContent> => ({
  facts: { employees: { value: '310', label: 'Mitarbeitende', evidence: { ...evidence, ...change } } },
})
const founded = (value: string) => ({ facts: { founded: { value, label: 'gegründet' } } })
const service = (change: Partial<OwnersContent['formService']>) => ({
  formService: { ...realContent.formService, ...change },
})
const titled = (title: string) => ({
  sharingTitles: [{ file: 'services/werkschutz.ts', field: 'title', title }],
})
const inFuture = `nennt ${nextYear}, ein Jahr in der Zukunft`

it.each<[string, Partial<OwnersContent>]>([
  ['content/facts.ts: employees.evidence.period „“ ist leer', employees({ period: '' })],
  [
    `content/facts.ts: employees.evidence.asOf „Januar ${nextYear}“ ${inFuture}`,
    employees({ asOf: `Januar ${nextYear}` }),
  ],
  ['content/facts.ts: employees.evidence.asOf „morgen“ nennt kein Jahr', employees({ asOf: 'morgen' })],
  ['content/facts.ts: founded.value „1814abc“ ist kein Jahr', founded('1814abc')],
  [`content/facts.ts: founded.value „${nextYear}“ ${inFuture}`, founded(nextYear)],
  ['content/formService.ts: storagePeriod „“ ist leer', service({ storagePeriod: '' })],
  ['content/formService.ts: transferBasis „“ ist leer', service({ transferBasis: '' })],
  ['content/services/werkschutz.ts: title „Вахта“ enthält „В“ (U+0412)', titled('Вахта')],
])('%s', (line, change) => {
  expect(faultsOf(change)).toEqual([expect.stringContaining(line)])
})

it('reads a record of an older version: what may be unsaid may be missing, what is required is named', () => {
  const { nightContact, vatId, ...older } = record
  expect(faultsOf({ record: older })).toEqual([])
  const { phone, ...silent } = record
  expect(faultsOf({ record: silent as OwnersContent['record'] })).toEqual([
    'content/company.ts: phone fehlt. Richtig ist zum Beispiel „069 123456-0“.',
  ])
})
