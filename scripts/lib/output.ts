import { spawn } from 'node:child_process'
import { programOf } from './command'

/** What a command said: its answer alone, and all of it as it came. */
export type Output = { succeeded: boolean; answer: string; said: string }

/** Runs a package's command, or npm's, to its end, in silence. */
export function outputOf(command: string, given: readonly string[]): Promise<Output> {
  const { program, args } = programOf(command, given)
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' },
    })
    let [answer, said] = ['', '']
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      answer += text
      said += text
    })
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      said += text
    })
    child.on('error', reject).on('close', (status) => resolve({ succeeded: status === 0, answer, said }))
  })
}
