import type { Prefill } from '@/lib/both/offerTrigger'

/** The details that were put into the message last, by their origin. */
export type Inserted = Readonly<Record<string, string>>

export type PrefillWords = {
  /** Before the name of the service in the first line. */
  servicePrefix: string
  /** Above new details where the old ones stay. */
  replacesAbove: string
}

type Filled = { message: string; inserted: Inserted }

/**
 * The message of an enquiry with what was chosen or planned elsewhere, and what of it to remember; never less of what the
 * visitor wrote. Details of the same origin are replaced where nobody has changed them.
 */
export function prefilled(
  { message, inserted }: Filled,
  { service, details, origin }: Prefill,
  { servicePrefix, replacesAbove }: PrefillWords,
): Filled {
  const named = service === '' ? message : withService(message, service, servicePrefix)
  const known = stillStanding(message, inserted, named)
  return details === ''
    ? { message: named, inserted: known }
    : {
        message: withDetails({ message: named, inserted: known }, { details, origin }, replacesAbove),
        inserted: { ...known, [origin]: details },
      }
}

/** What to remember of details when the message becomes another one: out of an empty one only what was put back. */
export function stillStanding(before: string, inserted: Inserted, message: string): Inserted {
  if (before !== '') {
    return inserted
  }
  const lines = message.split('\n')
  return Object.fromEntries(Object.entries(inserted).filter(([, details]) => placeOf(details, lines) !== -1))
}

/**
 * Puts the service's name into the first line of an enquiry: `Leistung: Werkschutz`.
 * A line that already names other services is extended if the visitor wrote below it, and replaced if not.
 */
function withService(message: string, service: string, prefix: string): string {
  const [firstLine = '', ...rest] = message.split('\n')
  if (!firstLine.startsWith(prefix)) {
    return `${prefix}${service}\n${message.trim() === '' ? '' : `\n${message}`}`
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
  { details, origin }: Omit<Prefill, 'service'>,
  replacesAbove: string,
): string {
  const { [origin]: before, ...others } = inserted
  const lines = message.split('\n')
  if (before !== undefined && placeOf(before, lines) !== -1) {
    return replaced(before, lines, details.split('\n')).join('\n')
  }
  const place = placeOf(details, lines)
  const below = place === -1 ? lines : lines.slice(place + details.split('\n').length)
  const own = Object.values(others).reduce((rest, other) => replaced(other, rest, []), below)
  const isChanged = before !== undefined && hasTraces(before, own)
  if (place !== -1 && !isChanged) {
    return message
  }
  const block = isChanged ? `${replacesAbove}\n${details}` : details
  return message.trim() === '' ? `${block}\n` : `${message.replace(/\n+$/, '')}\n\n${block}\n`
}

/** Where details stand whole among these lines, for the last time; -1 where they do not. */
function placeOf(details: string, lines: string[]): number {
  const wanted = details.split('\n')
  return lines.findLastIndex((_, at) => wanted.every((line, offset) => lines[at + offset] === line))
}

function replaced(details: string, lines: string[], by: string[]): string[] {
  const place = placeOf(details, lines)
  return place === -1
    ? lines
    : [...lines.slice(0, place), ...by, ...lines.slice(place + details.split('\n').length)]
}

/** Whether something is left of details: a line that shares at least half of its words with one of theirs. */
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
