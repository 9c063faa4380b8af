import { spawn } from 'node:child_process'
import { programOf } from '@/scripts/lib/command'

/** Runs a command to its end. Returns whether it went well, and all that it said. */
export function output(command: string, args: readonly string[]): Promise<{ isFine: boolean; text: string }> {
  const { program, args: all } = programOf(command, args)
  return new Promise((resolve, reject) => {
    const child = spawn(program, all, { stdio: ['ignore', 'pipe', 'pipe'] })
    let text = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (part: string) => {
        text += part
      })
    }
    child.on('error', reject).on('close', (code) => resolve({ isFine: code === 0, text }))
  })
}
