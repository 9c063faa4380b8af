import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { MASTERS, OWN_MASTERS } from '@/lib/server/pictureFiles'
import { writeAnswers } from '@/scripts/records/answers'
import { RELEASE } from '@/tests/servers/cases'
import type { Owner } from './owners'

/** Writes down an owner's answers, as the editor and `npm run setup -- --antworten` do. */
export function writeRecords(folder: string, { records }: Owner) {
  writeAnswers(folder, records)
}

/** Longer texts than the sample's, as owners write them. */
export function writeTexts(folder: string) {
  const texts = {
    welcome: {
      paragraphs: [
        'Vor drei Jahren haben wir mit einem Bürohaus am Hauptbahnhof begonnen. Die Sicherheitskraft, die dort die erste Nacht übernahm, leitet heute die Einsätze im Osten der Stadt und weist neue Kolleginnen und Kollegen ein.',
        'Im zweiten Stock brennt noch Licht, auf dem Hof steht die Lieferung für morgen. Sie brauchen Menschen, die hinsehen und Ihnen am Morgen sagen können, was los war.',
        'Unsere Sicherheitskräfte gehen ihre Runden zu wechselnden Zeiten und wissen, welche Tür klemmt.',
      ],
    },
    contact: { next: { deadline: 'Sie hören spätestens am nächsten Werktag von uns.' } },
  }
  writeFileSync(join(folder, 'content/owner/texts/home.json'), JSON.stringify(texts, null, 2))
}

/** Another picture of the same size and light, without details: AVIF takes its time over those. */
async function plainCopyOf(master: string) {
  const { width, height } = await sharp(master).metadata()
  const light = await sharp(master).flop().resize(48).toBuffer()
  const picture = await sharp(light).resize(width, height, { fit: 'fill' }).toBuffer()
  return { width, height, picture }
}

/** A picture for the service that has no texts in the template. */
export async function addPicture(folder: string) {
  const { picture } = await plainCopyOf(join(folder, MASTERS, 'service/objektschutz.webp'))
  const target = join(folder, OWN_MASTERS, `service/${RELEASE.newService}.webp`)
  mkdirSync(dirname(target), { recursive: true })
  writeFileSync(target, picture)
}

/**
 * Lays photos from a phone in the place of the sample's pictures, of each make one: those of the start, an upright one, and one behind
 * words. Those that lie on their side say so in their EXIF data. Of the morning there is none: the template's is of another place.
 */
export async function takePhotos(folder: string) {
  for (const name of ['hero/start', 'hero/start-hochkant', 'about/willkommen', 'hinterbild/branchen']) {
    const { width, height, picture } = await plainCopyOf(join(folder, MASTERS, `${name}.webp`))
    const target = join(folder, OWN_MASTERS, `${name}.jpg`)
    mkdirSync(dirname(target), { recursive: true })
    const photo = sharp(picture)
    await (width > height ? photo.rotate(-90).withMetadata({ orientation: 6 }) : photo)
      .jpeg({ quality: 90 })
      .toFile(target)
  }
}

/** A mark of its own, in the colour of the ground's words. */
export function layLogo(folder: string) {
  writeFileSync(
    join(folder, 'content/owner/logo.svg'),
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 108 36"><path fill="none" stroke="currentColor" stroke-width="4" d="M18 3l15 8v10c0 7-6 11-15 13C9 32 3 28 3 21V11z"/><circle cx="18" cy="16" r="4" fill="currentColor"/><path fill="currentColor" d="M16 17h4l2 9h-8zM46 9h62v6H46zM46 21h44v6H46z"/></svg>\n',
  )
}

/** Says yes to everything that a release asks, until it begins to check. */
export function releaseWithYes(folder: string) {
  const { status, stdout, stderr } = spawnSync('npm', ['run', 'release', '--', '--bestaetigen'], {
    cwd: folder,
    encoding: 'utf8',
    input: 'ja\n'.repeat(99),
    maxBuffer: 64 * 1024 * 1024,
  })
  if (status !== 0 || !stdout.includes('Stimmt das alles?')) {
    throw new Error(`A release does not ask, or refuses what is confirmed:\n${stdout}${stderr}`)
  }
}
