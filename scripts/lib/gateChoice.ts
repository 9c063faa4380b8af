import type { Gate } from './gates'

/** What git tells about this commit; null where it cannot. */
export type History = {
  /** How many commits lead to this one: the same commit always takes the same turn. */
  commits: number
  /** Files that the last of them touched. */
  touched: readonly string[]
} | null

const TURNS = 3

/** `npm test` runs it itself. */
const UNIT_TEST = /\.test\.tsx?$/

/** Why a gate is due, or null where it is not. */
export function whyDue({ turn, subject }: Gate, history: History): string | null {
  if (history === null) {
    return 'git does not know the history'
  }
  if (turn === 'always') {
    return 'always'
  }
  if (turn === history.commits % TURNS) {
    return `turn ${turn + 1} of ${TURNS}`
  }
  const touched = history.touched
    .filter((file) => !UNIT_TEST.test(file))
    .find((file) => subject.some((part) => file === part || file.startsWith(`${part}/`)))
  return touched === undefined ? null : `${touched} has changed`
}
