import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { realContent } from './realContent'

/** `what`: the place as the docs call it. It is found whether or not the owner has already been there. */
export type Edit = { what: string; at: RegExp; write: string }

/** @throws when an edit finds no place, so that the docs cannot lead astray unnoticed */
export function edited(file: string, text: string, edits: readonly Edit[]): string {
  return edits.reduce((before, { what, at, write }) => {
    if (before.search(at) === -1) {
      throw new Error(`${file}: ${what} is not written as docs/texte.md says (looked for ${at}).`)
    }
    return before.replace(at, () => write)
  }, text)
}

/** Changes one file of a copy of the project. */
export function editFile(folder: string, file: string, ...edits: readonly Edit[]) {
  const path = join(folder, file)
  writeFileSync(path, edited(file, readFileSync(path, 'utf8'), edits))
}

/** A text in quotes, on the line of its key or, where the formatter broke it, on the next. */
const TEXT = String.raw`\s+(?:'.*'|".*")`

function textEdit(key: string, value: string): Edit {
  return {
    what: key,
    at: new RegExp(`(?<=^ {2}${key}:)${TEXT}(?=,$)`, 'm'),
    write: ` ${JSON.stringify(value)}`,
  }
}

/** Every field of `content/company.ts` by a real one, whether it is `sample('…')`, `real('…')` or `unsaid`. */
export const recordEdits: readonly Edit[] = [
  ...Object.entries(realContent.record).map(([field, entry]) => ({
    what: field,
    at: new RegExp(`(?<=^ {2}${field}: )(?:(?:sample|real)\\([\\s\\S]*?\\)|unsaid)(?=,$)`, 'm'),
    write: `real(${JSON.stringify(entry?.value)})`,
  })),
  {
    what: 'href of LinkedIn',
    at: /(?<=name: 'LinkedIn',\s+href:\s+)(?:null|'.*')/,
    write: "'https://www.linkedin.com/company/nachtruf'",
  },
]

/** Evidence for every figure of `content/facts.ts`. */
export const evidenceEdits: readonly Edit[] = [
  {
    what: 'evidence',
    at: /(?<=^ {4}evidence: )(?:null|\{[^}]*\})(?= as Evidence \| null,$|,$)/gm,
    write: "{ basis: 'Eigene Auswertung', period: 'Verträge des Jahres 2025', asOf: 'Januar 2026' }",
  },
]

/** A yes to everything in `content/confirmations.ts`. */
export const confirmationEdits: readonly Edit[] = [
  { what: 'a promise', at: /(?<=: )(?:false|true)(?=,$)/gm, write: 'true' },
]

/** The service in `content/formService.ts`. */
export const formServiceEdits: readonly Edit[] = [
  { what: 'sample', at: /(?<=^ {2}sample: )(?:true|false)/m, write: 'false' },
  ...(['provider', 'country', 'storagePeriod'] as const).map((key) =>
    textEdit(key, realContent.formService[key]),
  ),
]

/** A deadline, and one paragraph more, on the home page. */
export const homeEdits: readonly Edit[] = [
  {
    what: 'deadline',
    at: new RegExp(`(?<=\\bdeadline:)(?: null|${TEXT})`),
    write: " 'Sie hören spätestens am nächsten Werktag von uns.'",
  },
  {
    what: 'paragraphs of welcome',
    at: /(?<=^ {2}welcome: \{[^}]*paragraphs: \[)/m,
    write:
      "'Vor drei Jahren haben wir mit einem Bürohaus am Hauptbahnhof begonnen. Die Sicherheitskraft, die dort die erste Nacht übernahm, leitet heute die Einsätze im Osten der Stadt und weist neue Kolleginnen und Kollegen ein.',",
  },
]

/** One paragraph more on a service page. */
export const serviceEdits: readonly Edit[] = [
  {
    what: 'paragraphs of intro',
    at: /(?<=^ {2}intro: \{[^}]*paragraphs: \[)/m,
    write:
      "'In unserem Werkschutz arbeiten auch Menschen, die früher selbst am Band standen. Sie wissen, wie sich eine Halle anhört, in der alles läuft.',",
  },
]
