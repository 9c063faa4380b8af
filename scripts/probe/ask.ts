/** How long a server may take. */
const TIMEOUT_MS = 10_000

/** What a server answered, redirects not followed; or why there is no answer, as the end of a German sentence. */
export type Answer =
  | { kind: 'answer'; status: number; headers: Headers; text: string }
  | { kind: 'none'; reason: string }

type Request = {
  method?: 'GET' | 'HEAD' | 'OPTIONS' | 'POST'
  headers?: Readonly<Record<string, string>>
  body?: string
  timeoutMs?: number
}

const REASONS: Readonly<Record<string, string>> = {
  ENOTFOUND: 'diesen Namen gibt es im Internet nicht (DNS)',
  EAI_AGAIN: 'der Name lässt sich gerade nicht nachschlagen (DNS); ist dieser Rechner im Netz?',
  ECONNREFUSED: 'dort antwortet kein Server',
  ECONNRESET: 'die Verbindung brach ab',
  EHOSTUNREACH: 'der Server ist nicht zu erreichen',
  ENETUNREACH: 'dieser Rechner ist nicht im Netz',
  ETIMEDOUT: 'die Verbindung kam nicht zustande',
  UND_ERR_CONNECT_TIMEOUT: 'die Verbindung kam nicht zustande',
  UND_ERR_SOCKET: 'die Verbindung brach ab',
}

/** Says in German why a connection failed. */
function failureReason(error: unknown, timeoutMs = TIMEOUT_MS): string {
  const { name, code, cause } = Object(error)
  if (name === 'TimeoutError' || name === 'AbortError') {
    return `keine Antwort in ${timeoutMs / 1000} Sekunden`
  }
  const deeper = code ?? Object(cause).code
  if (/CERT|TLS|SSL|SELF_SIGNED|VERIFY/.test(`${deeper}`)) {
    return `das Zertifikat wird nicht anerkannt (${deeper})`
  }
  return REASONS[deeper] ?? `die Verbindung scheiterte (${deeper ?? name})`
}

/** Asks a server once, as browsers do. Never throws. */
export async function ask(
  url: string,
  { method = 'GET', headers = {}, body, timeoutMs = TIMEOUT_MS }: Request = {},
): Promise<Answer> {
  try {
    const response = await fetch(url, {
      method,
      headers: {
        'Accept-Encoding': 'br, gzip',
        'User-Agent': 'Mozilla/5.0 (compatible; npm run probe)',
        ...headers,
      },
      ...(body !== undefined && { body }),
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    })
    const text = await response.text()
    return { kind: 'answer', status: response.status, headers: response.headers, text }
  } catch (error) {
    return { kind: 'none', reason: failureReason(error, timeoutMs) }
  }
}

/** How an answer is told in brackets. */
export function told(answer: Answer): string {
  return answer.kind === 'none' ? answer.reason : `Antwort ${answer.status}`
}

/** At once; more would be a load test. */
const ABREAST = 4

/** Does the same for each of a list, a few at once; the results are in its order. */
export async function forEach<T, R>(list: readonly T[], work: (one: T) => Promise<R>): Promise<R[]> {
  const results: R[] = []
  const entries = list.entries()
  async function worker() {
    for (const [at, one] of entries) {
      results[at] = await work(one)
    }
  }
  await Promise.all(Array.from({ length: ABREAST }, worker))
  return results
}
