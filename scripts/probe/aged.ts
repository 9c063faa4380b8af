import { bad, doubt, type Finding, good, someOf } from './finding'
import type { ReadPage } from './site'

const dayOf = (date: Date) => date.toLocaleDateString('sv-SE', { timeZone: 'Europe/Berlin' })

/** `2026-11-24` as `24.11.2026`. */
const written = (day: string) => day.split('-').reverse().join('.')

/** Every object in the structured data of a page. */
function thingsIn(value: unknown): Record<string, unknown>[] {
  if (typeof value !== 'object' || value === null) {
    return []
  }
  return [{ ...value }, ...Object.values(value).flatMap(thingsIn)]
}

function dataOf({ root }: ReadPage): unknown[] {
  return root.querySelectorAll('script[type="application/ld+json"]').flatMap(({ rawText }) => {
    try {
      return [JSON.parse(rawText)]
    } catch {
      return []
    }
  })
}

/** Names of things of a type whose last day is over, with that day. */
function ended(pages: readonly ReadPage[], type: string, name: string, end: string, today: string): string[] {
  const lines = thingsIn(pages.map(dataOf)).flatMap((thing) => {
    const day = `${thing[end]}`.slice(0, 10)
    return thing['@type'] === type && thing[end] !== undefined && day < today
      ? [`„${thing[name]}“ bis ${written(day)}`]
      : []
  })
  return [...new Set(lines)]
}

const NEVER = '9999-12-31'

/** Rows of the table of wages in which every wage has run out: `Mindestlohn … 14,60 € vom 01.01.2027 bis 31.12.2027`. */
function endedWages(pages: readonly ReadPage[], today: string): string[] {
  return pages.flatMap(({ root }) =>
    root.querySelectorAll('tr').flatMap((row) => {
      const ends = [...row.textContent.matchAll(/€\s(?:ab|vom\s\S+\sbis\s(\d\d)\.(\d\d)\.(\d{4}))/g)].map(
        ([, day, month, year]) => (year === undefined ? NEVER : `${year}-${month}-${day}`),
      )
      const last = ends.sort().at(-1)
      return last !== undefined && last < today
        ? [
            `„${row.querySelector('th, td')?.textContent.trim().replaceAll('\u00ad', '')}“ bis ${written(last)}`,
          ]
        : []
    }),
  )
}

const MONTHS = Array.from({ length: 12 }, (_, month) =>
  new Date(Date.UTC(2026, month)).toLocaleDateString('de-DE', { month: 'long', timeZone: 'UTC' }),
)

/** Pages whose law was last read in a month of more than a year ago. */
function oldReadings(pages: readonly ReadPage[], today: string): string[] {
  return pages.flatMap(({ path, html }) => {
    const [, month = '', year] = /Rechtsstand:\s(\p{L}+)\s(\d{4})/u.exec(html) ?? []
    const at = MONTHS.indexOf(month) + 1
    return at > 0 && `${Number(year) + 1}-${`${at}`.padStart(2, '0')}` < today.slice(0, 7) ? [path] : []
  })
}

/** What pages still say although its day is over: nobody who builds rarely would see it. */
export function checkAge(pages: readonly ReadPage[], now: Date): Finding[] {
  const today = dayOf(now)
  const jobs = ended(pages, 'JobPosting', 'title', 'validThrough', today)
  const certificates = ended(pages, 'Certification', 'name', 'expires', today)
  const wages = endedWages(pages, today)
  const readings = oldReadings(pages, today)
  const findings = [
    jobs.length > 0 &&
      bad(
        `Stellen: Die Bewerbungsfrist ist vorbei (${someOf(jobs)}). Verlängern oder streichen Sie die Stelle, und veröffentlichen Sie neu: npm run release`,
      ),
    certificates.length > 0 &&
      bad(
        `Zertifikate der Firma: Die Seiten nennen, was abgelaufen ist (${someOf(certificates)}); wer damit wirbt, kann abgemahnt werden. Tragen Sie das neue Datum ein, oder streichen Sie es, und veröffentlichen Sie neu: npm run release`,
      ),
    wages.length > 0 &&
      doubt(
        `Löhne: Die Seiten nennen nur, was vorbei ist (${someOf(wages)}). Eine neuere Vorlage weiß, was jetzt gilt: npm run update, dann npm run release`,
      ),
    readings.length > 0 &&
      doubt(
        `Rechtsstand: Auf ${readings.length} von ${pages.length} Seiten ist er älter als zwölf Monate (${someOf(readings)}). Eine neuere Vorlage ist neu gelesen: npm run update, dann npm run release`,
      ),
  ].filter((finding) => finding !== false)
  return findings.length > 0
    ? findings
    : [good('Fristen: Keine Stelle, kein Zertifikat, kein Lohn und kein Rechtsstand ist abgelaufen.')]
}
