import type { Region } from './place'

const told: Region = { name: 'Kiel', text: 'Hafen', about: 'Am Hafen Lager. Zur Ablösung fährt der Bus.' }
const untold: Region = { name: 'Plön', text: 'Hotels am See' }

const pageOf = async (regions: readonly Region[], more = {}) => {
  jest.resetModules()
  jest.doMock('@/content/place', () => ({
    place: { town: 'Kiel', area: 'Kiel und an der Förde', land: 'SH', regions, ...more },
    areaInTitles: 'Kiel und an der Förde',
  }))
  return (await import('./einsatzgebiet')).einsatzgebiet
}

const leadOf = async (regions: readonly Region[]) => {
  const { lead, meta } = await pageOf(regions)
  return `${lead} ${meta.description}`
}

it.each([
  ['each', [told, { ...told, name: 'Plön' }], /auch nachts ankommt. Hier steht, wie/, /zu einigen|Feiertage/],
  ['some', [told, untold], /zu einigen lesen Sie mehr/, /jedem Ort|Ablösung|Feiertage/],
  ['none', [untold, { ...untold, name: 'Eutin' }], /was dort bewacht wird\. /, /jedem Ort|Ablösung|lesen/],
  ['some elsewhere', [told, { ...untold, land: 'HE' as const }], /Feiertage dort/, /jedem Ort|Ablösung/],
])('promises of its places what %s of them tell', async (_how, regions, says, never) => {
  const texts = await leadOf(regions)
  expect(texts).toMatch(says)
  expect(texts).not.toMatch(never)
})

describe('its description', () => {
  const named = (...names: readonly string[]) => names.map((name) => ({ ...told, name }))
  const FOUR = named('Kiel', 'Eckernförde', 'Rendsburg', 'Neumünster')
  const descriptionOf = async (...args: Parameters<typeof pageOf>) => (await pageOf(...args)).meta.description

  it('names every place where there is room, rather than the last thing to read', async () => {
    expect(await descriptionOf(FOUR)).toBe(
      'Sicherheitsdienst in Kiel, Eckernförde, Rendsburg und Neumünster: was wir an jedem Ort bewachen und wie die Ablösung dorthin kommt.',
    )
    expect(await descriptionOf(FOUR.slice(0, 2))).toMatch(/kommt und welche Leistungen wir anbieten\.$/)
  })

  it('names the first of many and says that there are more, within what search results show', async () => {
    const description = await descriptionOf([
      ...FOUR,
      ...named('Henstedt-Ulzburg', 'Bad Bramstedt', 'Kaltenkirchen'),
    ])
    expect(description).toMatch(/^Sicherheitsdienst in Kiel, .*Neumünster.* und weiteren Orten: was/)
    expect(description.length).toBeLessThanOrEqual(155)
  })

  it('keeps to the name of the area where that has another one after „in“', async () => {
    expect(await descriptionOf(FOUR, { titleArea: 'Kiel und Förde' })).toMatch(
      /^Sicherheitsdienst in Kiel und an der Förde: was wir an jedem Ort bewachen/,
    )
  })
})
