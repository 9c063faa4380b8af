const listFormat = new Intl.ListFormat('de')

/** `Werk, Büro und Laden` */
export function germanList(words: readonly string[]): string {
  return listFormat.format(words)
}

const COUNTS = 'null ein zwei drei vier fünf sechs sieben acht neun zehn elf zwölf'.split(' ')

/** A number before what it counts: `sieben`, and from 13 on in digits. One is `ein`, as in `ein Muster`. */
export function countInWords(count: number): string {
  return COUNTS[count] ?? String(count)
}

/** `Sieben`, where it begins a line. */
export function countFirst(count: number): string {
  const word = countInWords(count)
  return word.charAt(0).toUpperCase() + word.slice(1)
}

/** Search results cut longer titles. */
export const TITLE_LENGTH = 60
