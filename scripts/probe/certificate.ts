import { connect } from 'node:tls'
import { bad, doubt, type Finding, good } from './finding'
import { remaining } from './remaining'

/** Hosts that renew by themselves do so earlier. */
const WARN_DAYS = 21
const TIMEOUT_MS = 10_000

export type Certificate = {
  validTo: Date
  /** Why browsers refuse it, as the system calls it, or null. */
  fault: string | null
}

/** Asks a server for its certificate. Throws where there is no connection. */
function certificateOf({ hostname, port }: URL): Promise<Certificate> {
  const host = hostname.replace(/^\[|\]$/g, '')
  return new Promise((resolve, reject) => {
    const socket = connect({
      host,
      port: Number(port || 443),
      // Not for addresses of numbers.
      ...(!/^[\d.]+$|:/.test(host) && { servername: host }),
      // Read, not trusted: nothing is sent.
      rejectUnauthorized: false,
      timeout: TIMEOUT_MS,
    })
    socket
      .once('secureConnect', () => {
        const { valid_to } = socket.getPeerCertificate()
        const fault = socket.authorized ? null : `${socket.authorizationError}`
        socket.end()
        resolve({ validTo: new Date(valid_to), fault })
      })
      .once('timeout', () => socket.destroy(new Error('timeout')))
      .once('error', reject)
  })
}

export function certificateFinding({ validTo, fault }: Certificate, now: Date): Finding {
  const { days, until } = remaining(validTo, now)
  if (days < 0) {
    return bad(
      `Zertifikat: seit ${until} abgelaufen; Browser warnen vor der Website. Erneuern Sie es bei Ihrem Anbieter.`,
    )
  }
  if (fault !== null) {
    return bad(
      `Zertifikat: Browser erkennen es nicht an (${fault}). Ihr Anbieter muss eines für genau diesen Namen einrichten.`,
    )
  }
  return days < WARN_DAYS
    ? doubt(
        `Zertifikat: läuft in ${days} Tagen ab (${until}). Sehen Sie nach, ob Ihr Anbieter es von selbst erneuert.`,
      )
    : good(`Zertifikat: gültig bis ${until}, noch ${days} Tage.`)
}

/** Nothing where there is no connection: the first page that is asked for tells that. */
export async function checkCertificate(url: URL, now: Date): Promise<Finding[]> {
  try {
    return [certificateFinding(await certificateOf(url), now)]
  } catch {
    return []
  }
}
