import { spawnSync } from 'node:child_process'
import { copyFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { companyRecord } from '@/content/company'
import { MASTERS } from '@/lib/server/pictureFiles'
import { writeAnswers } from '@/scripts/setup/answers'
import { RELEASE } from '@/tests/servers/cases'
import type { Owner } from './owners'

/** Changes one file of a copy. A place is found whether or not the owner has already been there. */
function edit(folder: string, file: string, ...edits: readonly (readonly [at: RegExp, write: string])[]) {
  const path = join(folder, file)
  const text = edits.reduce(
    (before, [at, write]) => {
      if (before.search(at) === -1) {
        throw new Error(`${file} is not written as the docs say: nothing is like ${at}.`)
      }
      return before.replace(at, () => write)
    },
    readFileSync(path, 'utf8'),
  )
  writeFileSync(path, text)
}

/** Writes down what `npm run setup` would have asked for, as it does. */
export function writeRecords(folder: string, owner: Owner) {
  const fields = Object.keys(companyRecord) as (keyof typeof companyRecord)[]
  writeAnswers(folder, {
    ...owner,
    company: Object.fromEntries(fields.map((field) => [field, owner.company[field] ?? null])),
  })
}

/** Longer texts than the sample's, as owners write them. */
export function writeTexts(folder: string) {
  edit(
    folder,
    'content/home.ts',
    [/(?<=\bdeadline:)\s+(?:null|'.*')/, " 'Sie hören spätestens am nächsten Werktag von uns.'"],
    [
      /(?<=^ {2}welcome: \{[^}]*paragraphs: \[)/m,
      "'Vor drei Jahren haben wir mit einem Bürohaus am Hauptbahnhof begonnen. Die Sicherheitskraft, die dort die erste Nacht übernahm, leitet heute die Einsätze im Osten der Stadt und weist neue Kolleginnen und Kollegen ein.',",
    ],
  )
}

/** Another picture of the same size and light, without details: AVIF takes its time over those. */
async function plainCopyOf(master: string) {
  const { width, height } = await sharp(master).metadata()
  const light = await sharp(master).flop().resize(48).toBuffer()
  const picture = await sharp(light).resize(width, height, { fit: 'fill' }).toBuffer()
  return { width, height, picture }
}

/** What docs/leistung.md says, in its order; the text itself is a file of ours. */
export async function addService(folder: string) {
  const slug = RELEASE.newService
  copyFileSync(join(process.cwd(), `tests/owner/${slug}.ts.txt`), join(folder, `content/services/${slug}.ts`))
  edit(
    folder,
    'content/services/index.ts',
    [/^/, `import { museumsWache } from './${slug}'\n`],
    [/(?<=^const written: .* = \{)/m, `'${slug}': museumsWache,`],
  )
  edit(folder, 'content/services/slugs.ts', [/(?<=^export const writtenSlugs = \[)/m, `'${slug}',`])
  edit(folder, 'content/services/offered.ts', [/(?<=^ {2}services: \[)/m, `'${slug}',`])
  const { picture } = await plainCopyOf(join(folder, MASTERS, 'service/objektschutz.webp'))
  writeFileSync(join(folder, MASTERS, `service/${slug}.webp`), picture)
}

/**
 * Lays photos from a phone in the place of the sample's pictures, of each make one: those of the start, an upright one, and one behind
 * words. Those that lie on their side say so in their EXIF data. Of the morning there is none.
 */
export async function takePhotos(folder: string) {
  rmSync(join(folder, MASTERS, 'hero/start-morgen.webp'))
  for (const name of ['hero/start', 'hero/start-hochkant', 'about/willkommen', 'hinterbild/branchen']) {
    const master = join(folder, MASTERS, `${name}.webp`)
    const { width, height, picture } = await plainCopyOf(master)
    const photo = sharp(picture)
    await (width > height ? photo.rotate(-90).withMetadata({ orientation: 6 }) : photo)
      .jpeg({ quality: 90 })
      .toFile(join(folder, MASTERS, `${name}.jpg`))
    rmSync(master)
  }
}

/** A mark of its own, in the colour of the ground's words. */
export function layLogo(folder: string) {
  writeFileSync(
    join(folder, 'content/logo.svg'),
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 108 36"><path fill="none" stroke="currentColor" stroke-width="4" d="M18 3l15 8v10c0 7-6 11-15 13C9 32 3 28 3 21V11z"/><circle cx="18" cy="16" r="4" fill="currentColor"/><path fill="currentColor" d="M16 17h4l2 9h-8zM46 9h62v6H46zM46 21h44v6H46z"/></svg>\n',
  )
}

/** Says yes to everything that a release asks. */
export function confirmEverything(folder: string) {
  const { stderr } = spawnSync('npm', ['run', 'release'], { cwd: folder, encoding: 'utf8' })
  const answers = [...stderr.matchAll(/^- content\/confirmations\.ts: .* tragen Sie ein: (.*)$/gm)].map(
    ([, answer]) => answer,
  )
  if (answers.length === 0) {
    throw new Error(`A release asks for no confirmation:\n${stderr}`)
  }
  edit(folder, 'content/confirmations.ts', [/(?<=> = )\{[^}]*\}/, `{ ${answers.join(', ')} }`])
}
