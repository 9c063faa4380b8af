const made = new Set<string>()

/** A sentence that only the owner can know to be true. It is shown unchanged, and a release asks for it. */
export function claim(sentence: string): string {
  made.add(sentence)
  return sentence
}

/** What the texts that are loaded claim. */
export const claimed: ReadonlySet<string> = made
