/** What a check says: all is well · somebody should look at it · visitors or search engines suffer · it could not be looked at. */
type Level = 'good' | 'doubt' | 'bad' | 'skipped'

/** One line for the owner: what was seen, and what to do about it. */
export type Finding = { level: Level; text: string }

export const good = (text: string): Finding => ({ level: 'good', text })
export const doubt = (text: string): Finding => ({ level: 'doubt', text })
export const bad = (text: string): Finding => ({ level: 'bad', text })
export const skipped = (text: string): Finding => ({ level: 'skipped', text })

const SIGNS: Record<Level, string> = { good: '✓', doubt: '!', bad: '✗', skipped: '–' }

export function printed({ level, text }: Finding): string {
  return `${SIGNS[level]} ${text}`
}

/** What a look at a site comes to: the last line, and how the command ends. */
export function summaryOf(findings: readonly Finding[]): { line: string; code: 0 | 1 } {
  const count = (level: Level) => findings.filter((finding) => finding.level === level).length
  const [bads, doubts] = [count('bad'), count('doubt')]
  return {
    line: bads + doubts === 0 ? 'Alles in Ordnung.' : `✗ ${bads} zu beheben, ! ${doubts} anzusehen.`,
    code: bads > 0 ? 1 : 0,
  }
}

/** A few of a list, for one line. */
export function someOf(list: readonly string[], most = 3): string {
  const rest = list.length - most
  return list.slice(0, most).join(', ') + (rest > 0 ? ` und ${rest} weitere` : '')
}
