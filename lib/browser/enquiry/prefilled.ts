import type { Prefill } from '@/lib/both/offerTrigger'

/**
 * The message of an enquiry with what was chosen or planned elsewhere; never less of what the visitor wrote.
 * @param prefix before the name of the service in the first line
 * @param inserted the details that this page has put in before: replaced where nobody has changed them
 */
export function prefilled(
  message: string,
  { service, details }: Prefill,
  { prefix, inserted }: { prefix: string; inserted: string },
): string {
  const named = service === '' ? message : withService(message, service, prefix)
  return details === '' ? named : withDetails(named, details, inserted)
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

function withDetails(message: string, details: string, inserted: string): string {
  if (message.includes(details)) {
    return message
  }
  if (inserted !== '' && message.includes(inserted)) {
    return message.replace(inserted, () => details)
  }
  return message.trim() === '' ? `${details}\n` : `${message.trimEnd()}\n\n${details}\n`
}
