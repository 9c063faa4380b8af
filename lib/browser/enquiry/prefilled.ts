import type { Prefill } from '@/lib/both/offerTrigger'
import type { Draft } from './fields'

/**
 * The draft for a chosen service or with details from the desk, which replace those of the same origin. The message keeps all text of
 * the visitor: only where no word is his do keywords stand below the service, for what an offer needs.
 */
export function prefilled(draft: Draft, { service, needs, details }: Prefill, prefix: string): Draft {
  const { message, begun } = draft
  if (service !== '' && (message.trim() === '' || message === begun)) {
    const keywords = needs.length > 0 ? needs.map(keyword) : ['']
    const named = [`${prefix}${service}`, ...keywords].join('\n')
    return { ...draft, ...details, message: named, begun: named }
  }
  return { ...draft, ...details, message: withService(message, service, prefix) }
}

/** Where what an offer needs is answered: `Lageplan mit Toren: ` */
const keyword = (need: string) => `${need.replace(/[.:?]+$/, '')}: `

/** Where the visitor begins to write: behind the first keyword of a message that is nobody's but ours. Null in any other. */
export function firstGapIn({ message, begun }: Draft): number | null {
  const [first = '', second] = message.split('\n')
  return message === '' || message !== begun || second === undefined ? null : first.length + 1 + second.length
}

/** The draft as it is sent: without the keywords that have no answer, neither behind nor below them, unless there is nothing else. */
export function withoutGaps(draft: Draft): Draft {
  const keywords = draft.begun
    .split('\n')
    .slice(1)
    .map((line) => line.trimEnd())
    .filter((line) => line !== '')
  const lines = draft.message.split('\n')
  const message = lines
    .filter((line, at) => {
      const below = lines[at + 1]?.trim() ?? ''
      const isAnswered = below !== '' && !keywords.some((word) => below.startsWith(word))
      return isAnswered || !keywords.includes(line.trimEnd())
    })
    .join('\n')
  return message.trim() === '' ? draft : { ...draft, message }
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
