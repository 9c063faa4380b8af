import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { palette } from '@/lib/server/palette'
import { OWN_MASTERS, PICTURE_FORMATS } from '@/lib/server/pictureFiles'
import type { Master } from './inspect'
import { placeOf } from './places'
import { type Cut, encoded, plannedPictures } from './recipe'
import { newProject, type Project, plain } from './support/project'

let project: Project
beforeEach(() => {
  project = newProject()
})
afterEach(() => project.remove())

/** A master that is smaller than its place asks for, which is quicker to encode. */
async function masterOf(name: string, picture: Sharp): Promise<Master> {
  project.put(`${name}.jpg`, await picture.toBuffer())
  const path = join(project.root, OWN_MASTERS, `${name}.jpg`)
  const { autoOrient, orientation = 1, hasAlpha } = await sharp(path).metadata()
  return {
    name,
    folder: OWN_MASTERS,
    path,
    type: 'jpg',
    place: placeOf(name) as Master['place'],
    ...autoOrient,
    turned: orientation > 1,
    hasAlpha,
  }
}

/** As it is served, in each format. */
const served = (master: Master, width: number, cut: Cut | null = null) =>
  Promise.all(PICTURE_FORMATS.map((format) => encoded({ master, cut, width, format, path: '' })))

/** The colour at a place of a picture, in shares of its width and height. */
async function colourAt(picture: Buffer, x: number, y: number): Promise<readonly number[]> {
  const { data, info } = await sharp(picture).raw().toBuffer({ resolveWithObject: true })
  const at = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * info.channels
  return [...data.subarray(at, at + 3)]
}

const isRed = ([red = 0, green = 0, blue = 0]: readonly number[]) => red > 200 && green < 80 && blue < 80

/** Another colour on part of a picture. */
const block = (background: string, left: number, top: number, width: number, height: number) => ({
  input: { create: { width, height, channels: 3 as const, background } },
  left,
  top,
})

it('serves a sideways photo upright, and nothing that the phone noted down', async () => {
  // Lies on its left side; upright, its upper left corner is red. It was taken in Frankfurt.
  const photo = plain(160, 240)
    .composite([block('#ff0000', 0, 180, 40, 60)])
    .withMetadata({ orientation: 6 })
    .withExifMerge({ IFD0: { Make: 'Handy' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '50/1 7/1 0/1' } })
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><place>Frankfurt</place></x:xmpmeta>')
    .jpeg()
  const master = await masterOf('service/werkschutz', photo)
  expect(await sharp(master.path).metadata()).toMatchObject({
    orientation: 6,
    exif: expect.anything(),
    xmp: expect.anything(),
    icc: expect.anything(),
  })
  for (const file of await served(master, 120)) {
    const { width, height, orientation, exif, xmp, icc } = await sharp(file).metadata()
    expect({ width, height, orientation, exif, xmp, icc }).toEqual({ width: 120, height: 80 })
    expect(isRed(await colourAt(file, 0.1, 0.1))).toBe(true)
    expect(isRed(await colourAt(file, 0.1, 0.9))).toBe(false)
    expect(isRed(await colourAt(file, 0.9, 0.1))).toBe(false)
  }
})

it('plans each width as AVIF and two as WebP, wider copies only of a master that has them, and squares', async () => {
  const master = await masterOf('service/werkschutz', plain(16, 9).jpeg())
  const plan = (width: number, square?: number) =>
    plannedPictures(
      [{ ...master, width, height: 1600 }],
      square === undefined ? {} : { 'service/werkschutz': { square } },
      project.root,
    )
  const { manifest, files } = plan(2879)
  expect(manifest).toMatchObject({
    'service/werkschutz': { width: 2879, height: 1600, widths: [240, 480, 760, 1440, 2000] },
    'service/werkschutz-quadrat': { width: 1600, height: 1600, widths: [480, 840] },
  })
  const widthsOf = (wanted: string, isSquare: boolean) =>
    files
      .filter(({ format, cut }) => format === wanted && (cut !== null) === isSquare)
      .map(({ width }) => width)
  expect(widthsOf('avif', false)).toEqual([240, 480, 760, 1440, 2000])
  expect(widthsOf('avif', true)).toEqual([480, 840])
  // A thumbnail, and what a browser without AVIF gets.
  expect(widthsOf('webp', false)).toEqual([240, 760])
  expect(widthsOf('webp', true)).toEqual([480])
  expect(new Set(files.map(({ path }) => path)).size).toBe(files.length)
  expect(plan(2880).manifest['service/werkschutz']?.widths.at(-1)).toBe(2880)

  const squares = (of: typeof files) => new Set(of.map(({ cut }) => cut?.x))
  expect(squares(files)).toEqual(new Set([undefined, 50]))
  expect(squares(plan(2879, 100).files)).toEqual(new Set([undefined, 100]))
  // Browsers keep what they have seen for ever.
  const hashes = (square?: number) => Object.values(plan(2879, square).manifest).map(({ hash }) => hash)
  expect(hashes(50)).toEqual(hashes())
  expect(hashes(100)[0]).toBe(hashes()[0])
  expect(hashes(100)[1]).not.toBe(hashes()[1])
})

it('keeps the colours of a phone that sees more of them than the web', async () => {
  const photo = plain(128, 72, '#ff2828').withIccProfile('p3').jpeg({ quality: 95 })
  const master = await masterOf('videos/rhein-main', photo)
  const numbers = await sharp(master.path).keepIccProfile().raw().toBuffer()
  // Not the same red in numbers: read as sRGB it would be paler.
  expect(numbers[0]).toBeLessThan(240)
  for (const file of await served(master, 64)) {
    const [red = 0, green = 0] = await colourAt(file, 0.5, 0.5)
    expect(red).toBeGreaterThan(248)
    expect(green).toBeLessThan(48)
  }
})

it('cuts the square for phones out of the middle, or where the record says', async () => {
  const redAtItsRight = plain(200, 112).composite([block('#ff0000', 160, 0, 40, 112)])
  const master = await masterOf('service/werkschutz', redAtItsRight.png())
  for (const [square, reaches] of [
    [50, false],
    [100, true],
  ] as const) {
    for (const file of await served(master, 48, { shape: 'square', x: square, y: 0 })) {
      expect(await sharp(file).metadata()).toMatchObject({ width: 48, height: 48 })
      expect(isRed(await colourAt(file, 0.9, 0.5))).toBe(reaches)
    }
  }
})

it('cuts a person out of the upper part of an upright picture, and shows no more of it', async () => {
  const photo = plain(60, 100).composite([block('#ff0000', 0, 12, 60, 4)])
  const master = await masterOf('team/erika', photo.png())
  const { manifest, files } = plannedPictures([master], {}, project.root)
  expect(manifest).toMatchObject({ 'team/erika-quadrat': { width: 60, height: 60, widths: [96, 192, 288] } })
  expect(Object.keys(manifest)).toHaveLength(1)
  for (const file of files.filter(({ width }) => width === 288)) {
    const picture = await encoded(file)
    expect(await sharp(picture).metadata()).toMatchObject({ width: 288, height: 288 })
    // Cut off are six of the forty rows that are too many.
    expect(isRed(await colourAt(picture, 0.5, 8 / 60))).toBe(true)
  }
})

it('makes the upright start of a wide one, above dark ground, where there is none', async () => {
  const wide = await masterOf('hero/start', plain(160, 100, '#ff0000').png())
  const upright = await masterOf('hero/start-hochkant', plain(20, 30).png())
  const both = plannedPictures([wide, upright], {}, project.root).manifest
  const alone = plannedPictures([wide], {}, project.root)
  expect(alone.manifest['hero/start-hochkant']).toMatchObject({
    width: 960,
    height: 1440,
    widths: both['hero/start-hochkant']?.widths,
    master: both['hero/start']?.master,
  })
  expect(both['hero/start-hochkant']?.master).not.toBe(both['hero/start']?.master)
  for (const file of alone.files.filter(({ cut, width }) => cut !== null && width === 480)) {
    const picture = await encoded(file)
    expect(await sharp(picture).metadata()).toMatchObject({ width: 480, height: 720 })
    expect(isRed(await colourAt(picture, 0.5, 0.3))).toBe(true)
    expect(isRed(await colourAt(picture, 0.5, 0.6))).toBe(false)
  }
})

it('fills what is transparent, as another picture than one that is not', async () => {
  const clear = sharp({ create: { width: 64, height: 36, channels: 4, background: '#ff000000' } })
  const master = await masterOf('videos/rhein-main', clear.png())
  const blue = (
    await sharp({ create: { width: 1, height: 1, channels: 3, background: palette.nacht[800] } })
      .raw()
      .toBuffer()
  ).at(2)
  for (const file of await served(master, 64)) {
    expect((await sharp(file).metadata()).hasAlpha).toBe(false)
    expect((await colourAt(file, 0.5, 0.5)).map((value) => Math.round(value / 8))[2]).toBe(
      Math.round(Number(blue) / 8),
    )
  }
  const hashOf = (hasAlpha: boolean) =>
    Object.values(plannedPictures([{ ...master, hasAlpha }], {}, project.root).manifest)[0]?.hash
  expect(hashOf(true)).not.toBe(hashOf(false))
})

it('holds light back where text stands on it, so that white keeps 7 : 1, and leaves a picture', async () => {
  const photo = plain(160, 160, '#ffffff').composite([
    block('#00ff00', 0, 0, 50, 160),
    block('#ffd070', 50, 0, 50, 160),
  ])
  const master = await masterOf('hinterbild/branchen', photo.png())
  for (const file of await served(master, 120)) {
    for (const x of [0.15, 0.45, 0.8]) {
      const [red = 0, green = 0, blue = 0] = (await colourAt(file, x, 0.5)).map((value) =>
        value <= 10 ? value / 3294.6 : ((value / 255 + 0.055) / 1.055) ** 2.4,
      )
      const luminance = 0.2126 * red + 0.7152 * green + 0.0722 * blue
      expect(1.05 / (luminance + 0.05)).toBeGreaterThan(7)
      expect(luminance).toBeGreaterThan(0.05)
    }
  }
})
