import { existsSync, readdirSync } from 'node:fs'
import { whyDue } from './gateChoice'
import { GATES, type Gate } from './gates'

const gate: Gate = { command: ['gate', 'hosts'], turn: 1, subject: ['scripts/probe', 'scripts/serve.ts'] }

describe('a gate', () => {
  it.each([
    ['at its turn', 4, [], 'turn 2 of 3'],
    ['at another', 5, [], null],
    [
      'where a file of its subject has changed',
      5,
      ['README.md', 'scripts/probe/ask.ts'],
      'scripts/probe/ask.ts has changed',
    ],
    ['where the file itself has', 6, ['scripts/serve.ts'], 'scripts/serve.ts has changed'],
    ['where a name only begins alike', 6, ['scripts/probe.ts'], null],
    ['where only a unit test has changed', 6, ['scripts/probe/probe.test.ts'], null],
  ])('%s', (_, commits, touched, why) => {
    expect(whyDue(gate, { commits, touched })).toBe(why)
  })

  it('is due where git does not know the history', () => {
    expect(whyDue(gate, null)).toBe('git does not know the history')
  })
})

describe('the gates', () => {
  const nameOf = ({ command }: Gate) => command.join(' ')
  const dueAt = (commits: number) =>
    GATES.filter((each) => whyDue(each, { commits, touched: [] })).map(nameOf)

  it('all run within three commits, none twice but those that always do', () => {
    const always = GATES.filter(({ turn }) => turn === 'always').map(nameOf)
    const others = [900, 901, 902].flatMap((commits) =>
      dueAt(commits).filter((name) => !always.includes(name)),
    )
    expect([...always, ...others].sort()).toEqual(GATES.map(nameOf).sort())
    expect(dueAt(903)).toEqual(dueAt(900))
  })

  it('are all that there are', () => {
    const names = (script: string) =>
      [
        ...new Set(GATES.filter(({ command }) => command[0] === script).map(({ command }) => command[1])),
      ].sort()
    const folders = readdirSync('tests').filter((name) => existsSync(`tests/${name}/run.ts`))
    expect(names('gate')).toEqual(folders.filter((name) => name !== 'all' && name !== 'e2e'))
    const benches = readdirSync('scripts/bench').filter((name) => existsSync(`scripts/bench/${name}.ts`))
    // It fails nothing.
    expect(names('bench')).toEqual(benches.filter((name) => name !== 'links'))
  })

  it('name subjects that exist', () => {
    const subjects = GATES.flatMap(({ subject }) => subject)
    expect(subjects.filter((path) => !existsSync(path))).toEqual([])
  })
})
