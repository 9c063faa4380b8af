import { spawn } from 'node:child_process'
import { join } from 'node:path'

/** Prints its own process and goes on; a shell stands between, as npm's does. */
const SERVING = `
  import { endWithParent } from '${join(__dirname, 'endWithParent.ts')}'
  endWithParent()
  console.log(process.pid)
  setInterval(() => undefined, 1000)
`

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

it('a program that serves ends when the shell that started it is killed', async () => {
  const shell = spawn('sh', ['-c', '"$NODE" --import tsx --input-type=module --eval "$SERVING"; true'], {
    env: { ...process.env, NODE: process.execPath, SERVING },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const pid = Number(await new Promise<string>((resolve) => shell.stdout.once('data', resolve)))
  expect(isAlive(pid)).toBe(true)
  shell.kill()
  for (let waited = 0; isAlive(pid) && waited < 8000; waited += 100) {
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  const survived = isAlive(pid)
  if (survived) {
    process.kill(pid)
  }
  expect(survived).toBe(false)
}, 20_000)
