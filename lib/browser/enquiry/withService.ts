/**
 * Puts the service's name into the first line of an enquiry: `Leistung: Werkschutz`.
 * A line that already names other services is extended if the visitor wrote below it, and replaced if not.
 */
export function withService(message: string, service: string, prefix: string): string {
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
