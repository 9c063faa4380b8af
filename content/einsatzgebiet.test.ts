import type { Region } from './place'

const told: Region = { name: 'Kiel', text: 'Hafen', about: 'Am Hafen Lager. Zur Ablösung fährt der Bus.' }
const untold: Region = { name: 'Plön', text: 'Hotels am See' }

const leadOf = async (regions: readonly Region[]) => {
  jest.resetModules()
  jest.doMock('@/content/place', () => ({
    place: { town: 'Kiel', area: 'Kiel', land: 'SH', regions },
    areaInTitles: 'Kiel',
  }))
  const { einsatzgebiet } = await import('./einsatzgebiet')
  return `${einsatzgebiet.lead} ${einsatzgebiet.meta.description}`
}

it.each([
  ['each', [told, { ...told, name: 'Plön' }], /Zu jedem Ort .* hinkommen/, /zu einigen|Feiertage/],
  ['some', [told, untold], /zu einigen lesen Sie mehr/, /jedem Ort|hinkommen|Feiertage/],
  ['none', [untold, { ...untold, name: 'Eutin' }], /was dort bewacht wird\. /, /jedem Ort|hinkommen|lesen/],
  ['some elsewhere', [told, { ...untold, land: 'HE' as const }], /Feiertage dort/, /jedem Ort|hinkommen/],
])('promises of its places what %s of them tell', async (_how, regions, says, never) => {
  const texts = await leadOf(regions)
  expect(texts).toMatch(says)
  expect(texts).not.toMatch(never)
})
