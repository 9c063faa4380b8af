import { spawnSync } from 'node:child_process'
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { realContent } from '@/scripts/release/support/realContent'
import { RELEASE } from '@/tests/servers/cases'

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

/** What docs/texte.md says, in its order; and more words on two pages. */
export function makeItReal(folder: string) {
  edit(
    folder,
    'content/company.ts',
    ...Object.entries(realContent.record).map(
      ([field, entry]) =>
        [
          new RegExp(`^  ${field}: (?:(?:sample|real)\\([\\s\\S]*?\\)|unsaid),$`, 'm'),
          `  ${field}: real(${JSON.stringify(entry?.value)}),`,
        ] as const,
    ),
    [/(?<=name: 'LinkedIn',\s+href:\s+)(?:null|'.*')/, "'https://www.linkedin.com/company/nachtruf'"],
  )
  edit(folder, 'content/facts.ts', [
    /(?<=^ {4}evidence: )(?:null|\{[^}]*\})/gm,
    "{ basis: 'Eigene Auswertung', period: 'Verträge des Jahres 2025', asOf: 'Januar 2026' }",
  ])
  edit(
    folder,
    'content/formService.ts',
    ...Object.entries(realContent.formService).map(
      ([field, value]) =>
        [
          new RegExp(`^  ${field}:(?! boolean| string).*$`, 'm'),
          `  ${field}: ${JSON.stringify(value)},`,
        ] as const,
    ),
  )
  edit(
    folder,
    'content/home.ts',
    [/(?<=\bdeadline:)\s+(?:null|'.*')/, " 'Sie hören spätestens am nächsten Werktag von uns.'"],
    [
      /(?<=^ {2}welcome: \{[^}]*paragraphs: \[)/m,
      "'Vor drei Jahren haben wir mit einem Bürohaus am Hauptbahnhof begonnen. Die Sicherheitskraft, die dort die erste Nacht übernahm, leitet heute die Einsätze im Osten der Stadt und weist neue Kolleginnen und Kollegen ein.',",
    ],
  )
  edit(folder, 'content/services/werkschutz.ts', [
    /(?<=^ {2}intro: \{[^}]*paragraphs: \[)/m,
    "'In unserem Werkschutz arbeiten auch Menschen, die früher selbst am Band standen. Sie wissen, wie sich eine Halle anhört, in der alles läuft.',",
  ])
}

/** What docs/leistung.md says, in its order; the text itself is a file of ours. */
export function addService(folder: string) {
  const slug = RELEASE.newService
  copyFileSync(join(process.cwd(), `tests/owner/${slug}.ts.txt`), join(folder, `content/services/${slug}.ts`))
  edit(folder, 'content/services/slugs.ts', [/(?<=^export const serviceSlugs = \[)/m, `'${slug}',`])
  edit(
    folder,
    'content/services/index.ts',
    [/^/, `import { museumsWache } from './${slug}'\n`],
    [/(?<=^const bySlug = \{)/m, `'${slug}': museumsWache,`],
  )
  copyFileSync(
    join(folder, 'artwork/pictures/masters/service/objektschutz.webp'),
    join(folder, `artwork/pictures/masters/service/${slug}.webp`),
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
