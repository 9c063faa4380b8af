import { domainToUnicode } from 'node:url'

/** Whether an address leads to the machine that asks for it. */
export function isLoopback({ hostname }: URL): boolean {
  return ['localhost', '127.0.0.1', '[::1]'].includes(hostname)
}

function printedHost({ hostname, port }: URL): string {
  // An address in brackets (IPv6) is no domain.
  return `${domainToUnicode(hostname) || hostname}${port && `:${port}`}`
}

/** What follows the host: nothing where an address ends with it. */
function rest({ pathname, search, hash }: URL): string {
  return `${pathname}${search}${hash}`.replace(/^\/$/, '')
}

/** An address for people: umlauts in its host where machines have punycode. */
export function printedUrl(url: URL): string {
  return `${url.protocol}//${printedHost(url)}${rest(url)}`
}

/**
 * Whether a browser goes where the address says. Differences that everybody reads over do not count: large letters in the
 * host, its umlauts, a slash after it, umlauts in the path.
 */
function isReadAsWritten(value: string, url: URL): boolean {
  const [, host = '', tail = ''] = /^[a-z]+:\/\/([^/?#]*)\/?(.*)$/is.exec(value) ?? []
  return (
    [url.host, printedHost(url)].includes(host.toLowerCase().normalize('NFC')) &&
    [tail, encodeURI(tail.normalize('NFC'))].includes(rest(url).replace(/^\//, ''))
  )
}

/**
 * Why a value is no address that can be linked to, or null. http is for this machine only: what a visitor types must not
 * cross the network unencrypted.
 */
export function validateUrl(value: string): string | null {
  if (!/^[a-z]+:\/\//i.test(value)) {
    return 'beginnt nicht mit https://'
  }
  if (!URL.canParse(value)) {
    return 'ist keine Adresse, die ein Browser lesen kann'
  }
  const url = new URL(value)
  if (url.protocol !== 'https:' && !(url.protocol === 'http:' && isLoopback(url))) {
    return `beginnt mit ${url.protocol}// statt mit https://`
  }
  if (url.username !== '' || url.password !== '') {
    return 'enthält einen Benutzernamen vor dem @'
  }
  // URL takes more: `*` would be a wildcard of the content policy.
  if (!/^(?:[\w.-]+|\[[\da-f:.]+\])$/.test(url.hostname)) {
    return 'enthält vor dem ersten Schrägstrich ein Zeichen, das in keiner Domain vorkommt'
  }
  return isReadAsWritten(value, url) ? null : `lesen Browser als ${printedUrl(url)}`
}

/** Why a value is no address of a whole site, or null. */
export function validateOrigin(value: string): string | null {
  const message = validateUrl(value)
  if (message !== null) {
    return message
  }
  const tail = value.replace(/^[a-z]+:\/\/[^/?#]*/i, '')
  if (tail === '') {
    return null
  }
  if (tail === '/') {
    return 'endet mit einem Schrägstrich'
  }
  return tail.startsWith('/')
    ? 'enthält einen Pfad; ein Ordner auf dem Server gehört in BASE_PATH'
    : `enthält „${tail}“ hinter der Domain`
}

/** Why a value is no address to send forms to, or null. */
export function validateEndpoint(value: string): string | null {
  return (
    validateUrl(value) ??
    (value.includes('#') ? 'enthält ein #; was dahinter steht, wird nie gesendet' : null)
  )
}
