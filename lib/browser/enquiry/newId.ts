/** Tells the requests of one tab apart. Not by `crypto`, which is missing without https. */
export function newId(): string {
  return Math.random().toString(36).slice(2)
}
