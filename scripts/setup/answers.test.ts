import { rmSync } from 'node:fs'
import { ofSample } from '@/content/support/ofSample'
import { realContent } from '@/scripts/records/support/realContent'
import { hamburg, owners } from '@/tests/owner/owners'
import { type Answers, answerFaults, writeAnswers } from './answers'
import { loadedRecords, recordsFolder } from './support/recordsFolder'

// The form of what is written is the subject of writeRecords.test.ts.
jest.mock('node:child_process', () => ({
  ...jest.requireActual('node:child_process'),
  spawnSync: () => ({ status: 0 }),
}))

const faultsOf = (answers: Answers) => answerFaults(answers, realContent)

it.each(owners)(
  'finds nothing wrong with the answers of $name',
  ({ company, place, offer, facts, extras }) => {
    expect(faultsOf({ company, place, offer, facts, extras })).toEqual([])
  },
)

it.each<[string, Answers]>([
  ['„firma“ ist kein Feld. Möglich sind company, ', { firma: {} } as Answers],
  ['„company.fax“ ist kein Feld.', { company: { fax: '040 1' } } as Answers],
  ['content/company.ts: phone „siehe Website“ enthält „s“', { company: { phone: 'siehe Website' } }],
  ['content/company.ts: email fehlt.', { company: { email: null } }],
  [
    'content/place.ts: town „in Hamburg“ beginnt mit „in“',
    { place: { ...hamburg.place, town: 'in Hamburg' } },
  ],
  [
    'content/place.ts: regions hat weniger als 2 Einträge',
    { place: { ...hamburg.place, regions: undefined } } as unknown as Answers,
  ],
  ['content/services/offered.ts: services ist leer', { offer: {} } as Answers],
  ['.env.local oder Umgebung: SITE_URL „x“ beginnt nicht mit https://', { settings: { SITE_URL: 'x' } }],
])('%s', (line, answers) => {
  expect(faultsOf(answers)).toEqual([expect.stringContaining(line)])
})

ofSample('writes what is answered, and nothing else', () => {
  const folder = recordsFolder()
  writeAnswers(folder, { company: { legalName: 'Nachtruf GmbH', vatId: null }, extras: hamburg.extras })
  expect(loadedRecords(folder)).toMatchObject({
    company: {
      companyRecord: {
        shortName: { value: 'Musterwacht', sample: true },
        legalName: { value: 'Nachtruf GmbH', sample: false },
        vatId: null,
      },
    },
    place: { place: { sample: true } },
    extras: { extras: hamburg.extras },
  })
  rmSync(folder, { recursive: true })
})
