import { wellFormed } from './wellFormed'

/** Longest address that mail programs on Windows accept; a longer one opens no window. */
const MAX_LENGTH = 1900

/**
 * An e-mail address with its domain in ASCII (RFC 3492), as browsers and Node write hosts.
 * @throws for an invalid domain
 */
export function asciiEmail(address: string): string {
  return address.replace(/@[^@/\s]+$/, (domain) => `@${new URL(`https://${domain.slice(1)}`).hostname}`)
}

/** `mailto:` address with subject and body. A body that is too long for mail programs is truncated with an ellipsis. */
export function mailto(address: string, subject = '', body = ''): string {
  const link = `mailto:${asciiEmail(address)}`
  if (subject === '') {
    return link
  }
  const head = `${link}?subject=${encodeURIComponent(subject)}`
  if (body === '') {
    return head
  }
  // RFC 6068: line breaks in a body are CRLF. Lone surrogates would make the encoding throw.
  const characters = Array.from(wellFormed(body).replace(/\r?\n/g, '\r\n'))
  const encode = (count: number) => {
    const cut = count < characters.length ? '…' : ''
    return `${head}&body=${encodeURIComponent(characters.slice(0, count).join('') + cut)}`
  }
  let count = characters.length
  while (count > 0 && encode(count).length > MAX_LENGTH) {
    count -= Math.max(1, Math.ceil((encode(count).length - MAX_LENGTH) / 12))
  }
  return encode(Math.max(0, count))
}
