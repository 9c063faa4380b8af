import sharp from 'sharp'
import type { PictureRecord } from '@/content/pictures'
import { inspectMasters } from './inspect'
import { encoded, plannedPictures } from './recipe'
import { newProject, type Project, plain } from './support/project'

let project: Project
beforeEach(() => {
  project = newProject()
})
afterEach(() => project.remove())

type Wanted = { width: number; square?: boolean }

async function plan(records: Readonly<Record<string, PictureRecord>> = {}) {
  const { masters, faults } = await inspectMasters(project.root)
  expect(faults).toEqual([])
  return plannedPictures(masters, records, project.root)
}

/** One width in both formats. */
async function served({ width, square = false }: Wanted, records?: Readonly<Record<string, PictureRecord>>) {
  const { files } = await plan(records)
  const wanted = files.filter((file) => file.width === width && (file.square !== null) === square)
  expect(wanted).toHaveLength(2)
  return Promise.all(wanted.map(encoded))
}

/** The colour at a place of a picture, in shares of its width and height. */
async function colourAt(picture: Buffer, x: number, y: number): Promise<readonly number[]> {
  const { data, info } = await sharp(picture).raw().toBuffer({ resolveWithObject: true })
  const at = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * info.channels
  return [...data.subarray(at, at + 3)]
}

const isRed = ([red = 0, green = 0, blue = 0]: readonly number[]) => red > 200 && green < 80 && blue < 80

/** Lies on its left side; upright, its upper left corner is red. It was taken in Frankfurt. */
const sidewaysPhoto = () =>
  plain(1600, 2400)
    .composite([
      {
        input: { create: { width: 400, height: 600, channels: 3, background: '#ff0000' } },
        left: 0,
        top: 1800,
      },
    ])
    .withMetadata({ orientation: 6 })
    .withExifMerge({ IFD0: { Make: 'Handy' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '50/1 7/1 0/1' } })
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><place>Frankfurt</place></x:xmpmeta>')

it('serves a sideways photo upright, and nothing that the phone noted down', async () => {
  const photo = await sidewaysPhoto().jpeg().toBuffer()
  expect(await sharp(photo).metadata()).toMatchObject({ orientation: 6, exif: expect.anything() })
  expect(photo.includes('Handy')).toBe(true)
  project.put('service/werkschutz.jpg', photo)
  const files = await served({ width: 240 })
  for (const file of files) {
    const { width, height, orientation, exif, xmp, icc } = await sharp(file).metadata()
    expect({ width, height, orientation, exif, xmp, icc }).toEqual({ width: 240, height: 160 })
    expect(isRed(await colourAt(file, 0.1, 0.1))).toBe(true)
    expect(isRed(await colourAt(file, 0.1, 0.9))).toBe(false)
    expect(isRed(await colourAt(file, 0.9, 0.1))).toBe(false)
  }
})

it('tells pages the size of the upright picture', async () => {
  project.put('service/werkschutz.jpg', await sidewaysPhoto().jpeg().toBuffer())
  const { manifest } = await plan()
  expect(manifest).toMatchObject({
    'service/werkschutz': { width: 2400, height: 1600 },
    'service/werkschutz-quadrat': { width: 1600, height: 1600 },
  })
})

it('serves wider copies only of a master that has them', async () => {
  const widest = async (width: number) => {
    project.put(
      'service/werkschutz.png',
      await plain(width, (width * 9) / 16)
        .png()
        .toBuffer(),
    )
    return (await plan()).manifest['service/werkschutz']?.widths.at(-1)
  }
  expect(await widest(2000)).toBe(2000)
  expect(await widest(3200)).toBe(2880)
})

it('keeps the colours of a phone that sees more of them than the web', async () => {
  const photo = await plain(1280, 720, '#ff2828').withIccProfile('p3').jpeg({ quality: 95 }).toBuffer()
  const numbers = await sharp(photo).keepIccProfile().raw().toBuffer()
  // Not the same red in numbers: read as sRGB it would be paler.
  expect(numbers[0]).toBeLessThan(240)
  project.put('videos/rhein-main.jpg', photo)
  for (const file of await served({ width: 640 })) {
    const [red = 0, green = 0] = await colourAt(file, 0.5, 0.5)
    expect(red).toBeGreaterThan(248)
    expect(green).toBeLessThan(48)
  }
})

/** Red at its right end. */
const redAtTheRight = () =>
  plain(2000, 1125)
    .composite([
      {
        input: { create: { width: 400, height: 1125, channels: 3, background: '#ff0000' } },
        left: 1600,
        top: 0,
      },
    ])
    .png()
    .toBuffer()

it('cuts the square for phones out of the middle, or where the record says', async () => {
  project.put('service/werkschutz.png', await redAtTheRight())
  const isRedAtItsEnd = async (records?: Readonly<Record<string, PictureRecord>>) => {
    const squares = await served({ width: 480, square: true }, records)
    return Promise.all(
      squares.map(async (square) => {
        expect(await sharp(square).metadata()).toMatchObject({ width: 480, height: 480 })
        return isRed(await colourAt(square, 0.9, 0.5))
      }),
    )
  }
  const right = { 'service/werkschutz': { square: 100 } }
  expect(await isRedAtItsEnd()).toEqual([false, false])
  expect(await isRedAtItsEnd(right)).toEqual([true, true])
  // Browsers keep what they have seen for ever.
  const name = 'service/werkschutz-quadrat'
  expect((await plan(right)).manifest[name]?.hash).not.toBe((await plan()).manifest[name]?.hash)
})

it('holds light back where text stands on it, so that white keeps 7 : 1, and leaves a picture', async () => {
  const photo = plain(1600, 1600, '#ffffff').composite(
    ['#00ff00', '#ffd070'].map((background, index) => ({
      input: { create: { width: 500, height: 1600, channels: 3, background } },
      left: 500 * index,
      top: 0,
    })),
  )
  project.put('hinterbild/branchen.png', await photo.png({ compressionLevel: 1 }).toBuffer())
  for (const file of await served({ width: 1200 })) {
    for (const x of [0.15, 0.45, 0.8]) {
      const [red = 0, green = 0, blue = 0] = (await colourAt(file, x, 0.5)).map((value) =>
        value <= 10 ? value / 3294.6 : ((value / 255 + 0.055) / 1.055) ** 2.4,
      )
      const luminance = 0.2126 * red + 0.7152 * green + 0.0722 * blue
      expect(1.05 / (luminance + 0.05)).toBeGreaterThan(7)
      expect(luminance).toBeGreaterThan(0.05)
    }
  }
}, 30_000)
