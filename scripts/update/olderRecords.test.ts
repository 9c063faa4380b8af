import { answerFaults } from '@/scripts/records/answers'
import { realContent } from '@/scripts/records/support/realContent'
import { answersFrom } from './olderRecords'

type Modules = Parameters<typeof answersFrom>[0]

const evidence = { basis: 'Eigene Auswertung', period: 'Jahr 2025', asOf: 'Januar 2026' }
const real = (value: string) => ({ value, sample: false })
const sample = (value: string) => ({ value, sample: true })
const older: Modules = {
  companyRecord: {
    shortName: real('Wache Nord'),
    vatId: real('DE123456789'),
    phone: sample('069 90009-100'),
    craftChamber: null,
  },
  socialProfiles: [
    { icon: 'xing', name: 'Xing', href: 'https://www.xing.com/x' },
    { name: 'LinkedIn', href: null },
  ],
  place: {
    sample: false,
    town: 'Kiel',
    area: 'Kiel',
    shortArea: 'Förde',
    land: 'SH',
    regions: [
      { name: 'Kiel', text: 'Hafen', at: [10.13, 54.32] },
      { name: 'Plön', text: 'Hotels' },
    ],
    geo: [10.1, 54.3],
  },
  offer: { services: ['werkschutz'], large: [], footer: [] },
  facts: {
    employees: { value: '80', label: 'Mitarbeitende', note: 'Alle fest angestellt.', evidence },
    clientRetention: { value: '98 %', label: 'Kundenbindung', evidence: null },
    founded: { value: '2014', label: 'gegründet' },
  },
  formService: {
    sample: false,
    provider: 'Dienst GmbH, Weg 1, 24103 Kiel',
    country: 'Deutschland',
    transferBasis: null,
    storagePeriod: 'sechs Monate',
  },
  extras: { film: false, jobs: [{ ...realContent.records.extras.jobs?.[0], employment: 'FULL_TIME' }] },
}

it("reads the records of an older template: what was the owner's, in today's form", () => {
  const answers = answersFrom(older)
  expect(answers).toMatchObject({
    company: { shortName: 'Wache Nord', socialProfiles: [{ name: 'Xing', href: 'https://www.xing.com/x' }] },
    details: { vatId: 'DE123456789' },
    place: { town: 'Kiel', regions: [{ at: '54.32, 10.13' }, { name: 'Plön' }], geo: '54.3, 10.1' },
    facts: { employees: { counts: 'Alle fest angestellt.', ...evidence }, founded: '2014' },
    extras: { jobs: [{ employment: ['FULL_TIME'] }] },
  })
  expect(answers.facts).not.toHaveProperty('clientRetention')
  expect(answerFaults(answers, { ...realContent, records: { ...realContent.records, details: {} } })).toEqual(
    [],
  )
})

it('takes nothing from a record that was still the sample', () => {
  const untouched: Modules = {
    ...older,
    companyRecord: { shortName: sample('Musterwacht') },
    place: { ...older.place, sample: true },
    formService: { ...older.formService, sample: true },
    facts: { founded: { value: '2023' } },
  }
  expect(answersFrom(untouched)).toEqual({})
})
