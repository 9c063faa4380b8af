import type { Prefill } from '@/lib/both/offerTrigger'

/** The details that were put into the message last, by their origin, and under `SERVICE` all that a service has put there. */
export type Inserted = Readonly<Record<string, string>>

const SERVICE = 'leistung'

export type PrefillLabels = {
  /** Before the name of the service in the first line. */
  servicePrefix: string
  /** Above new details where the old ones stay. */
  replacesAbove: string
}

type Filled = { message: string; inserted: Inserted }

/**
 * The message of an enquiry with a chosen service or planned details, and the details to remember. It keeps all text of the visitor,
 * and replaces details of the same origin unless the visitor has changed them. Only where no word is his do keywords stand below the
 * service, for what an offer needs.
 */
export function prefilled(
  { message, inserted }: Filled,
  { service, needs, details, origin }: Prefill,
  { servicePrefix, replacesAbove }: PrefillLabels,
): Filled {
  const begins = service !== '' && (message.trim() === '' || message === inserted[SERVICE])
  const named = begins ? begun(service, needs, servicePrefix) : withService(message, service, servicePrefix)
  const present = stillPresent(message, inserted, named)
  const known = begins ? { ...present, [SERVICE]: named } : present
  return details === ''
    ? { message: named, inserted: known }
    : {
        message: withDetails({ message: named, inserted: known }, { details, origin }, replacesAbove),
        inserted: { ...known, [origin]: details },
      }
}

/** Where what an offer needs is answered: `Lageplan mit Toren: ` */
const keyword = (need: string) => `${need.replace(/[.:?]+$/, '')}: `

/** All that a service puts into a message in which no word is the visitor's. */
function begun(service: string, needs: readonly string[], prefix: string): string {
  return [`${prefix}${service}`, ...(needs.length > 0 ? needs.map(keyword) : [''])].join('\n')
}

/** Where the visitor begins to write: behind the first keyword of a message that is nobody's but ours. Null in any other. */
export function firstGapIn({ message, inserted }: Filled): number | null {
  const [first = '', second] = message.split('\n')
  return message === '' || message !== inserted[SERVICE] || second === undefined
    ? null
    : first.length + 1 + second.length
}

/** The message as it is sent: without the keywords that have no answer, neither behind nor below them. */
export function withoutGaps({ message, inserted }: Filled): string {
  const keywords = (inserted[SERVICE] ?? '')
    .split('\n')
    .slice(1)
    .map((line) => line.trimEnd())
    .filter((line) => line !== '')
  const lines = message.split('\n')
  return lines
    .filter((line, at) => {
      const below = lines[at + 1]?.trim() ?? ''
      const isAnswered = below !== '' && !keywords.some((word) => below.startsWith(word))
      return isAnswered || !keywords.includes(line.trimEnd())
    })
    .join('\n')
}

/** The details to remember after a change of the message: after an empty one only those that are in the new one. */
export function stillPresent(before: string, inserted: Inserted, message: string): Inserted {
  if (before !== '') {
    return inserted
  }
  const lines = message.split('\n')
  return Object.fromEntries(
    Object.entries(inserted).filter(([, details]) => indexOfDetails(details, lines) !== -1),
  )
}

/**
 * Puts the service's name, where there is one, into the first line of an enquiry: `Leistung: Werkschutz`.
 * A line that already names other services is extended if the visitor wrote below it, and replaced if not.
 */
function withService(message: string, service: string, prefix: string): string {
  if (service === '') {
    return message
  }
  const [firstLine = '', ...rest] = message.split('\n')
  if (!firstLine.startsWith(prefix)) {
    return `${prefix}${service}\n\n${message}`
  }
  const named = firstLine.slice(prefix.length).split(', ')
  if (named.includes(service)) {
    return message
  }
  const text = rest.join('\n')
  return text.trim() === '' ? `${prefix}${service}\n` : `${firstLine}, ${service}\n${text}`
}

function withDetails(
  { message, inserted }: Filled,
  { details, origin }: Pick<Prefill, 'details' | 'origin'>,
  replacesAbove: string,
): string {
  const { [origin]: before, ...others } = inserted
  const lines = message.split('\n')
  if (before !== undefined && indexOfDetails(before, lines) !== -1) {
    return replaced(before, lines, details.split('\n')).join('\n')
  }
  const index = indexOfDetails(details, lines)
  const below = index === -1 ? lines : lines.slice(index + details.split('\n').length)
  const own = Object.values(others).reduce((rest, other) => replaced(other, rest, []), below)
  const isChanged = before !== undefined && hasTraces(before, own)
  if (index !== -1 && !isChanged) {
    return message
  }
  const block = isChanged ? `${replacesAbove}\n${details}` : details
  return message.trim() === '' ? `${block}\n` : `${message.replace(/\n+$/, '')}\n\n${block}\n`
}

/** Index of the last complete occurrence of details among these lines; -1 if there is none. */
function indexOfDetails(details: string, lines: string[]): number {
  const wanted = details.split('\n')
  return lines.findLastIndex((_, at) => wanted.every((line, offset) => lines[at + offset] === line))
}

function replaced(details: string, lines: string[], by: string[]): string[] {
  const index = indexOfDetails(details, lines)
  return index === -1
    ? lines
    : [...lines.slice(0, index), ...by, ...lines.slice(index + details.split('\n').length)]
}

/** Whether parts of the details are left: a line that shares at least half of its words with one of theirs. */
function hasTraces(details: string, lines: string[]): boolean {
  const known = details.split('\n').map(wordsOf)
  return lines.map(wordsOf).some((words) =>
    known.some((others) => {
      const shared = words.filter((word) => others.includes(word)).length
      return shared * 2 >= Math.max(words.length, others.length)
    }),
  )
}

function wordsOf(line: string): string[] {
  return line.match(/\S+/g) ?? []
}
