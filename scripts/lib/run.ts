import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { programOf } from './command'

/** Sent by Ctrl-C, by `kill`, and when the terminal is closed. */
const ENDING = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/**
 * Runs a package's command, or npm's, with this terminal; ends this program with the same code when it fails. Who ends this
 * program meanwhile ends both, the command first.
 * @param cwd folder to run it in, if not this one
 */
export async function run(command: string, args: readonly string[], cwd = process.cwd()): Promise<void> {
  const { program, args: all } = programOf(command, args, cwd)
  const child = spawn(program, all, {
    cwd,
    stdio: 'inherit',
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' },
  })
  let endedBy: NodeJS.Signals | null = null
  const end = (signal: NodeJS.Signals) => {
    endedBy = signal
    child.kill(signal)
  }
  for (const signal of ENDING) {
    process.on(signal, end)
  }
  const code = await new Promise<number>((resolve, reject) => {
    child.on('error', reject).on('close', (status, signal) => {
      const by = endedBy ?? signal
      resolve(by === null ? (status ?? 1) : 128 + constants.signals[by])
    })
  })
  for (const signal of ENDING) {
    process.off(signal, end)
  }
  if (code !== 0) {
    process.exit(code)
  }
}

/** Runs one of the scripts of a project's package.json; ends this program with the same code when it fails. */
export function runScript(name: string, args: readonly string[], cwd: string): Promise<void> {
  return run('npm', ['run', name, '--', ...args], cwd)
}
