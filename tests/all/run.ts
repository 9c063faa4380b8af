/**
 * `npm run gate -- all`: every gate and bench, one after the other, to the end whatever fails; for before a release. `-- all --due`, as
 * CI does: what always runs, the third whose turn it is by the number of commits, and what the last commits touched.
 */
import { execFileSync, spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'
import { parseArgs } from 'node:util'
import { programOf } from '@/scripts/lib/command'
import { type History, whyDue } from '@/scripts/lib/gateChoice'
import { GATES, type Gate } from '@/scripts/lib/gates'

const LAST_COMMITS = 20

/** Of a failed one, said again at the end: who reads a log from its end sees why. */
const LAST_LINES = 80

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

type Result = { passed: boolean; seconds: number; lastLines: string }

async function run([script, ...rest]: Gate['command']): Promise<Result> {
  const { program, args } = programOf('npm', ['run', script, '--', ...rest])
  const began = performance.now()
  const child = spawn(program, args, { stdio: ['inherit', 'pipe', 'pipe'] })
  const ended = new Promise<number | null>((resolve, reject) => {
    child.on('error', reject).on('close', resolve)
  })
  child.stderr.pipe(process.stderr)
  child.stdout.pipe(process.stdout)
  const [status, output, errors] = await Promise.all([ended, text(child.stdout), text(child.stderr)])
  return {
    passed: status === 0,
    seconds: Math.round((performance.now() - began) / 1000),
    lastLines: [output, errors]
      .map((all) => all.trimEnd().split('\n').slice(-LAST_LINES).join('\n'))
      .join('\n'),
  }
}

const results: (Result & { name: string })[] = []
for (const { name, command, why } of gates) {
  if (why !== null) {
    results.push({ name, ...(await run(command)) })
  }
}
const failed = results.filter(({ passed }) => !passed)
for (const { name, lastLines } of failed) {
  console.log(`\n${name}, which failed, ended with:\n${lastLines}\n`)
}
for (const { name, passed, seconds } of results) {
  console.log(`${name}: ${passed ? 'passed' : 'FAILED'} in ${seconds} s`)
}
process.exitCode = failed.length === 0 ? 0 : 1
