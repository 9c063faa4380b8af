import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { claimedFacts } from '@/content/fact'
import { facts } from '@/content/facts'
import { place } from '@/content/place'
import { ofSample } from '@/content/support/ofSample'
import { exportObstacles, type Records } from './exportObstacles'
import { sampleFigures, samplePlace } from './sample'

const hamburg: Records = {
  town: 'Hamburg',
  area: ['Hamburg und Umland', 'Lüneburg'],
  own: [
    'Hamburg',
    'Serverhaus GmbH, Hanauer Landstraße 2, 60327 Frankfurt am Main',
    '30+',
    'Mitarbeitende',
    'Wache an Tor 3 seit 2022 (mit 12 Mitarbeitenden)',
  ],
  texts: ['Hotelsicherheit übernehmen wir am Main nicht.', 'Seit 2001 dabei.'],
  notOffered: [{ slug: 'hotelsicherheit', title: 'Hotelsicherheit' }],
  figures: ['30+ Mitarbeitende', '2019 gegründet'],
}

let out = ''
beforeEach(() => {
  out = mkdtempSync(join(tmpdir(), 'export-'))
})
afterEach(() => rmSync(out, { recursive: true }))

/** What is found in an export of one file. */
function found(text: string, file = 'index.html', records = hamburg) {
  mkdirSync(dirname(join(out, file)), { recursive: true })
  writeFileSync(join(out, file), text)
  return exportObstacles(out, records)
}

it.each([
  ['a town', '<p>Werkschutz Frankfurt</p>', 'Frankfurt'],
  ['who lives there', '<p>die Frankfurter Nacht</p>', 'Frankfurter'],
  ['an area', '<h1>Wache im Rhein-\u2060Main-Gebiet</h1>', 'Rhein-Main'],
  ['a word that may break', '<p>Wies\u00adbaden</p>', 'Wiesbaden'],
  ['an adjective', '<p>das hessische Recht</p>', 'hessisch'],
  ['a river', '<p>Der Main am Abend</p>', 'Main'],
  ['a picture', '<img alt="Die Mainbrücke">', 'Mainbrücke'],
  [
    'what search engines are told',
    '<script type="application/ld+json">{"areaServed":"Mainz"}</script>',
    'Mainz',
  ],
  ['a number of the sample', '<b>5.000+</b> <span>Menschen</span>', '5.000+'],
  ['a number that no record holds', '<p>Gegründet 2011.</p>', 'Gegründet 2011'],
  ['people that no record counts', '<p>80 Mitarbeitende</p>', '80 Mitarbeitende'],
  ['a number in a sentence of the owner', '<p>Seit 2001 dabei.</p>', 'Seit 2001'],
  ['a service', '<h3>Hotel\u00adsicherheit</h3>', 'Hotelsicherheit'],
  ['a page', '<a href="/hotelsicherheit/">mehr</a>', '/hotelsicherheit/'],
  ['its picture', '<img src="/service/hotelsicherheit-240.webp">', '/hotelsicherheit-'],
])('names %s that the records do not hold, with file and words', (_, html, word) => {
  expect(found(html, 'seite/index.html')[0]).toContain(`out/seite/index.html: „${word}`)
})

it.each([
  '<p>Hamburg</p><p>Serverhaus GmbH, Hanauer Landstraße 2, 60327 Frankfurt am Main</p>',
  '<p>30+ Mitarbeitende, gegründet 2019, seit 2019</p>',
  '<p>Die Hauptsache: mainly 8 Stunden, § 34a GewO, Rheinland-Pfalz, im Jahr 2027, 12 Jahre Aufbewahrung</p>',
  '<p>Verträge des Jahres 2025</p><p>Mitarbeitende bundesweit</p><p>Stand Januar 2026. Mitarbeitende gehen gern hin.</p>',
  '<p>Eine Wache am Rhein</p>',
  '<p>Hotelsicherheit übernehmen wir am Main nicht.</p>',
  '<p>Reederei Nord: Wache an Tor 3 seit 2022 (mit 12 Mitarbeitenden)</p>',
  '<style>.main{}</style><script>const Main = 1</script><main class="Main">Ruhe</main>',
])('lets pass %s', (html) => {
  expect(found(html)).toEqual([])
})

it('says what stands before and after a word', () => {
  expect(found('<p>Wache in Hanau bei Nacht</p>')[0]).toContain('„… Wache in Hanau bei Nacht …“')
})

it('names a word once a file', () => {
  expect(found(`<p>Hanau${' und'.repeat(40)} Hanau</p>`)).toHaveLength(1)
})

it('leaves to a company of the same town what stands there', () => {
  expect(
    found('<p>Die Mainbrücke in Frankfurt</p>', 'index.html', { ...hamburg, town: 'Frankfurt' }),
  ).toEqual([])
})

it('leaves to a company its own Land and regions, in every form of their names', () => {
  const kassel = { ...hamburg, town: 'Kassel', area: ['Kassel', 'Hessen', 'Betriebe am Main'] }
  const html = '<a href="https://wache-hessen.de/">hessische Betriebe am Main</a> in Hanau'
  expect(found(html, 'index.html', kassel)).toEqual([expect.stringContaining('„Hanau“')])
})

it('reads data, sitemap and contact card, and no licences', () => {
  expect(found('{"name":"Offenbach"}', '_next/static/flight/a.json')).toHaveLength(1)
  expect(found('<loc>https://x.de/hotelsicherheit/</loc>', 'sitemap.xml')).toHaveLength(2)
  expect(found('ADR:;;Hanau', 'kontakt.vcf')).toHaveLength(3)
  expect(found('Frankfurt', 'lizenzen.txt')).toHaveLength(3)
})

ofSample('knows the words and figures of the sample', () => {
  expect(place.town).toBe(samplePlace.town)
  for (const { name } of place.regions) {
    expect(found(`<p>${name}</p>`).length).toBeGreaterThan(0)
  }
  for (const [, { value }] of claimedFacts(facts).filter(([, fact]) => 'evidence' in fact)) {
    expect(sampleFigures).toContain(value.replaceAll('\u00a0', ' '))
  }
})

it("takes for the owner's own what a record says", () => {
  const words = [place.town, place.area, ...place.regions.map(({ name }) => name)]
  expect(found(`<p>${words.join(', ')}</p>`, 'index.html', { ...hamburg, own: words })).toEqual([])
})
