import { withExample } from '@/lib/server/rules'

const known = new Map<string, string | null>()

/** Asked of the server: the rules read addresses and typefaces with what only Node.js has. */
function causeOf(at: string, value: string): string | null {
  const query = `/pruefen?${new URLSearchParams({ at, value })}`
  const before = known.get(query)
  if (before !== undefined) {
    return before
  }
  const request = new XMLHttpRequest()
  // The form asks while it draws a field, and the answer is on this machine.
  request.open('GET', query, false)
  try {
    request.send()
  } catch {
    return null
  }
  const cause: string | null = request.status === 200 ? JSON.parse(request.responseText) : null
  known.set(query, cause)
  return cause
}

/** The line at a field whose value cannot be right. An empty one always may be: what is missing is told elsewhere. */
export function faultOf(at: string, value: string, example = ''): string | undefined {
  const cause = value === '' ? null : causeOf(at, value)
  if (cause === null) {
    return undefined
  }
  return example === '' ? `Das ${cause}.` : withExample(`Das ${cause}`, example)
}
