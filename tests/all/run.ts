/**
 * `npm run gate -- all`: every gate and bench, one after the other, to the end whatever fails; for before a release. `-- all --due`, as
 * CI does: what always runs, the third whose turn it is by the number of commits, and what the last commits touched.
 */
import { execFileSync, spawnSync } from 'node:child_process'
import { parseArgs } from 'node:util'
import { programOf } from '@/scripts/lib/command'
import { type History, whyDue } from '@/scripts/lib/gateChoice'
import { GATES } from '@/scripts/lib/gates'

const LAST_COMMITS = 20

function git(...args: string[]): string {
  return execFileSync('git', args, { encoding: 'utf8' }).trim()
}

function readHistory(): History {
  try {
    if (git('rev-parse', '--is-shallow-repository') === 'true') {
      return null
    }
    const touched = git('log', `-${LAST_COMMITS}`, '--name-only', '--format=').split('\n')
    return { commits: Number(git('rev-list', '--count', 'HEAD')), touched }
  } catch {
    return null
  }
}

const { due } = parseArgs({ options: { due: { type: 'boolean', default: false } } }).values
const history = due ? readHistory() : null
const gates = GATES.map((gate) => ({
  name: gate.command.join(' '),
  command: gate.command,
  why: due ? whyDue(gate, history) : 'all',
}))
for (const { name, why } of gates) {
  console.log(why === null ? `– ${name}: left for another commit` : `→ ${name}: ${why}`)
}

const results: Record<string, string> = {}
for (const { name, command, why } of gates) {
  if (why !== null) {
    const [script, ...rest] = command
    const { program, args } = programOf('npm', ['run', script, '--', ...rest])
    const began = performance.now()
    const { status } = spawnSync(program, args, { stdio: 'inherit' })
    const seconds = Math.round((performance.now() - began) / 1000)
    results[name] = `${status === 0 ? 'passed' : 'FAILED'} in ${seconds} s`
  }
}
console.log(
  Object.entries(results)
    .map(([name, result]) => `${name}: ${result}`)
    .join('\n'),
)
process.exit(Object.values(results).every((result) => result.startsWith('passed')) ? 0 : 1)
