/**
 * `npm run edit`: an owner's editor in the browser, and beside it the site, which changes as he types. It writes `content/owner/`.
 * `-- --port 3200` as for `npm start`; the editor takes the port above.
 */
import { spawn } from 'node:child_process'
import { setTimeout } from 'node:timers/promises'
import { localAddresses } from '@/lib/server/settings'
import { bundle } from './edit/bundle'
import { createEditServer } from './edit/server'
import type { State } from './edit/told'
import { endWithParent } from './lib/endWithParent'
import { freePortsOrExit, listen, portOrExit } from './lib/listen'
import { outputOf } from './lib/output'
import { run } from './lib/run'

endWithParent()
const root = process.cwd()
const port = portOrExit()
const { site, editor } = localAddresses(port)

let state: State = { missing: [], faults: [], pictureFaults: [], isMakingPictures: false, isSiteUp: false }

/** One at a time, and once more for what came meanwhile. */
function inTurn(work: () => Promise<void>): () => void {
  let running: Promise<void> | null = null
  let again = false
  return function start() {
    if (running) {
      again = true
      return
    }
    running = work().finally(() => {
      running = null
      if (again) {
        again = false
        start()
      }
    })
  }
}

const look = inTurn(async () => {
  const { succeeded, answer } = await outputOf('tsx', ['scripts/edit/state.ts'])
  state = {
    ...state,
    ...(succeeded
      ? JSON.parse(answer)
      : { faults: ['Die Angaben sind nicht zu lesen. Warum, sagt: npm run check'] }),
  }
})

const makePictures = inTurn(async () => {
  state = { ...state, isMakingPictures: true }
  console.log('Die Bilder werden gerechnet …')
  const { succeeded, said } = await outputOf('tsx', ['artwork/pictures/serve.ts'])
  const lines = said.trim().split('\n')
  console.log(succeeded ? lines.at(-1) : lines.join('\n'))
  state = { ...state, isMakingPictures: false, pictureFaults: succeeded ? [] : lines }
})

/** Answered when Next has compiled its first page. */
async function siteIsUp(): Promise<void> {
  const isUp = await fetch(site).then(
    () => true,
    () => false,
  )
  if (!isUp) {
    await setTimeout(500)
    await siteIsUp()
  }
}

/** Whoever has no such program opens it himself. */
function open(address: string) {
  const [program, ...args] =
    process.platform === 'darwin'
      ? ['open']
      : process.platform === 'win32'
        ? ['cmd', '/c', 'start', '']
        : ['xdg-open']
  spawn(program, [...args, address], { stdio: 'ignore', detached: true })
    .on('error', () => {})
    .unref()
}

await freePortsOrExit([port, port + 1])
const scripts = await bundle(root)
// What Keystatic no longer has, a developer reads at once.
await scripts.rebuild()
const server = createEditServer({
  root,
  port: port + 1,
  site,
  scripts,
  state: () => state,
  onSaved(paths) {
    look()
    if (paths.some((path) => path.startsWith('owner/pictures'))) {
      makePictures()
    }
  },
})
await listen(server, port + 1)
look()
console.log(
  `Bearbeiten: ${editor}\nHalten Sie dieses Fenster offen, solange Sie schreiben. Strg+C beendet beides.`,
)
if (process.stdout.isTTY) {
  open(editor)
}
void siteIsUp().then(() => {
  state = { ...state, isSiteUp: true }
})
await run('node', ['--import', 'tsx', 'scripts/dev.ts', '--port', `${port}`])
process.exit(0)
