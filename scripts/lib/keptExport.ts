import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { OUT } from './exportFolder'

/** Where the last export waits while another one is built into its folder. */
const ASIDE = join(process.cwd(), '.local', 'kept-export')

/** Set while it waits, also for the programs that are started meanwhile. */
const WAITING = 'EXPORT_IS_KEPT'

type Folders = { out?: string; aside?: string }

/** Renaming fails on Windows while another program has a file in there. */
function move(from: string, to: string) {
  try {
    mkdirSync(dirname(to), { recursive: true })
    renameSync(from, to)
  } catch (error) {
    const reason = error instanceof Error ? error.message : error
    throw new Error(
      `${from} lässt sich nicht verschieben (${reason}). Beenden Sie, was darin liest, etwa „npm run serve“.`,
    )
  }
}

function putBack(out: string, aside: string) {
  if (existsSync(aside)) {
    rmSync(out, { recursive: true, force: true })
    move(aside, out)
  }
}

/** Restores the export that a crashed build had moved aside. Called before the next build. */
export function restoreKeptExport({ out = OUT, aside = ASIDE }: Folders = {}): void {
  if (process.env[WAITING] === undefined) {
    putBack(out, aside)
  }
}

/**
 * Puts the last export aside, so that a build which fails or is not meant to stay cannot destroy it: it comes back when this
 * program ends, however it ends, unless the new one was kept.
 * @returns `replace` keeps the new export and drops the last; `putBack` ends it before the program does
 */
export function keepExport({ out = OUT, aside = ASIDE }: Folders = {}) {
  restoreKeptExport({ out, aside })
  if (existsSync(out)) {
    move(out, aside)
  }
  process.env[WAITING] = 'yes'
  function end(settle: () => void) {
    process.off('exit', returned)
    delete process.env[WAITING]
    settle()
  }
  const returned = () => end(() => putBack(out, aside))
  process.on('exit', returned)
  return {
    replace: () => end(() => rmSync(aside, { recursive: true, force: true })),
    putBack: returned,
  }
}
