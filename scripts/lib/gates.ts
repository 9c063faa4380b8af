/** Something to run beside `npm test`. */
export type Gate = {
  /** What follows `npm run`: a script of package.json with its arguments. */
  command: readonly [script: 'gate' | 'bench', name: string, ...args: string[]]
  /** Whether it runs each time, or when the number of commits, divided by three, leaves this. */
  turn: 'always' | 0 | 1 | 2
  /** Files and folders whose change concerns it. */
  subject: readonly string[]
}

/**
 * All gates and benches. Always: what changes of any part have made fail (docs/entwickeln.md), and what takes seconds. The turns take
 * about the same time each.
 */
export const GATES: readonly Gate[] = [
  { command: ['gate', 'html'], turn: 'always', subject: [] },
  { command: ['gate', 'documents'], turn: 'always', subject: [] },
  { command: ['gate', 'reckoning'], turn: 'always', subject: [] },
  { command: ['gate', 'dev'], turn: 'always', subject: [] },
  { command: ['gate', 'conditions'], turn: 'always', subject: [] },
  { command: ['gate', 'engines'], turn: 'always', subject: [] },
  { command: ['bench', 'weight'], turn: 'always', subject: [] },
  {
    command: ['gate', 'hosts'],
    turn: 0,
    subject: [
      'scripts/export/hosts',
      'scripts/lib/staticServer.ts',
      'scripts/probe',
      'app/boot/missingFiles.ts',
      'tests/hosts',
      'tests/redeploy',
      'tests/servers',
    ],
  },
  {
    command: ['gate', 'owner', 'frankfurt'],
    turn: 0,
    subject: ['scripts/records', 'scripts/release', 'scripts/release.ts', 'tests/owner', 'tests/release'],
  },
  {
    command: ['gate', 'owner', 'hamburg'],
    turn: 1,
    subject: [
      'content/extras.ts',
      'content/services/offered.ts',
      'lib/server/logo.ts',
      'artwork/pictures/serve.ts',
    ],
  },
  {
    command: ['bench', 'interactions'],
    turn: 1,
    subject: [
      'components/motion',
      'components/watch',
      'components/forms',
      'app/boot',
      'app/hydration',
      'lib/browser',
      'desk/hours',
      'scripts/bench/interactions',
    ],
  },
  {
    command: ['gate', 'owner', 'passau'],
    turn: 2,
    subject: [
      'content/records',
      'content/sample',
      'content/company.ts',
      'content/place.ts',
      'content/facts.ts',
      'content/formService.ts',
      'content/confirmations.ts',
    ],
  },
  {
    command: ['bench', 'lighthouse'],
    turn: 2,
    subject: [
      'app/boot',
      'app/layout.tsx',
      'app/globals.css',
      'app/tokens.css',
      'scripts/export/deferScripts.ts',
      'scripts/bench/lighthouse',
    ],
  },
]
