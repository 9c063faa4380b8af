import { type OwnersContent, ownersContent } from '@/scripts/records/ownersContent'
import { realContent } from '@/scripts/records/support/realContent'
import { openConfirmations, releaseObstacles } from './releaseObstacles'

const live = { siteUrl: 'https://www.nachtruf.de', formEndpoint: 'https://formdienst.de/f', indexing: true }
const { records } = realContent

it('lets a real company with confirmed content and settings pass', () => {
  expect(releaseObstacles(live, realContent)).toEqual([])
})

it.each([
  ['content/owner/website.json: Die Adresse der Website fehlt', { ...live, siteUrl: null }],
  ['content/owner/website.json: Die Adresse des Formulardienstes fehlt', { ...live, formEndpoint: null }],
  ['Die Adresse der Website ist eine dieses Rechners', { ...live, siteUrl: 'http://localhost:3000' }],
  ['Die Adresse des Formulardienstes ist eine dieses', { ...live, formEndpoint: 'http://127.0.0.1:4100/x' }],
  ['.env.local oder Umgebung: INDEXING „off“ ist für eine Vorschau', { ...live, indexing: false }],
])('%s: its line and no other', (line, settings) => {
  expect(releaseObstacles(settings, realContent)).toEqual([expect.stringContaining(line)])
})

const { city, ...elsewhere } = records.company
const employees = { value: '310', label: 'Mitarbeitende' }

it.each<[string, Partial<OwnersContent['records']>]>([
  ['company.json: Die Angabe „Firma“ fehlt noch: Ort.', { company: elsewhere }],
  ['place.json: Die Angabe „Ort“ ist noch die des Musters.', { place: {} }],
  ['offer.json: Die Angabe „Leistungen“ ist noch die des Musters.', { offer: {} }],
  ['formService.json: Die Angabe „Formulardienst“ ist noch die des Musters.', { formService: {} }],
  ['facts.json: employees: Worauf die Zahl beruht, fehlt.', { facts: { employees } }],
  [
    'company.json: email „info@musterwacht.example“ ist der Wert des Musters.',
    { company: { ...records.company, email: 'info@musterwacht.example' } },
  ],
  [
    'details.json: registerNumber „HRB 000000“ ist der Wert des Musters.',
    { details: { ...records.details, registerNumber: 'HRB 000000' } },
  ],
  [
    'formService.json: provider „Muster-Formulardienst GmbH, Musterweg 3“ ist der Wert des Musters',
    { formService: { ...records.formService, provider: 'Muster-Formulardienst GmbH, Musterweg 3' } },
  ],
  ['company.json: postalCode (Postleitzahl) „F“', { company: { ...records.company, postalCode: 'F' } }],
  [
    'place.json: land „RP“ passt nicht zur Postleitzahl der Firma: 25980 liegt in Schleswig-Holstein',
    { company: { ...records.company, postalCode: '25980' } },
  ],
])('content/owner/%s', (line, change) => {
  const content = { ...realContent, records: { ...records, ...change } }
  expect(releaseObstacles(live, content)).toEqual([expect.stringContaining(`content/owner/${line}`)])
})

it('lists what nobody has confirmed, with its sentences', () => {
  const lines = openConfirmations(realContent.claims)
  expect(lines).toEqual(['figures ist nicht bestätigt:\n    „310 · Mitarbeitende“'])
})

it('names everything that is still the sample at once', () => {
  const unset = { siteUrl: null, formEndpoint: null, indexing: true }
  const lines = releaseObstacles(unset, { ...ownersContent, records: emptied(), claims: [] })
  expect(lines).toHaveLength(2 + 4)
})

function emptied() {
  return Object.fromEntries(Object.keys(records).map((name) => [name, {}])) as unknown as typeof records
}
