import { sample } from '@/content/company'
import type { OwnersContent } from './ownersContent'
import { releaseObstacles } from './releaseObstacles'
import { realContent } from './support/realContent'

const live = { siteUrl: 'https://www.nachtruf.de', formEndpoint: 'https://formdienst.de/f', indexing: true }
const { record, formService } = realContent

function obstaclesOf(change: Partial<OwnersContent>) {
  return releaseObstacles(live, { ...realContent, ...change })
}

it('lets a real company with confirmed content and settings pass', () => {
  expect(releaseObstacles(live, realContent)).toEqual([])
})

it.each([
  ['SITE_URL is not set', { ...live, siteUrl: null }],
  ['FORM_ENDPOINT is not set', { ...live, formEndpoint: null }],
  ['SITE_URL is an address of this machine', { ...live, siteUrl: 'http://localhost:3000' }],
  ['FORM_ENDPOINT is the local receiver', { ...live, formEndpoint: 'http://127.0.0.1:4100/x' }],
  ['INDEXING „off“ ist für eine Vorschau', { ...live, indexing: false }],
])('%s: its line and no other', (line, settings) => {
  expect(releaseObstacles(settings, realContent)).toEqual([expect.stringContaining(line)])
})

it.each<[string, Partial<OwnersContent>]>([
  [
    'content/company.ts holds sample data: shortName, insurer.',
    { record: { ...record, shortName: sample('Nachtruf'), insurer: sample('Rheinische') } },
  ],
  [
    "content/company.ts: email is marked real, but 'info@musterwacht.example' is the sample.",
    { record: { ...record, email: { value: 'info@musterwacht.example', sample: false } } },
  ],
  [
    "content/company.ts: registerNumber is marked real, but 'HRB 000000' is the sample.",
    { record: { ...record, registerNumber: { value: 'HRB 000000', sample: false } } },
  ],
  ['content/company.ts: postalCode is', { record: { ...record, postalCode: { value: 'F', sample: false } } }],
  [
    'content/facts.ts: employees says neither basis',
    { facts: { employees: { value: '310', label: 'Mitarbeitende', evidence: null } } },
  ],
  [
    "content/confirmations.ts: figures is not confirmed. If all of this is true, add figures: 'c35d6a7b'\n    „310 · Mitarbeitende“",
    { confirmations: {} },
  ],
  [
    'content/confirmations.ts: figures is not confirmed.',
    { claims: [{ name: 'figures', sentences: ['311 · Mitarbeitende'] }] },
  ],
  [
    "add 'haus-wache': '",
    { claims: [...realContent.claims, { name: 'haus-wache', sentences: ['Wir kommen.'] }] },
  ],
  ['content/formService.ts holds sample data', { formService: { ...formService, sample: true } }],
])('%s', (line, change) => {
  expect(obstaclesOf(change)).toEqual([expect.stringContaining(line)])
})

it('names everything at once', () => {
  const sampleRecord = Object.fromEntries(
    Object.entries(record).map(([field, entry]) => [field, entry && { ...entry, sample: true }]),
  ) as OwnersContent['record']
  const lines = releaseObstacles(
    { siteUrl: null, formEndpoint: null, indexing: true },
    { ...realContent, record: sampleRecord },
  )
  expect(lines).toHaveLength(3)
  for (const field of Object.keys(record)) {
    expect(lines.join('\n')).toContain(field)
  }
})
