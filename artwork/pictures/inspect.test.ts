import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Sharp } from 'sharp'
import { inspectMasters, pointFaults } from './inspect'
import { newProject, type Project, plain, sideways } from './support/project'

let project: Project
beforeEach(() => {
  project = newProject()
})
afterEach(() => project.remove())

const heic = readFileSync(join(__dirname, 'support/phone.heic'))

async function faultsOf(...files: readonly (readonly [name: string, content: Buffer])[]) {
  for (const [name, content] of files) {
    project.put(name, content)
  }
  return (await inspectMasters(project.root)).faults
}

it('needs no picture, and takes a master in each format that it can read, measured as it is seen', async () => {
  expect(await inspectMasters(project.root)).toEqual({ masters: [], faults: [] })
  const masters: [name: string, picture: Sharp][] = [
    ['about/ueber-uns.jpg', plain(1800, 1200).jpeg()],
    ['about/willkommen.JPEG', sideways(1600, 1300).jpeg()],
    ['hero/start-hochkant.webp', plain(960, 1440).webp({ effort: 0 })],
    ['service/haus-wache.png', plain(2000, 1125).png({ compressionLevel: 1 })],
    ['team/erika.jpg', plain(600, 600).jpeg()],
    ['team/max-m.jpg', plain(600, 800).jpeg()],
    ['videos/rhein-main.avif', plain(1280, 720).avif({ effort: 0 })],
  ]
  for (const [name, picture] of masters) {
    project.put(name, await picture.toBuffer())
  }
  const { masters: taken, faults } = await inspectMasters(project.root)
  expect(faults).toEqual([])
  expect(taken.map(({ name, width, height, turned }) => [name, width, height, turned])).toEqual([
    ['about/ueber-uns', 1800, 1200, false],
    ['about/willkommen', 1300, 1600, true],
    ['hero/start-hochkant', 960, 1440, false],
    ['service/haus-wache', 2000, 1125, false],
    ['team/erika', 600, 600, false],
    ['team/max-m', 600, 800, false],
    ['videos/rhein-main', 1280, 720, false],
  ])
})

it('says all that is wrong at once', async () => {
  const small = await plain(1000, 750).jpeg().toBuffer()
  const faults = await faultsOf(
    ['service/objektschutz.jpg', small],
    ['service/objektschutz.webp', await plain(2000, 1125).webp().toBuffer()],
    ['service/werkschutz.heic', heic],
    ['service/umbenannt.jpg', heic],
    ['service/empfangsdienst.gif', small],
    ['service/Kontrolldienst.jpg', await plain(2000, 1125).jpeg().toBuffer()],
    ['start.jpg', small],
    ['hero/start.jpg', await sideways(3000, 2000).jpeg().toBuffer()],
    ['hero/start-hochkant.png', await plain(2000, 1500).png().toBuffer()],
    ['about/ueber-uns.jpg', Buffer.from('not a picture')],
    ['team/erika.jpg', small],
    ['about/.DS_Store', small],
    ['about/Thumbs.db', small],
  )
  const at = 'content/owner/pictures/'
  expect(faults).toEqual([
    `${at}service/objektschutz gibt es mehrmals: objektschutz.jpg, objektschutz.webp. Löschen Sie, was nicht gezeigt werden soll.`,
    expect.stringMatching(`^${at}about/ueber-uns.jpg lässt sich nicht als Bild lesen. Öffnen Sie`),
    `${at}hero/start-hochkant.png liegt quer (2000 × 1500), gezeigt wird das Bild hochkant. Nehmen Sie ein anderes oder schneiden Sie es auf mindestens 960 × 1440 Pixel zu.`,
    `${at}hero/start.jpg liegt hochkant (2000 × 3000), gezeigt wird das Bild quer. Nehmen Sie ein anderes oder schneiden Sie es auf mindestens 2400 × 1350 Pixel zu.`,
    expect.stringMatching(
      `^${at}service/empfangsdienst.gif ist kein Bild, .* Speichern Sie es als JPEG, PNG`,
    ),
    expect.stringMatching(
      `^${at}service/Kontrolldienst.jpg wird nirgends gezeigt. Möglich sind hero/start, `,
    ),
    expect.stringMatching(
      `^${at}service/objektschutz.jpg ist mit 1000 × 750 Pixeln zu klein. Gebraucht werden mindestens 2000 × 1125. `,
    ),
    expect.stringMatching(
      `^${at}service/umbenannt.jpg ist ein Foto im Format HEIC, .* Speichern Sie es als JPEG`,
    ),
    expect.stringMatching(`^${at}service/werkschutz.heic ist ein Foto im Format HEIC, `),
    expect.stringMatching(`^${at}start.jpg wird nirgends gezeigt. `),
    expect.stringMatching(`^${at}team/erika.jpg liegt quer .1000 × 750.`),
  ])
})

it('takes a point from edge to edge', () => {
  expect(pointFaults({ a: { focus: { x: 0, y: 100 } }, b: { square: 100 }, c: { square: 0 } })).toEqual([])
})

it.each([
  ['focus', { x: 101, y: 70 }],
  ['focus', { x: 72, y: 70.5 }],
  ['focus', { x: -1, y: 0 }],
  ['square', 0.6],
])('refuses %s where it is %j', (field, point) => {
  expect(pointFaults({ 'service/werkschutz': { [field]: point } })).toEqual([
    expect.stringContaining(
      `content/owner/pictures.json: ${field} von „service/werkschutz“ ist ${JSON.stringify(point)}. Erlaubt sind ganze Zahlen von 0 bis 100, etwa "${field}": `,
    ),
  ])
})
