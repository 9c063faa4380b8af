/**
 * `npm run gate -- documents`: every Word document of `out/` through LibreOffice, which must find in it the headings, the
 * tables and the mark, on two sheets at most. Needs LibreOffice.
 */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parse } from 'node-html-parser'
import { extractText } from 'unpdf'
import { paper } from '@/content/planning/specimens/paper'
import type { Specimen } from '@/content/planning/specimens/types'
import { specimens } from '@/desk/specimens/specimens'
import { specimenFile } from '@/lib/server/pages'
import { exportFolderOrExit } from '@/scripts/lib/exportFolder'

const MOST_SHEETS = 2

const out = exportFolderOrExit()
const folder = mkdtempSync(join(tmpdir(), 'documents-'))
try {
  for (const format of ['html', 'pdf']) {
    convert(format)
  }
  const faults = (await Promise.all(specimens.map(faultsOf))).flat()
  for (const fault of faults) {
    console.error(fault)
  }
  console.log(`LibreOffice opens ${specimens.length} documents; ${faults.length} faults`)
  process.exitCode = faults.length === 0 ? 0 : 1
} finally {
  rmSync(folder, { recursive: true })
}

function convert(format: string) {
  const files = specimens.map((specimen) => join(out, specimenFile(specimen)))
  try {
    // With a profile of its own: another LibreOffice may run.
    const profile = pathToFileURL(join(folder, 'profile')).href
    execFileSync(
      'soffice',
      [
        '--headless',
        `-env:UserInstallation=${profile}`,
        '--convert-to',
        format,
        '--outdir',
        folder,
        ...files,
      ],
      { stdio: 'pipe' },
    )
  } catch {
    console.error(
      'The documents need LibreOffice. Install it (Debian: apt install --no-install-recommends libreoffice-writer-nogui fonts-liberation).',
    )
    process.exit(1)
  }
}

async function faultsOf({ id, title, blocks }: Specimen): Promise<string[]> {
  const html = parse(readFileSync(join(folder, `${id}.html`), 'utf8'))
  const texts = (selector: string) => html.querySelectorAll(selector).map((element) => plain(element.text))
  const headings = [title, ...blocks.flatMap((block) => (block.kind === 'heading' ? [block.text] : []))]
  const cells = blocks.flatMap((block) =>
    block.kind === 'table'
      ? [block.columns.map(({ heading }) => heading), ...block.rows, ...(block.foot ?? [])].flat()
      : [],
  )
  const [foundHeadings, foundCells] = [texts('h1, h2'), new Set(texts('td, th'))]
  const missing = [
    ...headings.filter((text) => !foundHeadings.includes(plain(text))),
    ...cells.filter((text) => !foundCells.has(plain(text))),
  ]
  const { text: sheets } = await extractText(new Uint8Array(readFileSync(join(folder, `${id}.pdf`))))
  return [
    ...missing.map((text) => `${id}: „${text}“ is missing`),
    ...sheets.flatMap((sheet, at) =>
      sheet.includes(paper.mark) ? [] : [`${id}: sheet ${at + 1} does not say „${paper.mark}“`],
    ),
    ...(sheets.length > MOST_SHEETS ? [`${id}: ${sheets.length} sheets`] : []),
  ]
}

function plain(text: string): string {
  return text
    .replace(/&#160;|&nbsp;/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}
