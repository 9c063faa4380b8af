import { sample } from '@/content/company'
import type { OwnersContent } from '@/scripts/records/ownersContent'
import { realContent } from '@/scripts/records/support/realContent'
import { releaseObstacles } from './releaseObstacles'

const live = { siteUrl: 'https://www.nachtruf.de', formEndpoint: 'https://formdienst.de/f', indexing: true }
const { record, place, formService } = realContent

function obstaclesOf(change: Partial<OwnersContent>) {
  return releaseObstacles(live, { ...realContent, ...change })
}

it('lets a real company with confirmed content and settings pass', () => {
  expect(releaseObstacles(live, realContent)).toEqual([])
})

it.each([
  ['.env.local: SITE_URL fehlt', { ...live, siteUrl: null }],
  ['.env.local: FORM_ENDPOINT fehlt', { ...live, formEndpoint: null }],
  ['.env.local: SITE_URL ist eine Adresse dieses Rechners', { ...live, siteUrl: 'http://localhost:3000' }],
  [
    '.env.local: FORM_ENDPOINT ist eine Adresse dieses Rechners',
    { ...live, formEndpoint: 'http://127.0.0.1:4100/x' },
  ],
  ['.env.local oder Umgebung: INDEXING „off“ ist für eine Vorschau', { ...live, indexing: false }],
])('%s: its line and no other', (line, settings) => {
  expect(releaseObstacles(settings, realContent)).toEqual([expect.stringContaining(line)])
})

it.each<[string, Partial<OwnersContent>]>([
  [
    'content/company.ts: Noch vom Muster sind shortName, insurer.',
    { record: { ...record, shortName: sample('Musterwacht'), insurer: sample('Rheinische') } },
  ],
  [
    'content/company.ts: email „info@musterwacht.example“ steht als real(…) da, ist aber der Wert des Musters.',
    { record: { ...record, email: { value: 'info@musterwacht.example', sample: false } } },
  ],
  [
    'content/company.ts: registerNumber „HRB 000000“ steht als real(…) da, ist aber der Wert des Musters.',
    { record: { ...record, registerNumber: { value: 'HRB 000000', sample: false } } },
  ],
  [
    'content/company.ts: phone „069 90009-100“ steht als real(…) da, ist aber der Wert des Musters.',
    { record: { ...record, phone: { value: '069 90009-100', sample: false } } },
  ],
  [
    'content/formService.ts: provider „Muster-Formulardienst GmbH, Musterweg 3“ ist der Wert des Musters',
    { formService: { ...formService, provider: 'Muster-Formulardienst GmbH, Musterweg 3' } },
  ],
  [
    'content/company.ts: postalCode „F“',
    { record: { ...record, postalCode: { value: 'F', sample: false } } },
  ],
  [
    'content/facts.ts: employees.evidence ist null',
    { facts: { employees: { value: '310', label: 'Mitarbeitende', evidence: null } } },
  ],
  [
    "content/confirmations.ts: figures ist nicht bestätigt. Stimmt alles, was folgt, dann tragen Sie ein: figures: 'c35d6a7b'\n    „310 · Mitarbeitende“",
    { confirmations: {} },
  ],
  [
    'content/confirmations.ts: figures ist nicht bestätigt.',
    { claims: [{ name: 'figures', sentences: ['311 · Mitarbeitende'] }] },
  ],
  [
    "tragen Sie ein: 'haus-wache': '",
    { claims: [...realContent.claims, { name: 'haus-wache', sentences: ['Wir kommen.'] }] },
  ],
  ['content/place.ts: sample ist true', { place: { ...place, sample: true } }],
  ['content/formService.ts: sample ist true', { formService: { ...formService, sample: true } }],
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
