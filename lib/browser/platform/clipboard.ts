/** How long the clipboard may take to say yes. */
const COPY_MS = 1000

/** Copies a text; tells whether it is sure to have been copied. */
export async function copyText(text: string): Promise<boolean> {
  try {
    return await Promise.race([
      navigator.clipboard.writeText(text).then(() => true),
      new Promise<false>((resolve) => setTimeout(() => resolve(false), COPY_MS)),
    ])
  } catch {
    return false
  }
}
