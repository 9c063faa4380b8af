import { inTime } from './inTime'

/** How long the clipboard may take to say yes. */
const COPY_MS = 1000

/** Copies a text; tells whether it is sure to have been copied. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await inTime(navigator.clipboard.writeText(text), COPY_MS)
    return true
  } catch {
    return false
  }
}
