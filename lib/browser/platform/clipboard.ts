import { inTime } from './inTime'

/** How long the clipboard may take. */
const TIMEOUT_MS = 1000

/** Copies a text; true only if the browser confirmed it. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await inTime(navigator.clipboard.writeText(text), TIMEOUT_MS)
    return true
  } catch {
    return false
  }
}
