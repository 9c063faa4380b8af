import { spawn } from 'node:child_process'
import { programOf } from '@/scripts/lib/command'

/** Runs a command to its end. Returns whether it went well, and what it said: then its answer alone, else also why not. */
export function output(command: string, args: readonly string[]): Promise<{ isFine: boolean; text: string }> {
  const { program, args: all } = programOf(command, args)
  return new Promise((resolve, reject) => {
    const child = spawn(program, all, { stdio: ['ignore', 'pipe', 'pipe'] })
    const said = { stdout: '', stderr: '' }
    for (const name of ['stdout', 'stderr'] as const) {
      child[name].setEncoding('utf8').on('data', (part: string) => {
        said[name] += part
      })
    }
    child.on('error', reject).on('close', (code) => {
      const isFine = code === 0
      resolve({ isFine, text: isFine ? said.stdout : said.stdout + said.stderr })
    })
  })
}
